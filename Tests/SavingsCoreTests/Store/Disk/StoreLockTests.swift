import Glibc
import SavingsCore
import Support
import Testing

/// What happens where somebody takes away what a change holds on to.
@Suite struct StoreLockTests {
  let folder: TemporaryFolder
  let before: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    try StoreFile(named: folder.path("savings.json")).change(creating: true) {
      $0.book
    }
    before = try fileBytes(folder.path("savings.json"))
  }

  private var path: String { folder.path("savings.json") }
  private var lock: String { folder.path(".savings.json.lock") }
  private var draft: String { folder.path(".savings.json.new") }

  private var hasty: StoreFile {
    var file = StoreFile(named: path)
    file.patience = 30_000_000
    return file
  }

  /// Changes the store, with something done before it is replaced.
  private func change(_ work: @escaping () throws -> Void) throws {
    try hasty.change(creating: false, accepting: false) {
      $0.book
    } beforeReplacing: {
      do { try work() } catch { Issue.record(error) }
    }
  }

  /// A change after which everything is as it should be.
  private func changesAgain() throws {
    try hasty.change(creating: false) { $0.book }
    #expect(
      try folder.names == [
        ".savings.json.lock", "savings.json", "savings.json.bak",
        "savings.json.history",
      ])
  }

  @Test func aLockThatWasRemovedIsTakenAnew() throws {
    let lock = lock
    try change { #expect(unlink(lock) == 0) }
    #expect(try hasty.read()?.revision == 2)
    try changesAgain()
  }

  @Test func nobodyElseChangesTheStoreUnderANewLock() throws {
    let (path, lock) = (path, lock)
    var other = hasty
    other.patience = 0
    try change {
      #expect(unlink(lock) == 0)
      #expect(throws: StoreProblem.busy(path)) {
        try other.change(creating: false) { $0.book }
      }
    }
    #expect(try hasty.read()?.revision == 2)
    try changesAgain()
  }

  /// As an older version, which locks no folder, would hold it.
  @Test func whoeverHoldsTheNewLockIsWaitedFor() throws {
    let lock = lock
    var other: Int32 = -1
    #expect(throws: StoreProblem.busy(path)) {
      try change {
        #expect(unlink(lock) == 0)
        other = open(lock, O_RDWR | O_CREAT, 0o600)
        #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
      }
    }
    #expect(close(other) == 0)
    #expect(try fileBytes(path) == before)
    try changesAgain()
  }

  /// So one `sudo cst` shuts nobody out, even while the lock is taken away.
  @Test func aNewLockIsAsPrivateAsTheStore() throws {
    let lock = lock
    var isThere = true
    #expect(chmod(path, 0o640) == 0)
    try change {
      if isThere { #expect(unlink(lock) == 0) }
      isThere = false
    }
    #expect(try mode(lock) == 0o640)
  }

  /// Who lost the lock and does not get it back leaves it to who has it now.
  @Test func draftsOfWhoeverHoldsTheNewLockStay() throws {
    let (lock, draft) = (lock, draft)
    var other: Int32 = -1
    #expect(throws: StoreProblem.busy(path)) {
      try change {
        #expect(unlink(lock) == 0)
        other = open(lock, O_RDWR | O_CREAT, 0o600)
        #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
        #expect(unlink(draft) == 0)
        try writeFile([7], draft)
      }
    }
    #expect(try fileBytes(draft) == [7])
    #expect(close(other) == 0)
    try changesAgain()
  }

  @Test func theFolderIsLockedToo() throws {
    let other = open(folder.path, O_RDONLY | O_DIRECTORY)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    #expect(throws: StoreProblem.busy(path)) {
      try hasty.change(creating: false) { $0.book }
    }
    #expect(close(other) == 0)
    try changesAgain()
  }

  @Test(arguments: [true, false])
  func onlyWhatWasWrittenTakesTheName(isReplaced: Bool) throws {
    let draft = draft
    #expect(throws: StoreProblem.editedMeanwhile(path)) {
      try change {
        #expect(unlink(draft) == 0)
        if isReplaced { try writeFile([7], draft) }
      }
    }
    #expect(try fileBytes(path) == before)
    try changesAgain()
  }

  @Test func aLockOfSeveralNamesIsLeftToTheOthers() throws {
    #expect(chmod(lock, 0o600) == 0)
    #expect(link(lock, folder.path("snapshot")) == 0)
    #expect(chmod(path, 0o640) == 0)
    try hasty.change(creating: false) { $0.book }
    #expect(try mode(folder.path("snapshot")) == 0o600)
    #expect(try mode(lock) == 0o640)
  }

  @Test func aFolderInThePlaceOfTheBackupIsNamed() throws {
    #expect(mkdir(path + ".bak", 0o700) == 0)
    #expect(throws: StoreProblem.inTheWay(path + ".bak", kind: "folder")) {
      try hasty.change(creating: false) { $0.book }
    }
    #expect(try fileBytes(path) == before)
  }
}
