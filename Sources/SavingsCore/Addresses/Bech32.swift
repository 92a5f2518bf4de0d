/// An address of a witness program, in thirty-two digits (BIP 173, BIP 350).
struct Bech32 {
  /// What stands before the last `1`.
  let prefix: String

  let version: UInt8

  /// How many bytes the program has.
  let length: Int

  private static let digits = Array("qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8)

  /// Reads an address of which the checksum fits, `nil` for any other text.
  init?(_ text: String) {
    let lower = text.lowercased()
    guard text.utf8.count <= 90, text == lower || text == text.uppercased()
    else { return nil }
    let bytes = Array(lower.utf8)
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "1")), mark > 0,
      bytes.count - mark > 7
    else { return nil }
    let start = bytes[..<mark]
    let values = bytes[(mark + 1)...].compactMap { digit in
      Bech32.digits.firstIndex(of: digit).map { UInt8($0) }
    }
    guard values.count == bytes.count - mark - 1 else { return nil }
    let sum = Bech32.checksum(
      start.map { $0 >> 5 } + [0] + start.map { $0 & 31 } + values)
    version = values[0]
    guard version <= 16, sum == (version == 0 ? 1 : 0x2bc8_30a3) else {
      return nil
    }
    // What is left of the last byte is less than a digit, and nothing.
    let bits = (values.count - 7) * 5
    let rest = bits % 8
    guard rest < 5, values[values.count - 7] & (1 << rest - 1) == 0 else {
      return nil
    }
    length = bits / 8
    prefix = String(decoding: bytes[..<mark], as: UTF8.self)
    let fits = version == 0 ? length == 20 || length == 32 : 2...40 ~= length
    guard fits else { return nil }
  }

  private static func checksum(_ values: [UInt8]) -> UInt32 {
    let factors: [UInt32] = [
      0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3,
    ]
    var sum: UInt32 = 1
    for value in values {
      let top = sum >> 25
      sum = (sum & 0x1ff_ffff) << 5 ^ UInt32(value)
      for (place, factor) in factors.enumerated()
      where top >> UInt32(place) & 1 == 1 { sum ^= factor }
    }
    return sum
  }
}
