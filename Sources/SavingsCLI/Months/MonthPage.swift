internal import SavingsCore

/// What a month came to, as `cst month show` answers.
final class MonthPage: Answer {
  let report: MonthReport
  let settings: Settings

  init(report: MonthReport, settings: Settings) {
    self.report = report
    self.settings = settings
  }

  static let kind = "month"
  static let about = "What a month came to."

  static let fields: [Field<MonthPage>] = [
    Field("month") { $0.report.month },
    Field("state") { $0.report.state },
    Field("closed") { $0.report.closed },
    Field("from") { $0.report.month.firstDay },
    Field("to") { $0.report.to },
    Field("displayCurrency") { $0.report.currency },
    Field("totals") { page in
      TotalsOfMonth(
        page.report.totals, page.report.atLeast, page.report.currency)
    },
    recordedOfMonth.of { ($0.report.recorded, $0.report.currency) },
    Field("goals") { $0.report.goals },
    Field("rates") { page in
      page.report.rates.map { AgedRate($0, isStale: page.isStale($0)) }
    },
  ]

  /// Whether a rate was old on the last day that it was used for.
  func isStale(_ rate: Rate) -> Bool {
    settings.isStale(rate, on: report.lastUse(of: rate))
  }
}

extension MonthReport.State: Tellable {}

/// The sums of a month, with what is known where something is not.
final class TotalsOfMonth: Described {
  private let totals: MonthTotals
  private let atLeast: MonthTotals?
  private let currency: Currency?

  init(
    _ totals: MonthTotals, _ atLeast: MonthTotals?, _ currency: Currency?
  ) {
    self.totals = totals
    self.atLeast = atLeast
    self.currency = currency
  }

  static let definition: String? = "monthTotals"
  static let summary: String? =
    "Sums of a month; what is not known is null, and atLeast holds what is."

  static let fields: [Field<TotalsOfMonth>] =
    [Field("complete") { $0.atLeast == nil }]
    + sumsOfMonth.of { ($0.totals, $0.currency) } + [
      Field("met") { IfAny($0.totals.ratio) },
      Field.group("atLeast", sumsOfMonth).ifAny { whole in
        whole.atLeast.map { ($0, whole.currency) }
      },
    ]
}

/// A goal that stood in the month.
extension MonthOfGoal: Described {
  static let definition: String? = "monthOfGoal"

  static let fields: [Field<MonthOfGoal>] =
    [
      Field("id") { $0.id },
      Field("slug") { $0.goal?.shortName },
      Field("name") { Name($0.name, emoji: $0.goal?.emoji) },
      Field("currency") { $0.currency },
    ]
    + sumsOfMonth.of { ($0.totals, $0.currency) } + [
      Field("met") { IfAny($0.totals.ratio) },
      recordedOfMonth.of { ($0.recorded, $0.currency) },
      Field("flex") { $0.flex },
      Field("customBy", as: .customBy) { $0.author },
    ]

  /// How much less there was than when the month began, where it is something.
  var less: Money? {
    totals.takenOut.flatMap { $0.isZero ? nil : Money($0, currency) }
  }
}

extension MonthTotals {
  /// The sign in whose colour a bar stands.
  var mark: Mark { standing == .met ? .completed : .onTrack }

  var progress: IfAny<Progress> { IfAny(ratio.map { Progress($0, mark) }) }
}

extension MonthPage {
  @Composing var document: Document {
    Document.Block.sentence(
      """
      \(report.month) (\(report.stateWords)): \
      \(report.totals.words(report.currency, atLeast: report.atLeast)).
      """,
      accessible: """
        \(report.month), \(report.stateAloud). \
        \(report.totals.wordsAloud(report.currency, atLeast: report.atLeast))
        """)
    if report.state == .changed {
      let recorded = report.recorded.words(report.currency)
      Document.Block.sentence(
        "The records now say \(recorded): \(report.changes).",
        accessible: "The records now say: \(recorded).")
    }
    ""
    table
  }

  /// A row for every goal, with the totals below.
  var table: Table {
    func total(_ part: (MonthTotals) -> Amount?) -> Value {
      .money(Money(part(report.totals), report.currency))
    }
    let tellsLess = report.goals.contains { $0.less != nil }
    return Table(
      "Goal", of: report.goals, fields: MonthOfGoal.fields + MonthOfGoal.seen,
      Column("name", "GOAL", as: "goal").seen {
        Name($0.name, of: $0.goal)
      },
      Column("required", "REQUIRED", for: .programs),
      Column("planned", "PLANNED", total: total(\.planned)),
      Column("savedThisMonth", "SAVED", total: total(\.savedThisMonth)),
      Column(
        "takenOut", "LESS", for: tellsLess ? .everyone : .programs,
        dropping: 2, total: total(\.takenOut)),
      Column("left", "LEFT", total: total(\.left)),
      .code(total: report.currency.map { .code($0) }) { $0.currency },
      Column("recordedSaved", "RECORDED", for: .programs),
      Column("recordedTakenOut", "WENT", for: .programs),
      Column("flex", "FLEX", for: .programs),
      Column("customBy", "BY", for: .programs),
      Column(
        "met", "MET", dropping: 1,
        total: report.totals.ratio.map { .progress($0, report.totals.mark) }
      ).seen(\.totals.progress),
      card: [
        "{seenName}", "{bare savedThisMonth} of {planned}",
        "{less} less than when it began", "{met} met", "{remark}",
      ],
      aloud: [
        "Planned: {planned}", "Saved: {savedThisMonth}",
        "Less than when it began: {less}", "Left: {left}", "Met: {met}",
        "The records now say: {now}", "Choice: {choice}", "Ended: {ending}",
      ],
      notes: report.goals.map(\.remark))
  }
}

extension MonthOfGoal {
  /// What people see, and what stands in columns for programs.
  fileprivate static let seen: [Field<MonthOfGoal>] = [
    Field("seenName") { Name($0.name, of: $0.goal) },
    Field("less") { IfAny($0.less) },
    Field("choice") { $0.choice }, Field("ending") { $0.ending },
    Field("remark") { $0.remark },
    Field("now") { month in
      month.hasChanged ? month.recorded.words(month.currency) : nil as Phrase?
    },
    Field("recordedSaved") { Money($0.recorded.saved, $0.currency) },
    Field("recordedTakenOut") { Money($0.recorded.takenOut, $0.currency) },
  ]
}
