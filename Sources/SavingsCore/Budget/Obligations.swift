/// All that a budget has to pay for, in the order of last paydays.
struct Obligations {
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
    let keys = needs.map { owned in
      (
        owned.need.last, owned.need.deadline.orLast, goals[owned.goal].name
      )
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
    try SavingsCore.least(upTo: try most(), unit: frame.unit) {
      budget throws(MoneyProblem) in try isEnough(budget)
    }
  }

  /// The smallest budget that is enough from scratch.
  func leastFromScratch() throws(MoneyProblem) -> Amount {
    try SavingsCore.least(upTo: try most(), unit: frame.unit) {
      budget throws(MoneyProblem) in
      budget >= leastForEver ? try isEnoughFromScratch(budget) : false
    }
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

  /// What this month's paydays still bring each, in the order of the paydays:
  /// what came in is taken off, from the last of them backwards.
  func paymentsThisMonth(
    of budget: Amount
  ) throws(MoneyProblem) -> [(payday: Int, need: Int, amount: Amount)] {
    var came = try counted()
    var rooms: [Amount] = []
    for payday in (0..<frame.line.now).reversed() {
      let room = try budget.times(
        frame.line.carried(from: payday, before: payday + 1))
      rooms.append(max(try room - came, .zero))
      came = max(try came - room, .zero)
    }
    var payments: [(payday: Int, need: Int, amount: Amount)] = []
    var rest = needs.map(\.need.rest)
    for (payday, room) in rooms.reversed().enumerated() {
      var left = room
      for (place, owned) in needs.enumerated()
      where owned.need.first <= payday && left.isPositive {
        let part = min(left, rest[place])
        guard part.isPositive else { continue }
        payments.append((payday, place, part))
        rest[place] = try rest[place] - part
        left = try left - part
      }
    }
    return payments
  }

  /// What this month's paydays still bring each, together.
  func restOfMonth(of budget: Amount) throws(MoneyProblem) -> [Amount] {
    var paid = needs.map { _ in Amount.zero }
    for payment in try paymentsThisMonth(of: budget) {
      paid[payment.need] = try paid[payment.need] + payment.amount
    }
    return paid
  }

  /// Of some amounts those of the needs that no later month can pay.
  func due(_ amounts: [Amount]) -> [Amount] {
    zip(needs, amounts).map { owned, amount in
      owned.need.last < frame.line.now ? amount : .zero
    }
  }

  /// What came in this month of what is needed, in all.
  func counted() throws(MoneyProblem) -> Amount {
    var sum = Amount.zero
    for owned in needs { sum = try sum + owned.need.counted() }
    return sum
  }

  /// What those that have begun are missing after so much was paid for each.
  func rest(after paid: [Amount]) throws(MoneyProblem) -> [Amount] {
    var rest: [Amount] = []
    for (owned, paid) in zip(needs, paid) {
      rest.append(
        owned.need.first < frame.line.now ? try owned.need.rest - paid : .zero)
    }
    return rest
  }

  /// What is missing after so much was paid for each.
  func missing(after paid: [Amount]) throws(MoneyProblem) -> [LevelNeed] {
    var missing: [LevelNeed] = []
    for (owned, paid) in zip(needs, paid) {
      missing.append(
        LevelNeed(
          amount: try owned.need.rest - paid, first: owned.need.first,
          last: owned.need.last))
    }
    return missing
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
      upTo: try most(from: frame.line.now), unit: frame.unit
    ) { budget throws(MoneyProblem) in
      budget >= leastForEver
        ? try isInTime(later: missing, budget) : false
    }
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

extension [Amount] {
  /// What each gets of a sum that fills them one after the other.
  func filled(_ sum: Amount) throws(MoneyProblem) -> [Amount] {
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
  func adding(_ others: [Amount]) throws(MoneyProblem) -> [Amount] {
    var sums: [Amount] = []
    for (one, other) in zip(self, others) { sums.append(try one + other) }
    return sums
  }
}
