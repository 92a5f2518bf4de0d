internal import SavingsCore

extension LookingBack: Answer {
  static let kind = "months"
  static let about = "What months came to, one after the other."

  static let fields: [Field<LookingBack>] = [
    Field("goal") { $0.goal?.shortName },
    Field("currency") { $0.currency },
    Field("months") { $0.months },
    .group(
      "totals",
      Field("savedThisMonth") { Money($0.totals.saved, $0.currency) },
      Field("takenOut") { Money($0.totals.takenOut, $0.currency) },
      Field("metMonths") { $0.met.met },
      Field("plannedMonths") { $0.met.planned }),
    Field("streak") { $0.streaks.latest },
    Field("longestStreak") { $0.streaks.longest },
    Field("goals") { $0.goals },
  ]
}

extension LookingBack.Row: Described {
  static let fields: [Field<LookingBack.Row>] =
    [Field("month") { $0.month }, Field("state") { $0.state }]
    + totalsOfMonth.of { ($0.totals, $0.atLeast, $0.currency) }
    + [recordedOfMonth.of { ($0.recorded, $0.currency) }]

  /// What people see, and what stands in columns for programs.
  static let seen: [Field<LookingBack.Row>] = [
    Field("line") { $0.line },
    Field("saved") { MonthFlow($0.totals).words($0.currency) },
    Field("recordedSaved") { Money($0.recorded.saved, $0.currency) },
    Field("recordedTakenOut") { Money($0.recorded.takenOut, $0.currency) },
    Field("now") { month in
      month.state == .changed
        ? month.recorded.words(month.currency) : nil as Phrase?
    },
  ]

  /// The month in a line of a narrow screen.
  private var line: Phrase {
    let met: Phrase = totals.ratio.map { ", \($0) met" } ?? ""
    return """
      \(month)  \(bare: Money(totals.savedThisMonth, currency)) of \
      \(Money(totals.planned, currency))\(totals.lessWords(currency))\(met), \
      \(Phrase(.words(state.rawValue)))
      """
  }
}

/// What the months brought a goal.
extension LookingBack.GoalRow: Described {
  static let definition: String? = "goalOfMonths"

  static let fields: [Field<LookingBack.GoalRow>] = [
    Field("id") { $0.id },
    Field("slug") { $0.goal?.shortName },
    Field("name") { Name($0.name, emoji: $0.goal?.emoji) },
    Field("currency") { $0.currency },
    Field("savedThisMonth") { Money($0.flow.saved, $0.currency) },
    Field("takenOut") { Money($0.flow.takenOut, $0.currency) },
    Field("metMonths") { $0.met.met },
    Field("plannedMonths") { $0.met.planned },
    Field("average3") { IfAny($0.average(0)) },
    Field("average6") { IfAny($0.average(1)) },
    Field("average12") { IfAny($0.average(2)) },
  ]

  /// What a month brought on average, by the place of how many.
  private func average(_ place: Int) -> Money? {
    averages[place].map { Money($0, currency) }
  }

  /// In how many months the plan was met: `0 of 2`.
  var metWords: Phrase {
    met.planned == 0 ? "" : "\(met.met) of \(met.planned)"
  }
}

extension LookingBack {
  /// What `cst month list` says to people, under a heading such as a year.
  @Composing func document(_ heading: Phrase?) -> Document {
    headline(heading)
    ""
    monthTable
    ""
    goalTable
  }

  private func headline(_ heading: Phrase?) -> Phrase {
    let isKnown = totals.saved != nil
    let saved: Phrase =
      isKnown
      ? "\(Money(totals.saved, currency))"
      : "at least \(Money(known.saved, currency))"
    // Less than a month began with: of several it is what went, month by month.
    let went: Phrase =
      known.takenOut?.isZero == false
      ? ", and \(Money(known.takenOut, currency)) went" : ""
    let met: Phrase =
      self.met.planned == 0
      ? ""
      : " The plan was met in full in \(self.met.met) of \(self.met.planned)."
    // What is met is counted of months that are over.
    let now: Phrase = streaks.countsRunning ? " with this one" : ""
    let streak: Phrase =
      streaks.latest < 2 ? "" : " \(streaks.latest, "month") in a row\(now)."
    let start: Phrase = heading.map { "\($0): saved" } ?? "Saved"
    return """
      \(start) \(saved) in \(months.count, "month")\(went).\(met)\(streak)
      """
  }

  var monthTable: Table {
    let tellsLess = months.contains { $0.totals.takenOut?.isZero == false }
    return Table(
      "Month", of: months, fields: Row.fields + Row.seen,
      Column("month", "MONTH"),
      Column("state", "STATE", for: .programs),
      Column("required", "REQUIRED", for: .programs),
      Column("planned", "PLANNED"),
      Column("savedThisMonth", "SAVED"),
      Column(
        "takenOut", "LESS", for: tellsLess ? .everyone : .programs,
        dropping: 2),
      Column("left", "LEFT"),
      .code { $0.currency },
      Column("recordedSaved", "RECORDED", for: .programs),
      Column("recordedTakenOut", "WENT", for: .programs),
      Column("told", "STATE", for: .people, dropping: 1) {
        Phrase(.words($0.state.rawValue))
      },
      Column("met", "MET").seen(\.totals.progress),
      card: ["{line}"],
      aloud: [
        "{month}, {state}", "Planned: {planned}", "Saved: {saved}",
        "Left: {left}", "Met: {met}", "The records now say: {now}",
      ])
  }

  private var goalTable: Table {
    let tellsLess = goals.contains { $0.flow.takenOut?.isZero == false }
    return Table(
      "Goal", of: goals, fields: GoalRow.fields,
      Column("name", "GOAL").seen { Name($0.name, of: $0.goal) },
      Column("savedThisMonth", "SAVED"),
      Column(
        "takenOut", "LESS", for: tellsLess ? .everyone : .programs,
        dropping: 4),
      .code { $0.currency },
      Column("metWords", "MET", dropping: 3, \.metWords),
      Column("average3", "AVG-3", label: "Average of 3 months"),
      Column(
        "average6", "AVG-6", label: "Average of 6 months", dropping: 2),
      Column(
        "average12", "AVG-12", label: "Average of 12 months", dropping: 1))
  }
}
