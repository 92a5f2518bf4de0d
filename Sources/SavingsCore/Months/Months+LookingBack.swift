extension Months {
  /// The months in which a goal stands, from the first to the last.
  public func months(of goal: Goal) -> [Month] {
    let standing = all.filter { month in
      if let closing = closing(of: month) {
        return closing.goals.contains { $0.goal?.id == goal.id }
      }
      return household.stands(goal, in: month, on: today)
    }
    guard let first = standing.first, let last = standing.last else {
      return []
    }
    return first.upTo(last)
  }

  /// A month in the currency of totals; what was written down in another is
  /// converted at the rates of its last day.
  func row(
    of report: MonthReport
  ) throws(MoneyProblem) -> LookingBack.Row {
    guard let from = report.currency, let currency, from != currency else {
      return try LookingBack.Row(
        report, report.state, report.totals, known: report.atLeast,
        recorded: report.recorded, in: self.currency)
    }
    let exchange = Exchange(household.rates, on: report.to)
    func worth(_ amount: Amount) throws(MoneyProblem) -> Amount? {
      try exchange.worth(
        of: Money(amount, from), in: currency, household.settings)?.amount
    }
    return try LookingBack.Row(
      report, report.state, try report.totals.converted(worth),
      recorded: MonthFlow(
        try report.recorded.saved.flatMap(worth),
        try report.recorded.takenOut.flatMap(worth)), in: currency)
  }

  /// A month of one goal, in its currency.
  func row(
    of report: MonthReport, for goal: Goal
  ) throws(MoneyProblem) -> LookingBack.Row {
    let found = report.goals.first { $0.id == goal.id }
    let totals = report.totals(of: goal)
    let state: MonthReport.State =
      report.isClosed
      ? found?.hasChanged ?? false ? .changed : .closed : report.state
    return try LookingBack.Row(
      report, state, totals, recorded: found?.recorded ?? MonthFlow(totals),
      in: goal.currency)
  }

  /// What the months brought each goal that stood in one of them.
  func goals(
    of reports: [MonthReport], only goal: Goal?
  ) throws(MoneyProblem) -> [LookingBack.GoalRow] {
    var told: [MonthOfGoal] = []
    for report in reports {
      for month in report.goals where goal == nil || month.id == goal?.id {
        told.add(month)
      }
    }
    // The months of each goal, where it is told first.
    var places = Places<Goal>(told.map(\.id))
    var found: [[MonthOfGoal]] = told.map { _ in [] }
    for month in told {
      if let first = places.place(of: month.id) { found[first].add(month) }
    }
    found = found.filter { !$0.isEmpty }.inOrder { months in
      let last = months[months.count - 1]
      return (last.goal == nil ? 1 : 0, last.deadline.orLast, last.name)
    }
    let known = reports.last { $0.month == running && !$0.isClosed }
    let now = if let known { known } else { try records(of: running) }
    let averages = try averages(of: found.map { $0[$0.count - 1] }, by: now)
    return try found.indices.map { place throws(MoneyProblem) in
      try LookingBack.GoalRow(
        of: found[place], running: running, averages: averages[place])
    }
  }

  /// What one of the last 3, 6 and 12 months brought each goal on average;
  /// nothing is said of one that has ended, is reached or is unknown, by what
  /// the records say of the running month.
  private func averages(
    of months: [MonthOfGoal], by now: MonthReport
  ) throws(MoneyProblem) -> [[Amount?]] {
    // Who stood in a month and has not ended stands in the running one.
    let told = months.keyed(by: \.id)
    let active = now.goals.filter { month in
      month.totals.sums != nil && month.remaining != .zero
        && told[month.id] != nil
    }.compactMap(\.goal).filter { $0.isActive(on: today) }
    let brought = try self.brought(active)
    var places = Places<Goal>(active.map(\.id))
    return try months.map { month throws(MoneyProblem) in
      let own = places.place(of: month.id).map { brought[$0] }
      let digits = household.settings.digits(of: month.currency)
      return try [3, 6, 12].map { count throws(MoneyProblem) in
        try own?.average(of: count, digits: digits)
      }
    }
  }

  func missingRates(
    in reports: [MonthReport], told rows: [LookingBack.Row], only goal: Goal?
  ) -> [(rate: Plan.MissingRate, day: CalendarDate)] {
    var gaps: [Plan.Gap] = []
    for (report, row) in zip(reports, rows) {
      // What was closed in another currency takes a rate of its own.
      if report.totals.sums != nil, row.totals.sums == nil,
        let from = report.currency, let currency,
        let pair = CurrencyPair(from, currency)
      {
        gaps += (report.goals.map(\.goal) + [nil]).map {
          Plan.Gap(pair, for: $0, on: report.to)
        }
      }
      for gap in report.gaps where goal == nil || gap.goal?.id == goal?.id {
        gaps.add(gap)
      }
    }
    // Averages take the rates of today.
    for (id, brought) in lookedBack where goal == nil || id == goal?.id {
      gaps += brought.missingPairs.map {
        Plan.Gap($0, for: household.goal(id), on: today)
      }
    }
    return gaps.missingRatesByDay
  }
}

extension MonthReport {
  /// What it came to for a goal; nothing where that did not stand in it.
  func totals(of goal: Goal) -> MonthTotals {
    goals.first { $0.id == goal.id }?.totals
      ?? MonthTotals(
        MonthSums(
          required: .zero, planned: .zero, savedThisMonth: .zero,
          takenOut: .zero, left: .zero))
  }
}
