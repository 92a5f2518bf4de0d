/// A code for what is counted: `EUR`, `BTC`, `JPY`.
///
/// Two to ten characters of `A-Z0-9` with at least one letter, packed into one
/// number that sorts as the text does.
public struct Currency: Hashable, Sendable {
  /// Six bits a character, the first one highest, zero where the code ends.
  let packed: UInt64

  /// Reads a code, and accepts nothing that only resembles one.
  public init(_ text: String) throws(MoneyProblem) {
    guard let currency = Currency(bytes: text.utf8.span) else {
      throw .notACurrency(text)
    }
    self = currency
  }

  /// Reads a code from bytes, such as those of a file.
  public init?(bytes: Span<UInt8>) {
    guard 2...10 ~= bytes.count else { return nil }
    var packed: UInt64 = 0
    var hasLetter = false
    for place in bytes.indices {
      let byte = bytes[place]
      let isLetter = byte &- UInt8(ascii: "A") < 26
      guard isLetter || byte &- UInt8(ascii: "0") < 10 else { return nil }
      hasLetter = hasLetter || isLetter
      packed |= UInt64(byte - 32) << UInt64(54 - 6 * place)
    }
    guard hasLetter else { return nil }
    self.packed = packed
  }

  /// The code as text.
  public var code: String {
    var characters = InlineArray<10, UInt8>(repeating: 0)
    for place in 0..<count { characters[place] = character(at: place) }
    return String(ascii: characters.span.extracting(0..<count))
  }

  /// How many characters the code has.
  var count: Int { (59 - packed.trailingZeroBitCount) / 6 + 1 }

  func character(at place: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: packed >> UInt64(54 - 6 * place)) & 63 + 32
  }

  /// Whether nobody would take the code for a slip of the hand: a currency of
  /// ISO 4217, a metal, or a coin that many hold.
  public var isWellKnown: Bool { isoDigits != nil || otherCodes.contains(self) }
}

extension Currency: Comparable {
  /// Whether `a` comes first in the alphabet.
  public static func < (a: Currency, b: Currency) -> Bool {
    a.packed < b.packed
  }
}

extension Currency: CustomStringConvertible {
  public var description: String { code }
}

/// Metals, drawing rights, and the coins that are traded most.
private let otherCodes =
  """
  XAU XAG XPT XPD XDR BTC XBT SATS ETH USDT USDC DAI BNB SOL XRP ADA DOGE TRX \
  TON DOT AVAX LINK LTC BCH XMR XLM ETC ATOM NEAR UNI ZEC DASH EOS XTZ ALGO \
  FIL AAVE MATIC POL SHIB PEPE WBTC STETH
  """
  .words().compactMap { try? Currency($0) }
