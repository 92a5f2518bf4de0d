internal import SavingsCore

/// What people call a currency and its hundredths.
final class UnitNames: Sendable {
  let code: String
  let one: String
  let many: String
  let onePart: String?
  let manyParts: String?

  /// Those that a line of the table says.
  fileprivate init(_ line: String) {
    let words = line.words()
    code = words[0]
    one = words[1]
    many = words[2]
    onePart = words.count > 3 ? words[3] : nil
    manyParts = words.count > 4 ? words[4] : nil
  }

  /// The names of a code, where they are known.
  static func of(_ code: String) -> UnitNames? {
    unitNames.first { $0.code == code }
  }

  /// The codes that most people mean, in the order of the alphabet.
  static var codes: [String] { unitNames.map(\.code) }

  /// The codes that one may stand for: those of what people call so, where
  /// nobody knows it itself.
  static func codes(meantBy code: String) -> [String] {
    let name = code.lowercased()
    let called = unitNames.filter { $0.one == name || $0.many == name }
    let isKnown = (try? Currency(code))?.isWellKnown ?? false
    return isKnown || called.isEmpty ? [code] : called.map(\.code)
  }
}

private let unitNames = table.words(between: "\n").map { UnitNames($0) }

/// The code, one and many, one part and many parts, in the order of the
/// alphabet.
private let table = """
  AED dirham dirhams fils fils
  AUD dollar dollars cent cents
  BRL real reais centavo centavos
  BTC bitcoin bitcoin
  CAD dollar dollars cent cents
  CHF franc francs centime centimes
  CNY yuan yuan fen fen
  CZK koruna korunas haler halers
  DKK krone kroner ore ore
  ETH ether ether
  EUR euro euros cent cents
  GBP pound pounds penny pence
  HKD dollar dollars cent cents
  HUF forint forints filler fillers
  ILS shekel shekels agora agorot
  INR rupee rupees paisa paise
  ISK krona kronur
  JPY yen yen
  KRW won won
  KWD dinar dinars fils fils
  MXN peso pesos centavo centavos
  NOK krone kroner ore ore
  NZD dollar dollars cent cents
  PLN zloty zlotys grosz groszy
  RON leu lei ban bani
  SEK krona kronor ore ore
  SGD dollar dollars cent cents
  THB baht baht satang satang
  TRY lira liras kurus kurus
  UAH hryvnia hryvnias kopiyka kopiykas
  USD dollar dollars cent cents
  ZAR rand rand cent cents
  """
