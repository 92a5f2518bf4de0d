extension RawSpan {
  /// Eight bytes as one number, the first one lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    // Any eight bytes are a number, and the bounds are checked.
    UInt64(
      littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    )
  }

  /// Four times eight bytes.
  @inline(__always)
  func block(at offset: Int) -> Block {
    // Any bytes are numbers, and the bounds are checked once for all four.
    unsafeLoadUnaligned(fromByteOffset: offset, as: Block.self)
  }

  /// Four bytes as one number, the first one lowest.
  @inline(__always)
  func halfWord(at offset: Int) -> UInt64 {
    UInt64(
      UInt32(
        littleEndian: unsafeLoadUnaligned(
          fromByteOffset: offset, as: UInt32.self)))
  }

  /// The number that eight digits of `0-9a-f` write.
  func hexadecimal(at offset: Int) -> UInt32? {
    let digits = word(at: offset)
    return digits.othersThanHexadecimal & 0x8080_8080_8080_8080 == 0
      ? number(ofHexadecimal: digits) : nil
  }
}

/// Four numbers of eight bytes, as they stand behind each other.
struct Block: BitwiseCopyable, Equatable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0

  /// Four zeros.
  init() {}

  init(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) {
    self.first = first.littleEndian
    self.second = second.littleEndian
    self.third = third.littleEndian
    self.fourth = fourth.littleEndian
  }

  /// The first so many bytes with all their bits, and zeros behind them.
  init(ofBytes count: Int) {
    func word(_ place: Int) -> UInt64 {
      ~(UInt64.max << UInt64(min(max(count - place, 0), 8) * 8))
    }
    self.init(word(0), word(8), word(16), word(24))
  }

  @inline(__always)
  func masked(by mask: Block) -> Block {
    var block = self
    block.first &= mask.first
    block.second &= mask.second
    block.third &= mask.third
    block.fourth &= mask.fourth
    return block
  }

  /// Of each number the first byte is the lowest.
  var words: (UInt64, UInt64, UInt64, UInt64) {
    (
      first.littleEndian, second.littleEndian, third.littleEndian,
      fourth.littleEndian
    )
  }
}

extension UInt64 {
  /// The highest bit of each of eight characters that is no digit of `0-9a-f`;
  /// the other bits are any.
  ///
  /// All eight are looked at in one go (SWAR). What is added makes the highest
  /// bit tell whether a character is one of `0` and above, of those above `9`,
  /// of `a` and above, or of those above `f`: a digit is one of the first or of
  /// the first three. With a character that is not of ASCII the sums run over,
  /// but then it is one itself.
  @inline(__always)
  var othersThanHexadecimal: UInt64 {
    let digits =
      (self &+ 0x5050_5050_5050_5050) ^ (self &+ 0x4646_4646_4646_4646)
    let letters =
      (self &+ 0x1f1f_1f1f_1f1f_1f1f) ^ (self &+ 0x1919_1919_1919_1919)
    return ~(digits ^ letters) | self
  }

  /// The highest bit of each byte that is that of a pattern of eight alike, of
  /// which only the lowest is certain (SWAR).
  @inline(__always)
  func places(of pattern: UInt64) -> UInt64 {
    let others = self ^ pattern
    return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
  }
}

/// The eight digits of a number, the first one lowest.
func hexadecimalDigits(of number: UInt32) -> UInt64 {
  var nibbles = UInt64(number)
  nibbles = (nibbles | nibbles << 16) & 0x0000_ffff_0000_ffff
  nibbles = (nibbles | nibbles << 8) & 0x00ff_00ff_00ff_00ff
  nibbles = (nibbles | nibbles << 4) & 0x0f0f_0f0f_0f0f_0f0f
  nibbles = nibbles.byteSwapped
  let overNine = (nibbles &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
  return nibbles &+ 0x3030_3030_3030_3030 &+ overNine &* 0x27
}

/// The number that eight digits of `0-9a-f` write, the first one lowest.
func number(ofHexadecimal digits: UInt64) -> UInt32 {
  // A character with bit 6 set can only be a letter, which counts for nine more
  // than its lowest four bits.
  let letters = digits >> 6 & 0x0101_0101_0101_0101
  let values = (digits & 0x0f0f_0f0f_0f0f_0f0f) &+ letters &* 9
  var nibbles = values.byteSwapped
  nibbles = (nibbles | nibbles >> 4) & 0x00ff_00ff_00ff_00ff
  nibbles = (nibbles | nibbles >> 8) & 0x0000_ffff_0000_ffff
  return UInt32(truncatingIfNeeded: nibbles | nibbles >> 16)
}

extension Span<UInt8> {
  /// The last eight bytes as one number, or all where there are fewer.
  var lastWord: UInt64 {
    if count >= 8 { return bytes.word(at: count - 8) }
    if count >= 4 {
      return bytes.halfWord(at: 0)
        | bytes.halfWord(at: count - 4) << UInt64(count * 8 - 32)
    }
    var word: UInt64 = 0
    for place in indices { word |= UInt64(self[place]) << UInt64(place * 8) }
    return word
  }

  /// The end of the plain characters from `start` on: those that need no
  /// second look in a text of JSON.
  ///
  /// Eight bytes are looked at in one go (SWAR). A byte that is zero is the
  /// only one that loses its highest bit and still borrows when 1 is taken from
  /// it; the lowest such byte is certain, and only that one is asked for.
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
