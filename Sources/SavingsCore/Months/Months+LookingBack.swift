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
  func row(of report: MonthReport) throws(MoneyProblem) -> LookingBack.Row {
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

  /// What months brought each goal that stood in one of them, the running month
  /// told as it is, if it was.
  func goals(
    _ brought: GoalTallies, by now: MonthReport?
  ) throws(MoneyProblem) -> [LookingBack.GoalRow] {
    let found = brought.all.inOrder {
      ($0.last.goal == nil ? 1 : 0, $0.last.deadline.orLast, $0.last.name)
    }
    let now = if let now { now } else { try records(of: running) }
    let averages = try averages(of: found.map(\.last), by: now)
    return found.indices.map { place in
      LookingBack.GoalRow(found[place], averages: averages[place])
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

  /// What a month lacks, and what it takes to tell its row.
  func gaps(
    in report: MonthReport, told row: LookingBack.Row, only goal: Goal?
  ) -> [Plan.Gap] {
    var gaps: [Plan.Gap] = []
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
    return gaps
  }

  /// What averages that were told lack: they take the rates of today.
  func gapsOfAverages(only goal: Goal?) -> [Plan.Gap] {
    lookedBack.filter { goal == nil || $0.goal == goal?.id }.flatMap { told in
      told.brought.missingPairs.map {
        Plan.Gap($0, for: household.goal(told.goal), on: today)
      }
    }
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
