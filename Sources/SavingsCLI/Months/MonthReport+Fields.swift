internal import SavingsCore

/// What a month came to, as `cst month show` answers.
extension MonthReport: Answer {
  static let kind = "month"
  static let about = "What a month came to."

  static let fields: [Field<MonthReport>] = [
    Field("month") { $0.month },
    Field("state") { $0.state },
    Field("closed") { $0.closed },
    Field("from") { $0.month.firstDay },
    Field("to") { $0.to },
    Field("displayCurrency") { $0.currency },
    Field(
      "totals",
      as: .named(
        "monthTotals",
        totalsOfMonth.schema(
          summary:
            "Sums of a month; what is not known is null, and atLeast holds what is."
        ))
    ) { month -> Value in
      totalsOfMonth.value(
        of: (month.totals, month.atLeast, month.currency), onOneLine: false)
    },
    recordedOfMonth.of { ($0.recorded, $0.currency) },
    Field("goals") { $0.goals },
    Field("rates") { month in
      month.rates.map { AgedRate($0, isStale: month.isStale($0)) }
    },
  ]

  /// Whether a rate was old on the last day that it was used for.
  func isStale(_ rate: Rate) -> Bool {
    settings.isStale(rate, on: lastUse(of: rate))
  }
}

extension MonthReport.State: Tellable {}

/// The sums of a month, with what is known where something is not.
let totalsOfMonth:
  [Field<(totals: MonthTotals, atLeast: MonthTotals?, currency: Currency?)>] =
    [Field("complete") { $0.atLeast == nil }]
    + sumsOfMonth.of { ($0.totals, $0.currency) } + [
      Field("met") { IfAny($0.totals.ratio) },
      Field.group("atLeast", sumsOfMonth).ifAny { whole in
        whole.atLeast.map { ($0, whole.currency) }
      },
    ]

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

extension MonthReport {
  @Composing var document: Document {
    Document.Block.sentence(
      """
      \(month) (\(stateWords)): \
      \(totals.words(currency, atLeast: atLeast)).
      """,
      accessible: """
        \(month), \(stateAloud). \
        \(totals.wordsAloud(currency, atLeast: atLeast))
        """)
    if state == .changed {
      let recorded = recorded.words(currency)
      Document.Block.sentence(
        "The records now say \(recorded): \(changes).",
        accessible: "The records now say: \(recorded).")
    }
    ""
    table
  }

  /// A row for every goal, with the totals below.
  var table: Table {
    func total(_ part: (MonthTotals) -> Amount?) -> Value {
      .money(Money(part(totals), currency))
    }
    let tellsLess = goals.contains { $0.less != nil }
    return Table(
      "Goal", of: goals, fields: MonthOfGoal.fields + MonthOfGoal.seen,
      Column("name", "GOAL", as: "goal").seen { Name($0.name, of: $0.goal) },
      Column("required", "REQUIRED", for: .programs),
      Column("planned", "PLANNED", total: total(\.planned)),
      Column("savedThisMonth", "SAVED", total: total(\.savedThisMonth)),
      Column(
        "takenOut", "LESS", for: tellsLess ? .everyone : .programs,
        dropping: 2, total: total(\.takenOut)),
      Column("left", "LEFT", total: total(\.left)),
      .code(total: currency.map { .code($0) }) { $0.currency },
      Column("recordedSaved", "RECORDED", for: .programs),
      Column("recordedTakenOut", "WENT", for: .programs),
      Column("flex", "FLEX", for: .programs),
      Column("customBy", "BY", for: .programs),
      Column(
        "met", "MET", dropping: 1,
        total: totals.ratio.map { .progress($0, totals.mark) }
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
      notes: goals.map(\.remark))
  }
}
