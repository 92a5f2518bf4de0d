internal import CommandGrammar
internal import SavingsCore

extension SettingKey {
  /// The settings with this choice, or without any, and with the currency of
  /// totals where it is an amount: `display` while none is stored.
  func setting(
    _ text: String?, in old: Settings, display: Currency?
  ) throws -> Settings {
    var settings = old
    switch self {
    case .currency:
      settings.currency = try text.map { try Currency(typed: $0) }
    case .payday:
      settings.ownPayday = try text.map { try paydays($0) }
    case .critical:
      settings.ownCritical = try threshold(text, &settings, display)
    case .attention:
      settings.ownAttention = try threshold(text, &settings, display)
    case .staleDays: settings.ownStaleDays = try number(text, 0...36_500)
    case .palette: settings.palette = try text.map { try palette($0) }
    case .ambiguousWidth:
      settings.ownAmbiguousWidth = try number(text, 1...2)
        .flatMap(Settings.Cells.init)
    case .digits(let currency):
      settings.ownDigits[currency] = try number(text, 0...Amount.decimals)
    case .weight(let month):
      settings.weights[key: month] = try text.map { try weight($0) }
    case .income(let month):
      settings.income[key: month] = try threshold(text, &settings, display)
    case .essentials(let month):
      settings.essentials[key: month] = try threshold(text, &settings, display)
    case .named(let name):
      settings.named[name] = try text.map {
        try SettingKey.checked($0, named: name)
      }
    }
    return settings
  }

  /// A day of the month, several, or a date and weeks.
  private func paydays(_ text: String) throws -> PaydaySchedule {
    let days = text.parts(at: ",").map { $0 == "last" ? "31" : $0 }
    guard let schedule = PaydaySchedule(days.joined(separator: ",")) else {
      throw Failure.badValue(
        "\(quoted: text) is no payday", subject: text,
        tip: """
          write a day of the month, 25 or last; up to four different ones, \
          15,31; or a date and 1 to 4 weeks, 2026-01-09+2w
          """)
    }
    return schedule
  }

  /// A number from 0 to 10, or a percentage.
  private func weight(_ text: String) throws -> Amount {
    guard let weight = Amount(part: text), Settings.weightRange.contains(weight)
    else {
      throw Failure.badValue(
        "\(quoted: text) is not a weight from 0 to 10",
        subject: text, tip: "write a number or a percentage: 0.5, or 50%")
    }
    return weight
  }

  private func threshold(
    _ text: String?, _ settings: inout Settings, _ display: Currency?
  ) throws -> Amount? {
    guard let text else { return nil }
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
    _ text: String?, _ range: ClosedRange<Int>
  ) throws -> Int? {
    guard let text else { return nil }
    guard let number = Int(digits: text[...]), range.contains(number) else {
      throw Failure.badValue(
        "\"\(text)\" is not a number for \(name)",
        subject: text,
        tip: "write a number from \(range.lowerBound) to \(range.upperBound)")
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

  /// A setting of one month, `weight.12`, or of all, `income`; `nil` for any
  /// other.
  fileprivate init?(ofMonth text: String) throws(Misreading) {
    let parts = text.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let make: (ByMonth.Key) -> SettingKey
    switch parts[0] {
    case "weight": make = SettingKey.weight
    case "income": make = SettingKey.income
    case "essentials": make = SettingKey.essentials
    default: return nil
    }
    if parts.count == 1, parts[0] != "weight" {
      self = make(.all)
      return
    }
    guard parts.count == 2, parts[1] != "all",
      let month = ByMonth.Key(String(parts[1]))
    else {
      throw Misreading(
        "\"\(text)\" does not say for which month it is",
        tip: "write \(parts[0]).12 for every December, or \(parts[0]).2027-03")
    }
    self = make(month)
  }
}

extension ByMonth.Key {
  /// What stands behind the name of a setting.
  var suffix: String { self == .all ? "" : ".\(self)" }
}

extension Notation {
  /// The value of a setting, which its key reads.
  static var settingValue: Notation<String> {
    Notation<String>(
      "text", like: "\"a few words\"", completes: .dynamic("value")
    ) { $0 }
  }

  static var settingKey: Notation<SettingKey> {
    Notation<SettingKey>(
      "key", like: "payday", completes: .dynamic("setting")
    ) { (text) throws(Misreading) in
      if let key = SettingKey.known.first(where: { $0.name == text }) {
        return key
      }
      if let code = text.end(of: "digits") {
        if let currency = try? Currency(code) { return .digits(currency) }
        if let currency = try? Currency(code.uppercased()) {
          let name = SettingKey.digits(currency).name
          throw Misreading(
            "\"\(text)\" has its currency code in lower case",
            tip: "write \(name)", candidates: [name])
        }
      }
      if let key = try SettingKey(ofMonth: text) { return key }
      if let key = try SettingKey(ofNetwork: text) { return key }
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
