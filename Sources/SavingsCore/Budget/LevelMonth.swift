/// What a level budget makes of this month: what came in is part of it, and the
/// rest goes to what is missing still.
struct LevelMonth {
  /// The goals, in the order of their last paydays.
  let goals: [BudgetGoal]

  /// What each payday brings.
  let budget: Amount

  /// What the month still asks for each goal, in the display currency.
  let asked: [Amount]

  /// The month of goals in the order of their last paydays; `unit` is one of
  /// the last digit of the display currency.
  init(
    _ goals: [BudgetGoal], paying budget: Amount, unit: Int128
  ) throws(MoneyProblem) {
    self.goals = goals
    self.budget = budget
    let paid = try goals.restOfMonth(of: budget)
    let room = try goals.rest(after: paid)
    let due = try goals.due(room).sum()
    var more = due
    if try goals.isEnoughFromScratch(budget),
      try !goals.isEnough(budget, after: paid)
    {
      // What came in went to goals that could wait, so others get more now.
      more = try least(upTo: try room.sum(), unit: unit) {
        (more: Amount) throws(MoneyProblem) in
        let all = try paid.adding(try room.filled(more))
        guard more >= due else { return false }
        return try goals.isInTime(after: all, paying: budget)
      }
    }
    asked = try paid.adding(try room.filled(more))
  }

  /// What is missing after the month.
  func after() throws(MoneyProblem) -> [Need] {
    try goals.needs(after: asked)
  }

  /// By how much what came in and what is asked are more than the budget.
  func over() throws(MoneyProblem) -> Amount {
    max(try goals.counted() + asked.sum() - budget, .zero)
  }
}

extension [BudgetGoal] {
  /// Whether a budget is enough: paid from this month on for all that they
  /// take; or as things stand, for what is missing still.
  func isEnough(_ budget: Amount) throws(MoneyProblem) -> Bool {
    if try isEnoughFromScratch(budget) { return true }
    return try isEnough(budget, after: try restOfMonth(of: budget))
  }

  /// What each lacks when its last payday has passed, as things stand.
  func lacking(_ budget: Amount) throws(MoneyProblem) -> [Amount] {
    let paid = try restOfMonth(of: budget)
    let all = try paid.adding(due(try rest(after: paid)))
    let later = try LevelSchedule(
      try needs(after: all), paying: budget, from: 1
    ).lacking()
    let dueNow = due(map(\.rest))
    let paidNow = try dueNow.filled(budget)
    var lacking: [Amount] = []
    for (later, (due, paid)) in zip(later, zip(dueNow, paidNow)) {
      lacking.append(try later + (due - paid))
    }
    return lacking
  }

  fileprivate func isEnoughFromScratch(
    _ budget: Amount
  ) throws(MoneyProblem) -> Bool {
    try LevelSchedule(map(\.whole), paying: budget).isInTime
  }

  /// Whether this month's payday can pay what is due by it, and the budget of
  /// the next ones what is missing after the rest of the month and that.
  fileprivate func isEnough(
    _ budget: Amount, after paid: [Amount]
  ) throws(MoneyProblem) -> Bool {
    guard try due(map(\.rest)).sum() <= budget else { return false }
    let due = due(try rest(after: paid))
    return try isInTime(after: try paid.adding(due), paying: budget)
  }

  /// What this month's payday still brings each: what came in is part of it.
  fileprivate func restOfMonth(
    of budget: Amount
  ) throws(MoneyProblem) -> [Amount] {
    try map { $0.first <= 0 ? $0.rest : .zero }
      .filled(Swift.max(try budget - counted(), .zero))
  }

  /// Of some amounts those of the goals that no later payday can pay.
  fileprivate func due(_ amounts: [Amount]) -> [Amount] {
    zip(self, amounts).map { $0.last <= 0 ? $1 : .zero }
  }

  /// What came in this month, in all.
  func counted() throws(MoneyProblem) -> Amount {
    var sum = Amount.zero
    for goal in self { sum = try sum + goal.counted() }
    return sum
  }

  /// What those that have begun are missing after so much was paid for each.
  fileprivate func rest(
    after paid: [Amount]
  ) throws(MoneyProblem) -> [Amount] {
    var rest: [Amount] = []
    for (goal, paid) in zip(self, paid) {
      rest.append(goal.first <= 0 ? try goal.rest - paid : .zero)
    }
    return rest
  }

  /// What is missing after so much was paid for each.
  fileprivate func needs(
    after paid: [Amount]
  ) throws(MoneyProblem) -> [Need] {
    var needs: [Need] = []
    for (goal, paid) in zip(self, paid) {
      var need = goal.still
      need.amount = try need.amount - paid
      needs.append(need)
    }
    return needs
  }

  /// Whether a budget from the next month on pays the rest in time.
  fileprivate func isInTime(
    after paid: [Amount], paying budget: Amount
  ) throws(MoneyProblem) -> Bool {
    try LevelSchedule(try needs(after: paid), paying: budget, from: 1).isInTime
  }
}

extension [Amount] {
  /// What each gets of a sum that fills them one after the other.
  fileprivate func filled(_ sum: Amount) throws(MoneyProblem) -> [Amount] {
    var left = sum
    var filled: [Amount] = []
    for amount in self {
      let part = Swift.min(amount, left)
      filled.append(part)
      left = try left - part
    }
    return filled
  }

  /// Each with the one that stands at its place.
  fileprivate func adding(_ others: [Amount]) throws(MoneyProblem) -> [Amount] {
    var sums: [Amount] = []
    for (one, other) in zip(self, others) { sums.append(try one + other) }
    return sums
  }
}
