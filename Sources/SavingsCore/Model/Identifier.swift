/// The identity of one record, a UUID that is the same for good.
public struct Identifier<Record>: Hashable, Sendable {
  /// The 128 bits of it, in the order in which they are written.
  public var bits: UInt128 { UInt128(high) << 64 | UInt128(low) }

  // In halves for the reason that an amount is.
  private let low: UInt64
  private let high: UInt64

  /// An identity of known bits.
  public init(bits: UInt128) {
    low = UInt64(truncatingIfNeeded: bits)
    high = UInt64(truncatingIfNeeded: bits >> 64)
  }

  /// A new identity, random but for the six bits that say so.
  public init(random: inout some RandomNumberGenerator) {
    let version: UInt128 = 0x4000 << 64
    let variant: UInt128 = 0x8000_0000_0000_0000
    let kept: UInt128 = (0xffff_ffff_ffff_0fff << 64) | 0x3fff_ffff_ffff_ffff
    let dice = UInt128(random.next()) << 64 | UInt128(random.next())
    self.init(bits: dice & kept | version | variant)
  }
}

extension Identifier: CustomStringConvertible {
  /// The 36 characters of it.
  public var description: String {
    var text = InlineArray<36, UInt8>(repeating: UInt8(ascii: "-"))
    var end = 0
    for place in 0..<32 {
      // Before the digits 8, 12, 16 and 20.
      if place % 4 == 0, 8...20 ~= place { end += 1 }
      let half = place < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: half &>> (60 - 4 * (place & 15)))
      text[end] = digit & 15 + (digit & 15 < 10 ? 0x30 : 0x57)
      end += 1
    }
    return String(ascii: text.span)
  }
}
