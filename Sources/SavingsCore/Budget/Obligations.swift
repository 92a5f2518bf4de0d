/// All that a budget has to pay for, in the order of last paydays.
final class Obligations: Sendable {
  let goals: [BudgetGoal]
  let frame: BudgetFrame

  /// Their needs, in the order in which a budget pays for them.
  let needs: [Owned]

  /// How many of them no later month can pay: they are the first ones.
  let dueCount: Int

  /// What came in this month of what is needed, in all.
  let counted: Amount

  /// The whole of them, without their goals.
  private let whole: [LevelNeed]

  /// The least that brings what standing goals take in the long run.
  let leastForEver: Amount

  /// A need, the place of its goal, and its own among the goal's needs.
  struct Owned {
    let goal: Int
    let place: Int
    let need: BudgetNeed
  }

  init(_ goals: [BudgetGoal], in frame: BudgetFrame) throws(MoneyProblem) {
    self.goals = goals
    self.frame = frame
    let needs = goals.needsInOrder()
    self.needs = needs
    dueCount = needs.firstPlace { $0.need.last >= frame.line.now }
    counted = try goals.map { goal throws(MoneyProblem) in
      try goal.counted()
    }.sum()
    whole = try needs.indices.map {
      needs[$0].need.level(needs[$0].need.value)
    }.together()
    leastForEver = try frame.leastBringing(
      forEver: try goals.map(\.forEver).sum())
  }

  /// A frame with as many paydays as a budget takes for all needs, though some
  /// are late then.
  func frame(enoughFor budget: Amount) throws(BudgetProblem) -> BudgetFrame {
    let sum = try counting(
      needs.map(\.need.value).sum(), as: BudgetProblem.amounts)
    var frame = frame
    frame.line = try frame.line.extended(
      toBring: sum, paying: budget,
      from: (needs.map(\.need.first).max() ?? 0) + 1)
    return frame
  }

  /// The smallest budget that is enough, as things stand or from scratch.
  func least(fromScratch: Bool = false) throws(MoneyProblem) -> Amount {
    try SavingsCore.least(
      upTo: try most(), near: try whole.demand(on: frame.line),
      unit: frame.unit,
      fromScratch
        ? AmountTest(isEnough: isEnoughFromScratch)
        : AmountTest(isEnough: isEnough))
  }

  /// A budget that is enough for all, and for what they take in the long run.
  private func most(from start: Int = 0) throws(MoneyProblem) -> Amount {
    try leastForEver + whole.most(on: frame, from: start)
  }

  /// Whether a budget is enough: in the long run, and paid from this month on
  /// for all that is needed, or as things stand for what is missing still.
  @inline(never)
  func isEnough(_ budget: Amount) throws(MoneyProblem) -> Bool {
    guard budget >= leastForEver else { return false }
    if try isEnoughFromScratch(budget) { return true }
    return try isEnough(budget, after: try restOfMonth(of: budget))
  }

  /// Whether it is enough in the long run, and from this month on for all that
  /// is needed.
  func isEnoughFromScratch(_ budget: Amount) throws(MoneyProblem) -> Bool {
    guard budget >= leastForEver else { return false }
    return try isInTime(whole, budget)
  }

  /// Whether this month's paydays can pay what is due by them, and the budget
  /// of the next ones what is missing after the rest of the month and that.
  @inline(never)
  func isEnough(
    _ budget: Amount, after paid: [Amount]
  ) throws(MoneyProblem) -> Bool {
    guard try isInTime(try dueNow.together(), budget) else { return false }
    return try isInTime(after: withDue(paid), paying: budget)
  }

  /// What of the first needs is missing still, which no later month can pay.
  private var dueNow: [LevelNeed] {
    needs[..<dueCount].map { $0.need.level($0.need.rest) }
  }

  /// Whether a budget from the next month on pays the rest in time.
  func isInTime(
    after paid: [Amount], paying budget: Amount
  ) throws(MoneyProblem) -> Bool {
    try isInTime(
      try missing(after: paid).together(), budget, from: frame.line.now)
  }

  private func isInTime(
    _ needs: [LevelNeed], _ budget: Amount, from start: Int = 0
  ) throws(MoneyProblem) -> Bool {
    try LevelSchedule(needs, paying: budget, on: frame.line, from: start)
      .isInTime
  }

  /// The smallest budget that is enough from the next month on, when each goal
  /// lacks so much of each of its needs.
  func leastLater(lacking rests: [[Amount]]) throws(MoneyProblem) -> Amount {
    let missing = try needs.map { owned in
      owned.need.level(rests[owned.goal][owned.place])
    }.together()
    let now = frame.line.now
    return try SavingsCore.least(
      upTo: try most(from: now),
      near: try missing.demand(on: frame.line, from: now), unit: frame.unit,
      AmountTest { [self] budget throws(MoneyProblem) in
        budget >= leastForEver
          ? try isInTime(missing, budget, from: now) : false
      })
  }

  /// What each need lacks when its last payday has passed, as things stand.
  func lacking(_ budget: Amount) throws(MoneyProblem) -> [Amount] {
    var lacking = try LevelSchedule(
      try afterMonth(of: budget), paying: budget, on: frame.line,
      from: frame.line.now
    ).lacking()
    let now = try LevelSchedule(
      dueNow, paying: budget, on: frame.line
    ).lacking()
    for (place, amount) in now.enumerated() {
      lacking[place] = try lacking[place] + amount
    }
    return lacking
  }

  /// The first need that lacks something when its last payday has passed.
  func firstLacking(_ budget: Amount) throws(MoneyProblem) -> Owned? {
    // What is due now comes before what is due later.
    if let place = try dueNow.firstLacking(budget, on: frame.line, from: 0) {
      return needs[place]
    }
    return try afterMonth(of: budget).firstLacking(
      budget, on: frame.line, from: frame.line.now
    ).map { needs[$0] }
  }

  /// What is missing once this month has paid, and what is due in it besides.
  private func afterMonth(
    of budget: Amount
  ) throws(MoneyProblem) -> [LevelNeed] {
    try missing(after: withDue(try restOfMonth(of: budget)))
  }
}

extension [BudgetGoal] {
  /// What they need, in the order of last paydays, then of deadlines, then of
  /// names.
  fileprivate func needsInOrder() -> [Obligations.Owned] {
    let names = map(\.name)
    var keys: [(last: Int, deadline: CalendarDate, goal: Int, place: Int)] = []
    keys.reserveCapacity(reduce(0) { $0 + $1.needs.count })
    // The first needs of all goals, then the second ones and so on are nearly
    // in order.
    for place in 0..<reduce(0, { Swift.max($0, $1.needs.count) }) {
      for goal in indices where place < self[goal].needs.count {
        let need = self[goal].needs[place]
        keys.append((need.last, need.deadline.orLast, goal, place))
      }
    }
    return placesInOrder(keys.count) { [keys] in
      let (a, b) = (keys[$0], keys[$1])
      if a.last != b.last { return a.last < b.last }
      if a.deadline != b.deadline { return a.deadline < b.deadline }
      return a.goal == b.goal
        ? a.place < b.place : names[a.goal] < names[b.goal]
    }.map {
      let (_, _, goal, place) = keys[$0]
      return Obligations.Owned(
        goal: goal, place: place, need: self[goal].needs[place])
    }
  }
}
