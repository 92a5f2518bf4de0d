import SavingsCore
import Support
import Testing

@Suite struct IdentifierTests {
  static let text = "5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a01"

  @Test(
    arguments: [
      (text, 0x5b0c6c1e_6f0a_4c1e_9a44_0d6f1f2e0a01),
      ("00000000-0000-0000-0000-000000000001", 1),
      ("ffffffff-ffff-ffff-ffff-ffffffffffff", .max),
      ("00000000-0000-0000-0000-000000000000", 0),
    ] as [(String, UInt128)])
  func isWrittenAsItIsRead(text: String, bits: UInt128) {
    #expect(Goal.ID(text)?.bits == bits)
    #expect(read(text, by: Goal.ID.init(bytes:))?.bits == bits)
    #expect(Goal.ID(bits: bits).description == text)
  }

  @Test(
    arguments: [
      "", "5b0c6c1e", "5B0C6C1E-6F0A-4C1E-9A44-0D6F1F2E0A01",
      "{\(text)}", text + " ", " " + text, text + "0", String(text.dropLast()),
      "5b0c6c1e6f0a4c1e9a440d6f1f2e0a01",
      "5b0c6c1e06f0a-4c1e-9a44-0d6f1f2e0a0",
      "5b0c6c1e_6f0a_4c1e_9a44_0d6f1f2e0a01",
      "5b0c6c1g-6f0a-4c1e-9a44-0d6f1f2e0a01",
      "-b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a01",
      "5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a٣",
    ])
  func refuses(text: String) {
    #expect(Goal.ID(text) == nil)
    #expect(read(text, by: Goal.ID.init(bytes:)) == nil)
  }

  /// Of 128 bits, 122 are thrown; the others say version 4 and variant 1.
  @Test func aNewOneIsRandomButForItsVersion() throws {
    var dice = SplitMix64(seed: 11)
    var seen: Set<Goal.ID> = []
    var ever: UInt128 = 0
    var always: UInt128 = .max
    for _ in 0..<1_000 {
      let id = Goal.ID(random: &dice)
      let text = id.description
      try #require(Goal.ID(text) == id)
      let characters = Array(text)
      try #require(characters[14] == "4")
      try #require("89ab".contains(characters[19]))
      try #require(seen.insert(id).inserted)
      ever |= id.bits
      always &= id.bits
    }
    #expect((ever ^ always).nonzeroBitCount == 122)
  }
}
