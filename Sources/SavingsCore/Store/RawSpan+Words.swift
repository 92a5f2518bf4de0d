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
@inline(__always)
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

extension Span<UInt8> {
  /// The end of the plain characters from `start` on: those that need no
  /// second look in a text of JSON.
  ///
  /// Eight bytes are looked at in one go. A byte that is zero is the only one
  /// that loses its highest bit and still borrows when 1 is taken from it; the
  /// lowest such byte is certain, and only that one is asked for.
  func plainEnd(from start: Int) -> Int {
    var offset = start
    let raw = bytes
    while offset + 8 <= count {
      let word = raw.word(at: offset)
      let quotes = word ^ 0x2222_2222_2222_2222
      let backslashes = word ^ 0x5c5c_5c5c_5c5c_5c5c
      let special =
        ((quotes &- 0x0101_0101_0101_0101) & ~quotes)
        | ((backslashes &- 0x0101_0101_0101_0101) & ~backslashes)
        | ((word &- 0x2020_2020_2020_2020) & ~word) | word
      let found = special & 0x8080_8080_8080_8080
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      switch self[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x80...:
        return offset
      default:
        offset += 1
      }
    }
    return offset
  }
}

extension Amount {
  /// Reads a number of up to eighteen digits, which is nearly every one.
  ///
  /// Where it answers, it answers as `init(bytes:)` does.
  init?(short bytes: Span<UInt8>) {
    let isNegative = !bytes.isEmpty && bytes[0] == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    guard bytes.count - start <= 19 else { return nil }
    var number: Int64 = 0
    var point: Int?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte.isDigit {
        guard index - start < 18 || point != nil else { return nil }
        number = number &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
      } else {
        guard byte == UInt8(ascii: "."), point == nil, index > start else {
          return nil
        }
        point = index
      }
    }
    let decimals = point.map { bytes.count - $0 - 1 } ?? 0
    guard bytes.count > start, point == nil || decimals > 0 else { return nil }
    let attos = Int128(number) * scales[Amount.decimals - decimals]
    self.init(attos: isNegative ? -attos : attos)
  }
}

private let scales = (0...Amount.decimals).map { Int128.tenToThe($0) }
