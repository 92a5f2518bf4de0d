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

  /// What these months came to, for a goal or for all.
  ///
  /// Unless the longest streak is asked for, no other month is worked out but
  /// those of the latest, and the one that broke it. Where that is none of
  /// those that may be asked for, the streaks are not whole.
  public func lookingBack(
    at wanted: [Month], of goal: Goal? = nil,
    withLongestStreak isWhole: Bool = true
  ) throws(MoneyProblem) -> LookingBack {
    let all = goal.map(months) ?? self.all
    let listed = all.filter(wanted.contains)
    let currency = goal?.currency ?? self.currency
    var rows: [LookingBack.Row] = []
    for month in listed {
      let report = try self.report(of: month)
      if let goal {
        rows.add(try row(of: report, for: goal))
      } else {
        rows.add(try row(of: report))
      }
    }
    let reports = try listed.map { month throws(MoneyProblem) in
      try report(of: month)
    }
    var standings: [(standing: MonthTotals.Standing, isRunning: Bool)] = []
    var isBroken = false
    for month in all.reversed() {
      guard asked.contains(month) else { break }
      let report = try self.report(of: month)
      let totals = goal.map { report.totals(of: $0) } ?? report.totals
      let isRunning = report.state == .running
      standings.add((totals.standing, isRunning))
      isBroken = isBroken || !isRunning && totals.standing.breaksStreaks
      if !isWhole, isBroken { break }
    }
    return LookingBack(
      goal: goal, currency: currency, months: rows,
      totals: try MonthFlow(of: rows.map { MonthFlow($0.totals) }),
      known: try MonthFlow(
        of: rows.map { row in
          let known = row.atLeast ?? row.totals
          return MonthFlow(
            known.savedThisMonth ?? .zero, known.takenOut ?? .zero)
        }),
      met: MetMonths(
        of: rows.map { ($0.totals.standing, $0.state == .running) }),
      streaks: Streaks(of: standings.reversed()),
      knowsStreak: isBroken || standings.count == all.count,
      goals: try goals(of: reports, only: goal),
      missingRates: missingRates(in: reports, told: rows, only: goal))
  }

  /// A month in the currency of totals; what was written down in another is
  /// converted at the rates of its last day.
  private func row(
    of report: MonthReport
  ) throws(MoneyProblem) -> LookingBack.Row {
    guard let from = report.currency, let currency, from != currency else {
      return LookingBack.Row(
        month: report.month, state: report.state, totals: report.totals,
        atLeast: report.atLeast, recorded: report.recorded)
    }
    let exchange = Exchange(household.rates, on: report.to)
    func worth(_ amount: Amount?) throws(MoneyProblem) -> Amount? {
      try amount.flatMap { amount throws(MoneyProblem) in
        try exchange.worth(
          of: Money(amount, from), in: currency, household.settings)?.amount
      }
    }
    let totals = MonthTotals(
      required: try worth(report.totals.required),
      planned: try worth(report.totals.planned),
      savedThisMonth: try worth(report.totals.savedThisMonth),
      takenOut: try worth(report.totals.takenOut),
      left: try worth(report.totals.left), from: report.totals)
    return LookingBack.Row(
      month: report.month, state: report.state, totals: totals,
      atLeast: totals.sums == nil
        ? try MonthTotals(of: [totals], unknown: .zero) : nil,
      recorded: MonthFlow(
        try worth(report.recorded.saved),
        try worth(report.recorded.takenOut)))
  }

  /// A month of one goal, in its currency.
  private func row(
    of report: MonthReport, for goal: Goal
  ) throws(MoneyProblem) -> LookingBack.Row {
    let found = report.goals.first { $0.id == goal.id }
    let totals = report.totals(of: goal)
    let state: MonthReport.State =
      report.isClosed
      ? found?.hasChanged ?? false ? .changed : .closed : report.state
    return LookingBack.Row(
      month: report.month, state: state, totals: totals,
      atLeast: totals.sums == nil
        ? try MonthTotals(of: [totals], unknown: .zero) : nil,
      recorded: found?.recorded ?? MonthFlow(totals))
  }

  /// What the months brought each goal that stood in one of them.
  private func goals(
    of reports: [MonthReport], only goal: Goal?
  ) throws(MoneyProblem) -> [LookingBack.GoalRow] {
    var found: [[(month: MonthOfGoal, isRunning: Bool)]] = []
    for report in reports {
      for month in report.goals where goal == nil || month.id == goal?.id {
        let told = (month, report.state == .running)
        let place = found.firstIndex { $0[0].month.id == month.id }
        if let place { found[place].add(told) } else { found.add([told]) }
      }
    }
    let keys = found.map { months in
      let goal = months[0].month.goal
      return (
        goal == nil ? 1 : 0, goal?.deadline.orLast ?? .last,
        Wording.folded(months[months.count - 1].month.name)
      )
    }
    found = placesInOrder(found.count) { keys[$0] < keys[$1] }.map { found[$0] }
    let averages = try averages(
      of: found.map { $0[$0.count - 1] }.map { $0.month })
    var rows: [LookingBack.GoalRow] = []
    for (place, months) in found.enumerated() {
      let last = months[months.count - 1].month
      rows.add(
        LookingBack.GoalRow(
          id: last.id, goal: last.goal, name: last.goal?.name ?? last.name,
          currency: last.currency,
          flow: try MonthFlow(of: months.map { MonthFlow($0.month.totals) }),
          met: MetMonths(
            of: months.map { ($0.month.totals.standing, $0.isRunning) }),
          averages: averages[place]))
    }
    return rows
  }

  /// What one of the last 3, 6 and 12 months brought each goal on average;
  /// nothing is said of one that has ended, is reached or is unknown.
  private func averages(
    of months: [MonthOfGoal]
  ) throws(MoneyProblem) -> [[Amount?]] {
    // Who stood in a month and has not ended stands in the running one.
    let now =
      try closing(of: running) == nil
      ? report(of: running) : records(of: running)
    let active = now.goals.filter { month in
      month.totals.sums != nil && month.remaining != .zero
        && months.contains { $0.id == month.id }
    }.compactMap(\.goal).filter { $0.isActive(on: today) }
    let brought = try self.brought(active)
    return try months.map { month throws(MoneyProblem) in
      let place = active.firstIndex { $0.id == month.id }
      let digits = household.settings.digits(of: month.currency)
      return try [3, 6, 12].map { count throws(MoneyProblem) in
        try place.flatMap { place throws(MoneyProblem) in
          try brought[place].average(of: count, digits: digits)
        }
      }
    }
  }

  private func missingRates(
    in reports: [MonthReport], told rows: [LookingBack.Row], only goal: Goal?
  ) -> [(rate: Plan.MissingRate, day: CalendarDate)] {
    var gaps: [Plan.Gap] = []
    var days: [(pair: CurrencyPair, day: CalendarDate)] = []
    for (report, row) in zip(reports, rows) {
      // What was closed in another currency takes a rate of its own.
      if report.totals.sums != nil, row.totals.sums == nil,
        let from = report.currency, let currency,
        let pair = CurrencyPair(from, currency)
      {
        gaps += report.goals.compactMap(\.goal).map {
          Plan.Gap(pair: pair, goal: $0)
        }
        days.add((pair, report.to))
      }
      for (pair, month) in report.gaps where goal == nil || month.id == goal?.id
      {
        if let goal = month.goal {
          gaps.add(Plan.Gap(pair: pair, goal: goal))
        }
        days.add((pair, report.to))
      }
    }
    var rates = gaps.missingRates
    for (pair, _) in days
    where !rates.contains(where: { $0.pair.isSame(as: pair) }) {
      rates.add(Plan.MissingRate(pair: pair, goals: []))
    }
    return rates.map { rate in
      let first = days.first { $0.pair.isSame(as: rate.pair) }
      return (rate, first?.day ?? today)
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
