internal import CommandGrammar
internal import SavingsCore

/// The name of a setting.
enum SettingKey: Equatable, Sendable {
  case currency
  case payday
  case critical
  case attention
  case staleDays
  case palette
  case ambiguousWidth
  case digits(Currency)
  /// How much the paydays of a month carry.
  case weight(ByMonth.Key)
  /// What comes in in a month.
  case income(ByMonth.Key)
  /// What of that goes into what everybody needs.
  case essentials(ByMonth.Key)
  /// Who prices a currency, `source.BTC`, or who is asked, `service.bitcoin`.
  case named(String)

  /// The keys that are there for everybody.
  static let known: [SettingKey] = [
    .currency, .payday, .critical, .attention, .staleDays, .palette,
    .ambiguousWidth,
  ]

  var name: String {
    switch self {
    case .currency: "currency"
    case .payday: "payday"
    case .critical: "critical"
    case .attention: "attention"
    case .staleDays: "stale-days"
    case .palette: "palette"
    case .ambiguousWidth: "ambiguous-width"
    case .digits(let currency): "digits.\(currency)"
    case .weight(let month): "weight\(month.suffix)"
    case .income(let month): "income\(month.suffix)"
    case .essentials(let month): "essentials\(month.suffix)"
    case .named(let name): name
    }
  }

  /// The keys that are there for everybody, and those that a household has set
  /// besides.
  static func all(in settings: Settings) -> [SettingKey] {
    known + settings.ownDigits.entries.map { .digits($0.currency) }
      + settings.weights.entries.map { .weight($0.key) }
      + settings.income.entries.map { .income($0.key) }
      + settings.essentials.entries.map { .essentials($0.key) }
      + settings.named.names.map { .named($0) }
  }

  /// Whether its value is an amount, of the currency of totals.
  var isAmount: Bool {
    switch self {
    case .critical, .attention, .income, .essentials: true
    case .currency, .payday, .staleDays, .palette, .ambiguousWidth, .digits,
      .weight, .named:
      false
    }
  }

  /// What each setting is, for help.
  static let explanations = table.words(between: "\n").map(\.termAndMeaning)

  private static let table = """
    currency: the currency of totals
    payday: the days on which money is put aside: 1 to 31, or last; up to \
    four, 15,31; every so many weeks, 2026-01-09+2w
    critical: the amount a month over which a goal is critical
    attention: the amount a month over which a goal needs attention
    stale-days: the days after which a rate is called stale
    palette: the colours: fixed, ansi or mono
    ambiguous-width: the cells of characters of ambiguous width: 1, or 2 in CJK
    digits.CODE: the decimals of a currency that ISO 4217 does not know, 0 to 18
    weight.MONTH: what a month carries beside others, 0 to 10 or in percent: \
    weight.12, weight.2027-03
    income[.MONTH]: what comes in a month: income, income.12, income.2027-03
    essentials[.MONTH]: what of the income is spent on what everybody needs
    source.CODE: who prices a currency: ecb, frankfurter, coingecko:ID, none, \
    or a service of your own
    service.NAME: who is asked, and how: a URL, and words behind it \
    (cst help network)
    """

  /// The value in force, as people read it.
  func words(in settings: Settings) -> Phrase {
    guard isAmount else { return value(in: settings).map { "\($0)" } ?? "none" }
    guard let amount = amount(in: settings), let currency = settings.currency
    else { return "none" }
    return "\(Money(amount, currency))"
  }

  /// The amount in force, of a setting that is one.
  func amount(in settings: Settings) -> Amount? {
    switch self {
    case .critical: settings.critical
    case .attention: settings.attention
    case .income(let month): settings.income[key: month]
    case .essentials(let month): settings.essentials[key: month]
    case .currency, .payday, .staleDays, .palette, .ambiguousWidth, .digits,
      .weight, .named:
      nil
    }
  }

  /// The value in force, as programs read it.
  func value(in settings: Settings) -> String? {
    switch self {
    case .currency: settings.currency?.code
    case .payday: settings.paydays.schedule.description
    case .critical, .attention, .income, .essentials:
      amount(in: settings)?.description
    case .weight(let month): settings.weights[key: month]?.description
    case .staleDays: String(settings.staleDays)
    case .palette: settings.palette
    case .ambiguousWidth: String(settings.ambiguousWidth.rawValue)
    case .digits(let currency): String(settings.digits(of: currency))
    case .named(let name): settings.named[name] ?? SettingKey.usual(name)
    }
  }

  /// Whether the value was chosen by somebody.
  func isSet(in settings: Settings) -> Bool { unset(in: settings) != settings }

  /// The settings without a choice, which no text can be wrong about.
  func unset(in old: Settings) -> Settings {
    (try? setting(nil, in: old, display: nil)) ?? old
  }
}
