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
  @inline(__always)
  func hexadecimal(at offset: Int) -> UInt32? {
    number(ofHexadecimal: word(at: offset))
  }
}

/// Four numbers of eight bytes, as they stand behind each other.
struct Block: BitwiseCopyable, Equatable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0

  /// Of each number the first byte is the lowest.
  var words: (UInt64, UInt64, UInt64, UInt64) {
    (
      first.littleEndian, second.littleEndian, third.littleEndian,
      fourth.littleEndian
    )
  }
}

/// The number that eight digits of `0-9a-f` write, the first one lowest.
@inline(__always)
func number(ofHexadecimal digits: UInt64) -> UInt32? {
  let (values, flaws) = values(ofHexadecimal: digits)
  return flaws == 0 ? number(ofNibbles: values) : nil
}

/// What eight digits of `0-9a-f` stand for, a byte each, and zero if that is
/// what they are.
///
/// All eight are looked at in one go (SWAR). A byte with bit 6 set can only be
/// a letter, which counts for nine more than its lowest four bits. Written
/// again the values have to be what was read.
@inline(__always)
private func values(
  ofHexadecimal digits: UInt64
) -> (values: UInt64, flaws: UInt64) {
  let letters = digits >> 6 & 0x0101_0101_0101_0101
  let values = (digits & 0x0f0f_0f0f_0f0f_0f0f) &+ letters &* 9
  return (values, written(values) ^ digits | values & 0xf0f0_f0f0_f0f0_f0f0)
}

/// The digits of eight nibbles, a byte each.
@inline(__always)
private func written(_ nibbles: UInt64) -> UInt64 {
  let overNine = (nibbles &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
  return nibbles &+ 0x3030_3030_3030_3030 &+ overNine &* 0x27
}

/// The eight digits of a number, the first one lowest.
func hexadecimalDigits(of number: UInt32) -> UInt64 {
  var nibbles = UInt64(number)
  nibbles = (nibbles | nibbles << 16) & 0x0000_ffff_0000_ffff
  nibbles = (nibbles | nibbles << 8) & 0x00ff_00ff_00ff_00ff
  nibbles = (nibbles | nibbles << 4) & 0x0f0f_0f0f_0f0f_0f0f
  return written(nibbles.byteSwapped)
}

/// The number of eight nibbles, a byte each, the first one highest.
@inline(__always)
private func number(ofNibbles values: UInt64) -> UInt32 {
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
    guard bytes.count == 36 else { return nil }
    self.init(at: 0, in: bytes.bytes)
  }

  /// Reads the id whose 36 characters begin here.
  @inline(__always)
  init?(at start: Int, in words: RawSpan) {
    // `-1234-56` and `78-9abc-`, with hyphens at known places.
    let second = words.word(at: start + 8)
    let third = words.word(at: start + 16)
    let (a, flawsOfA) = values(ofHexadecimal: words.word(at: start))
    let (b, flawsOfB) = values(
      ofHexadecimal: second >> 8 & 0xffff_ffff | (second >> 48) << 32
        | third << 48)
    let (c, flawsOfC) = values(
      ofHexadecimal: third >> 24 & 0xffff_ffff
        | words.halfWord(at: start + 24) << 32)
    let (d, flawsOfD) = values(ofHexadecimal: words.word(at: start + 28))
    let dashes =
      second & 0x0000_ff00_0000_00ff ^ 0x0000_2d00_0000_002d
      | third & 0xff00_0000_00ff_0000 ^ 0x2d00_0000_002d_0000
    guard dashes | flawsOfA | flawsOfB | flawsOfC | flawsOfD == 0 else {
      return nil
    }
    let high =
      UInt64(number(ofNibbles: a)) << 32 | UInt64(number(ofNibbles: b))
    let low =
      UInt64(number(ofNibbles: c)) << 32 | UInt64(number(ofNibbles: d))
    self.init(bits: UInt128(high) << 64 | UInt128(low))
  }
}

extension Span<UInt8> {
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
