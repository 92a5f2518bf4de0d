/// Two currencies between which a goal's money is converted.
struct Conversion: Sendable {
  let pair: CurrencyPair

  /// The links that lead from one to the other, `nil` where a rate is missing.
  let route: [Exchange.Link]?
}

/// A goal's accounts, valued in its currency at the rates of one day.
final class Valuation {
  private let all: Accounts
  private let frame: Flows.Frame
  private let today: CalendarDate
  private let digits: Int
  private let isStanding: Bool
  private let accounts: [Valued]
  private var knownSaved: Amount?

  /// An account, and how its money is converted, if that is known.
  private struct Valued {
    let account: GoalAccount
    let route: [Exchange.Link]?
  }

  init(
    _ accounts: [GoalAccount], of all: Accounts, _ exchange: Exchange
  ) {
    self.all = all
    frame = all.flows.frame
    today = all.today
    let household = all.household
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
    since first: CalendarDate, _ known: inout KnownDays
  ) throws(MoneyProblem) -> [Conversion] {
    var conversions: [Conversion] = []
    for valued in accounts {
      guard let pair = valued.account.currencies,
        try isUsed(valued, since: first, &known)
      else { continue }
      conversions.append(Conversion(pair: pair, route: valued.route))
    }
    return conversions
  }

  /// Whether an account gave to the goal, when it began or since, or something
  /// named the goal in it.
  private func isUsed(
    _ valued: Valued, since first: CalendarDate, _ known: inout KnownDays
  ) throws(MoneyProblem) -> Bool {
    let account = valued.account
    if !account.saved.isZero { return true }
    if try !account.funded(at: 0, &known).isZero { return true }
    // Deposits alone only add up, and so do withdrawals.
    for part in [Moved.Part.saved, .savedLessSpent]
    where try !moved(valued, part, after: first.yesterday, by: today).isZero {
      return true
    }
    for place in account.course.days.indices
    where try !account.funded(at: place + 1, &known).isZero {
      return true
    }
    return try !all.atStart(of: account, &known).isZero
  }

  /// What there was at the end of a day.
  func level(
    on day: CalendarDate?, _ known: inout KnownDays
  ) throws(MoneyProblem) -> Amount? {
    try sum { valued throws(MoneyProblem) in
      try valued.account.funded(on: day, &known)
    }
  }

  /// What there is today.
  func saved() throws(MoneyProblem) -> Amount? {
    if let knownSaved { return knownSaved }
    let saved = try sum { $0.account.saved }
    knownSaved = saved
    return saved
  }

  /// What there was when the goal began.
  func atStart(_ known: inout KnownDays) throws(MoneyProblem) -> Amount? {
    try sum { valued throws(MoneyProblem) in
      try all.atStart(of: valued.account, &known)
    }
  }

  /// The base of what came since a day, `nil` where a rate is missing.
  func base(
    since first: CalendarDate, _ known: inout KnownDays
  ) throws(MoneyProblem) -> Base? {
    guard let opening = try level(on: first.yesterday, &known),
      let saved = try spares ? level(on: today, &known) : self.saved(),
      let real = try self.saved(),
      let days = try days(since: first, below: opening, of: saved)
    else { return nil }
    var lowest: Base.Low?
    for (day, since) in days {
      if isKnown, let lowest {
        let rest = try saved - since
        if rest > lowest.amount { break }
        if rest == lowest.amount, day > lowest.day { continue }
      }
      guard let level = try level(on: day, &known),
        let deposits = try named(.saved, after: day.yesterday, by: day)
      else { return nil }
      let low = try Base.Low(
        day: day, level: level, deposits: deposits, since: since,
        saved: saved)
      if lowest.map(low.isBelow) ?? true { lowest = low }
    }
    return try Base(
      opening: opening, lowest: lowest, spent: saved - real)
  }

  /// The days that may be lower than the opening, with what came since: those
  /// since which most came are first; `nil` where a rate is missing.
  ///
  /// A day counts for no less than what there is less what came since, so where
  /// that is no less than the opening nobody has to know what there was. And
  /// since the days before one that names the goal, and after the former such
  /// one, came the same but for what was taken out on it: never more.
  private func days(
    since first: CalendarDate, below opening: Amount, of saved: Amount
  ) throws(MoneyProblem) -> [(day: CalendarDate, since: Amount)]? {
    var naming: [CalendarDate] = []
    for valued in accounts where !valued.account.sums.isEmpty {
      naming = naming.merged(
        with: frame.days(
          of: valued.account.sums, after: first.yesterday, by: today)[...])
    }
    let isNamed = !naming.isEmpty
    if isKnown, !isNamed, saved >= opening { return [] }
    let days = days(since: first)
    var low: [(day: CalendarDate, since: Amount)] = []
    var place = 0
    for last in naming + [today] {
      guard let most = try isNamed ? came(since: last) : Amount.zero else {
        return nil
      }
      let least = try saved - most
      while place < days.count, days[place] <= last {
        let day = days[place]
        place += 1
        if isKnown, least >= opening { continue }
        guard let since = try isNamed && day < last ? came(since: day) : most
        else { return nil }
        let rest = try saved - since
        if !isKnown || rest < opening { low.append((day, since)) }
      }
    }
    if !isKnown { return low }
    return placesInOrder(low.count) { [low] in low[$0].since > low[$1].since }
      .map { low[$0] }
  }

  /// Whether something that was taken out counts as there.
  private var spares: Bool {
    accounts.contains { $0.account.course.last !== $0.account.now }
  }

  /// Whether every rate is known.
  private var isKnown: Bool { accounts.allSatisfy { $0.route != nil } }

  /// What came in for the goal from a day on, less what was taken out after it.
  private func came(since day: CalendarDate) throws(MoneyProblem) -> Amount? {
    let eve = day.yesterday
    return try sum { valued throws(MoneyProblem) in
      try moved(valued, .saved, after: eve, by: day)
        + moved(
          valued, isStanding ? .saved : .savedLessSpent, after: day, by: today)
    }
  }

  /// The days since one on which something changed, and today.
  private func days(since first: CalendarDate) -> [CalendarDate] {
    var changed: [CalendarDate] = []
    for valued in accounts {
      let days = valued.account.course.days
      changed = changed.merged(with: days[days.place(of: first)...])
    }
    return changed.last == today ? changed : changed + [today]
  }

  private func named(
    _ part: Moved.Part, after start: CalendarDate?,
    by end: CalendarDate
  ) throws(MoneyProblem) -> Amount? {
    try sum { valued throws(MoneyProblem) in
      try moved(valued, part, after: start, by: end)
    }
  }

  /// What moved for the goal in an account since it has a row there.
  @inline(never)
  private func moved(
    _ valued: Valued, _ part: Moved.Part, after start: CalendarDate?,
    by end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    let after = CalendarDate.later(start, valued.account.eve)
    guard after.map({ $0 < end }) ?? true else { return .zero }
    return try frame.sum(
      of: part, in: valued.account.sums, after: after, by: end)
  }

  /// The worth of an amount of each account, added up and rounded once.
  @inline(never)
  private func sum(
    _ amount: (Valued) throws(MoneyProblem) -> Amount
  ) throws(MoneyProblem) -> Amount? {
    var sum = Amount.zero
    for place in accounts.indices {
      let part = try amount(accounts[place])
      guard !part.isZero else { continue }
      guard let route = accounts[place].route else { return nil }
      sum = try sum + part.converted(along: route)
    }
    return try sum.rounded(to: digits)
  }
}
