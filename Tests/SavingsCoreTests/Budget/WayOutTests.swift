import SavingsCore
import Support
import Testing

/// Every way out works, and nothing smaller does: through the book.
@Suite struct WayOutTests {
  @Test func raisingTheBudget() throws {
    for case_ in try TooLittle.all() {
      guard case .raiseBudget(let least)? = case_.plan.waysOut.first else {
        throw Missing()
      }
      let plan = case_.month.plan
      let less = try least - case_.worth.display.unit
      try #require(try BudgetPlan(plan, paying: least).isFeasible == true)
      try #require(try BudgetPlan(plan, paying: less).isFeasible == false)
    }
  }

  @Test func movingDeadlines() throws {
    var count = 0
    for case_ in try TooLittle.all() {
      for case .moveDeadlines(let moved) in case_.plan.waysOut {
        var book = case_.month.book
        for step in moved {
          var goal = step.goal
          try #require(step.deadline > goal.due && step.payments > 0)
          goal.deadline = step.deadline
          book = try book.replacing(goal)
        }
        try #require(try case_.isMet(in: book), "\(case_.month.seed)")
        var last = try #require(moved.last).goal
        last.deadline = try case_.earlier(moved.last?.deadline)
        guard last.start < last.due else { continue }
        let less = try book.replacing(last)
        try #require(try !case_.isMet(in: less), "\(case_.month.seed)")
        count += 1
      }
    }
    #expect(count > 900)
  }

  /// A goal that begins behind the calendar's last payday has no more time.
  @Test func whereTheCalendarEndsNoTimeIsEnough() throws {
    var story = try Story(payday: 25)
    try story.goal("Late", "1000", by: "9999-12-31", from: "9999-12-27")
    let plan = try BudgetPlan(try story.plan("2026-03-10"), paying: Amount(1))
    #expect(plan.waysOut.count == 2)
  }

  @Test func loweringTargets() throws {
    var count = 0
    for case_ in try TooLittle.all() {
      for case .lowerTargets(let lowered) in case_.plan.waysOut {
        var book = case_.month.book
        for step in lowered {
          var goal = step.goal
          try #require(try goal.wanted - step.amount == step.by)
          try #require(step.by.isPositive && !step.amount.isNegative)
          goal.target = step.amount
          book = try book.replacing(goal)
        }
        try #require(try case_.isMet(in: book), "\(case_.month.seed)")
        let step = try #require(lowered.last)
        var last = step.goal
        let unit = try Coin.of(last.currency).unit
        last.target = try step.amount + unit
        let less = try book.replacing(last)
        try #require(try !case_.isMet(in: less), "\(case_.month.seed)")
        count += 1
      }
    }
    #expect(count > 500)
  }

  @Test func everyWayIsThereWhereItCanWork() throws {
    for case_ in try TooLittle.all() {
      try #require(
        case_.plan.waysOut.count == (case_.budget.isPositive ? 3 : 2))
    }
  }

  private struct Missing: Error {}
}

/// A made-up month with a budget that is not enough.
private struct TooLittle {
  let month: GeneratedMonth
  let budget: Amount
  let plan: BudgetPlan
  let worth: Worth

  static func all() throws -> [TooLittle] { try made.get() }

  /// Households without anything to save are passed over.
  private static let made = Result {
    var made: [TooLittle] = []
    let months =
      try GeneratedMonth.all()
      + (1_001...1_300).map { seed in
        try GeneratedMonth(seed)
      }
    for month in months where made.count < 1_000 {
      if let case_ = try TooLittle(month) { made.append(case_) }
    }
    return made
  }

  init?(_ month: GeneratedMonth) throws {
    var dice = SplitMix64(seed: month.seed)
    worth = try Worth(month.plan, month.book)
    let least = try BudgetPlan(month.plan).leastLevel
    let part = Amount(attos: Int128(dice.number(0...99)) * Amount.one / 100)
    budget = try least.times(part).rounded(to: worth.display.digits, .down)
    plan = try BudgetPlan(month.plan, paying: budget)
    self.month = month
    if plan.isFeasible == true { return nil }
  }

  /// Whether the budget is enough for another book.
  func isMet(in book: Book) throws -> Bool {
    try BudgetPlan(try book.plan(on: month.today), paying: budget)
      .isFeasible == true
  }

  /// The deadline with one payday less.
  func earlier(_ deadline: CalendarDate?) throws -> CalendarDate {
    let payday = month.book.household.settings.paydays.schedule
    let before = try #require(deadline?.month.adding(-1))
    let earlier = payday.date(in: before)
    let same = payday.date(in: try #require(deadline).month)
    // Behind the last payday of a month comes the first day of the next.
    let last =
      try #require(deadline) > same
      ? earlier
      : payday.date(
        in: try #require(before.adding(-1)))
    return try #require(last.adding(days: 1))
  }
}
