/// What every asset holds and gives away, on one day.
///
/// Goals and assets are named by their places in the household's lists.
public struct Accounts: Sendable {
  /// Whose accounts they are.
  public let household: Household

  /// The day.
  public let today: CalendarDate

  private let flows: Flows

  /// Of each asset the goals that ever asked for a part.
  private let claims: [[Claim]]

  /// The window of each goal.
  let windows: [CalendarDate]

  /// The accounts of a household whose movements were summed up to `days`.
  public init(
    of household: Household, _ flows: Flows, on today: CalendarDate
  ) {
    self.household = household
    self.today = today
    self.flows = flows
    claims = Claim.all(in: household)
    windows = household.windows(on: today)
  }

  /// What an asset holds at the end of the day.
  public func balance(of asset: Int) throws(MoneyProblem) -> Amount {
    try flows.balance(of: asset, on: today)
  }

  /// What is scheduled in an asset for later days.
  public func scheduled(in asset: Int) -> Amount {
    flows.scheduled(in: asset)
  }

  /// What an asset holds and gives today.
  public func funding(of asset: Int) throws(MoneyProblem) -> Funding {
    let balance = try balance(of: asset)
    return try funding(of: asset, balance, by: today) { claim in
      claim.row(on: today)
    }
  }

  /// What an asset held and gave when a window opened.
  ///
  /// Its transactions from before the window count, and what it was opened
  /// with, whenever that was; the shares are those of the evening before.
  /// A goal without a share by then, if it is new or the asset is, has had its
  /// first share all along: what is set up later was there from the start.
  func funding(
    of asset: Int, atOpeningOf window: CalendarDate
  ) throws(MoneyProblem) -> Funding {
    let eve = window.yesterday
    let before =
      if let eve { try flows.balance(of: asset, on: eve) } else { Amount.zero }
    let balance =
      try before
      + flows.openings(of: asset, after: eve, by: today)
    let isNewAsset = flows.opened(asset).map { $0 >= window } ?? true
    return try funding(of: asset, balance, by: eve) { claim in
      if let eve, let row = claim.row(on: eve) { return row }
      let isNewGoal = windows[claim.goal] == household.goals[claim.goal].start
      return isNewAsset || isNewGoal ? claim.firstGiven : nil
    }
  }

  /// The goals that ever asked for a part of an asset.
  func claimants(of asset: Int) -> [Int] { claims[asset].map(\.goal) }

  private func funding(
    of asset: Int, _ balance: Amount, by day: CalendarDate?,
    row: (Claim) -> AssetAllocation?
  ) throws(MoneyProblem) -> Funding {
    var asking: [(goal: Int, row: AssetAllocation)] = []
    var asked: [Amount] = []
    for claim in claims[asset] {
      guard let row = row(claim) else { continue }
      asking.append((claim.goal, row))
      asked.append(
        try ask(of: asset, for: claim.goal, row, balance, by: day))
    }
    let funded = try fund(asked, from: balance)
    let free = try balance - funded.sum()
    return Funding(
      asset: asset, balance: balance,
      asks: asking.indices.map { index in
        Funding.Ask(
          goal: asking[index].goal, row: asking[index].row,
          asked: asked[index], funded: funded[index])
      }, free: max(free, .zero))
  }

  /// What a row comes to: its part of the balance, or its sum and what was
  /// moved for the goal since.
  private func ask(
    of asset: Int, for goal: Int, _ row: AssetAllocation, _ balance: Amount,
    by day: CalendarDate?
  ) throws(MoneyProblem) -> Amount {
    switch row.share {
    case .percentage(let percentage):
      return balance.isPositive ? percentage.of(balance) : .zero
    case .earmark(let amount):
      guard let day, row.since <= day else { return amount }
      let moved = try flows.named(
        Flows.Pair(asset: asset, goal: goal),
        after: row.since.yesterday, by: day)
      return max(try amount + moved, .zero)
    }
  }
}

extension Household {
  /// The window of each goal.
  func windows(on today: CalendarDate) -> [CalendarDate] {
    goals.map { $0.window(on: today, payday: settings.payday) }
  }
}

extension Book {
  /// What every asset holds and gives away on a day.
  public func accounts(on today: CalendarDate) throws(MoneyProblem) -> Accounts
  {
    Accounts(
      of: household, try flows(upTo: household.days(for: today)), on: today)
  }
}
