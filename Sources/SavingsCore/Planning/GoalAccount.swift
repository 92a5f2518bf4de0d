/// What one asset held for one goal since the goal's window opened.
struct GoalAccount: Equatable, Sendable {
  /// The asset and the goal, by their places.
  let pair: Flows.Pair

  /// The currencies of both, where they differ.
  let currencies: CurrencyPair?

  /// The day of the goal's first row in it, which may be one of nothing.
  let since: CalendarDate

  /// What it held on the evening before the window, on each day since then on
  /// which something changed in it, and today; by day.
  let steps: [Step]

  /// What it gave to the goal on the evening before the goal's own start, told
  /// as if the goal were new and its window opened then; nothing before the
  /// goal's first payday.
  let atStart: Amount

  /// The asset at the end of a day, `nil` before the calendar begins.
  struct Step: Equatable, Sendable {
    let day: CalendarDate?
    let funding: Funding
    let ask: Funding.Ask?
  }

  /// What the asset gave to the goal at the end of a day.
  func funded(on day: CalendarDate?) -> Amount {
    step(on: day)?.ask?.funded ?? .zero
  }

  /// The asset at the end of a day since the evening before the window.
  func step(on day: CalendarDate?) -> Step? {
    guard let day else { return steps.first { $0.day == nil } }
    return steps.last { step in step.day.map { $0 <= day } ?? true }
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
      var alike: [SetUp: [(day: CalendarDate?, funding: Funding)]] = [:]
      var begun: [SetUp: Funding] = [:]
      for claim in claims[asset] where isWanted(claim.goal) {
        let setUp = try setUp(
          of: asset, for: claim, since: windows[claim.goal],
          isNew: isNew(goal: claim.goal))
        if alike[setUp] == nil {
          alike[setUp] = try course(of: asset, setUp, to: funding)
        }
        var atStart: Funding?
        if household.hasPace(claim.goal, on: today) {
          let start = household.goals[claim.goal].start
          let setUp = try self.setUp(
            of: asset, for: claim, since: start, isNew: true)
          atStart = begun[setUp]
          if atStart == nil {
            atStart = try fundings(
              of: asset, on: [start.yesterday], setUp
            ).first
          }
          begun[setUp] = atStart
        }
        accounts[claim.goal].append(
          GoalAccount(
            pair: Flows.Pair(asset: asset, goal: claim.goal),
            currencies: CurrencyPair(
              household.assets[asset].currency,
              household.goals[claim.goal].currency),
            since: claim.rows[0].since,
            steps: (alike[setUp] ?? []).map { day, funding in
              GoalAccount.Step(
                day: day, funding: funding, ask: funding.ask(of: claim.goal))
            }, atStart: atStart?.ask(of: claim.goal)?.funded ?? .zero))
      }
    }
    return accounts
  }

  /// What an asset held from the evening before a window until today, where it
  /// stands as is known.
  private func course(
    of asset: Int, _ setUp: SetUp, to now: Funding
  ) throws(MoneyProblem) -> [(day: CalendarDate?, funding: Funding)] {
    let eve = setUp.window.yesterday
    let changed = changes(in: asset, after: eve)
    // Where nothing changed it is as it was.
    guard !changed.isEmpty else { return [(eve, now)] }
    let days = [eve] + changed.filter { $0 < today }
    let fundings = try fundings(of: asset, on: days, setUp)
    return Array(zip(days, fundings)) + [(today, now)]
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
    return settings.payday.count(
      from: goal.start, before: min(today, goal.deadline)) > 0
  }
}
