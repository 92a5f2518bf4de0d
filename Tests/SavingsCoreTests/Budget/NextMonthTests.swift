import SavingsCore
import Support
import Testing

/// What a budget says of the next month, and what it says then.
@Suite struct NextMonthTests {
  /// Who pays what is left of the amounts is told that level a month later.
  @Test func theNextLeastLevelIsWhatItSays() throws {
    var count = (all: 0, lower: 0)
    for month in try GeneratedMonth.all() {
      let budget = try month.budget()
      let said = try #require(try budget.leastLevelNext())
      let later = try month.nextMonth(paying: try budget.thisMonth())
      guard budget.later.isEmpty else { continue }
      let next = try BudgetPlan(later)
      try #require(next.leastLevel == said, "\(month.seed)")
      let isLower = said < budget.leastLevel
      count.all += 1
      if isLower { count.lower += 1 }
    }
    #expect(count.all > 700 && count.lower > 50, "\(count)")
  }

  /// With one currency, whatever came in, and wherever goals began.
  @Test func payingTheLeastLevelIsNeverAskedForMore() throws {
    var behind = 0
    for seed in 1...1_000 {
      var saver = try LevelSaver(seed)
      var before: Amount?
      while let budget = try saver.budget() {
        try #require(before.map { budget.leastLevel <= $0 } ?? true, "\(seed)")
        try #require(budget.leastLevel <= budget.sumOfRequirements)
        if saver.isBehindAPayday { behind += 1 }
        before = budget.leastLevel
        try saver.pay(budget)
      }
    }
    #expect(behind > 300, "\(behind)")
  }

  /// 1,200 on three paydays: what is put aside before them counts.
  @Test func whatIsPutAsideBehindThePaydayCounts() throws {
    var story = try Story(payday: 5)
    try story.goal("Boat", "1200", by: "2026-06-10", from: "2026-03-10")
    try story.asset("Jar", on: "2026-01-01")
    let first = try BudgetPlan(try story.plan("2026-03-10"))
    #expect(first.leastLevel == Amount(400))
    #expect(first.later.map(\.goal.name) == ["Boat"])
    try story.save("300", for: "Boat", in: "Jar", on: "2026-03-12")
    let second = try BudgetPlan(try story.plan("2026-04-02"))
    #expect(second.leastLevel == Amount(300))
    #expect(second.sumOfRequirements == Amount(300))
    #expect(try second.soFar()?.saved == .zero)
    #expect(try second.soFar()?.left == Amount(300))
    story.book = try second.applied(to: story.book)
    let boat = try story.figures("Boat", "2026-04-02")
    #expect(boat.planned == Amount(600) && boat.left == Amount(300))
    try story.save("300", for: "Boat", in: "Jar", on: "2026-04-04")
    let third = try BudgetPlan(try story.plan("2026-05-01"))
    #expect(third.leastLevel == Amount(300))
  }

  /// What was taken out is missing, and spread over the months that are left.
  @Test func whatWasTakenOutIsMissing() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1200", by: "2026-12-26", from: "2026-01-01")
    try story.asset("Jar", on: "2026-01-01")
    try story.save("200", for: "Boat", in: "Jar", on: "2026-02-01")
    try story.move("-70", .withdrawal, in: "Jar", for: "Boat", on: "2026-03-02")
    let budget = try BudgetPlan(try story.plan("2026-03-10"))
    // 1,070 / 10
    #expect(budget.leastLevel == Amount(107))
    let boat = try #require(try budget.thisMonth().first)
    #expect(boat.saved.isZero && boat.left == Amount(107))
  }
}

extension Book {
  /// The book with what is left of every amount, each in the asset of its
  /// goal.
  fileprivate func paying(
    _ amounts: [MonthlyAmount], on date: CalendarDate, _ dice: inout SplitMix64
  ) throws -> Book {
    var book = self
    for entry in amounts where entry.left.isPositive {
      let row = try #require(
        household.allocations.first { $0.goal == entry.requirement.goal.id })
      book = try book.adding(
        Transaction(
          id: Identifier(random: &dice), asset: row.asset, date: date,
          amount: entry.left, kind: .deposit))
    }
    return book
  }
}

extension GeneratedMonth {
  /// A budget of it: the least, or one that dice choose.
  fileprivate func budget() throws -> BudgetPlan {
    let least = try BudgetPlan(plan)
    guard seed % 3 == 0 else { return least }
    let part = Amount(attos: Int128(seed % 200) * Amount.one / 100)
    return try BudgetPlan(plan, paying: least.leastLevel.times(part))
  }

  /// The plan a month later, when this one is paid.
  fileprivate func nextMonth(paying amounts: [MonthlyAmount]) throws -> Plan {
    var dice = SplitMix64(seed: seed)
    let next = try #require(plan.month.adding(1))
    return try book.paying(amounts, on: today, &dice).plan(on: next.firstDay)
  }
}
