/// What moved in every asset, as sums up to the days that a question needs.
///
/// This is all that planning knows of a history. It is made empty for a
/// household and some days, fed with every movement, and then asked.
public struct Flows: Sendable {
  package let frame: Frame
  private var assets: [AssetSums]
  private var pairs: [GoalSums]
  // By the places of their goals, as far as there are any.
  private var withdrawals: [[Withdrawal]] = []

  /// What was put in and taken out day by day; none or one.
  private var counted: [DayFlows]

  /// Whether any withdrawals are kept, or days counted; asked of every
  /// movement.
  private let keepsMore: Bool

  /// Whether movements of some days are kept; asked of every movement.
  let keepsMovements: Bool

  /// What moved on the days on which goals ended.
  private var kept: [DayMovement] = []

  /// Where the last movement was counted.
  private var latest = Stretch()

  /// The days that one place stands for, without the first: mostly the next
  /// movement is of these, too.
  private struct Stretch {
    var place = 0
    var eve = CalendarDate.last
    var end = CalendarDate.first
  }

  /// A movement of a day on which a goal ended.
  private struct DayMovement {
    let movement: Movement
    let id: Transaction.ID
    let transfer: Transaction.ID?

    var isWithdrawal: Bool { movement.kind == .withdrawal }
  }

  /// What was taken out of an asset for a goal on a day, and did not go to
  /// another.
  struct Withdrawal {
    let date: CalendarDate
    let asset: Int
    let amount: Amount
  }

  /// No movement yet.
  public init(_ frame: Frame) {
    self.frame = frame
    keepsMore = frame.keepsSpending || frame.daily != nil
    counted = frame.daily.map { [DayFlows($0, assets: frame.assets)] } ?? []
    keepsMovements = !frame.ends.isEmpty
    assets = Array(
      repeating: AssetSums(countsInterest: false), count: frame.assets)
    for place in frame.earners {
      assets[place] = AssetSums(countsInterest: true)
    }
    pairs = Array(repeating: GoalSums(), count: frame.pairs.count)
  }

  /// Counts one movement.
  @inline(__always)
  public mutating func add(_ movement: Movement) throws(MoneyProblem) {
    if movement.date <= latest.eve || latest.end < movement.date {
      turn(to: frame.place(of: movement.date))
    }
    let place = latest.place
    let days = frame.days.count
    try assets[movement.asset].add(movement, at: place, of: days)
    if let goal = movement.goal,
      let pair = frame.place(of: Pair(asset: movement.asset, goal: goal))
    {
      try pairs[pair].add(movement, at: place, of: days)
    }
    if keepsMore {
      if frame.keepsSpending { keep(movement) }
      for place in counted.indices { try counted[place].add(movement) }
    }
  }

  private mutating func turn(to place: Int) {
    let days = frame.days
    latest.place = place
    latest.eve = place == 0 ? .first : days[place - 1]
    latest.end = place == days.count ? .last : days[place]
  }

  /// Keeps what was taken out for a goal of which every withdrawal counts.
  private mutating func keep(_ movement: Movement) {
    guard let goal = movement.goal, frame.spenders[goal],
      movement.amount.isNegative, !movement.isTransfer
    else { return }
    while withdrawals.count <= goal { withdrawals.add([]) }
    withdrawals[goal].add(
      Withdrawal(
        date: movement.date, asset: movement.asset, amount: -movement.amount))
  }

  /// Keeps a movement of a day on which a goal ended.
  mutating func keep(
    _ movement: Movement, id: Transaction.ID, transfer: Transaction.ID?
  ) {
    let place = frame.ends.place(of: movement.date)
    guard place < frame.ends.count, frame.ends[place] == movement.date else {
      return
    }
    kept.add(DayMovement(movement: movement, id: id, transfer: transfer))
  }

  /// Makes the sums ready to be asked for many times.
  package mutating func addUp() {
    for place in assets.indices { assets[place].addUp() }
    for place in pairs.indices { pairs[place].addUp() }
  }

  /// The sums without a day's withdrawals, and without what transfers out of
  /// some accounts brought elsewhere.
  ///
  /// - Precondition: A goal ended on the day.
  func withoutWithdrawals(
    on day: CalendarDate, andTransfersOutOf accounts: [Int]
  ) throws(MoneyProblem) -> Flows {
    let kept = kept.filter { $0.movement.date == day }
    var flows = self
    for side in kept {
      let source = kept.first { $0.id == side.transfer }
      let isMoved = source.map { source in
        source.isWithdrawal && accounts.contains(source.movement.asset)
      }
      guard side.isWithdrawal || isMoved == true else { continue }
      try flows.remove(side.movement)
    }
    return flows
  }

  private mutating func remove(_ movement: Movement) throws(MoneyProblem) {
    let place = frame.place(of: movement.date)
    try assets[movement.asset].remove(movement, at: place)
    guard let goal = movement.goal else { return }
    if let pair = frame.place(of: Pair(asset: movement.asset, goal: goal)) {
      try pairs[pair].remove(movement, at: place)
    }
    guard goal < withdrawals.count else { return }
    withdrawals[goal].removeAll { $0.date == movement.date }
  }

  /// What was put in and taken out day by day, where that is wanted.
  var daily: DayFlows? { counted.first }

  /// What was taken out for a goal, in the order of the book.
  func withdrawals(for goal: Int) -> [Withdrawal] {
    goal < withdrawals.count ? withdrawals[goal] : []
  }

  /// What an asset held at the end of a day.
  public func balance(
    of asset: Int, on day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try assets[asset].sum(after: -1, by: frame.known(day))
  }

  /// What moved in each asset, for who asks many times.
  package var moved: [AssetFlow] { assets.map { AssetFlow($0, frame) } }

  /// What moved in an asset for a goal; nothing where nobody asked for that.
  @inline(never)
  package func sums(of pair: Pair) -> GoalSums {
    frame.place(of: pair).map { pairs[$0] } ?? GoalSums()
  }

  /// What is scheduled in an asset for after a day.
  public func scheduled(
    in asset: Int, after day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try assets[asset].sum(after: frame.known(day), by: frame.days.count)
  }
}
