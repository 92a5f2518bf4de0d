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
  /// The decimals of a currency.
  case digits(Currency)

  /// The keys that are there for everybody.
  static let known: [SettingKey] = [
    .currency, .payday, .critical, .attention, .staleDays, .palette,
    .ambiguousWidth,
  ]

  /// The name as it is typed.
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
    }
  }

  /// Whether its value is an amount, of the currency of totals.
  var isAmount: Bool { self == .critical || self == .attention }

  /// What each setting is, for help.
  static let explanations: [(term: String, meaning: String)] = [
    ("currency", "the currency of totals"),
    (
      "payday",
      "the day of the month on which money is put aside: 1 to 31, or last"
    ),
    ("critical", "the amount a month over which a goal is critical"),
    ("attention", "the amount a month over which a goal needs attention"),
    ("stale-days", "the days after which a rate is called stale"),
    ("palette", "the colours: fixed, ansi or mono"),
    (
      "ambiguous-width",
      "the cells of characters of ambiguous width: 1, or 2 in CJK"
    ),
    (
      "digits.CODE",
      "the decimals of a currency that ISO 4217 does not know, 0 to 18"
    ),
  ]

  /// The value in force, as people read it.
  func words(in settings: Settings) -> Phrase {
    switch self {
    case .critical, .attention:
      let amount = self == .critical ? settings.critical : settings.attention
      guard let amount, let currency = settings.currency else { return "none" }
      return "\(Money(amount, currency))"
    default: return value(in: settings).map { "\($0)" } ?? "none"
    }
  }

  /// The value in force, as programs read it.
  func value(in settings: Settings) -> String? {
    switch self {
    case .currency: settings.currency?.code
    case .payday: String(settings.payday.day)
    case .critical: settings.critical?.description
    case .attention: settings.attention?.description
    case .staleDays: String(settings.staleDays)
    case .palette: settings.palette
    case .ambiguousWidth: String(settings.ambiguousWidth.rawValue)
    case .digits(let currency): String(settings.digits(of: currency))
    }
  }

  /// Whether the value was chosen by somebody.
  func isSet(in settings: Settings) -> Bool {
    unset(in: settings) != settings
  }

  /// The settings without this choice.
  func unset(in old: Settings) -> Settings {
    var settings = old
    switch self {
    case .currency: settings.currency = nil
    case .payday: settings.ownPayday = nil
    case .critical: settings.ownCritical = nil
    case .attention: settings.ownAttention = nil
    case .staleDays: settings.ownStaleDays = nil
    case .palette: settings.palette = nil
    case .ambiguousWidth: settings.ownAmbiguousWidth = nil
    case .digits(let currency): settings.ownDigits[currency] = nil
    }
    return settings
  }

  /// The settings with this choice, and with the currency of totals where it
  /// is an amount: `display` while none is stored.
  func setting(
    _ text: String, in old: Settings, display: Currency?
  ) throws -> Settings {
    var settings = old
    switch self {
    case .currency: settings.currency = try Currency(typed: text)
    case .payday:
      settings.ownPayday =
        try number(text, 1...31, words: ["last": 31]).flatMap(Payday.init)
    case .critical:
      settings.ownCritical = try threshold(text, &settings, display)
    case .attention:
      settings.ownAttention = try threshold(text, &settings, display)
    case .staleDays: settings.ownStaleDays = try number(text, 0...36_500)
    case .palette: settings.palette = try palette(text)
    case .ambiguousWidth:
      settings.ownAmbiguousWidth = try number(text, 1...2)
        .flatMap(Settings.Cells.init)
    case .digits(let currency):
      settings.ownDigits[currency] = try number(text, 0...Amount.decimals)
    }
    return settings
  }

  private func threshold(
    _ text: String, _ settings: inout Settings, _ display: Currency?
  ) throws -> Amount {
    let typed = try TypedAmount(text)
    guard let currency = settings.currency ?? typed.currency ?? display else {
      throw Failure(
        "no_currency", .refused, "there is no currency to count it in yet",
        tip: "set one first: \(run: "cst settings set currency EUR")")
    }
    settings.currency = currency
    return try typed.money(only: currency, for: "\(name)", settings).amount
  }

  private func number(
    _ text: String, _ range: ClosedRange<Int>, words: [String: Int] = [:]
  ) throws -> Int? {
    if let number = words[text] { return number }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- 48 < 10 }),
      let number = Int(text), range.contains(number)
    else {
      throw Failure(
        "bad_value", .usage, "\"\(text)\" is not a number for \(name)",
        subject: text,
        candidates: words.keys.sorted(),
        tip: Tip(
          (["write a number from \(range.lowerBound) to \(range.upperBound)"]
            + words.keys.sorted()).joined(separator: ", or ")))
    }
    return number
  }

  private func palette(_ text: String) throws -> String {
    let names = Palette.allCases.map(\.rawValue)
    guard names.contains(text) else {
      throw Failure(
        "bad_value", .usage, "\"\(text)\" is not a palette", subject: text,
        candidates: names,
        tip: "write one of these: \(names.joined(separator: ", "))")
    }
    return text
  }
}

extension Notation {
  /// The value of a setting, which its key reads.
  static var settingValue: Notation<String> {
    Notation<String>(
      "text", like: "\"a few words\"", completes: .dynamic("value")
    ) { $0 }
  }

  /// The name of a setting.
  static var settingKey: Notation<SettingKey> {
    Notation<SettingKey>(
      "key", like: "payday", completes: .dynamic("setting")
    ) { (text) throws(Misreading) in
      if let key = SettingKey.known.first(where: { $0.name == text }) {
        return key
      }
      if text.hasPrefix("digits."),
        let currency = try? Currency(text.dropFirst("digits.".count))
      {
        return .digits(currency)
      }
      if text.hasPrefix("digits."),
        let currency = try? Currency(
          text.dropFirst("digits.".count).uppercased())
      {
        let name = SettingKey.digits(currency).name
        throw Misreading(
          "\"\(text)\" has its currency code in lower case",
          tip: "write \(name)", candidates: [name])
      }
      let names = SettingKey.explanations.map(\.term)
      let near = similar(to: text, among: names)
      throw Misreading(
        "there is no setting \"\(text)\"",
        tip: near.first.map { "a similar one exists: \"\($0)\"" }
          ?? "the settings are: \(names.joined(separator: ", "))",
        candidates: near.isEmpty ? names : near)
    }
  }
}
