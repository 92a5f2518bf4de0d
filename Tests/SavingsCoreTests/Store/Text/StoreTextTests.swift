import SavingsCore
import Support
import Testing

/// What is no text at all, or none of this version.
@Suite struct StoreTextTests {
  @Test(
    arguments: [
      FlawRow("Jar", "J\u{0}r", "assets[0].name", .nul),
      FlawRow("Jar", "J\nr", "assets[0].name", .controlCharacter(10)),
      FlawRow("Jar", "J\\ar", "assets[0].name", .badEscape("\\a")),
      FlawRow("Jar", "J\\ér", "assets[0].name", .badEscape("\\é")),
      FlawRow("Jar", "J\\u00g1", "assets[0].name", .badEscape("\\u00g1")),
      FlawRow("Jar", "J\\ud800", "assets[0].name", .loneSurrogate),
      FlawRow("Jar", "J\\ud800\\u0041", "assets[0].name", .loneSurrogate),
      FlawRow("Jar", "J\\udc00", "assets[0].name", .loneSurrogate),
    ])
  func refusesWhatIsNoText(_ row: FlawRow) throws { try row.check() }

  @Test(
    arguments: [
      ([0xc0, 0xaf], "overlong"), ([0xed, 0xa0, 0x80], "a surrogate"),
      ([0xe2, 0x82], "cut off"), ([0xff], "never in UTF-8"),
      ([0xf4, 0x90, 0x80, 0x80], "past the last character"),
      ([0x80], "a rest without its beginning"),
    ] as [([UInt8], String)])
  func refusesWhatIsNotUTF8(_ sequence: [UInt8], _ reason: String) throws {
    var bytes = try SmallStore.bytes("Jar", "Jar-")
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: "Jar-".utf8) })
    bytes.replaceSubrange(place + 3..<place + 4, with: sequence)
    let problem = try #require(throws: ContentProblem.self) {
      try StoreReader.read(bytes)
    }
    guard case .damaged(let damage) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(damage.flaw == .notUTF8, "\(reason)")
    #expect(damage.path == "assets[0].name")
  }

  @Test func namesThePlaceByLineAndCharacter() throws {
    let bytes = try SmallStore.bytes("\"slug\":\"z\"", "\"slug\":\"Z\"")
    #expect(
      throws: ContentProblem.damaged(
        Damage(
          flaw: .not(.slug, "Z"), line: 7, column: 73, path: "goals[0].slug"))
    ) { try StoreReader.read(bytes) }
  }

  @Test(
    arguments: [
      ([0xff, 0xfe, 0x7b, 0], "little-endian"),
      ([0xfe, 0xff, 0, 0x7b], "big-endian"), ([0x7b, 0], "little-endian"),
      ([0, 0x7b], "big-endian"),
    ] as [([UInt8], String)])
  func namesUTF16(_ bytes: [UInt8], _ order: String) {
    #expect(
      throws: ContentProblem.damaged(
        Damage(flaw: .utf16(order), line: 1, column: 1, path: ""))
    ) { try StoreReader.read(bytes) }
  }

  @Test func namesANewerVersion() {
    let bytes = Array("{\"format\":\"cst\",\"schemaVersion\":4,\"x\"".utf8)
    #expect(throws: ContentProblem.newer(found: 4)) {
      try StoreReader.read(bytes)
    }
  }

  @Test func noBytesAreNoStore() {
    #expect(throws: ContentProblem.empty) { try StoreReader.read([]) }
  }
}
