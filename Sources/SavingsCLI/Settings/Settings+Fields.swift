package import SavingsCore

extension Settings: Described {
  package static let definition: String? = "settingsRecord"

  /// What is set, and nothing for what is left to its default.
  package static let fields: [Field<Settings>] = [
    Field("currency") { $0.currency },
    Field("payday") { $0.ownPayday?.day },
    Field("critical") { $0.ownCritical },
    Field("attention") { $0.ownAttention },
    Field("staleDays") { $0.ownStaleDays },
    Field("palette") { $0.palette },
    Field("digits") { OwnDigits(digits: $0.ownDigits) },
    Field("ambiguousWidth") { $0.ownAmbiguousWidth?.rawValue },
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
