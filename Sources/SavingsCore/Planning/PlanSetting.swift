/// What all requirements of one plan have in common, and share.
final class PlanSetting: Sendable {
  let household: Household
  let today: CalendarDate
  let accounts: Accounts

  /// The rates of the day.
  let exchange: Exchange

  /// The rates of the days on which the month began, for each goal.
  private let earlier: [Exchange]

  /// What this month does differently, by goal.
  let plans: Keyed<Goal, MonthlyPlan>

  /// The display currency, `nil` while nobody has named one.
  let currency: Currency?

  /// Its decimals.
  let digits: Int

  /// What the requirements of a day share, with the rates of earlier days where
  /// those are asked for.
  init(
    _ accounts: Accounts, in currency: Currency?,
    andRatesOf beginnings: [CalendarDate] = []
  ) {
    let household = accounts.household.inForce
    let today = accounts.today
    self.accounts = accounts
    self.household = household
    self.today = today
    let shown = currency ?? household.settings.currency
    self.currency = shown
    digits = shown.map(household.settings.digits) ?? 0
    plans = household.plans.lazy.filter { $0.month == today.month }
      .keyed(by: \.goal)
    let pairs = accounts.pairs(with: [currency, household.settings.currency])
    exchange = accounts.rates.exchange(on: today).knowing(pairs)
    earlier = beginnings.map { beginning in
      accounts.rates.exchange(on: beginning).knowing(pairs)
    }
  }

  /// What was decided for a goal's month, or a month of which nothing was.
  func plan(of goal: Goal.ID) -> MonthlyPlan {
    plans[goal] ?? MonthlyPlan(goal: goal, month: today.month)
  }

  /// A goal's amount in the display currency, cut at the eighteenth decimal;
  /// `nil` where one of them is not there, or no rate that leads to it.
  @inline(never)
  func cut(_ amount: Amount?, of goal: Goal) throws(MoneyProblem) -> Amount? {
    guard let amount, let currency else { return nil }
    return try exchange.convert(amount, from: goal.currency, to: currency)
  }

  /// The same of an amount in any currency, as it is shown: rounded once, at
  /// the end.
  @inline(never)
  func rounded(
    _ amount: Amount?, in own: Currency
  ) throws(MoneyProblem) -> Amount? {
    guard let amount, let currency else { return nil }
    return try exchange.convert(
      amount, from: own, to: currency, to: digits, .nearest)
  }

  /// How amounts in a currency come to the display currency, where that takes a
  /// rate: nothing is nothing in any.
  func conversions(of amounts: [Amount?], in own: Currency) -> [Conversion] {
    guard let currency, let pair = CurrencyPair(own, currency),
      amounts.contains(where: { $0.map { !$0.isZero } ?? false })
    else { return [] }
    return [Conversion(pair, by: exchange)]
  }

  /// A goal's amount in the currency of the thresholds, which is always the
  /// household's own.
  func comparable(
    _ amount: Amount?, of goal: Goal
  ) throws(MoneyProblem) -> Amount? {
    let settings = household.settings
    guard let amount, let currency = settings.currency else { return nil }
    return try exchange.worth(
      of: Money(amount, goal.currency), in: currency, settings)?.amount
  }

  /// A goal's accounts in its currency, at the rates of the day.
  @inline(never)
  func valuation(of accounts: [GoalAccount]) -> Valuation {
    Valuation(accounts, of: self.accounts, exchange)
  }

  /// The same at the rates of a day on which the month began for a goal, `nil`
  /// where none of the accounts is in another currency.
  @inline(never)
  func valuation(
    of accounts: [GoalAccount], atRatesOf beginning: CalendarDate
  ) -> Valuation? {
    guard accounts.contains(where: { $0.currencies != nil }),
      let earlier = rates(of: beginning)
    else { return nil }
    return Valuation(accounts, of: self.accounts, earlier)
  }

  private func rates(of beginning: CalendarDate) -> Exchange? {
    earlier.first { $0.date == beginning }
  }

  /// What a goal needs at the rates of a day on which the month began for it;
  /// `nil` where one of these is missing.
  func needs(
    of place: Int, atRatesOf beginning: CalendarDate
  ) throws(MoneyProblem) -> [Need]? {
    guard let earlier = rates(of: beginning) else { return nil }
    let (rounds, paid) = try rounds(of: place, by: earlier)
    guard paid.allSatisfy({ $0.route != nil }) else { return nil }
    return try household.goals[place].needs(
      on: today, rounds, household.settings.paydays)
  }

  /// What some accounts hold for their goal, or held when its window opened.
  func holdings(
    of accounts: [GoalAccount], atOpening: Bool = false
  ) throws(MoneyProblem) -> [Holding] {
    var holdings: [Holding] = []
    holdings.reserveCapacity(accounts.count)
    for account in accounts {
      let funding = atOpening ? account.course.opening : account.now
      let goal = account.pair.goal
      guard let ask = funding.ask(of: goal) else { continue }
      holdings.append(
        try Holding(
          funding, ask, from: household.assets[funding.asset].currency,
          to: household.goals[goal].currency, by: exchange))
    }
    return holdings
  }

  /// What was paid for the rounds of a goal that comes again, at the rates of
  /// the day or at others; without what a missing rate hides, which is named.
  func rounds(
    of place: Int, by other: Exchange? = nil
  ) throws(MoneyProblem) -> (rounds: Rounds?, conversions: [Conversion]) {
    let goal = household.goals[place]
    guard goal.every != nil else { return (nil, []) }
    let exchange = other ?? exchange
    var payments: [Rounds.Payment] = []
    var conversions: [Conversion] = []
    for withdrawal in accounts.flows.withdrawals(for: place)
    where withdrawal.date <= today {
      let currency = household.assets[withdrawal.asset].currency
      if let pair = CurrencyPair(currency, goal.currency) {
        conversions.add(Conversion(pair, by: exchange))
      }
      let worth = try exchange.worth(
        of: Money(withdrawal.amount, currency), in: goal.currency,
        household.settings)
      guard let worth else { continue }
      payments.add(Rounds.Payment(date: withdrawal.date, amount: worth.amount))
    }
    let rounds = try Rounds(of: goal, paying: payments, by: today)
    return (rounds, conversions)
  }
}

extension Accounts {
  /// The pairs between which a plan converts: from each asset to its goals, and
  /// from each goal to the currencies of totals and of thresholds.
  fileprivate func pairs(with others: [Currency?]) -> [CurrencyPair] {
    var pairs: [CurrencyPair] = []
    func add(_ from: Currency, _ to: Currency) {
      guard let pair = CurrencyPair(from, to), !pairs.contains(pair) else {
        return
      }
      pairs.append(pair)
    }
    for goal in household.goals {
      for other in others { if let other { add(goal.currency, other) } }
    }
    for (place, asset) in household.assets.enumerated() {
      for claim in claims[place] {
        add(asset.currency, household.goals[claim.goal].currency)
      }
    }
    return pairs
  }
}
