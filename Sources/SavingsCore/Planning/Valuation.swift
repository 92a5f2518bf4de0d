/// A goal's accounts, valued in its currency at the rates of one day.
final class Valuation {
  private let all: Accounts
  private let frame: Flows.Frame
  private let today: CalendarDate

  /// The place of today in the frame.
  private let end: Int
  private let digits: Int
  private let isStanding: Bool
  private let accounts: [Valued]
  private var knownSaved: Amount?

  /// An account, and how its money is converted, if that is known.
  private struct Valued {
    let account: GoalAccount
    let route: [Exchange.Link]?
  }

  init(_ accounts: [GoalAccount], of all: Accounts, _ exchange: Exchange) {
    self.all = all
    frame = all.flows.frame
    today = all.today
    end = frame.known(today)
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
  /// are converted, with the links that lead there; perhaps only those that
  /// lack one.
  func conversions(
    since first: CalendarDate, onlyMissing: Bool = false,
    _ known: inout KnownDays
  ) throws(MoneyProblem) -> [Conversion] {
    var conversions: [Conversion] = []
    for valued in accounts where !onlyMissing || valued.route == nil {
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
    let eve = frame.eve(of: first)
    if try !account.moved(.putIn, after: eve, by: end).isZero { return true }
    if try !account.moved(.takenOut, after: eve, by: end).isZero { return true }
    for place in account.course.days.indices
    where try !account.funded(at: place + 1, &known).isZero { return true }
    return try !all.atStart(of: account, &known).isZero
  }

  /// What there was at the end of a day.
  func level(
    on day: CalendarDate?, _ known: inout KnownDays
  ) throws(MoneyProblem) -> Amount? {
    try sum { account throws(MoneyProblem) in
      try account.funded(on: day, &known)
    }
  }

  func saved() throws(MoneyProblem) -> Amount? {
    if let knownSaved { return knownSaved }
    let saved = try sum { $0.saved }
    knownSaved = saved
    return saved
  }

  /// What there was when the goal began.
  func atStart(_ known: inout KnownDays) throws(MoneyProblem) -> Amount? {
    try sum { account throws(MoneyProblem) in
      try all.atStart(of: account, &known)
    }
  }

  /// The base of what came since a day, `nil` where a rate is missing.
  func base(
    since first: CalendarDate, _ known: inout KnownDays
  ) throws(MoneyProblem) -> Base? {
    guard let opening = try level(on: first.yesterday, &known),
      let saved = try spares ? level(on: today, &known) : self.saved(),
      let real = try self.saved(),
      var days = try days(since: first, below: opening, of: saved)
    else { return nil }
    var lowest: Base.Low?
    while let place = days.indices.max(by: { days[$0].since < days[$1].since })
    {
      days.swapAt(place, days.count - 1)
      let (day, since) = days.removeLast()
      if isKnown, let lowest {
        let rest = try saved - since
        if rest > lowest.amount { break }
        if rest == lowest.amount, day > lowest.day { continue }
      }
      let evening = frame.known(day)
      guard let level = try level(on: day, &known),
        let deposits = try putIn(after: evening - 1, by: evening)
      else { return nil }
      let low = try Base.Low(
        day: day, level: level, deposits: deposits, since: since,
        saved: saved)
      if lowest.map(low.isBelow) ?? true { lowest = low }
    }
    return try Base(opening: opening, lowest: lowest, spent: saved - real)
  }

  /// The days that may be lower than the opening, with what came since; `nil`
  /// where a rate is missing.
  ///
  /// A day counts for no less than what there is less what came since, so where
  /// that is no less than the opening nobody has to know what there was. And
  /// since the days before one that names the goal, and after the former such
  /// one, came the same but for what was taken out on it: never more.
  private func days(
    since first: CalendarDate, below opening: Amount, of saved: Amount
  ) throws(MoneyProblem) -> [(day: CalendarDate, since: Amount)]? {
    let eve = frame.eve(of: first)
    // No more came since any day than was put in since the first.
    if isKnown, let most = try putIn(after: eve, by: end),
      try saved - most >= opening
    {
      return []
    }
    var naming: [Int] = []
    for valued in accounts {
      naming += valued.account.claim.places(after: eve, by: end)
    }
    if accounts.count > 1 { naming = naming.ordered(by: <) }
    let isNamed = !naming.isEmpty
    let days = days(since: first)
    var low: [(day: CalendarDate, since: Amount)] = []
    var place = 0
    var former: Int?
    for last in naming + [end] where last != former {
      former = last
      guard let most = try isNamed ? came(since: last) : Amount.zero else {
        return nil
      }
      let start = place
      while place < days.count, days[place] <= frame.days[last] { place += 1 }
      let least = try saved - most
      if start == place || isKnown && least >= opening { continue }
      guard
        let before = try isNamed && days[start] < frame.days[last]
          ? came(since: frame.known(days[start])) : most
      else { return nil }
      for day in days[start..<place] {
        let since = day < frame.days[last] ? before : most
        let rest = try saved - since
        if !isKnown || rest < opening { low.append((day, since)) }
      }
    }
    return low
  }

  /// Whether something that was taken out counts as there.
  private var spares: Bool {
    accounts.contains { $0.account.course.last !== $0.account.now }
  }

  /// Whether every rate is known.
  private var isKnown: Bool { accounts.allSatisfy { $0.route != nil } }

  /// What came in for the goal from the day of a place on, less what was taken
  /// out after it.
  private func came(since place: Int) throws(MoneyProblem) -> Amount? {
    try sum { account throws(MoneyProblem) in
      let came = try account.moved(.putIn, after: place - 1, by: end)
      return try isStanding
        ? came : came + account.moved(.takenOut, after: place, by: end)
    }
  }

  /// The days since one on which something changed, and today.
  private func days(since first: CalendarDate) -> [CalendarDate] {
    var changed: [CalendarDate] = []
    for valued in accounts {
      let days = valued.account.course.days
      changed = changed.merged(with: days[days.place(of: first)...])
    }
    if changed.last != today { changed.append(today) }
    return changed
  }

  /// What was put in for the goal after one place and by another.
  private func putIn(
    after start: Int, by end: Int
  ) throws(MoneyProblem) -> Amount? {
    try sum { account throws(MoneyProblem) in
      try account.moved(.putIn, after: start, by: end)
    }
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
