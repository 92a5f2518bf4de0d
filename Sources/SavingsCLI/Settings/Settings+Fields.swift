internal import SavingsCore

extension Settings: Described {
  static let definition: String? = "settingsRecord"

  /// What is set, and nothing for what is left to its default.
  static let fields: [Field<Settings>] = [
    Field("currency") { $0.currency },
    Field("payday") { $0.ownPayday.map(TypedPaydays.init) },
    Field("critical") { $0.ownCritical },
    Field("attention") { $0.ownAttention },
    Field("staleDays") { $0.ownStaleDays },
    Field("palette") { $0.palette },
    Field("digits") { OwnDigits(digits: $0.ownDigits) },
    Field("ambiguousWidth") { $0.ownAmbiguousWidth?.rawValue },
    Field("weights") { AmountsByMonth(amounts: $0.weights) },
    Field("income") { AmountsByMonth(amounts: $0.income) },
    Field("essentials") { AmountsByMonth(amounts: $0.essentials) },
    Field("sources") { TextsByName(texts: $0.named.entries("source")) },
    Field("services") { TextsByName(texts: $0.named.entries("service")) },
  ]
}

/// The decimals that were chosen for currencies.
private struct OwnDigits: Tellable {
  let digits: CurrencyDigits

  static let schema = Schema.keys(.type("integer"))

  var value: Value {
    .record(
      digits.entries.map { ($0.currency.code, $0.digits.value) },
      onOneLine: true)
  }
}

/// The paydays as they are typed: a day of the month is a number.
struct TypedPaydays: Tellable {
  private let schedule: PaydaySchedule

  init(_ schedule: PaydaySchedule) { self.schedule = schedule }

  static let schema = Schema.either([Int.schema, String.schema])

  var value: Value {
    schedule.onlyDay.map { .count($0) } ?? .text(Phrase(schedule.description))
  }
}

/// Amounts that differ by month, by `all`, number and month.
private struct AmountsByMonth: Tellable {
  let amounts: ByMonth

  static let schema = Schema.keys(Amount.schema)

  var value: Value {
    .record(
      amounts.entries.map { ($0.key.description, $0.amount.value) },
      onOneLine: true)
  }
}

/// Texts by their names.
private struct TextsByName: Tellable {
  let texts: [(key: String, text: String)]

  static let schema = Schema.keys(String.schema)

  var value: Value {
    .record(
      [(key: String, value: Value)](
        texts.count, Each { (texts[$0].key, texts[$0].text.value) }),
      onOneLine: true)
  }
}
