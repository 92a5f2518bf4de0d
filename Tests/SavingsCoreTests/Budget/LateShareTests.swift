import SavingsCore
import Support
import Testing

/// A goal that began behind the payday of the last month, and the share that
/// it was given later: what is set up later was there from the start, for a
/// budget as for the plan.
@Suite struct LateShareTests {
  /// 1,000 were there from the start, so 200 are missing, in 11 months.
  @Test(arguments: [
    ("100", "1000", "18.19"), (nil, "1000", "18.19"), ("300", "500", "63.64"),
  ])
  func countsFromTheStart(saved: String?, share: String, least: String) throws {
    var story = try Story(payday: 25)
    try story.asset("Savings", holding: "5000", on: "2026-01-01")
    try story.goal("Boat", "1200", by: "2027-11-20", from: "2026-11-28")
    if let saved {
      try story.save(saved, for: "Boat", in: "Savings", on: "2026-11-29")
    }
    try story.share(share, of: "Savings", for: "Boat", since: "2026-12-05")
    let budget = try BudgetPlan(try story.plan("2026-12-06"))
    #expect(budget.leastLevel == (try Amount(least)))
    let boat = try #require(try budget.thisMonth().first)
    #expect(boat.countedFromBefore == (try Amount(saved ?? "0")))
    #expect(boat.saved.isZero && boat.left == boat.amount)
    story.book = try budget.applied(to: story.book)
    let after = try story.figures("Boat", "2026-12-06")
    #expect(after.left == boat.left)
  }

  /// What another goal has from the start, it has when the month begins.
  @Test func anotherGoalsShareCountsFromTheStartToo() throws {
    var story = try twoGoals()
    try story.asset("New", holding: "1000", on: "2026-11-29")
    try story.share("1000", of: "New", for: "Boat", since: "2026-11-29")
    try story.share("1000", of: "New", for: "House", since: "2026-12-02")
    let boat = try goal("Boat", of: try BudgetPlan(story.plan("2026-12-06")))
    #expect(try boat.value() == Amount(700))
  }

  /// 1,000 of 1,200 name nobody, and all of it is the boat's.
  @Test func whatWasSavedForAnotherGoalIsNotCountedTwice() throws {
    var story = try twoGoals()
    try story.asset("Old", holding: "1000", on: "2026-01-01")
    try story.share("100%", of: "Old", for: "Boat", since: "2026-11-29")
    try story.save("200", for: "House", in: "Old", on: "2026-11-29")
    let boat = try goal("Boat", of: try BudgetPlan(story.plan("2026-12-06")))
    #expect(try boat.value() == Amount(200))
  }

  private func twoGoals() throws -> Story {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1200", by: "2027-11-20", from: "2026-11-28")
    try story.goal("House", "9000", by: "2027-12-20", from: "2026-01-01")
    return story
  }

  private func goal(_ name: String, of budget: BudgetPlan) throws -> BudgetGoal
  {
    try #require(budget.goals.first { $0.goal.name == name })
  }

  /// In whatever order a share is set and money is saved.
  @Test func isTheSameBeforeAndAfterASaving() throws {
    var late = 0
    for seed in 1...1_000 {
      let made = try LateShares(seed)
      let before = try BudgetPlan(
        try made.book(setsFirst: true).plan(on: made.today))
      let after = try BudgetPlan(
        try made.book(setsFirst: false).plan(on: made.today))
      try #require(
        before.plan.goals.map(\.figures) == after.plan.goals.map(\.figures))
      try #require(before.leastLevel == after.leastLevel, "\(seed)")
      try #require(before.sumOfRequirements == after.sumOfRequirements)
      for (one, other) in zip(try before.thisMonth(), try after.thisMonth()) {
        try #require(
          one.countedFromBefore == other.countedFromBefore, "\(seed)")
        try #require(one.counted == other.counted && one.left == other.left)
      }
      for goal in before.goals {
        let expected = try made.missing(goal.goal)
        let value = try goal.value()
        try #require(value == expected, "\(seed) \(goal.goal.name)")
      }
      if made.isSetThisMonth { late += 1 }
    }
    #expect(late > 300, "\(late)")
  }
}
