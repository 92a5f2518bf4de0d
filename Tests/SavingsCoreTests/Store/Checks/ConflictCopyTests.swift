import Glibc
import SavingsCore
import Support
import Testing

@Suite struct ConflictCopyTests {
  let store: KeptStore

  init() throws {
    store = try KeptStore()
    try store.add("Jar")
  }

  private func findings() throws -> [Finding] {
    try store.file.findings(beside: store.snapshot())
  }

  @Test(
    arguments: [
      "savings.sync-conflict-20260310-081500-ABCDEFG.json",
      "savings (Anna's conflicted copy 2026-03-10).json",
      "savings (conflicted copy 2026-03-10 081500).json",
      "savings (In Konflikt stehende Kopie von Anna 2026-03-10).json",
      "savings (copie en conflit de Anna 2026-03-10).json",
      "savings (SFConflict anna@home 2026-03-10-08-15-00).json",
      "savings_conflict-20260310-081500.json",
      "savings.Conflict.json", "savings [conflicted].json",
      "savings.json.conflict1", "savings.conflict2.json",
      "savings-DESKTOP-AB12CD3.json", "savings-LAPTOP-7QJ3K.json",
      "savings (1).json", "savings 2.json",
      "savings.json.sync-conflict-20260310-081500-ABCDEFG.history",
    ])
  func isNoticed(_ name: String) throws {
    try writeFile([], store.folder.path(name))
    // With its folder, so that a command with it goes from anywhere.
    let path = store.folder.path(name)
    #expect(try findings() == [.conflictCopy(path)])
    #expect(!Finding.conflictCopy(path).isNote)
  }

  @Test(
    arguments: [
      "savings-boat.json", "savings.json.v1.bak", "savings.json~",
      "savings.json.history.7", "savings 2026.json", "savings (old).json",
      "other (conflicted copy).json", "savingsconflict.json", "conflict.json",
      "savings 2.txt",
    ])
  func leavesInPeace(_ name: String) throws {
    try writeFile([], store.folder.path(name))
    #expect(try findings() == [])
  }

  /// What lies beside a store lies beside the file, and not beside a link.
  @Test func behindALinkItIsBesideTheFile() throws {
    let copy = store.folder.path("savings (conflicted copy 2026-03-10).json")
    try writeFile(try fileBytes(store.file.path), copy)
    let link = store.folder.path("links/money.json")
    #expect(mkdir(store.folder.path("links"), 0o700) == 0)
    #expect(symlink("../savings.json", link) == 0)
    let file = StoreFile(named: link)
    let told = try file.findings(beside: file.read())
    let real = try #require(realpath(copy, nil))
    defer { free(real) }
    #expect(told == [.conflictCopyThatIsIn(String(cString: real))])
  }
}
