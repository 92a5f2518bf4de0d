import SavingsCore
import Support
import Testing

@Suite struct BaseTests {
  /// What a month counts as there is what reckoning every day by hand gives, and
  /// so is the first day that makes it less.
  @Test func isTheLeastOfAllDays() throws {
    var losses = 0
    var new = 0
    for seed in 1...1_000 {
      let made = try MadeHousehold(seed: seed)
      for goal in try made.book.plan(on: made.today).goals {
        let byHand = LevelsByHand(
          book: made.book, goal: goal.goal, today: made.today)
        let expected = try byHand.base
        let base = try #require(goal.base)
        let name: Comment = "\(seed) \(goal.goal.name)"
        try #require(base.opening == expected.opening, name)
        try #require(base.amount == expected.amount, name)
        try #require(base.low?.day == expected.low, name)
        try #require(try goal.figures?.saved == byHand.level(made.today), name)
        if base.low != nil { losses += 1 }
        if goal.window == goal.goal.start { new += 1 }
      }
    }
    #expect(losses > 200)
    #expect(new > 200)
  }

  /// 6,000 by 2027-01-01 with 2,000, all of an account: ten payments of 400.
  @Test(
    arguments: [
      // what happens, then base, taken out, saved, required, left
      ([("10", "-1000", false)], "1000 1000 0 500 500"),
      ([("10", "-1000", false), ("10", "500", true)], "1000 1000 500 500 0"),
      ([("02", "-1500", false), ("05", "1500", false)], "2000 0 0 400 400"),
      ([("02", "-1500", false), ("05", "2000", false)], "2000 0 500 400 0"),
      ([("02", "-1500", false), ("05", "400", true)], "500 1500 400 550 150"),
    ] as [([(String, String, Bool)], String)])
  func isToldDayByDay(
    movements: [(String, String, Bool)], figures: String
  ) throws {
    var story = try story()
    for (day, amount, isNamed) in movements {
      try story.move(
        amount, amount.hasPrefix("-") ? .withdrawal : .deposit, in: "Account",
        for: isNamed ? "Goal" : nil, on: "2026-03-\(day)")
    }
    #expect(try told(story) == figures)
  }

  /// What goes from one account of a goal to another, on one day, was neither
  /// saved nor taken out; where the other one had no share, it gets one.
  @Test(
    "A transfer between two accounts of one goal, on one day",
    arguments: [true, false])
  func aTransferLeavesEverythingAsItWas(hasShare: Bool) throws {
    var story = try story()
    try story.asset("Other")
    if hasShare {
      try story.share("100%", of: "Other", for: "Goal", since: "2026-01-01")
    }
    for amount in [300, 1700] {
      let (first, second) = (
        Transaction.ID(bits: UInt128(amount)),
        Transaction.ID(bits: UInt128(amount + 1))
      )
      let household = story.book.household
      story.book = try story.book.transferring(
        Transfer(
          Amount(amount), from: household.assets[0].id, Amount(amount),
          to: household.assets[1].id, on: day("2026-03-05"),
          goal: household.goals[0].id, ids: (first, second))
      ).book
      #expect(try told(story) == "2000 0 0 400 400")
    }
  }

  private func story() throws -> Story {
    var story = try Story(payday: 25)
    try story.goal("Goal", "6000", by: "2027-01-01", from: "2026-01-01")
    try story.asset("Account", holding: "2000", on: "2026-01-01")
    try story.share("100%", of: "Account", for: "Goal", since: "2026-01-01")
    return story
  }

  private func told(_ story: Story) throws -> String {
    try story.figures("Goal", "2026-03-10").told
  }
}
