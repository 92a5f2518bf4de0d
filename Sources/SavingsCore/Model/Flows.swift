/// What moved in every asset, as sums up to the days that a question needs.
///
/// This is all that planning knows of a history. It is made empty for a
/// household and some days, fed with every movement, and then asked.
public struct Flows: Hashable, Sendable {
  /// Which sums are wanted: whole balances up to a few days, and what moved
  /// for a goal in an asset up to some more.
  public struct Days: Hashable, Sendable {
    /// The days up to which balances are wanted.
    public var balances: Set<CalendarDate>

    /// The days up to which sums for single goals are wanted.
    public var named: [Pair: Set<CalendarDate>]

    /// Days that are known.
    public init(
      balances: Set<CalendarDate>, named: [Pair: Set<CalendarDate>]
    ) {
      self.balances = balances
      self.named = named
    }
  }

  /// An asset and a goal, by their places in the household's lists.
  public struct Pair: Hashable, Sendable {
    /// The place of the asset.
    public let asset: Int
    /// The place of the goal.
    public let goal: Int

    /// Two known places.
    public init(asset: Int, goal: Int) {
      self.asset = asset
      self.goal = goal
    }
  }

  private var balances: [DatedSums]
  private var openings: [DatedSums]
  private var named: [Pair: DatedSums]
  private var opened: [Opening]
  private let lastDay: CalendarDate?

  /// When an asset came to be.
  private struct Opening: Hashable, Sendable {
    var first: CalendarDate?
    var opening: CalendarDate?

    mutating func add(_ movement: Movement) {
      let date = movement.date
      first = min(first ?? date, date)
      if movement.isOpening { opening = min(opening ?? date, date) }
    }
  }

  /// No movement yet, in that many assets.
  public init(assets: Int, upTo days: Days) {
    let sums = DatedSums(upTo: Array(days.balances))
    balances = Array(repeating: sums, count: assets)
    openings = balances
    named = days.named.mapValues { DatedSums(upTo: Array($0)) }
    opened = Array(repeating: Opening(), count: assets)
    lastDay = days.balances.max()
  }

  /// Counts one movement.
  public mutating func add(_ movement: Movement) throws(MoneyProblem) {
    let asset = movement.asset
    let date = movement.date
    try balances[asset].add(movement.amount, on: date)
    if movement.isOpening {
      try openings[asset].add(movement.amount, on: date)
    }
    if lastDay.map({ date <= $0 }) ?? false {
      opened[asset].add(movement)
    }
    if let goal = movement.goal {
      try named[Pair(asset: asset, goal: goal)]?.add(movement.amount, on: date)
    }
  }

  /// What an asset held at the end of a day.
  public func balance(
    of asset: Int, on day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try balances[asset].sum(upTo: day)
  }

  /// What of kind `opening` came into an asset after one day and by another.
  public func openings(
    of asset: Int, after start: CalendarDate?, by end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    let before =
      if let start { try openings[asset].sum(upTo: start) } else { Amount.zero }
    return try openings[asset].sum(upTo: end) - before
  }

  /// What moved in an asset for a goal after one day and by another.
  public func named(
    _ pair: Pair, after start: CalendarDate?, by end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    guard let sums = named[pair] else { return .zero }
    let before = if let start { try sums.sum(upTo: start) } else { Amount.zero }
    return try sums.sum(upTo: end) - before
  }

  /// What is scheduled in an asset for after the last day asked for.
  public func scheduled(in asset: Int) -> Amount { balances[asset].later }

  /// The day an asset was opened: that of its opening, else its first one;
  /// `nil` where nothing moved in it by the last day asked for.
  public func opened(_ asset: Int) -> CalendarDate? {
    opened[asset].opening ?? opened[asset].first
  }
}

extension Book {
  /// The sums of all transactions up to some days.
  public func flows(upTo days: Flows.Days) throws(MoneyProblem) -> Flows {
    var flows = Flows(assets: household.assets.count, upTo: days)
    let assets = places(of: household.assets.map(\.id))
    let goals = places(of: household.goals.map(\.id))
    for transaction in transactions {
      guard let asset = assets[transaction.asset] else { continue }
      try flows.add(
        Movement(
          asset: asset, date: transaction.date, amount: transaction.amount,
          isOpening: transaction.kind == .opening,
          goal: transaction.goal.flatMap { goals[$0] }))
    }
    return flows
  }
}

/// Where each of some things stands in their list.
func places<Thing: Hashable>(of things: [Thing]) -> [Thing: Int] {
  Dictionary(
    zip(things, things.indices), uniquingKeysWith: { first, _ in first })
}
