/// What a budget pays for: so much, from one payday to another.
struct LevelNeed: Sendable {
  /// How much, in the display currency.
  var amount: Amount

  /// The first payday that can pay for it.
  let first: Int

  /// The last one that is in time.
  let last: Int
}

extension [LevelNeed] {
  /// The same, in the order of their last paydays, with those of the same
  /// paydays taken as one.
  ///
  /// Who asks only whether all are paid in time need not know whose they are,
  /// and of a thousand monthly goals there is one need a month.
  func together() throws(MoneyProblem) -> [LevelNeed] {
    var all: [LevelNeed] = []
    var sums = Array<Amount>(
      repeating: .zero, count: reduce(0) { Swift.max($0, $1.first) } + 1)
    var group = indices.prefix(0)
    while group.upperBound < endIndex {
      let start = group.upperBound
      group =
        start..<(self[start...].firstIndex { $0.last != self[start].last }
        ?? endIndex)
      for place in group {
        let first = self[place].first
        sums[first] = try sums[first] + self[place].amount
      }
      for place in group where sums[self[place].first].isPositive {
        let first = self[place].first
        all.append(
          LevelNeed(amount: sums[first], first: first, last: self[place].last))
        sums[first] = .zero
      }
    }
    return all
  }

  /// A budget that is enough: what each takes alone, together.
  func most(
    on frame: BudgetFrame, from start: Int = 0
  ) throws(MoneyProblem) -> Amount {
    var most = Amount.zero
    for need in self where need.amount.isPositive {
      // What is past its last payday no budget pays in time.
      let first = Swift.max(need.first, Swift.min(start, need.last))
      let brought = try frame.brought(by: first...need.last)
      most =
        try most
        + need.amount.times(
          Amount(1), over: brought.isZero ? Amount(1) : brought, .up)
    }
    return most
  }

  /// The least that, from a payday on, brings by each last payday what is
  /// needed by then, whenever that begins; of needs in the order of those.
  ///
  /// Mostly it is what a level budget takes, and never more.
  func demand(
    on line: PaydayLine, from start: Int = 0
  ) throws(MoneyProblem) -> Amount {
    var (sum, demand) = (Amount.zero, Amount.zero)
    for need in self {
      sum = try sum + need.amount
      guard need.last >= start else { continue }
      let brought = try line.carried(from: start, before: need.last + 1)
      guard brought.isPositive else { continue }
      demand = Swift.max(demand, try sum.times(Amount(1), over: brought, .up))
    }
    return demand
  }

  /// The first that lacks something when its last payday has passed.
  ///
  /// Of the needs of one last payday is paid as much whichever comes first, so
  /// those are taken as one until it is known which payday it is.
  func firstLacking(
    _ budget: Amount, on line: PaydayLine, from start: Int
  ) throws(MoneyProblem) -> Int? {
    func lacking(_ needs: [LevelNeed]) throws(MoneyProblem) -> Int? {
      try LevelSchedule(needs, paying: budget, on: line, from: start)
        .lacking().firstIndex(where: \.isPositive)
    }
    let together = try together()
    guard let last = try lacking(together).map({ together[$0].last }) else {
      return nil
    }
    return try lacking(filter { $0.last <= last })
  }
}
