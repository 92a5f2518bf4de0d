import SavingsCore
import Support
import Testing

/// A thousand goals follow the same rules as three.
@Suite struct ManyGoalsTests {
  @Test(arguments: Strategy.allCases)
  func whatThereIsIsWhatGoalsGet(strategy: Strategy) throws {
    let many = try ManyGoals.one()
    let flex = try FlexPlan(
      many.plan,
      FlexRequest(.adjust(try Amount("0.6")), strategy: strategy))
    let worth = try Worth(many.plan, many.book)
    try #require(flex.shares.count == 1_000 && flex.flexible.count > 800)
    let planned = try flex.flexible.map {
      try worth($0.planned, of: $0.requirement.goal)
    }.sum()
    let got = try flex.flexible.map {
      try worth($0.adjusted, of: $0.requirement.goal)
    }.sum()
    let slack = try worth.slack(of: flex.flexible) + worth.dust
    #expect(isNear(got, try planned.times(try Amount("0.6")), within: slack))
    #expect(flex.excess.isZero && flex.surplus.isZero)
  }

  @Test func theMonthIsPlannedAsTheFlexSaid() throws {
    let many = try ManyGoals.one()
    let flex = try FlexPlan(
      many.plan, FlexRequest(.adjust(try Amount("0.6")), strategy: .risk))
    let after = try flex.applied(to: many.book).plan(on: many.plan.today)
    let planned = Dictionary(
      uniqueKeysWithValues: after.goals.map {
        ($0.goal.id, $0.figures?.planned)
      })
    for (goal, amount) in flex.adjustedByGoal {
      try #require(planned[goal] == amount)
    }
  }

  @Test func theBudgetIsTheLeastThatWorks() throws {
    let many = try ManyGoals.one()
    let budget = try BudgetPlan(many.plan)
    let months = try LevelMonths(budget)
    let less = try budget.leastLevel - Worth(many.plan, many.book).display.unit
    #expect(try months.isEnough(budget.leastLevel))
    #expect(try !months.isEnough(less))
    #expect((try budget.schedule().count == 1_000))
    let total = try budget.goals.map { try $0.rest() }.sum()
    #expect(try budget.schedule().map(\.total).sum() == total)
    #expect(try budget.payments().map(\.amount).sum() == total)
  }

  /// One way has a deadline for each goal that does not fit.
  @Test func everyWayOutWorks() throws {
    let many = try ManyGoals.one()
    let least = try BudgetPlan(many.plan).leastLevel
    let half = try least.times(Amount(1), over: Amount(2), .down, to: 2)
    let ways = try BudgetPlan(many.plan, paying: half).waysOut
    #expect(ways.count == 3)
    var book = many.book
    for case .moveDeadlines(let moved) in ways {
      let deadlines = Dictionary(
        uniqueKeysWithValues: moved.map { ($0.goal.id, $0.deadline) })
      #expect(deadlines.count > 100)
      for place in book.household.goals.indices {
        let goal = book.household.goals[place].id
        guard let deadline = deadlines[goal] else { continue }
        book.household.goals[place].deadline = deadline
      }
    }
    let moved = try BudgetPlan(try book.plan(on: many.plan.today), paying: half)
    #expect(moved.isFeasible == true)
  }
}
