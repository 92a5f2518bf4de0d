internal import SavingsCore

extension LookingBack {
  /// What `cst month list` says to people, under a heading such as a year.
  func document(_ heading: Phrase?) -> Document {
    Document {
      headline(heading)
      ""
      monthTable
      ""
      goalTable
    }
  }

  private func headline(_ heading: Phrase?) -> Phrase {
    let isKnown = totals.saved != nil
    let saved: Phrase =
      isKnown
      ? "\(Money(totals.saved, currency))"
      : "at least \(Money(known.saved, currency))"
    // Less than a month began with: of several it is what went, month by month.
    let went: Phrase =
      known.takenOut.map { !$0.isZero } ?? false
      ? ", and \(Money(known.takenOut, currency)) went" : ""
    let met: Phrase =
      self.met.planned == 0
      ? ""
      : " The plan was met in full in \(self.met.met) of \(self.met.planned)."
    let streak: Phrase =
      streaks.latest < 2 ? "" : " \(streaks.latest, "month") in a row."
    let start: Phrase = heading.map { "\($0): saved" } ?? "Saved"
    return """
      \(start) \(saved) in \(months.count, "month")\(went).\(met)\(streak)
      """
  }

  /// A row for every month.
  var monthTable: Table {
    let tellsLess = months.contains { row in
      row.totals.takenOut.map { !$0.isZero } ?? false
    }
    return Table(
      "Month",
      of: months.map { ToldMonth(row: $0, currency: currency) },
      fields: ToldMonth.fields + ToldMonth.seen,
      [
        Column("month", "MONTH"),
        Column("state", "STATE", for: .programs),
        Column("required", "REQUIRED", for: .programs),
        Column("planned", "PLANNED"),
        Column("savedThisMonth", "SAVED"),
        Column(
          "takenOut", "LESS", for: tellsLess ? .everyone : .programs,
          dropping: 2),
        Column("left", "LEFT"),
        .code { [currency] _ in currency },
        Column("recordedSaved", "RECORDED", for: .programs),
        Column("recordedTakenOut", "WENT", for: .programs),
        Column("told", "STATE", for: .people, dropping: 1) {
          Phrase(.words($0.row.state.rawValue))
        },
        Column("met", "MET").seen(\.progress),
      ],
      card: ["{line}"],
      aloud: [
        "{month}, {state}", "Planned: {planned}", "Saved: {saved}",
        "Left: {left}", "Met: {ratio}", "The records now say: {now}",
      ])
  }

  /// A row for every goal.
  private var goalTable: Table {
    let tellsLess = goals.contains { row in
      row.flow.takenOut.map { !$0.isZero } ?? false
    }
    return Table(
      "Goal", of: goals, fields: GoalRow.fields,
      [
        Column("name", "GOAL").seen(\.seenName),
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
          "average12", "AVG-12", label: "Average of 12 months", dropping: 1),
      ])
  }
}
