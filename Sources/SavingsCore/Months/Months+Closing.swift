/// What is to be written down of a month, or the rates that it takes to know
/// it.
public enum MadeClosing: Sendable {
  /// What it came to, in all and for each goal.
  case records([Closing])
  /// Something is unknown: a closing never holds a guess.
  case missing([(rate: Plan.MissingRate, day: CalendarDate)])
}

extension Months {
  /// What is to be written down today of a month that is over: all that it
  /// says, or of a closed one what the records say by now.
  public func closing(
    _ report: MonthReport
  ) throws(MoneyProblem) -> MadeClosing {
    guard let closed = closing(of: report.month) else { return first(report) }
    return try again(report, closed)
  }

  private func first(_ report: MonthReport) -> MadeClosing {
    var records: [Closing] = []
    for goal in report.goals {
      guard let sums = goal.totals.sums else {
        return .missing(report.missingRates)
      }
      records.add(
        Closing(
          of: report.month,
          Closing.OfGoal(
            goal.id, name: goal.name,
            flex: goal.flex == .flexible ? nil : goal.flex, by: goal.author),
          goal.currency, sums))
    }
    guard let sums = report.totals.sums, let currency = report.currency else {
      return .missing(report.missingRates)
    }
    return .records(
      [Closing(of: report.month, closed: today, currency, sums)]
        + records)
  }

  /// What was planned stays; what came in and went is what the records say,
  /// and what that leaves is told anew.
  private func again(
    _ report: MonthReport, _ closed: ClosedMonth
  ) throws(MoneyProblem) -> MadeClosing {
    let currency = closed.whole.currency
    let settings = household.settings
    var records: [Closing] = []
    let gone = try report.goals.gone(of: closed.whole.sums)
    var left = gone.left
    for (record, goal) in zip(closed.goals, report.goals) {
      var sums = record.sums
      if goal.hasChanged {
        let digits = settings.digits(of: goal.currency)
        let now = try goal.recorded.rounded(to: digits)
        guard let saved = now.saved, let takenOut = now.takenOut else {
          return .missing(report.missingRates)
        }
        sums.savedThisMonth = saved
        sums.takenOut = takenOut
        sums.left =
          goal.flex == .skipped
          ? .zero
          : try Figures.left(
            of: sums.planned, having: saved, upTo: goal.remaining)
      }
      if goal.goal != nil {
        let worth = try Exchange(household.rates, on: goal.lastDay).worth(
          of: Money(sums.left, goal.currency), in: currency, settings)
        guard let worth else { return .missing(goal.missing(for: currency)) }
        left = try left.adding(worth.amount)
      }
      var again = record
      again.sums = sums
      records.add(again)
    }
    guard let saved = report.recorded.saved,
      let takenOut = report.recorded.takenOut, let left
    else { return .missing(report.missingRates) }
    var sums = closed.whole.sums
    sums.savedThisMonth = saved
    sums.takenOut = takenOut
    sums.left = left
    return .records(
      [Closing(of: report.month, closed: today, currency, sums)]
        + records)
  }
}

extension Household {
  /// The months of which each is to be closed where nobody names one: those
  /// that ended after the last closed one, or the last month where none was
  /// ever closed, but for those in which no goal stood.
  public func monthsToClose(on today: CalendarDate) -> [Month] {
    guard let last = today.month.adding(-1) else { return [] }
    let closed = closedMonths(knownOn: today).last?.month
    let first = closed.map { $0.adding(1) ?? today.month } ?? last
    return first.upTo(last).filter { hasGoals(in: $0, on: today) }
  }
}

extension MonthOfGoal {
  /// The rate that is missing to count it in another currency.
  fileprivate func missing(
    for currency: Currency
  ) -> [(rate: Plan.MissingRate, day: CalendarDate)] {
    guard let pair = CurrencyPair(self.currency, currency), let goal else {
      return []
    }
    return [(Plan.MissingRate(pair: pair, goals: [goal]), lastDay)]
  }
}
