import Glibc
import SavingsCore
import Support
import Testing

@Suite struct MigratedStoreTests {
  let store: KeptStore
  let old: [UInt8]

  init() throws {
    store = try KeptStore()
    old = try Repository.store("v1.json")
    try writeFile(old, store.path)
    _ = chmod(store.path, 0o600)
  }

  @Test func readingLeavesTheOldFileAlone() throws {
    #expect(try store.snapshot().revision == 0)
    #expect(try fileBytes(store.path) == old)
    #expect(try store.folder.names == ["savings.json"])
  }

  @Test func theOldFileIsKeptForGood() throws {
    try store.add("Tin", "Can")
    try store.undo()
    #expect(try fileBytes(store.path + ".v1.bak") == old)
    #expect(try mode(store.path + ".v1.bak") == 0o600)
    #expect(
      try store.folder.names == [
        ".savings.json.lock", "savings.json", "savings.json.bak",
        "savings.json.history", "savings.json.v1.bak",
      ])
    #expect(try store.names() == ["Savings book", "Jar", "Tin"])
    let text = String(decoding: try fileBytes(store.path), as: UTF8.self)
    #expect(text.contains("\"schemaVersion\": 2,"))
  }

  @Test func theFirstChangeCanBeUndone() throws {
    let book = try store.snapshot().book
    try store.add("Tin")
    try store.undo()
    #expect(try store.snapshot().book == book)
    #expect(
      try store.refusal() == .nothingToUndo(asked: 1, there: 0))
  }
}
