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
    Field("digits", as: .keys(Int.schema)) { settings in
      Value.keys(
        settings.ownDigits.entries.map { ($0.currency.code, $0.digits.value) })
    },
    Field("ambiguousWidth") { $0.ownAmbiguousWidth?.rawValue },
    Field("weights", as: .keys(Amount.schema)) { $0.weights.told },
    Field("income", as: .keys(Amount.schema)) { $0.income.told },
    Field("essentials", as: .keys(Amount.schema)) { $0.essentials.told },
    Field("sources", as: .keys(String.schema)) { $0.texts(of: "source") },
    Field("services", as: .keys(String.schema)) { $0.texts(of: "service") },
  ]
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

extension Settings {
  /// What is said of services or sources, by their names.
  fileprivate func texts(of kind: String) -> Value {
    .keys(named.entries(kind).map { ($0.key, $0.text.value) })
  }
}

extension ByMonth {
  /// The amounts by `all`, number and month.
  fileprivate var told: Value {
    .keys(entries.map { ($0.key.description, $0.amount.value) })
  }
}

extension Value {
  /// Values by keys of which nobody knows beforehand.
  fileprivate static func keys(_ pairs: [(key: String, value: Value)]) -> Value
  {
    .record(pairs, onOneLine: true)
  }
}
