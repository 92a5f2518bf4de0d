import Glibc
import SavingsCore
import Support
import Testing

/// What stands where a store should be, and is none.
@Suite struct StoreRefusalTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path("savings.json") }

  /// Reading and changing are both refused, and leave no trace.
  private func refuses(_ path: String, _ problem: StoreProblem) throws {
    let names = try folder.names
    let file = StoreFile(named: path)
    #expect(throws: problem) { try file.read() }
    #expect(throws: problem) { try file.change(creating: true) { $0.book } }
    #expect(try folder.names == names)
  }

  @Test func aPipeIsRefusedAtOnce() throws {
    #expect(mkfifo(path, 0o600) == 0)
    try refuses(path, .notAFile(path, kind: "pipe"))
  }

  @Test func aPipeOfAnotherProgramIsRefused() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let path = "/proc/self/fd/\(ends[0])"
    try refuses(path, .notAFile(path, kind: "pipe"))
  }

  @Test func aFolderIsRefused() throws {
    try refuses(folder.path, .notAFile(folder.path, kind: "folder"))
    try refuses("/", .notAFile("/", kind: "folder"))
    try refuses("", .notAFile("", kind: "folder"))
  }

  @Test func aDeviceIsRefused() throws {
    try refuses("/dev/null", .notAFile("/dev/null", kind: "device"))
  }

  @Test func aLinkThatLeadsNowhereIsRefused() throws {
    #expect(symlink("nowhere.json", path) == 0)
    try refuses(path, .danglingLink(path))
  }

  @Test func linksInACircleAreRefused() throws {
    #expect(symlink("other.json", path) == 0)
    #expect(symlink("savings.json", folder.path("other.json")) == 0)
    try refuses(path, .linkLoop(path))
  }

  @Test func aMissingFolderIsNoNewUser() throws {
    let path = folder.path("unmounted/savings.json")
    try refuses(path, .noFolder(path))
  }

  @Test func aFileOnTheWayIsNoFolder() throws {
    try writeFile([1], path)
    try refuses(path + "/savings.json", .noFolder(path + "/savings.json"))
  }

  @Test func aFileOverTheLimitIsRefusedBeforeItIsRead() throws {
    try writeFile([1], path)
    #expect(truncate(path, StoreFile.largest + 1) == 0)
    try refuses(path, .tooLarge(path, bytes: StoreFile.largest + 1))
  }

  @Test func noBytesAreDamage() throws {
    try writeFile([], path)
    let file = StoreFile(named: path)
    let problem = StoreProblem.content(.empty, in: path, hasBackup: false)
    #expect(throws: problem) { try file.read() }
    #expect(throws: problem) { try file.change(creating: true) { $0.book } }
    #expect(try fileBytes(path) == [])
  }

  @Test func aBackupWithoutItsStoreIsNoNewUser() throws {
    try writeFile([1], path + ".bak")
    try refuses(path, .gone(path))
  }

  @Test func aNamedFileIsMadeOnlyByThoseWhoMay() throws {
    let file = StoreFile(named: path)
    #expect(throws: StoreProblem.missing(path)) { try file.read() }
    #expect(throws: StoreProblem.missing(path)) {
      try file.change(creating: false) { $0.book }
    }
    #expect(try folder.names == [])
  }

  @Test func aDamagedFileIsNeverReplaced() throws {
    let bytes = Array("{ not a store".utf8)
    try writeFile(bytes, path)
    let file = StoreFile(named: path)
    #expect(throws: StoreProblem.self) {
      try file.change(creating: true) { $0.book }
    }
    #expect(throws: StoreProblem.self) {
      try file.change(creating: true, accepting: true) { $0.book }
    }
    #expect(try fileBytes(path) == bytes)
  }
}
