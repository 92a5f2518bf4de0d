/// What one asset held for one goal since the goal's window opened.
final class GoalAccount: Sendable {
  /// The asset and the goal, by their places.
  let pair: Flows.Pair

  /// The currencies of both, where they differ.
  let currencies: CurrencyPair?

  /// The day of the goal's first row in it, which may be one of nothing.
  let since: CalendarDate

  /// What the asset held since the evening before the window.
  let course: Course

  /// What of that it gave to the goal, by the places of the course.
  let funded: [Amount]

  /// The asset today, as it is.
  let now: Funding

  /// What it gave to the goal on the evening before the goal's own start, told
  /// as if the goal were new and its window opened then; nothing before the
  /// goal's first payday.
  let atStart: Amount

  init(
    _ pair: Flows.Pair, of household: Household, since: CalendarDate,
    _ course: Course, now: Funding, atStart: Amount
  ) {
    self.pair = pair
    currencies = CurrencyPair(
      household.assets[pair.asset].currency,
      household.goals[pair.goal].currency)
    self.since = since
    self.course = course
    self.now = now
    funded = course.fundings.map { $0.ask(of: pair.goal)?.funded ?? .zero }
    self.atStart = atStart
  }

  /// What the asset gave to the goal at the end of a day.
  func funded(on day: CalendarDate?) -> Amount {
    course.place(of: day).map { funded[$0] } ?? .zero
  }

  /// What the asset gives to the goal today.
  var saved: Amount { now.ask(of: pair.goal)?.funded ?? .zero }

  /// The asset at the end of a day since the evening before the window.
  func funding(on day: CalendarDate?) -> Funding? {
    course.place(of: day).map { course.fundings[$0] }
  }
}

extension GoalAccount: Equatable {
  /// Whether two accounts held the same for the same goal.
  static func == (a: GoalAccount, b: GoalAccount) -> Bool {
    a.pair == b.pair && a.currencies == b.currencies && a.since == b.since
      && a.atStart == b.atStart && a.now == b.now
      && (a.course === b.course
        || a.course.days == b.course.days
          && a.course.fundings == b.course.fundings)
  }
}

/// What an asset held on the evening before a window, on each day since then on
/// which something changed in it, and today; by day.
///
/// Goals that are set up alike share it.
final class Course: Sendable {
  /// The days; `nil` is the evening before the calendar begins.
  let days: [CalendarDate?]

  /// What there was at the end of each.
  let fundings: [Funding]

  init(_ days: [CalendarDate?], _ fundings: [Funding]) {
    self.days = days
    self.fundings = fundings
  }

  /// The place of the last of these days that is no later than another.
  fileprivate func place(of day: CalendarDate?) -> Int? {
    guard let day else { return days.firstIndex { $0 == nil } }
    return days.lastIndex { known in known.map { $0 <= day } ?? true }
  }
}

extension Accounts {
  /// The accounts of each goal that is wanted.
  ///
  /// Each asset is shared out once for each day on which something changed in
  /// it, however many goals it has.
  func goalAccounts(
    _ isWanted: (Int) -> Bool
  ) throws(MoneyProblem) -> [[GoalAccount]] {
    var accounts: [[GoalAccount]] = household.goals.map { _ in [] }
    for asset in household.assets.indices {
      let funding = try funding(of: asset)
      // Most goals of an asset are set up alike.
      var alike = KnownSetUps<Course>()
      var begun = KnownSetUps<Funding>()
      for claim in claims[asset] where isWanted(claim.goal) {
        let setUp = try setUp(
          of: asset, for: claim, since: windows[claim.goal],
          isNew: isNew(goal: claim.goal))
        let course = try alike.value(of: setUp) { () throws(MoneyProblem) in
          try self.course(of: asset, setUp, to: funding)
        }
        var atStart: Funding?
        if household.hasPace(claim.goal, on: today) {
          let start = household.goals[claim.goal].start
          let setUp = try self.setUp(
            of: asset, for: claim, since: start, isNew: true)
          atStart = try begun.value(of: setUp) { () throws(MoneyProblem) in
            try fundings(of: asset, on: [start.yesterday], setUp)[0]
          }
        }
        accounts[claim.goal].append(
          GoalAccount(
            Flows.Pair(asset: asset, goal: claim.goal), of: household,
            since: claim.rows[0].since, course, now: funding,
            atStart: atStart?.ask(of: claim.goal)?.funded ?? .zero))
      }
    }
    return accounts
  }

  /// What an asset held from the evening before a window until today, where it
  /// stands as is known.
  private func course(
    of asset: Int, _ setUp: SetUp, to now: Funding
  ) throws(MoneyProblem) -> Course {
    let eve = setUp.window.yesterday
    let changed = changes(in: asset, after: eve)
    // Where nothing changed it is as it was.
    guard !changed.isEmpty else { return Course([eve], [now]) }
    let days = [eve] + changed.filter { $0 < today }
    if setUp.spared != nil {
      let days = days + [today]
      return Course(days, try fundings(of: asset, on: days, setUp))
    }
    let fundings = try fundings(of: asset, on: days, setUp)
    return Course(days + [today], fundings + [now])
  }

  /// The days, after one and until today, on which something moved in an asset
  /// or a share of it changed.
  private func changes(
    in asset: Int, after eve: CalendarDate?
  ) -> [CalendarDate] {
    var days = flows.days(in: asset, after: eve, by: today)
    for claim in claims[asset] {
      for row in claim.rows
      where row.since <= today && eve.map({ $0 < row.since }) ?? true {
        days.append(row.since)
      }
    }
    return days.distinct
  }
}

extension Household {
  /// Whether a payday of a goal has passed, so that it has a pace.
  func hasPace(_ goal: Int, on today: CalendarDate) -> Bool {
    let goal = goals[goal]
    guard let deadline = goal.deadline else { return false }
    return settings.paydays.schedule.count(
      from: goal.start, before: min(today, deadline)) > 0
  }
}
