/// All that a budget has to pay for, in the order of last paydays.
final class Obligations: Sendable {
  /// The goals.
  let goals: [BudgetGoal]

  /// What they have in common.
  let frame: BudgetFrame

  /// Their needs, in the order in which a budget pays for them.
  let needs: [Owned]

  /// The whole of them, without their goals.
  private let whole: [LevelNeed]

  /// The least that brings what standing goals take in the long run.
  let leastForEver: Amount

  /// A need and the place of its goal.
  struct Owned {
    let goal: Int
    let need: BudgetNeed
  }

  /// The needs of some goals.
  init(
    _ goals: [BudgetGoal], in frame: BudgetFrame
  ) throws(MoneyProblem) {
    self.goals = goals
    self.frame = frame
    var needs: [Owned] = []
    for (place, goal) in goals.enumerated() {
      for need in goal.needs { needs.append(Owned(goal: place, need: need)) }
    }
    // Names are held against each other once, and not for each need.
    let names = goals.map(\.name)
    var ranks = names.map { _ in 0 }
    let byName = placesInOrder(names.count) { names[$0] < names[$1] }
    for (rank, place) in byName.enumerated() { ranks[place] = rank }
    let keys = needs.map { owned in
      (owned.need.last, owned.need.deadline.orLast, ranks[owned.goal])
    }
    self.needs = placesInOrder(needs.count) { a, b in
      keys[a] == keys[b] ? a < b : keys[a] < keys[b]
    }
    .map { needs[$0] }
    whole = try self.needs.map { owned in
      LevelNeed(
        amount: owned.need.value, first: owned.need.first,
        last: owned.need.last)
    }.together()
    leastForEver = try frame.leastBringing(
      forEver: try goals.map(\.forEver).sum())
  }

  /// A frame with as many paydays as a budget takes for all needs, though some
  /// are late then.
  func frame(enoughFor budget: Amount) throws(BudgetProblem) -> BudgetFrame {
    let sum = try counting(as: BudgetProblem.amounts) {
      () throws(MoneyProblem) in try needs.map(\.need.value).sum()
    }
    var frame = frame
    frame.line = try frame.line.extended(
      toBring: sum, paying: budget,
      from: (needs.map(\.need.first).max() ?? 0) + 1)
    return frame
  }

  /// The smallest budget that is enough.
  func least() throws(MoneyProblem) -> Amount {
    try SavingsCore.least(
      upTo: try most(), unit: frame.unit, AmountTest(isEnough))
  }

  /// The smallest budget that is enough from scratch.
  func leastFromScratch() throws(MoneyProblem) -> Amount {
    try SavingsCore.least(
      upTo: try most(), unit: frame.unit,
      AmountTest { [self] budget throws(MoneyProblem) in
        budget >= leastForEver ? try isEnoughFromScratch(budget) : false
      })
  }

  /// A budget that is enough: what each need takes alone, together, and what
  /// all take in the long run.
  private func most(from start: Int = 0) throws(MoneyProblem) -> Amount {
    var most = leastForEver
    for owned in needs {
      // What is past its last payday no budget pays in time.
      let first = max(owned.need.first, min(start, owned.need.last))
      let brought = try frame.brought(by: first...owned.need.last)
      most =
        try most
        + owned.need.value.times(
          Amount(1), over: brought.isZero ? Amount(1) : brought, .up)
    }
    return most
  }

  /// Whether a budget is enough: in the long run, and paid from this month on
  /// for all that is needed, or as things stand for what is missing still.
  @inline(never)
  func isEnough(_ budget: Amount) throws(MoneyProblem) -> Bool {
    guard budget >= leastForEver else { return false }
    if try isEnoughFromScratch(budget) { return true }
    return try isEnough(budget, after: try restOfMonth(of: budget))
  }

  func isEnoughFromScratch(_ budget: Amount) throws(MoneyProblem) -> Bool {
    try LevelSchedule(whole, paying: budget, on: frame.line).isInTime
  }

  /// Whether this month's paydays can pay what is due by them, and the budget
  /// of the next ones what is missing after the rest of the month and that.
  @inline(never)
  func isEnough(
    _ budget: Amount, after paid: [Amount]
  ) throws(MoneyProblem) -> Bool {
    guard
      try LevelSchedule(
        try dueNow.together(), paying: budget, on: frame.line
      ).isInTime
    else { return false }
    let late = due(try rest(after: paid))
    return try isInTime(after: try paid.adding(late), paying: budget)
  }

  /// What is missing still and no later month can pay.
  private var dueNow: [LevelNeed] {
    needs.map { owned in
      LevelNeed(
        amount: owned.need.last < frame.line.now ? owned.need.rest : .zero,
        first: owned.need.first, last: owned.need.last)
    }
  }

  /// Whether a budget from the next month on pays the rest in time.
  func isInTime(
    after paid: [Amount], paying budget: Amount
  ) throws(MoneyProblem) -> Bool {
    try isInTime(later: try missing(after: paid).together(), budget)
  }

  private func isInTime(
    later needs: [LevelNeed], _ budget: Amount
  ) throws(MoneyProblem) -> Bool {
    try LevelSchedule(
      needs, paying: budget, on: frame.line, from: frame.line.now
    ).isInTime
  }

  /// The smallest budget that is enough from the next month on.
  func leastLater() throws(MoneyProblem) -> Amount {
    let missing = try missing(after: needs.map { _ in .zero }).together()
    return try SavingsCore.least(
      upTo: try most(from: frame.line.now), unit: frame.unit,
      AmountTest { [self] budget throws(MoneyProblem) in
        budget >= leastForEver
          ? try isInTime(later: missing, budget) : false
      })
  }

  /// What each need lacks when its last payday has passed, as things stand.
  func lacking(_ budget: Amount) throws(MoneyProblem) -> [Amount] {
    let paid = try restOfMonth(of: budget)
    let all = try paid.adding(due(try rest(after: paid)))
    let later = try LevelSchedule(
      try missing(after: all), paying: budget, on: frame.line,
      from: frame.line.now
    ).lacking()
    let now = try LevelSchedule(
      dueNow, paying: budget, on: frame.line
    ).lacking()
    return try later.adding(now)
  }
}
