import SavingsCore
import Support
import Testing

@Suite struct ChecksumTests {
  @Test func everyBitOfTheDemoFileCounts() throws {
    var bytes = try Repository.store("demo.json")
    let whole = Checksum(of: bytes.span)
    for place in bytes.indices {
      let bit = UInt8(1) << UInt8(place % 8)
      bytes[place] ^= bit
      try #require(Checksum(of: bytes.span) != whole)
      bytes[place] ^= bit
    }
    for bit in 0..<8 {
      bytes[bytes.count / 2] ^= 1 << UInt8(bit)
      try #require(Checksum(of: bytes.span) != whole)
      bytes[bytes.count / 2] ^= 1 << UInt8(bit)
    }
  }

  @Test func everyWordCounts() throws {
    var dice = SplitMix64(seed: 5)
    for length in 1...100 {
      let bytes = (0..<length).map { _ in UInt8(dice.number(0...255)) }
      let whole = Checksum(of: bytes.span)
      for word in 0..<(length + 7) / 8 {
        var other = bytes
        for place in word * 8..<min(word * 8 + 8, length) {
          other[place] = UInt8(dice.number(0...255))
        }
        guard other != bytes else { continue }
        try #require(Checksum(of: other.span) != whole)
      }
    }
  }

  @Test func theLengthCounts() throws {
    var seen: [Checksum] = []
    for length in 0...200 {
      let zeros = [UInt8](repeating: 0, count: length)
      let sum = Checksum(of: zeros.span)
      try #require(!seen.contains(sum))
      seen.append(sum)
    }
  }

  /// Values that a second program worked out from the description in
  /// `docs/file-format.md`.
  @Test(
    arguments: [
      ("", 0x2340_d2d3_6cf0_13a9),
      ("cst", 0xa58f_a707_2155_bed4),
      ("0123456789abcdef0123456789abcdef!", 0x3b86_c654_ae99_5859),
    ] as [(String, UInt64)])
  func isAsDescribed(_ text: String, _ bits: UInt64) {
    #expect(Checksum(of: Array(text.utf8).span).bits == bits)
  }
}
