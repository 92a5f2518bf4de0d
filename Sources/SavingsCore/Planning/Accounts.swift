/// What every asset holds and gives away, on one day.
///
/// Goals and assets are named by their places in the household's lists.
public struct Accounts: Sendable {
  /// Whose accounts they are.
  public let household: Household

  /// The day.
  public let today: CalendarDate

  /// What moved.
  let flows: Flows

  /// Of each asset the goals that ever asked for a part.
  let claims: [[Claim]]

  /// The window of each goal.
  let windows: [CalendarDate]

  /// The accounts of a household whose movements were summed up to the days
  /// that `Household.days(for:)` asks for on this day, and perhaps on others.
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
  public func scheduled(in asset: Int) throws(MoneyProblem) -> Amount {
    try flows.scheduled(in: asset, after: today)
  }

  /// What an asset holds and gives today.
  public func funding(of asset: Int) throws(MoneyProblem) -> Funding {
    let balance = try balance(of: asset)
    return try funding(of: asset, balance, by: today) {
      $0.row(on: today)
    }
  }

  /// Shares out a balance by the row that each claim has, with what moved by
  /// the end of a day.
  func funding(
    of asset: Int, _ balance: Amount, by day: CalendarDate?,
    row: (Claim) throws(MoneyProblem) -> AssetAllocation?
  ) throws(MoneyProblem) -> Funding {
    var asking: [(goal: Int, row: AssetAllocation)] = []
    var asked: [Amount] = []
    for claim in claims[asset] {
      guard let row = try row(claim) else { continue }
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
  ///
  /// A row of a later day says what there was by then, and takes back what was
  /// moved for the goal until it was made.
  func ask(
    of asset: Int, for goal: Int, _ row: AssetAllocation, _ balance: Amount,
    by day: CalendarDate?
  ) throws(MoneyProblem) -> Amount {
    switch row.share {
    case .percentage(let percentage):
      return balance.isPositive ? percentage.of(balance) : .zero
    case .earmark(let amount):
      let pair = Flows.Pair(asset: asset, goal: goal)
      let eve = row.since.yesterday
      let sum =
        if let day, row.since <= day {
          try amount + flows.named(pair, after: eve, by: day)
        } else if let eve {
          try amount - flows.named(pair, after: day, by: eve)
        } else {
          amount
        }
      return max(sum, .zero)
    }
  }
}

extension Household {
  /// The window of each goal.
  func windows(on today: CalendarDate) -> [CalendarDate] {
    goals.map { $0.window(on: today, payday: settings.payday) }
  }
}
