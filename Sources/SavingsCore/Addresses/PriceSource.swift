/// Who says what a currency is worth.
///
/// `ecb`, the rates of several central banks `frankfurter`, `coingecko:ID`, a
/// service of one's own with perhaps what it calls the currency, or `none`.
public final class PriceSource: Sendable {
  /// The service to ask, and the name under which its rates are stored.
  public let service: String

  /// What the service calls the currency.
  let id: String?

  /// Reads `ecb`, `coingecko:ID`, `NAME:ID`; `nil` for any other text.
  @inline(never)
  public init?(_ text: String) {
    let sides = text.parts(at: ":")
    let name = sides[0]
    // The first `joined` of the library would be the dearest part of a plan.
    let rest = sides.count == 1 ? nil : text.behind(name.utf8.count + 1)
    id = rest
    service = name
    let isCoin = name == "coingecko"
    guard isNobody || Endpoint.isName(name), !isOwn || !Endpoint.isKnown(name),
      isOwn || (rest != nil) == isCoin,
      rest.map({ 1...100 ~= $0.utf8.count && $0.isMade(of: "-_./") }) ?? true
    else { return nil }
  }

  /// Who is asked about a currency until somebody says otherwise; nobody
  /// guesses which coin a code means.
  @inline(never)
  public static func usual(for currency: Currency) -> PriceSource? {
    if currency.isoDigits != nil { return PriceSource("ecb") }
    let words = coins.words()
    let place = words.firstIndex(of: currency.code)
    return place.flatMap { PriceSource("coingecko:\(words[$0 + 1])") }
  }

  /// Whether it is a service that somebody named.
  public var isOwn: Bool {
    service != "none" && !Endpoint.pricing.contains(service)
  }

  package var isNobody: Bool { service == "none" }

  private static let coins = """
    BTC bitcoin XBT bitcoin ETH ethereum LTC litecoin BCH bitcoin-cash \
    XRP ripple SOL solana ADA cardano DOGE dogecoin DOT polkadot TRX tron \
    XLM stellar XMR monero ALGO algorand ATOM cosmos BNB binancecoin \
    AVAX avalanche-2 LINK chainlink USDT tether USDC usd-coin DAI dai
    """
}

extension PriceSource: CustomStringConvertible {
  /// The source as it is typed.
  public var description: String { id.map { "\(service):\($0)" } ?? service }
}
