internal import SavingsCore

extension ClosedMonth: Described {
  static let definition: String? = "lastMonth"
  static let summary: String? = "The month before, as it was closed."

  static let fields: [Field<ClosedMonth>] =
    [Field("month") { $0.month }]
    + sumsOfMonth.of { ($0.whole.totals, $0.whole.currency) }
    + [Field("met") { IfAny($0.whole.totals.ratio) }]

  /// What the last month came to, in a line of the plan.
  var sentence: Document.Block {
    let totals = whole.totals
    return .sentence(
      "Last month (\(month)): \(totals.words(whole.currency)).",
      accessible: "Last month, \(month). \(totals.wordsAloud(whole.currency))")
  }
}

/// What programs read of the five sums of a month in one currency.
let sumsOfMonth: [Field<(totals: MonthTotals, currency: Currency?)>] = [
  Field("required") { Money($0.totals.required, $0.currency) },
  Field("planned") { Money($0.totals.planned, $0.currency) },
  Field("savedThisMonth") { Money($0.totals.savedThisMonth, $0.currency) },
  Field("takenOut") { Money($0.totals.takenOut, $0.currency) },
  Field("left") { Money($0.totals.left, $0.currency) },
]

/// What came in and what went in a month, by the records of today.
let recordedOfMonth = Field<(flow: MonthFlow, currency: Currency?)>.group(
  "recorded",
  Field("savedThisMonth") { Money($0.flow.saved, $0.currency) },
  Field("takenOut") { Money($0.flow.takenOut, $0.currency) }
).shared("recorded")
