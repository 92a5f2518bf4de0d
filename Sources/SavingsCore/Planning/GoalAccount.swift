/// What one asset held for one goal since the goal's window opened.
final class GoalAccount: Sendable {
  let pair: Flows.Pair

  /// The currencies of both, where they differ.
  let currencies: CurrencyPair?

  let claim: Claim

  /// What the asset held since the evening before the window.
  let course: Course

  /// The asset today, as it is.
  let now: Funding

  /// The place of the evening since which that counts: before the goal's first
  /// row in it.
  private let eve: Int

  init(
    _ pair: Flows.Pair, of household: Household, by claim: Claim,
    _ course: Course, now: Funding, _ frame: Flows.Frame
  ) {
    self.pair = pair
    eve = frame.eve(of: claim.since)
    currencies = CurrencyPair(
      household.assets[pair.asset].currency,
      household.goals[pair.goal].currency)
    self.claim = claim
    self.course = course
    self.now = now
  }

  /// What moved for the goal after one place and by another, as far as that
  /// counts.
  func moved(
    _ part: GoalSums.Part, after start: Int, by end: Int
  ) throws(MoneyProblem) -> Amount {
    try claim.moved(part, after: max(start, eve), by: end)
  }

  /// What the asset gave to the goal at the end of a day.
  func funded(
    on day: CalendarDate?, _ known: inout KnownDays
  ) throws(MoneyProblem) -> Amount {
    guard let place = course.place(of: day) else { return .zero }
    return try funded(at: place, &known)
  }

  /// The same at a place of its course.
  func funded(
    at place: Int, _ known: inout KnownDays
  ) throws(MoneyProblem) -> Amount {
    try known.funding(of: course, at: place).funded(of: pair.goal)
  }

  /// What the asset gives to the goal today.
  var saved: Amount { now.funded(of: pair.goal) }

  /// The asset at the end of a day since the evening before the window.
  func funding(on day: CalendarDate?) throws(MoneyProblem) -> Funding? {
    guard let place = course.place(of: day) else { return nil }
    return try course.funding(at: place)
  }
}

extension Accounts {
  /// The accounts of each goal that is wanted.
  ///
  /// Goals that are set up alike in an asset share its course, which begins
  /// with what is known of an evening.
  func goalAccounts(
    _ isWanted: [Bool], after evening: Evening? = nil
  ) throws(MoneyProblem) -> [[GoalAccount]] {
    var accounts: [[GoalAccount]] = household.goals.map { _ in [] }
    // Most goals of an asset are set up alike.
    var alike: [Course] = []
    for asset in household.assets.indices {
      alike.removeAll(keepingCapacity: true)
      var known: Funding?
      for claim in claims[asset] where isWanted[claim.goal] {
        let funding = if let known { known } else { try funding(of: asset) }
        known = funding
        let setUp = try setUp(
          of: asset, for: claim, since: windows[claim.goal],
          isNew: areNew[claim.goal])
        let course =
          if let known = alike.last(where: { $0.setUp == setUp }) {
            known
          } else {
            try Course(of: asset, in: self, setUp, to: funding, after: evening)
          }
        if alike.last !== course { alike.append(course) }
        accounts[claim.goal].append(
          GoalAccount(
            Flows.Pair(asset: asset, goal: claim.goal), of: household,
            by: claim, course, now: funding, flows.frame))
      }
    }
    return accounts
  }

  /// What an asset gave to a goal on the evening before the goal's own start,
  /// told as if the goal were new and its window opened then; nothing before
  /// the goal's first payday, and from the second round on.
  func atStart(
    of account: GoalAccount, _ known: inout KnownDays
  ) throws(MoneyProblem) -> Amount {
    let pair = account.pair
    let goal = household.goals[pair.goal]
    let start = goal.start
    // Until a payday of it has passed it has no pace, and that of a later round
    // begins with nothing.
    guard let deadline = goal.deadline, goal.every == nil || today < deadline,
      paydays.schedule.count(from: start, before: min(today, deadline)) > 0
    else { return .zero }
    let setUp = try setUp(
      of: pair.asset, for: account.claim, since: start, isNew: true)
    let funding = try known.beginnings.funding(of: pair.asset, setUp) {
      () throws(MoneyProblem) in
      try self.funding(
        of: pair.asset, on: start.yesterday, setUp,
        try lateShares(of: pair.asset, setUp))
    }
    return funding.funded(of: pair.goal)
  }

  /// The days, after one and until today, on which something moved in an asset
  /// or a share of it changed.
  func changes(in asset: Int, after eve: CalendarDate?) -> [CalendarDate] {
    var changed: [CalendarDate] = []
    for claim in claims[asset] {
      for row in claim.rows
      where row.since <= today && eve.map({ $0 < row.since }) ?? true {
        changed.append(row.since)
      }
    }
    return moved[asset].days(after: eve, by: today)
      .merged(with: changed.distinct[...])
  }
}
