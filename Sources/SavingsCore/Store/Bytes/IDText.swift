/// The 36 characters of an id, as they are written.
///
/// To tell whether they are an id, and the same as another one, takes a third
/// of the time of reading the number that they write.
struct IDText: BitwiseCopyable, Equatable {
  /// The first 32 of them.
  let first: Block

  /// The last eight, half of which the others have, too.
  let last: UInt64

  /// The characters that begin here, whether or not they are an id.
  @inline(__always)
  init(at start: Int, in words: RawSpan) {
    first = words.block(at: start)
    last = words.word(at: start + 28)
  }

  init(_ id: Identifier<some Any>) {
    func digits(_ shift: UInt128) -> UInt64 {
      hexadecimalDigits(of: UInt32(truncatingIfNeeded: id.bits >> shift))
    }
    let (second, third) = (digits(64), digits(32))
    last = digits(0)
    first = Block(
      digits(96),
      dashesOfSecond | (second << 32) >> 24 | (second >> 32) << 48,
      dashesOfThird | second >> 48 | (third << 32) >> 8,
      third >> 32 | last << 32)
  }

  @inline(__always)
  var isID: Bool {
    // `-1234-56` and `78-9abc-`, with hyphens at known places.
    let (first, second, third, fourth) = first.words
    let others =
      first.othersThanHexadecimal
      | second.othersThanHexadecimal & ~0x0000_ff00_0000_00ff
      | third.othersThanHexadecimal & ~0xff00_0000_00ff_0000
      | fourth.othersThanHexadecimal | last.othersThanHexadecimal
    let dashes =
      second & 0x0000_ff00_0000_00ff ^ dashesOfSecond
      | third & 0xff00_0000_00ff_0000 ^ dashesOfThird
    return others & 0x8080_8080_8080_8080 | dashes == 0
  }

  var bits: UInt128 {
    let (first, second, third, fourth) = first.words
    let a = number(ofHexadecimal: first)
    let b = number(
      ofHexadecimal: second >> 8 & 0xffff_ffff | (second >> 48) << 32
        | third << 48)
    let c = number(
      ofHexadecimal: third >> 24 & 0xffff_ffff | fourth << 32)
    let d = number(ofHexadecimal: last)
    let high = UInt64(a) << 32 | UInt64(b)
    return UInt128(high) << 64 | UInt128(UInt64(c) << 32 | UInt64(d))
  }
}

private let dashesOfSecond: UInt64 = 0x0000_2d00_0000_002d
private let dashesOfThird: UInt64 = 0x2d00_0000_002d_0000

extension Identifier {
  /// Reads 36 characters, `5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a01`.
  public init?(_ text: String) { self.init(bytes: text.utf8.span) }

  /// Reads the same from bytes; the letters are lower case.
  public init?(bytes: Span<UInt8>) {
    guard bytes.count == 36 else { return nil }
    self.init(at: 0, in: bytes.bytes)
  }

  /// Reads the id whose 36 characters begin here.
  init?(at start: Int, in words: RawSpan) {
    self.init(IDText(at: start, in: words))
  }

  /// The id that characters are, `nil` if they are none.
  init?(_ text: IDText) {
    guard text.isID else { return nil }
    self.init(bits: text.bits)
  }
}
