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
    #expect(text.contains("\"schemaVersion\": 3,"))
  }

  @Test func theFirstChangeCanBeUndone() throws {
    let book = try store.snapshot().book
    try store.add("Tin")
    try store.undo()
    #expect(try store.snapshot().book == book)
    #expect(try store.refusal() == .nothingToUndo(asked: 1, there: 0))
  }

  /// A change of version 2 can be taken back by version 3, and the file of
  /// before stays.
  @Test func whatVersion2ChangedCanBeUndone() throws {
    try writeFile(try Repository.store("v2.json"), store.path)
    try store.add("Tin")
    try store.makeVersion2()
    let old = try fileBytes(store.path)
    let names = try store.names()
    try store.undo()
    #expect(try store.names() == names.dropLast())
    #expect(try fileBytes(store.path + ".v2.bak") == old)
    let text = String(decoding: try fileBytes(store.path), as: UTF8.self)
    #expect(text.contains("\"schemaVersion\": 3,"))
    try store.redo()
    #expect(try store.names() == names)
    #expect(try fileBytes(store.path + ".v2.bak") == old)
  }

  /// Lines of a file of version 2 go over into the new one as they stand.
  @Test func aFileOfVersion2IsWrittenAsVersion3() throws {
    try writeFile(try Repository.store("v2.json"), store.path)
    let before = try store.snapshot()
    try store.change("nothing") { $0 }
    let after = try store.snapshot()
    #expect(after.book == before.book)
    #expect(try fileBytes(store.path) == StoreWriter.bytes(of: after))
  }
}

extension KeptStore {
  /// Makes of the store and the last line of its history what version 2 would
  /// have written.
  fileprivate func makeVersion2() throws {
    let text = String(decoding: try fileBytes(path), as: UTF8.self)
    let end = try #require(text.ranges(of: "  \"checksum\"").last)
    let head = String(text[..<end.lowerBound])
    let old = sealed(
      head.replacing("\"schemaVersion\": 3,", with: "\"schemaVersion\": 2,"))
    try writeFile(old, path)
    func stated(_ text: String) -> Substring {
      text.split(separator: "\"checksum\": \"")[1].prefix(16)
    }
    let then = stated(String(decoding: old, as: UTF8.self))
    var lines = try self.lines()
    let last = lines.removeLast()
    lines.append(
      sealedLine(
        last.replacing(
          "\"store\":\"\(stated(text))", with: "\"store\":\"\(then)")))
    try write(lines)
  }
}
