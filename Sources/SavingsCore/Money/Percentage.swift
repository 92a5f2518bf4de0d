/// A part of a whole from 0 % to 100 %, with up to four decimals.
public struct Percentage: Equatable, Sendable {
  /// Counted in ten-thousandths of a percent.
  public let parts: Int32

  /// How many parts make the whole.
  public static let whole: Int32 = 1_000_000

  /// Nothing of it.
  public static let none = Percentage(uncheckedParts: 0)

  /// All of it.
  public static let all = Percentage(uncheckedParts: whole)

  private init(uncheckedParts parts: Int32) { self.parts = parts }

  /// Counts `parts`, `nil` where they are over the whole or below nothing.
  public init?(parts: Int32) {
    guard (0...Percentage.whole).contains(parts) else { return nil }
    self.parts = parts
  }

  /// Reads `60` or `33.3333`, without the sign behind it.
  public init?(_ text: String) { self.init(bytes: text.utf8.span) }

  /// Reads `60` or `33.3333` from bytes.
  public init?(bytes: Span<UInt8>) {
    guard let amount = Amount(bytes: bytes) else { return nil }
    let (parts, rest) = amount.attos.quotientAndRemainder(
      dividingBy: Amount.one / 10_000)
    guard rest == 0, let parts = Int32(exactly: parts) else { return nil }
    self.init(parts: parts)
  }

  /// This part of `amount`, cut at the eighteenth decimal.
  public func of(_ amount: Amount) -> Amount {
    if parts == 0 { return .zero }
    // A part of what can be counted can be counted.
    let part = amount.attos.times(
      Int128(parts), over: Int128(Percentage.whole), .down)
    return Amount(attos: part ?? 0)
  }
}

extension Percentage: CustomStringConvertible {
  /// The number without its sign: `60`, `33.3333`.
  public var description: String {
    Amount(attos: Int128(parts) * (Amount.one / 10_000)).description
  }
}
