import SavingsCore
import Support
import Testing

/// Standing goals that take longer than a budget looks.
@Suite struct FarTargetTests {
  @Test func whatLiesBehindTheHorizonIsNotDueNow() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Big", "5000", by: nil, from: "2026-03-10", monthly: "10")
    let budget = try BudgetPlan(try story.plan("2026-03-10"))
    #expect(budget.leastLevel == Amount(10))
  }

  /// What comes in is of this month's budget, however far the months are that
  /// it is for.
  @Test(arguments: ["2700", "10000"])
  func whatCameInForFarMonthsIsOfThisMonth(_ target: String) throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Fund", target, by: nil, from: "2026-03-01", monthly: "100")
    try story.goal("Trip", "1200", by: "2027-03-01", from: "2026-03-01")
    try story.asset("Account")
    try story.save("300", for: "Fund", in: "Account", on: "2026-03-05")
    let budget = try BudgetPlan(
      try story.plan("2026-03-10"), paying: Amount(400))
    let month = try #require(try budget.soFar())
    #expect(month.saved == Amount(300))
    #expect(month.left == Amount(100))
  }

  @Test func aTurnThatDoesNotFitTheCalendarIsCutOnBothSides() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Big", nil, by: nil, from: "9999-12-01", monthly: "10")
    let budget = try BudgetPlan(try story.plan("9999-12-10"))
    #expect(budget.leastLevel == Amount(10))
    #expect(budget.sumOfRequirements == Amount(10))
  }

  /// With half a December another deadline makes a year of other months.
  @Test func aWayOutIsOneThatWorks() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.prefer { settings in
      settings.ownPayday = PaydaySchedule("2026-01-09+2w")
      settings.income[key: .all] = Amount(2400)
      settings.weights[key: .yearly(12)] = try Amount("0.5")
    }
    try story.goal(
      "Insurance", "600", by: "2026-09-01", from: "2026-01-05", every: 12)
    try story.goal("Tax", "120", by: "2026-02-15", from: "2026-01-05", every: 3)
    try story.goal(
      "Cushion", "3000", by: nil, from: "2026-01-05", monthly: "250")
    try story.goal("Pocket", nil, by: nil, from: "2026-01-05", monthly: "40")
    try story.goal("House", "20000", by: "2028-12-31", from: "2026-01-05")
    let budget = try BudgetPlan(
      try story.plan("2026-01-05"), paying: Amount(20), in: .percent)
    #expect(!budget.isEnough)
    for case .moveDeadlines(let moved) in budget.waysOut {
      var book = story.book
      for way in moved {
        var goal = way.goal
        goal.deadline = way.deadline
        book = try book.replacing(goal)
      }
      let next = try BudgetPlan(
        try book.plan(on: try day("2026-01-05")), paying: Amount(20),
        in: .percent)
      #expect(next.isEnough, "\(moved.map(\.deadline))")
    }
  }
}
