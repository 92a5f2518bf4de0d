/// What a goal had when the month began, less what went since.
///
/// What went is missing, and spread over the payments that are left. What
/// names the goal afterwards counts in full; what comes back without a name
/// fills the hole first.
public struct Base: Equatable, Sendable {
  /// What it had on the evening before the window.
  public let opening: Amount

  /// What of it the month counts as there: never more than the opening, and
  /// below nothing where more was taken out for the goal than it had.
  public let amount: Amount

  /// The day that makes it less than the opening.
  public let low: Low?

  /// What was taken out for a standing goal since, which is no loss: it counts
  /// as there until it was spent, and what was saved before it counts still.
  public let spent: Amount

  /// A day at whose end there was less than when the month began.
  public struct Low: Equatable, Sendable {
    /// The day.
    public let day: CalendarDate

    /// What there was at its end.
    public let level: Amount

    /// What was put in for the goal that day.
    public let deposits: Amount

    /// What came in for the goal from that day on, less what was taken out
    /// after it.
    public let since: Amount

    /// What there is today.
    public let saved: Amount

    /// What counts as there after it: what there was less what the saver put
    /// in, or what there is less all that was put in since, if that is more.
    public let amount: Amount

    /// Whether it is what there was that counts.
    public let countsLevel: Bool

    init(
      day: CalendarDate, level: Amount, deposits: Amount, since: Amount,
      saved: Amount
    ) throws(MoneyProblem) {
      self.day = day
      self.level = level
      self.deposits = deposits
      self.since = since
      self.saved = saved
      let there = try level - deposits
      let rest = try saved - since
      countsLevel = there >= rest
      amount = max(there, rest)
    }
  }

  /// What there was when the month began, and the day since then that is the
  /// lowest.
  init(
    opening: Amount, lowest: Low?, spent: Amount
  ) throws(MoneyProblem) {
    self.opening = opening
    self.spent = spent
    let low = lowest.flatMap { $0.amount < opening ? $0 : nil }
    self.low = low
    amount = try (low?.amount ?? opening) - spent
  }
}

/// Two currencies between which a goal's money is converted.
struct Conversion: Equatable, Sendable {
  let pair: CurrencyPair

  /// The links that lead from one to the other, `nil` where a rate is missing.
  let route: [Exchange.Link]?
}

/// A goal's accounts, valued in its currency at the rates of one day.
struct Valuation {
  let flows: Flows
  let today: CalendarDate
  let digits: Int
  private let isStanding: Bool
  private let accounts: [Valued]

  /// An account, and how its money is converted, if that is known.
  private struct Valued {
    let account: GoalAccount
    let route: [Exchange.Link]?
  }

  init(
    _ accounts: [GoalAccount], of household: Household, _ flows: Flows,
    on today: CalendarDate, _ exchange: Exchange
  ) {
    self.flows = flows
    self.today = today
    let goal = accounts.first.map { household.goals[$0.pair.goal] }
    digits = goal.map { household.settings.digits(of: $0.currency) } ?? 0
    isStanding = goal?.isStanding ?? false
    self.accounts = accounts.map { account in
      let pair = account.currencies
      return Valued(
        account: account,
        route: pair.map { exchange.route(from: $0.base, to: $0.quote) } ?? [])
    }
  }

  /// The pairs between which the amounts of the window and of the goal's start
  /// are converted, with the links that lead there.
  func conversions(
    since first: CalendarDate
  ) throws(MoneyProblem) -> [Conversion] {
    var conversions: [Conversion] = []
    for valued in accounts {
      guard let pair = valued.account.currencies,
        try isUsed(valued.account, since: first)
      else { continue }
      conversions.append(Conversion(pair: pair, route: valued.route))
    }
    return conversions
  }

  /// Whether an account gave to the goal, when it began or since, or something
  /// named the goal in it.
  private func isUsed(
    _ account: GoalAccount, since first: CalendarDate
  ) throws(MoneyProblem) -> Bool {
    if !account.atStart.isZero { return true }
    for (place, day) in account.course.days.enumerated() {
      if !account.funded[place].isZero { return true }
      guard let day, day >= first else { continue }
      let saved = try moved(
        account, .saved, after: day.yesterday, by: day)
      let net = try moved(
        account, .savedLessSpent, after: day.yesterday, by: day)
      if !saved.isZero || !net.isZero { return true }
    }
    return false
  }

  /// What there was at the end of a day.
  func level(on day: CalendarDate?) throws(MoneyProblem) -> Amount? {
    try sum { account in account.funded(on: day) }
  }

  /// What there is today.
  func saved() throws(MoneyProblem) -> Amount? { try sum(\.saved) }

  /// What there was when the goal began.
  func atStart() throws(MoneyProblem) -> Amount? { try sum(\.atStart) }

  /// The base of what came since a day, `nil` where a rate is missing.
  func base(since first: CalendarDate) throws(MoneyProblem) -> Base? {
    guard let opening = try level(on: first.yesterday),
      let saved = try level(on: today), let real = try self.saved()
    else { return nil }
    var lowest: Base.Low?
    let isNamed = accounts.contains {
      flows.hasMoved(
        for: $0.account.pair, after: first.yesterday, by: today)
    }
    for day in days(since: first) {
      guard let level = try level(on: day) else { return nil }
      var (deposits, since) = (Amount.zero, Amount.zero)
      if isNamed {
        guard
          let put = try named(.saved, after: day.yesterday, by: day),
          let moved = try sum({ account throws(MoneyProblem) in
            try moved(account, .saved, after: day.yesterday, by: day)
              + moved(
                account, isStanding ? .saved : .savedLessSpent, after: day,
                by: today)
          })
        else { return nil }
        (deposits, since) = (put, moved)
      }
      let low = try Base.Low(
        day: day, level: level, deposits: deposits, since: since,
        saved: saved)
      if lowest.map({ low.amount < $0.amount }) ?? true { lowest = low }
    }
    return try Base(
      opening: opening, lowest: lowest, spent: saved - real)
  }

  /// The days since one on which something changed, and today.
  private func days(since first: CalendarDate) -> [CalendarDate] {
    var changed: [CalendarDate] = []
    for valued in accounts {
      for day in valued.account.course.days {
        if let day, first <= day { changed.append(day) }
      }
    }
    return (changed + [today]).distinct
  }

  private func named(
    _ part: Moved.Part, after start: CalendarDate?,
    by end: CalendarDate
  ) throws(MoneyProblem) -> Amount? {
    try sum { account throws(MoneyProblem) in
      try moved(account, part, after: start, by: end)
    }
  }

  /// What moved for the goal in an account since it has a row there.
  @inline(never)
  private func moved(
    _ account: GoalAccount, _ part: Moved.Part,
    after start: CalendarDate?, by end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    let eve = account.since.yesterday
    let after = CalendarDate.later(start, eve)
    guard after.map({ $0 < end }) ?? true else { return .zero }
    return try flows.moved(for: account.pair, part, after: after, by: end)
  }

  /// The worth of an amount of each account, added up and rounded once.
  @inline(never)
  private func sum(
    _ amount: (GoalAccount) throws(MoneyProblem) -> Amount
  ) throws(MoneyProblem) -> Amount? {
    var sum = Amount.zero
    for place in accounts.indices {
      let part = try amount(accounts[place].account)
      guard !part.isZero else { continue }
      guard let route = accounts[place].route else { return nil }
      sum = try sum + part.converted(along: route)
    }
    return try sum.rounded(to: digits)
  }
}
