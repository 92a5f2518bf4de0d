extension RawSpan {
  /// Eight bytes as one number, the first one lowest.
  func word(at offset: Int) -> UInt64 {
    // Any eight bytes are a number, and the bounds are checked.
    UInt64(
      littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    )
  }

  /// Four bytes as one number, the first one lowest.
  func halfWord(at offset: Int) -> UInt64 {
    UInt64(
      UInt32(
        littleEndian: unsafeLoadUnaligned(
          fromByteOffset: offset, as: UInt32.self)))
  }

  /// The number that eight digits of `0-9a-f` write.
  func hexadecimal(at offset: Int) -> UInt32? {
    number(ofHexadecimal: word(at: offset))
  }
}

/// The number that eight digits of `0-9a-f` write, the first one lowest.
///
/// All eight are looked at in one go. A byte with bit 6 set can only be a
/// letter, which counts for nine more than its lowest four bits.
func number(ofHexadecimal digits: UInt64) -> UInt32? {
  let letters = (digits & 0x4040_4040_4040_4040) >> 6
  let values = (digits & 0x0f0f_0f0f_0f0f_0f0f) &+ letters &* 9
  let written = values &+ 0x3030_3030_3030_3030 &+ letters &* 0x27
  let overNine = (values &+ 0x7676_7676_7676_7676) & 0x8080_8080_8080_8080
  guard written == digits, overNine == letters << 7,
    values & 0xf0f0_f0f0_f0f0_f0f0 == 0
  else { return nil }
  var nibbles = values.byteSwapped
  nibbles = (nibbles | nibbles >> 4) & 0x00ff_00ff_00ff_00ff
  nibbles = (nibbles | nibbles >> 8) & 0x0000_ffff_0000_ffff
  return UInt32(truncatingIfNeeded: nibbles | nibbles >> 16)
}

extension Identifier {
  /// Reads an id of 36 characters, word by word.
  ///
  /// It takes exactly what `init(bytes:)` takes, many times faster.
  init?(word bytes: Span<UInt8>) {
    let dash = UInt8(ascii: "-")
    guard bytes.count == 36, bytes[8] == dash, bytes[13] == dash,
      bytes[18] == dash, bytes[23] == dash
    else { return nil }
    let raw = bytes.bytes
    guard
      let a = raw.hexadecimal(at: 0),
      let b = number(
        ofHexadecimal: raw.halfWord(at: 9) | raw.halfWord(at: 14) << 32),
      let c = number(
        ofHexadecimal: raw.halfWord(at: 19) | raw.halfWord(at: 24) << 32),
      let d = raw.hexadecimal(at: 28)
    else { return nil }
    let high = UInt64(a) << 32 | UInt64(b)
    let low = UInt64(c) << 32 | UInt64(d)
    self.init(bits: UInt128(high) << 64 | UInt128(low))
  }
}
