import SavingsCore
import Support
import Testing

@Suite struct StoreFixtureTests {
  @Test func theDemoFileHoldsTheDemoHousehold() throws {
    let snapshot = try Snapshot.demo()
    let bytes = StoreWriter.bytes(of: snapshot)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == String(decoding: try Repository.store("demo.json"), as: UTF8.self))
    #expect(try StoreReader.read(try Repository.store("demo.json")) == snapshot)
  }

  @Test func thePageOnTheFormatNamesEveryKeyThatIsWritten() throws {
    let page = try Repository.text(of: "docs/file-format.md")
    var dice = SplitMix64(seed: 11)
    var keys: Set<Substring> = []
    for _ in 0..<60 {
      let bytes = StoreWriter.bytes(of: try dice.snapshot())
      let text = String(decoding: bytes, as: UTF8.self)
      // A key stands between a quotation mark and one with a colon behind it.
      for part in text.split(separator: "\":").dropLast() {
        let key = part.suffix(while: { $0 != "\"" })
        let isKey = key.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 < 0x7b }
        if isKey, key != key.uppercased() { keys.insert(key) }
      }
    }
    #expect(
      keys.isSuperset(of: ["staleDays", "cancelled", "externalId", "by"]))
    for key in keys { #expect(page.contains("`\(key)`"), "\(key)") }
  }

  @Test(arguments: ["", "cst", "0123456789abcdef0123456789abcdef!"])
  func thePageOnTheFormatHasTheRightChecksums(_ sample: String) throws {
    let page = try Repository.text(of: "docs/file-format.md")
    let bits = Checksum(of: Array(sample.utf8).span).bits
    let name = sample.isEmpty ? "none" : "`\(sample)`"
    #expect(page.contains("| \(name) | `\(String(bits, radix: 16))` |"))
  }
}

extension Substring {
  /// The characters at the end that are alike.
  fileprivate func suffix(while belongs: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !belongs($0) }) else { return self }
    return self[index(after: last)...]
  }
}
