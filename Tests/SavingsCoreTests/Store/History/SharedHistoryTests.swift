import Glibc
import SavingsCore
import Support
import Testing

/// A history that somebody else has as well, or that may only be read.
@Suite struct SharedHistoryTests {
  @Test func asSecondNamesInASnapshotItStaysAsItIs() throws {
    let store = try KeptStore()
    try store.add("Jar", "Box")
    let snapshot = store.folder.path("snapshot")
    #expect(link(store.historyPath, snapshot) == 0)
    let before = try fileBytes(snapshot)
    try store.add("Tin")
    try store.undo()
    #expect(try fileBytes(snapshot) == before)
    #expect(try store.lines().count == 4)
    #expect(try store.names() == ["Jar", "Box"])
    try store.redo()
    #expect(try store.names() == ["Jar", "Box", "Tin"])
  }

  @Test(arguments: [0o400, 0o440, 0o444] as [UInt32])
  func besideAStoreToBeReadItsOwnerCanGoOnWriting(
    _ permissions: UInt32
  ) throws {
    let store = try KeptStore()
    try store.add("Jar")
    #expect(chmod(store.path, permissions) == 0)
    try store.add("Box")
    #expect(try mode(store.path) == permissions)
    #expect(try mode(store.historyPath) == permissions | 0o600)
    // So older versions left it.
    #expect(chmod(store.historyPath, permissions) == 0)
    try store.add("Tin")
    #expect(try mode(store.historyPath) == permissions | 0o600)
    #expect(try store.lines().count == 3)
    try store.undo(2)
    #expect(try store.names() == ["Jar"])
  }

  @Test func aFolderInItsPlaceIsNamed() throws {
    let store = try KeptStore()
    try store.add("Jar")
    #expect(unlink(store.historyPath) == 0)
    #expect(mkdir(store.historyPath, 0o700) == 0)
    #expect(
      throws: StoreProblem.inTheWay(store.historyPath, kind: "folder")
    ) { try store.add("Box") }
    #expect(try store.names() == ["Jar"])
  }

  /// Who changed the store meanwhile, as an older version does that locks no
  /// folder, can still undo it.
  @Test func theLineOfAChangeFromBetweenStays() throws {
    let store = try KeptStore()
    try store.add("Jar")
    let other = try KeptStore()
    for ending in ["", ".history"] {
      try writeFile(fileBytes(store.path + ending), other.path + ending)
    }
    try other.add("Tin")
    let lock = store.folder.path(".savings.json.lock")
    #expect(throws: StoreProblem.editedMeanwhile(store.path)) {
      try store.change("asset add Box") { book in
        #expect(unlink(lock) == 0)
        for ending in [".history", ""] {
          let draft = store.folder.path("other")
          try writeFile(fileBytes(other.path + ending), draft)
          #expect(rename(draft, store.path + ending) == 0)
        }
        return book
      }
    }
    #expect(try store.lines() == other.lines())
    try store.undo()
    #expect(try store.names() == ["Jar"])
  }

  @Test func aChangeThatLostTheLockIsRememberedOnce() throws {
    let store = try KeptStore()
    try store.add("Jar")
    let lock = store.folder.path(".savings.json.lock")
    var isThere = true
    try store.file.change(
      creating: false,
      note: {
        if isThere { #expect(unlink(lock) == 0) }
        isThere = false
        return HistoryNote(
          secondsSince1970: 1_795_162_500, command: "asset edit jar",
          kind: .change)
      }
    ) { Snapshot(revision: $0.revision + 1, $0.book) }
    #expect(try store.lines().count == 2)
    try store.undo()
    #expect(try store.lines().count == 3)
  }
}
