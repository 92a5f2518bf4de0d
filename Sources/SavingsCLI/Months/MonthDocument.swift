internal import SavingsCore

extension MonthPage {
  /// What `cst month show` says to people.
  var document: Document {
    Document {
      headline
      if report.state == .changed {
        Document.Block.sentence(
          report.recordedWords,
          accessible: """
            The records now say: \(report.recorded.words(report.currency)).
            """)
      }
      ""
      table
    }
  }

  private var headline: Document.Block {
    let (totals, atLeast) = (report.totals, report.atLeast)
    return .sentence(
      """
      \(report.month) (\(report.stateWords)): \
      \(totals.words(report.currency, atLeast: atLeast)).
      """,
      accessible: """
        \(report.month), \(report.stateAloud). \
        \(totals.wordsAloud(report.currency, atLeast: atLeast))
        """)
  }

  /// A row for every goal, with the totals below.
  var table: Table {
    func total(_ part: (MonthTotals) -> Amount?) -> Value {
      .money(Money(part(report.totals), report.currency))
    }
    let tellsLess = report.goals.contains { $0.less != nil }
    return Table(
      "Goal", of: report.goals, fields: MonthOfGoal.fields + MonthOfGoal.seen,
      [
        Column("name", "GOAL", as: "goal").seen(\.seenName),
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
        ).seen(\.progress),
      ],
      card: [
        "{seenName}", "{bare savedThisMonth} of {planned}",
        "{less} less than when it began", "{ratio} met", "{choice}",
      ],
      aloud: [
        "Planned: {planned}", "Saved: {savedThisMonth}",
        "Less than when it began: {less}", "Left: {left}", "Met: {ratio}",
        "The records now say: {now}", "Choice: {choice}",
      ],
      notes: report.goals.map(\.choice))
  }
}

extension MonthOfGoal {
  /// What people see, and what stands in columns for programs.
  fileprivate static let seen: [Field<MonthOfGoal>] = [
    Field("seenName") { $0.seenName },
    Field("less") { IfAny($0.less) },
    Field("ratio") { IfAny($0.totals.ratio) },
    Field("choice") { $0.choice },
    Field("now") { month in
      month.hasChanged ? month.recorded.words(month.currency) : nil as Phrase?
    },
    Field("recordedSaved") { Money($0.recorded.saved, $0.currency) },
    Field("recordedTakenOut") { Money($0.recorded.takenOut, $0.currency) },
  ]
}
