internal import SavingsCore

/// The month before this one, as it was closed.
final class LastMonth: Described {
  private let closing: Closing

  init(of month: ClosedMonth) { closing = month.whole }

  static let definition: String? = "lastMonth"
  static let summary: String? = "The month before, as it was closed."

  static let fields: [Field<LastMonth>] =
    [Field("month") { $0.closing.month }]
    + sumFields.map { field in
      field.of { month in
        SumsOfMonth(month.totals, month.closing.currency)
      }
    } + [Field("met") { IfAny($0.totals.ratio) }]

  private static let sumFields = SumsOfMonth.fields

  private var totals: MonthTotals { closing.totals }

  /// What it came to, in a line of the plan.
  var sentence: Document.Block {
    .sentence(
      "Last month (\(closing.month)): \(totals.words(closing.currency)).",
      accessible: """
        Last month, \(closing.month). \(totals.wordsAloud(closing.currency))
        """)
  }
}

/// The five sums of a month in one currency.
struct SumsOfMonth: Described {
  private let totals: MonthTotals
  private let currency: Currency?

  init(_ totals: MonthTotals, _ currency: Currency?) {
    self.totals = totals
    self.currency = currency
  }

  static let fields: [Field<SumsOfMonth>] = [
    Field("required") { Money($0.totals.required, $0.currency) },
    Field("planned") { Money($0.totals.planned, $0.currency) },
    Field("savedThisMonth") { Money($0.totals.savedThisMonth, $0.currency) },
    Field("takenOut") { Money($0.totals.takenOut, $0.currency) },
    Field("left") { Money($0.totals.left, $0.currency) },
  ]
}

/// What came in and what went in a month, by the records of today.
struct RecordedOfMonth: Described {
  private let flow: MonthFlow
  private let currency: Currency?

  init(_ flow: MonthFlow, _ currency: Currency?) {
    self.flow = flow
    self.currency = currency
  }

  static let definition: String? = "recorded"

  static let fields: [Field<RecordedOfMonth>] = [
    Field("savedThisMonth") { Money($0.flow.saved, $0.currency) },
    Field("takenOut") { Money($0.flow.takenOut, $0.currency) },
  ]
}
