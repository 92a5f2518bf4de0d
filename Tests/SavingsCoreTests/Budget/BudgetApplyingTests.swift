import SavingsCore
import Support
import Testing

/// `budget --apply`: this month's amounts are those of the schedule.
@Suite struct BudgetApplyingTests {
  @Test func goalsThatAreNotReachedYetGetNothing() throws {
    let story = try Story.demo()
    let budget = try BudgetPlan(
      try story.plan("2026-03-10"), paying: Amount(1600))
    let book = try budget.applied(to: story.book)
    let plan = try book.plan(on: try day("2026-03-10"))
    let rows = plan.goals.map {
      "\($0.goal.name) \($0.figures?.planned.description ?? "")"
    }
    // 1,600 - 212.50 - 180 = 1,207.50 EUR are 194,758.06 JPY, rounded up.
    #expect(
      rows == [
        "Wedding gift 180", "日本旅行 194759", "Emergency fund 175",
        "New car 37.5", "Laptop 0",
      ])
    let fund = try #require(plan.goals.first { $0.goal.name == "New car" })
    #expect(fund.custom == .init(try Amount("37.5"), by: .budget))
    #expect(fund.figures?.left == .zero)
  }

  /// What is said to be left is what the plan then leaves.
  @Test(arguments: ["100", "1528.83", "2500", "30000"])
  func whatIsLeftIsWhatThePlanLeaves(budget: String) throws {
    let story = try Story.demo()
    let budget = try BudgetPlan(
      try story.plan("2026-03-10"), paying: try Amount(budget))
    let soFar = try #require(try budget.soFar())
    let plan = try budget.applied(to: story.book)
      .plan(on: try day("2026-03-10"))
    #expect(soFar.saved == plan.totals.savedThisMonth)
    // An amount in yen is rounded up.
    let left = try #require(plan.totals.left)
    let more = try left - soFar.left
    let cent = try Amount("0.01")
    #expect(!more.isNegative && more <= cent)
    for entry in try budget.thisMonth() {
      let after = try #require(
        plan.goals.first { $0.goal.id == entry.requirement.goal.id }?.figures)
      #expect(entry.saved == after.savedThisMonth)
      #expect(entry.left == after.left && entry.amount == after.planned)
    }
  }

  /// A payday that weighs less brings parts of a cent, which are rounded up.
  @Test func partsOfAUnitAreLeftAsThePlanLeavesThem() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.prefer { settings in
      settings.weights[key: .yearly(3)] = try Amount("0.33")
    }
    try story.goal("Boat", "2000", by: "2027-02-07", from: "2026-03-10")
    try story.goal("Bike", "20", by: "2026-03-26", from: "2026-03-10")
    let budget = try BudgetPlan(
      try story.plan("2026-03-10"), paying: try Amount("193.62"))
    let plan = try budget.applied(to: story.book)
      .plan(on: try day("2026-03-10"))
    // 0.33 x 193.62 = 63.8946, of which the bike gets 20.
    #expect(plan.totals.left == (try Amount("63.9")))
    #expect(try budget.soFar()?.left == plan.totals.left)
  }

  /// What came in went to the boat, which could wait; the bike cannot.
  @Test func aMonthMayBeOverItsBudget() throws {
    var story = try Story(payday: 25)
    try story.goal("Bike", "300", by: "2026-03-26", from: "2026-01-01")
    try story.goal("Boat", "600", by: "2026-05-26", from: "2026-01-01")
    try story.asset("Jar", on: "2026-01-01")
    try story.save("200", for: "Boat", in: "Jar", on: "2026-03-02")
    let budget = try BudgetPlan(
      try story.plan("2026-03-10"), paying: Amount(300))
    #expect(budget.isFeasible == true)
    #expect(try budget.thisMonth().map(\.left) == [Amount(300), .zero])
    #expect(try budget.over() == Amount(200))
    let demo = try BudgetPlan(try Story.demo().plan("2026-03-10"))
    #expect(try demo.over() == .zero)
  }

  @Test func protectedGoalsThatGetLessAreNamed() throws {
    var story = try Story.demo()
    try story.choose(.protected, for: "New car", in: "2026-03")
    try story.choose(.protected, for: "Wedding gift", in: "2026-03")
    let cut = try BudgetPlan(
      try story.plan("2026-03-10"), paying: Amount(1600)
    ).thisMonth().filter(\.isCutThoughProtected)
    #expect(cut.map(\.requirement.goal.name) == ["New car"])
  }

  @Test func aSkippedGoalThatIsPaidGivesWayAgain() throws {
    var story = try Story.demo()
    try story.choose(.skipped, for: "Wedding gift", in: "2026-03")
    try story.choose(.skipped, for: "New car", in: "2026-03")
    let budget = try BudgetPlan(
      try story.plan("2026-03-10"), paying: Amount(1600))
    let after = try budget.applied(to: story.book)
      .plan(on: try day("2026-03-10"))
    func flex(_ name: String) -> Flex? {
      after.goals.first { $0.goal.name == name }?.flex
    }
    #expect(flex("Wedding gift") == .flexible)
    #expect(flex("New car") == .skipped)
  }

  @Test func nothingIsAppliedWhereARateIsMissing() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Boat", "1200", by: "2026-12-26", from: "2026-01-01")
    // It begins this month and asks nothing of it, but it does take a budget.
    try story.goal("Trip", "9000", "JPY", by: "2026-12-26", from: "2026-03-26")
    let budget = try BudgetPlan(
      try story.plan("2026-03-27"), paying: Amount(200))
    #expect(budget.unknown.map(\.goal.name) == ["Trip"])
    #expect(budget.isFeasible == nil)
    #expect(try budget.soFar() == nil)
    #expect(throws: BudgetProblem.unknown(["Trip"])) {
      try budget.applied(to: story.book)
    }
  }

  /// What it had in the meantime cannot be told.
  @Test func aGoalWhoseMoneyIsGoneNeedsItsRateStill() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1200", by: "2027-11-20", from: "2026-11-28")
    try story.asset("Wallet", "BTC", on: "2026-11-29")
    try story.move("0.1", .deposit, in: "Wallet", on: "2026-11-29")
    try story.share("100%", of: "Wallet", for: "Boat", since: "2026-11-29")
    try story.share("0%", of: "Wallet", for: "Boat", since: "2026-12-02")
    let plan = try story.plan("2026-12-06", in: "EUR")
    #expect(plan.missingRates.map(\.pair.description) == ["BTC/EUR"])
    #expect(try BudgetPlan(plan).unknown.map(\.goal.name) == ["Boat"])
  }

  @Test func noGoalsTakeNoBudget() throws {
    let plan = try Book().plan(on: try day("2026-03-10"))
    let budget = try BudgetPlan(plan, paying: Amount(100))
    #expect(budget.isFeasible == true)
    #expect(budget.leastLevel.isZero)
    #expect(try budget.schedule().isEmpty)
  }

  @Test(
    arguments: [
      ("100000000000000000000", "2036-04-10", "10000000000000000000"),
      ("150000000000000000000", "2026-05-10", "70000000000000000000"),
    ])
  func aLargeBudgetIsCountedForManyMonths(
    target: String, later: String, budget: String
  ) throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", target, by: "2026-04-10", from: "2026-01-01")
    try story.goal("Bike", "100", by: later, from: "2026-01-01")
    let budget = try BudgetPlan(
      try story.plan("2026-03-10"), paying: try Amount(budget))
    #expect(budget.broken.first?.goal.name == "Boat")
    #expect(budget.waysOut.count == 3)
  }

  /// It stays what the month is, also where what is required changes.
  @Test func whatIsAsPlannedIsKeptToo() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "300", by: "2026-12-26", from: "2026-01-01")
    try story.asset("Jar", on: "2026-01-01")
    try story.choose(nil, custom: "500", for: "Boat", in: "2026-03")
    let budget = try BudgetPlan(
      try story.plan("2026-03-10"), paying: Amount(300))
    let book = try budget.applied(to: story.book)
    let month = try #require(book.household.plans.first)
    #expect(month.custom == .init(Amount(300), by: .budget))
    #expect(month.setByPerson == Amount(500))
    story.book = book
    try story.move("-40", .withdrawal, in: "Jar", for: "Boat", on: "2026-03-12")
    #expect(try story.figures("Boat", "2026-03-12").planned == Amount(300))
  }

  /// Only what is asked of this month can be left to a later one.
  @Test func whatBeginsLaterIsNotPostponed() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "300", by: "2026-12-26", from: "2026-01-01")
    let boat = try BudgetPlan(try story.plan("2026-03-10"))
    #expect(try boat.postponed() == .zero)
    try story.goal("Bike", "100", by: "2027-12-26", from: "2027-12-01")
    let both = try BudgetPlan(try story.plan("2026-03-10"))
    #expect(both.sumOfRequirements == Amount(130))
    #expect(both.leastLevel == Amount(100))
    #expect(try both.postponed() == .zero)
  }

  @Test func theSmallestBudgetIsNoTrap() throws {
    var story = try Story(payday: 25)
    try story.goal(
      "Boat", "99999999999999999999", by: "2026-03-26", from: "2026-01-01")
    try story.goal("Bike", "1000", by: "2026-04-26", from: "2026-01-01")
    let budget = try BudgetPlan(
      try story.plan("2026-03-10"), paying: try Amount("0.01"))
    #expect(budget.isFeasible == false)
    #expect(budget.waysOut.count == 2)
    #expect(try budget.schedule().last?.to == nil)
    #expect(try !budget.payments().isEmpty)
  }
}
