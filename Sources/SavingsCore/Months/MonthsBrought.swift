/// What the last months brought a goal, less what went from it.
///
/// Setting up an account or a share, shifting a share, and a price that moves
/// bring nothing.
public struct MonthsBrought: Sendable {
  /// The months looked back on, the oldest first; none where a rate is missing.
  public let months: [Part]

  let missingPairs: [CurrencyPair]

  /// A month and what it brought, in the goal's currency.
  public typealias Part = (month: Month, amount: Amount)

  /// What one of the last so many months brought on average, `nil` where there
  /// are fewer.
  public func average(
    of count: Int, digits: Int
  ) throws(MoneyProblem) -> Amount? {
    guard count > 0, months.count >= count else { return nil }
    return try months.suffix(count).map(\.amount).sum()
      .divided(by: count, to: digits)
  }
}

extension Household {
  /// How many months are looked back on at the most.
  public static let mostMonthsBack = 12

  /// The months looked back on for a goal, the oldest first: the last ones
  /// before this one whose last payday is not before the goal's start or its
  /// first share.
  ///
  /// Before that nobody wrote anything down, which is not the same as nothing.
  public func monthsLookedBack(
    for goal: Goal, on today: CalendarDate
  ) -> [Month] {
    let shares = allocations.lazy.filter {
      $0.goal == goal.id && !$0.share.isNothing
    }
    guard let first = shares.map(\.since).min() else { return [] }
    var months: [Month] = []
    while months.count < Household.mostMonthsBack,
      let month = today.month.adding(-months.count - 1),
      let payday = settings.paydays.schedule.dates(in: month).last,
      payday >= max(goal.start, first)
    {
      months.add(month)
    }
    return months.reversed()
  }
}

/// What the assets held before a month and at its end, by the shares of the
/// end: most goals see the same.
private typealias KnownEnds = (before: KnownSetUps, after: KnownSetUps)

extension Months {
  /// What the last months brought some goals, each of which is active.
  ///
  /// What was worked out for a goal is kept for all who ask after.
  public func brought(_ goals: [Goal]) throws(MoneyProblem) -> [MonthsBrought] {
    var known = Places<Goal>(lookedBack.map(\.goal))
    let unknown = goals.filter { known.place(of: $0.id) == nil }
    for (goal, brought) in zip(unknown, try lookBack(at: unknown)) {
      lookedBack.add((goal.id, brought))
      known.append(goal.id)
    }
    return goals.compactMap { goal in
      known.place(of: goal.id).map { lookedBack[$0].brought }
    }
  }

  private func lookBack(
    at goals: [Goal]
  ) throws(MoneyProblem) -> [MonthsBrought] {
    let exchange = Exchange(household.rates, on: today)
    var brought: [[MonthsBrought.Part]] = goals.map { _ in [] }
    var missing: [[CurrencyPair]] = goals.map { _ in [] }
    let months = goals.map { household.monthsLookedBack(for: $0, on: today) }
    let longest = months.max { $0.count < $1.count } ?? []
    var all = Places<Goal>(household.goals.map(\.id))
    for month in longest {
      var known: KnownEnds = (KnownSetUps(), KnownSetUps())
      for place in goals.indices where months[place].contains(month) {
        guard let goal = all.place(of: goals[place].id) else {
          preconditionFailure("a goal of another household")
        }
        let amount = try self.brought(
          goal, in: month, at: exchange, &known, &missing[place])
        brought[place].add((month, amount))
      }
    }
    return goals.indices.map { place in
      MonthsBrought(
        months: missing[place].isEmpty ? brought[place] : [],
        missingPairs: missing[place])
    }
  }

  /// What the goal at a place has at the end of a month beyond what it had both
  /// by the shares at the month's end and at the rates of today; it means
  /// nothing where one of these is missing.
  private func brought(
    _ place: Int, in month: Month, at exchange: Exchange,
    _ known: inout KnownEnds, _ missing: inout [CurrencyPair]
  ) throws(MoneyProblem) -> Amount {
    let accounts = try occasion(on: month.lastDay).accounts()
    let goal = household.goals[place]
    let digits = household.settings.digits(of: goal.currency)
    let setUp = SetUp(
      window: month.firstDay, firstShare: nil, others: .none, changedOn: nil,
      spared: goal.isStanding ? place : nil,
      countsInterest: goal.yield != nil)
    var (before, after) = (Amount.zero, Amount.zero)
    for asset in household.assets.indices
    where accounts.claims[asset].place(of: place, by: { $0.goal }) != nil {
      func funding(
        on day: CalendarDate?, _ known: inout KnownSetUps
      ) throws(MoneyProblem) -> Funding {
        try known.funding(of: asset, setUp) { () throws(MoneyProblem) in
          try accounts.funding(
            of: asset, on: day, as: setUp, byRowsUpTo: month.lastDay)
        }
      }
      let pair = CurrencyPair(household.assets[asset].currency, goal.currency)
      let route = pair.map { exchange.route(from: $0.base, to: $0.quote) } ?? []
      func worth(_ funding: Funding) throws(MoneyProblem) -> Amount {
        let funded = funding.funded(of: place)
        if funded.isZero { return .zero }
        guard let route else {
          if let pair { missing.add(pair) }
          return .zero
        }
        return try funded.converted(along: route)
      }
      before =
        try before + worth(funding(on: month.firstDay.yesterday, &known.before))
      after = try after + worth(funding(on: month.lastDay, &known.after))
    }
    return try after.rounded(to: digits) - before.rounded(to: digits)
  }
}
