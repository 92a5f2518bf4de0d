import SavingsCore
import Support
import Testing

/// The laws of a level budget for goals of all kinds, with uneven months and
/// several paydays.
@Suite struct KindLevelLawTests {
  @Test func theLeastLevelIsWhatFitsBetweenAnyTwoPaydays() throws {
    var count = 0
    for seed in 1...150 {
      let saver = try MixedSaver(seed)
      let plan = try saver.story.plan(saver.begin.description)
      let budget = try BudgetPlan(plan)
      let byHand = try LeastLevelByHand(saver.story.book, on: saver.begin)
      try #require(
        try budget.leastLevel == byHand.least(), "\(seed) \(saver.names)")
      try #require(budget.leastLevel <= budget.sumOfRequirements, "\(seed)")
      let less = try budget.leastLevel - Amount("0.01")
      try #require(try !BudgetPlan(plan, paying: less).isEnough, "\(seed)")
      try #require(
        try BudgetPlan(plan, paying: budget.leastLevel).isEnough, "\(seed)")
      count += saver.names.count > 1 ? 1 : 0
    }
    #expect(count > 40)
  }

  /// Who applies a budget that is enough, every month, and pays what is left,
  /// is never told that it is too little, and misses nothing.
  @Test func followingTheBudgetMeetsEveryRoundAndDeadline() throws {
    var count = (rounds: 0, dated: 0)
    for seed in 1...40 {
      var saver = try MixedSaver(
        seed, schedules: ["25", "31", "15,31", "1,11,21"])
      var today = saver.begin
      let budget = try BudgetPlan(
        saver.story.plan(today.description)
      ).leastLevel
      for month in 1...20 {
        for (deadline, saved) in try saver.bills(by: today) {
          try #require(saved >= saver.round, "\(seed) \(deadline)")
          count.rounds += 1
        }
        let told = "\(seed) \(today)"
        let plan = try BudgetPlan(
          saver.story.plan(today.description), paying: budget)
        try #require(plan.isEnough, "\(told)")
        saver.story.book = try plan.applied(to: saver.story.book)
        for name in saver.names {
          let left = try saver.figures(name, today).left
          try saver.pay(left, for: name, on: today)
        }
        let after = try BudgetPlan(
          saver.story.plan(today.description), paying: budget)
        try #require(after.isEnough, "\(told), paid")
        today = try #require(saver.begin.month.adding(month)).firstDay
      }
      guard saver.names.contains("Dated") else { continue }
      try #require(
        try saver.figures("Dated", today).remaining == .zero, "\(seed)")
      count.dated += 1
    }
    #expect(count.rounds > 40 && count.dated > 10, "\(count)")
  }
}
