import SavingsCore
import Support
import Testing

/// The household of the manual, and the known cases.
@Suite struct BudgetDemoTests {
  @Test func theLeastThatWorks() throws {
    let budget = try BudgetPlan(try Story.demo().plan("2026-03-10"))
    #expect(budget.leastLevel.description == "1528.83")
    #expect(budget.sumOfRequirements.description == "1983.38")
    #expect(budget.constrainedBy?.goal.name == "New car")
    #expect(budget.isFeasible == nil)
    #expect(budget.waysOut.isEmpty)
    let rows = try budget.schedule().map { run in
      [
        run.goal.goal.name, "\(run.total)", run.from?.description ?? "",
        run.to?.description ?? "", "\(run.payments)",
      ]
    }
    #expect(
      rows == [
        ["Wedding gift", "180", "2026-03-25", "2026-03-25", "1"],
        ["日本旅行", "1841.4", "2026-03-25", "2026-04-25", "2"],
        ["Emergency fund", "3350", "2026-04-25", "2026-06-25", "3"],
        ["New car", "21935", "2026-06-25", "2027-08-25", "15"],
      ])
  }

  @Test(arguments: [(nil, "454.55"), ("1700", "283.38"), ("2000", "0")])
  func payingLevelLeavesSomeToLaterMonths(
    budget: String?, postponed: String
  ) throws {
    let plan = try BudgetPlan(
      try Story.demo().plan("2026-03-10"),
      paying: try budget.map { try Amount($0) })
    #expect(try plan.postponed().description == postponed)
  }

  /// What has no payday left is paid by its deadline, and at once after it.
  @Test(
    arguments: [
      ("2026-03-10", "2026-03-25"), ("2026-03-30", "2026-03-25"),
      ("2026-04-01", "2026-04-20"), ("2026-04-20", "2026-04-20"),
      ("2026-04-22", "2026-04-22"), ("2026-04-28", "2026-04-25"),
      ("2026-05-03", "2026-05-03"),
    ])
  func aGiftIsPaidInTime(today: String, paid: String) throws {
    let budget = try BudgetPlan(try Story.demo().plan(today))
    let gift = try #require(try budget.schedule().first)
    #expect(gift.goal.goal.name == "Wedding gift")
    #expect(gift.from?.description == paid && gift.to == gift.from)
    #expect(try budget.payments().first?.date == gift.from)
  }

  @Test func fifteenHundredIsTooLittle() throws {
    let budget = try BudgetPlan(
      try Story.demo().plan("2026-03-10"), paying: Amount(1500))
    #expect(budget.isFeasible == false)
    #expect(try budget.shortfall()?.description == "28.83")
    #expect(budget.broken.map(\.goal.name) == ["New car"])
    #expect(
      budget.waysOut.map(\.wording) == [
        "1528.83", "New car 2027-09-26 (1)", "New car 24481.1 (518.9)",
      ])
  }

  @Test func aBudgetOfNothingLeavesNoTimeThatIsEnough() throws {
    let budget = try BudgetPlan(
      try Story.demo().plan("2026-03-10"), paying: Amount.zero)
    #expect(budget.isFeasible == false)
    // It is due this month, whatever there is.
    #expect(try budget.schedule().map(\.goal.goal.name) == ["Wedding gift"])
    // What is saved is what each can still aim at.
    #expect(
      budget.waysOut.map(\.wording) == [
        "1528.83",
        "Wedding gift 420 (180), 日本旅行 153000 (297000), "
          + "Emergency fund 6650 (3350), New car 3065 (21935)",
      ])
  }

  @Test(arguments: [("383.33", false), ("383.34", true)])
  func threeGoalsTogether(budget: String, isEnough: Bool) throws {
    var story = try Story(payday: 25)
    for (name, target, months) in [
      ("Gift", "1000", 3), ("Bike", "600", 6), ("Boat", "3000", 12),
    ] {
      let deadline = try #require(
        try day("2026-02-26").adding(months: months))
      try story.goal(
        name, target, by: deadline.description, from: "2026-01-01")
    }
    let plan = try BudgetPlan(
      try story.plan("2026-03-10"), paying: try Amount(budget))
    #expect(plan.leastLevel.description == "383.34")
    #expect(plan.sumOfRequirements.description == "683.34")
    #expect(plan.isFeasible == isEnough)
  }

  @Test func atHalfAEuroADollarTheTargetIsHalf() throws {
    var story = try Story(payday: 25, currency: "USD")
    try story.goal("Boat", "1000", by: "2026-03-26", from: "2026-01-01")
    try story.rate(("EUR", "USD"), "2", on: "2026-03-01")
    let plan = try BudgetPlan(
      try story.plan("2026-03-10"), paying: Amount(1000))
    #expect(plan.isFeasible == false)
    #expect(
      plan.waysOut.map(\.wording) == [
        "2000", "Boat 2026-04-26 (1)", "Boat 500 (500)",
      ])
  }

  @Test(arguments: [("999.99", false), ("1000", true), ("1000.01", true)])
  func aThousandTakesAThousand(budget: String, isEnough: Bool) throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1000", by: "2026-03-26", from: "2026-01-01")
    let plan = try BudgetPlan(
      try story.plan("2026-03-10"), paying: try Amount(budget))
    #expect(plan.isFeasible == isEnough)
  }

  /// At 161.29 JPY a euro, 100 EUR are 16,129 JPY to the last one.
  @Test func anInverseRateLosesNoUnit() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Trip", "90000", "JPY", by: "2026-04-26", from: "2026-01-01")
    try story.rate(("EUR", "JPY"), "161.29", on: "2026-03-01")
    let plan = try BudgetPlan(
      try story.plan("2026-03-10"), paying: Amount(100))
    #expect(
      try plan.thisMonth().map(\.amount.description) == ["16129"])
    #expect(plan.waysOut.last?.wording == "Trip 32258 (57742)")
  }

  /// A chain cuts at each link, here by more than a million units of the goal's
  /// currency: the most that fits is found all the same, and at once.
  @Test func aChainOfRatesLosesNoUnit() throws {
    var story = try Story(payday: 15, currency: "EUR")
    var settings = story.book.household.settings
    settings.ownDigits = [try Currency("PEPE"): 18]
    story.book = try story.book.preferring(settings)
    try story.goal(
      "Coins", "77777777.123456789", "PEPE", by: "2026-06-10",
      from: "2026-03-10")
    try story.rate(("PEPE", "BTC"), "0.000000000123456789", on: "2026-03-01")
    try story.rate(("BTC", "EUR"), "81999.37", on: "2026-03-01")
    let budget = Amount(200)
    let plan = try BudgetPlan(try story.plan("2026-03-10"), paying: budget)
    guard case .lowerTargets(let lowered)? = plan.waysOut.last else {
      Issue.record("no targets were lowered")
      return
    }
    var coins = try story.book.household.goal(named: "Coins")
    for (unit, isMet) in [(0, true), (1, false)] as [(Int128, Bool)] {
      coins.target = try #require(lowered.first).amount
      coins.target = try coins.wanted + Amount(attos: unit)
      story.book = try story.book.replacing(coins)
      let next = try BudgetPlan(try story.plan("2026-03-10"), paying: budget)
      #expect(next.isFeasible == isMet)
    }
  }

  /// A tenth of a satoshi cannot be paid, so it makes nothing fit.
  @Test func aBudgetIsCutToItsCurrency() throws {
    var story = try Story(payday: 31)
    try story.goal("Coin", "1", "BTC", by: "2026-06-01", from: "2026-03-01")
    let plan = try BudgetPlan(
      try story.plan("2026-03-10", in: "BTC"),
      paying: try Amount("0.3333333334"))
    #expect(plan.budget == (try Amount("0.33333333")))
    #expect(
      plan.waysOut.map(\.wording) == [
        "0.33333334", "Coin 2026-07-01 (1)", "Coin 0.99999999 (0.00000001)",
      ])
  }

  /// A goal need not aim lower than what came in: then it is done.
  @Test func whatIsSavedThisMonthIsKept() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1000", by: "2026-03-26", from: "2026-01-01")
    try story.asset("Jar", on: "2026-01-01")
    try story.save("300", for: "Boat", in: "Jar", on: "2026-03-05")
    let plan = try BudgetPlan(try story.plan("2026-03-10"), paying: Amount(200))
    #expect(plan.waysOut.last?.wording == "Boat 500 (500)")
  }
}

extension WayOut {
  /// The way in a few words.
  fileprivate var wording: String {
    switch self {
    case .raiseBudget(let least): "\(least)"
    case .moveDeadlines(let moved):
      moved.map { "\($0.goal.name) \($0.deadline) (\($0.payments))" }
        .joined(separator: ", ")
    case .lowerTargets(let lowered):
      lowered.map { "\($0.goal.name) \($0.amount) (\($0.by))" }
        .joined(separator: ", ")
    }
  }
}
