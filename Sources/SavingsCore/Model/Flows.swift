/// What moved in every asset, as sums up to the days that a question needs.
///
/// This is all that planning knows of a history. It is made empty for a
/// household and some days, fed with every movement, and then asked.
public struct Flows: Equatable, Sendable {
  /// What is summed up apart: so many assets, some goals in them, and the days
  /// up to which sums are wanted.
  public struct Frame: Equatable, Sendable {
    /// How many assets there are.
    let assets: Int

    /// The pairs for which sums are wanted, in order.
    let pairs: [Pair]

    /// The days up to which they are, in order.
    let days: [CalendarDate]

    /// The goals whose withdrawals are kept one by one, by their places.
    let spenders: Set<Int>

    /// So many assets, with the pairs and days in any order, each perhaps
    /// several times.
    public init(
      assets: Int, pairs: [Pair] = [], upTo days: [CalendarDate],
      spenders: Set<Int> = []
    ) {
      self.assets = assets
      self.spenders = spenders
      self.days = days.distinct
      var ordered: [Pair] = []
      for pair in pairs.ordered(by: <) where pair != ordered.last {
        ordered.append(pair)
      }
      self.pairs = ordered
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
    private var packed: UInt64 { UInt64(asset) << 32 | UInt64(goal) }

    /// Pairs stand in the order of their assets, then of their goals.
    public static func < (a: Pair, b: Pair) -> Bool { a.packed < b.packed }
  }

  let frame: Frame
  private var assets: [DatedSums]
  private var pairs: [DatedSums]
  private var withdrawals: [Int: [Withdrawal]] = [:]
  /// Whether any withdrawals are kept; asked of every movement.
  private let keepsWithdrawals: Bool

  /// What was taken out of an asset for a goal on a day, and did not go to
  /// another.
  struct Withdrawal: Hashable {
    let date: CalendarDate
    let asset: Int
    let amount: Amount
  }

  /// No movement yet.
  public init(_ frame: Frame) {
    self.frame = frame
    keepsWithdrawals = !frame.spenders.isEmpty
    assets = Array(repeating: DatedSums(), count: frame.assets)
    pairs = Array(repeating: DatedSums(), count: frame.pairs.count)
  }

  /// Counts one movement.
  public mutating func add(_ movement: Movement) throws(MoneyProblem) {
    try assets[movement.asset].add(movement, upTo: frame.days)
    if let goal = movement.goal,
      let pair = index(of: Pair(asset: movement.asset, goal: goal))
    {
      try pairs[pair].add(movement, upTo: frame.days)
    }
    if keepsWithdrawals { keep(movement) }
  }

  /// Keeps what was taken out for a goal of which every withdrawal counts.
  private mutating func keep(_ movement: Movement) {
    guard let goal = movement.goal, frame.spenders.contains(goal),
      movement.amount.isNegative, !movement.isTransfer
    else { return }
    withdrawals[goal, default: []].append(
      Withdrawal(
        date: movement.date, asset: movement.asset, amount: -movement.amount))
  }

  /// What was taken out for a goal, in the order of the book.
  func withdrawals(for goal: Int) -> [Withdrawal] { withdrawals[goal] ?? [] }

  /// Where the sums of a pair are.
  private func index(of pair: Pair) -> Int? {
    let place = frame.pairs.firstPlace { $0 >= pair }
    return place < pairs.count && frame.pairs[place] == pair ? place : nil
  }

  /// What an asset held at the end of a day.
  public func balance(
    of asset: Int, on day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try moved(in: asset, .all, by: day)
  }

  /// The sum of something that moved in an asset after one day and by another.
  package func moved(
    in asset: Int, _ part: Moved.Part,
    after start: CalendarDate? = nil,
    by end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try assets[asset].sum(
      part, after: start.map(known) ?? -1, by: known(end))
  }

  /// The sum of something that moved in an asset for a goal after one day and
  /// by another.
  package func moved(
    for pair: Pair, _ part: Moved.Part, after start: CalendarDate?,
    by end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    guard let index = index(of: pair) else { return .zero }
    return try pairs[index].sum(
      part, after: start.map(known) ?? -1, by: known(end))
  }

  /// What was taken out of an asset for a goal after one day and by another,
  /// and did not go to another asset.
  func spent(
    for pair: Pair, after start: CalendarDate?, by end: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try moved(for: pair, .saved, after: start, by: end)
      - moved(for: pair, .savedLessSpent, after: start, by: end)
  }

  /// Whether anything moved in an asset for a goal after one day and by
  /// another.
  func hasMoved(
    for pair: Pair, after start: CalendarDate?, by end: CalendarDate
  ) -> Bool {
    guard let index = index(of: pair) else { return false }
    return !pairs[index].places(
      after: start.map(known) ?? -1, by: known(end)
    ).isEmpty
  }

  /// What is scheduled in an asset for after a day.
  public func scheduled(
    in asset: Int, after day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try assets[asset].sum(.all, after: known(day), by: frame.days.count)
  }

  /// The days, after one and by another, on which something moved in an asset.
  ///
  /// - Precondition: Sums are wanted up to each of them.
  package func days(
    in asset: Int, after start: CalendarDate?, by end: CalendarDate
  ) -> [CalendarDate] {
    assets[asset].places(after: start.map(known) ?? -1, by: known(end))
      .map { frame.days[$0] }
  }

  /// Whether nothing moved in an asset before a day.
  package func isNew(_ asset: Int, on day: CalendarDate) -> Bool {
    guard let eve = day.yesterday else { return true }
    return assets[asset].isEmpty(by: known(eve))
  }

  /// The place of a day that was asked for.
  private func known(_ day: CalendarDate) -> Int {
    let place = frame.days.place(of: day)
    guard place < frame.days.count, frame.days[place] == day else {
      preconditionFailure("nobody asked for sums up to \(day)")
    }
    return place
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
            kind: transactions[place].kind,
            goal: transactions[place].goal.flatMap { goals.place(of: $0) },
            isTransfer: transactions[place].isTransfer))
      }
    }
  }
}

extension Book {
  /// What one asset holds at the end of a day.
  public func balance(
    of asset: Asset.ID, on day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try transactions.lazy.filter { $0.asset == asset && $0.date <= day }
      .map(\.amount).sum()
  }

  /// The sums of all transactions in a frame.
  public func flows(_ frame: Flows.Frame) throws(MoneyProblem) -> Flows {
    var flows = Flows(frame)
    try flows.add(self)
    return flows
  }
}
