/// What moved in every asset, as sums up to the days that a question needs.
///
/// This is all that planning knows of a history. It is made empty for a
/// household and some days, fed with every movement, and then asked.
public struct Flows: Hashable, Sendable {
  /// Which sums are wanted: whole balances up to a few days, and what moved
  /// for a goal in an asset up to some more.
  public struct Days: Equatable, Sendable {
    /// The days up to which balances are wanted, in any order.
    public var balances: [CalendarDate]

    /// The pairs for which sums are wanted up to the same days, and up to one
    /// more if there is one; a pair may be there several times.
    public var named: [(pair: Pair, day: CalendarDate?)]

    /// Days that are known.
    public init(
      balances: [CalendarDate], named: [(pair: Pair, day: CalendarDate?)]
    ) {
      self.balances = balances
      self.named = named
    }

    /// Whether two ask for the same.
    public static func == (a: Days, b: Days) -> Bool {
      a.balances == b.balances && a.named.elementsEqual(b.named, by: ==)
    }
  }

  /// An asset and a goal, by their places in the household's lists.
  public struct Pair: Hashable, Comparable, Sendable {
    /// The place of the asset.
    public let asset: Int
    /// The place of the goal.
    public let goal: Int

    /// Two known places.
    public init(asset: Int, goal: Int) {
      self.asset = asset
      self.goal = goal
    }

    /// Both in one number.
    fileprivate var packed: UInt64 {
      UInt64(asset) << 32 | UInt64(goal)
    }

    /// Pairs stand in the order of their assets, then of their goals.
    public static func < (a: Pair, b: Pair) -> Bool { a.packed < b.packed }
  }

  /// The days for balances, in order.
  private let days: [CalendarDate]

  // Of each asset a sum for each day, and one for what came later, in a row:
  // one look finds it.
  private var balances: [Amount]
  private var openings: [Amount]
  private var opened: [FirstDays]

  // The pairs whose sums are wanted, in order, and their sums.
  private let names: [UInt64]
  private var named: [DatedSums]

  /// When an asset came to be.
  private struct FirstDays: Hashable, Sendable {
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
    self.days = days.balances.distinct
    balances = Array(repeating: .zero, count: assets * (self.days.count + 1))
    openings = balances
    opened = Array(repeating: FirstDays(), count: assets)
    var names: [UInt64] = []
    var named: [DatedSums] = []
    var all: [CalendarDate] = []
    for (pair, day) in days.named.sorted(by: { $0.pair < $1.pair }) {
      if names.last != pair.packed {
        names.append(pair.packed)
        named.append(DatedSums(upTo: self.days))
        all = self.days
      }
      guard let day else { continue }
      all.append(day)
      named[named.count - 1] = DatedSums(upTo: all)
    }
    self.names = names
    self.named = named
  }

  /// Counts one movement.
  public mutating func add(_ movement: Movement) throws(MoneyProblem) {
    let day = days.place(of: movement.date)
    let place = movement.asset * (days.count + 1) + day
    balances[place] = try balances[place] + movement.amount
    if movement.isOpening {
      openings[place] = try openings[place] + movement.amount
    }
    if day < days.count { opened[movement.asset].add(movement) }
    if let goal = movement.goal,
      let name = name(of: Pair(asset: movement.asset, goal: goal))
    {
      try named[name].add(movement.amount, on: movement.date)
    }
  }

  /// Where the sums of a pair are.
  private func name(of pair: Pair) -> Int? {
    let wanted = pair.packed
    let place = names.firstPlace { $0 >= wanted }
    return place < names.count && names[place] == wanted ? place : nil
  }

  /// What an asset held at the end of a day.
  public func balance(
    of asset: Int, on day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try sum(of: balances, in: asset, upTo: day)
  }

  /// What of kind `opening` came into an asset after one day and by another.
  public func openings(
    of asset: Int, after start: CalendarDate?, by end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    let before =
      if let start {
        try sum(of: openings, in: asset, upTo: start)
      } else {
        Amount.zero
      }
    return try sum(of: openings, in: asset, upTo: end) - before
  }

  private func sum(
    of sums: [Amount], in asset: Int, upTo day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    let first = asset * (days.count + 1)
    return try sums[first...first + days.known(day)].sum()
  }

  /// What moved in an asset for a goal after one day and by another.
  public func named(
    _ pair: Pair, after start: CalendarDate?, by end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    guard let sums = name(of: pair).map({ named[$0] }) else { return .zero }
    let before = if let start { try sums.sum(upTo: start) } else { Amount.zero }
    return try sums.sum(upTo: end) - before
  }

  /// What is scheduled in an asset for after a day.
  public func scheduled(
    in asset: Int, after day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    let first = asset * (days.count + 1)
    return try balances[(first + days.known(day) + 1)...(first + days.count)]
      .sum()
  }

  /// The day an asset was opened: that of its opening, else its first one;
  /// `nil` where nothing moved in it by a day.
  public func opened(_ asset: Int, by day: CalendarDate) -> CalendarDate? {
    [opened[asset].opening, opened[asset].first].lazy.compactMap(\.self)
      .first { $0 <= day }
  }
}

extension Flows {
  /// Counts all movements of a book.
  mutating func add(_ book: Book) throws(MoneyProblem) {
    var assets = Places<Asset>(book.household.assets.map(\.id))
    var goals = Places<Goal>(book.household.goals.map(\.id))
    for run in book.transactions.runs {
      let transactions = run.span
      for place in transactions.indices {
        // A book has the asset of each of its transactions.
        guard let asset = assets.place(of: transactions[place].asset) else {
          continue
        }
        try add(
          Movement(
            asset: asset, date: transactions[place].date,
            amount: transactions[place].amount,
            isOpening: transactions[place].kind == .opening,
            goal: transactions[place].goal.flatMap { goals.place(of: $0) }))
      }
    }
  }
}

extension Book {
  /// What one asset holds at the end of a day.
  public func balance(
    of asset: Asset.ID, on day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    var flows = Flows(
      assets: 1, upTo: Flows.Days(balances: [day], named: []))
    for transaction in transactions where transaction.asset == asset {
      try flows.add(
        Movement(
          asset: 0, date: transaction.date, amount: transaction.amount,
          isOpening: transaction.kind == .opening, goal: nil))
    }
    return try flows.balance(of: 0, on: day)
  }

  /// The sums of all transactions up to some days.
  public func flows(upTo days: Flows.Days) throws(MoneyProblem) -> Flows {
    var flows = Flows(assets: household.assets.count, upTo: days)
    try flows.add(self)
    return flows
  }
}
