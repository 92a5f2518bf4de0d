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

  /// Whether a rate was old on the month's last day.
  func isStale(_ rate: Rate) -> Bool {
    settings.isStale(rate, on: report.to)
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
    + sumsOfMonth.map { field in
      field.of { ($0.totals, $0.currency) }
    } + [
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
      Field("slug", as: .slug.orNull) { month in
        month.goal.map { Slug($0.slug) }
      },
      Field("name") { $0.toldName },
      Field("currency") { $0.currency },
    ]
    + sumsOfMonth.map { field in
      field.of { ($0.totals, $0.currency) }
    } + [
      Field("met") { IfAny($0.totals.ratio) },
      recordedOfMonth.of { ($0.recorded, $0.currency) },
      Field("flex") { $0.flex },
      Field("customBy", as: .customBy) { $0.author },
    ]

  /// What it is called, with the goal's emoji.
  private var toldName: Name { Name(name, emoji: goal?.emoji) }

  /// The same to people, where it may be gone.
  var seenName: Name {
    goal == nil ? Name("\(name) (deleted)") : toldName
  }

  /// How far it came, with a bar.
  var progress: IfAny<Progress> {
    IfAny(totals.ratio.map { Progress($0, totals.mark) })
  }

  /// How much less there was than when the month began, where it is something.
  var less: Money? {
    totals.takenOut.flatMap { $0.isZero ? nil : Money($0, currency) }
  }
}

extension MonthTotals {
  /// The sign in whose colour a bar stands.
  var mark: Mark { standing == .met ? .completed : .onTrack }
}
