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
}
