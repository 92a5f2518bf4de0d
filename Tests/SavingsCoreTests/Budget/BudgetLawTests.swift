import SavingsCore
import Support
import Testing

/// What holds for every level budget, on made-up months.
@Suite struct BudgetLawTests {
  @Test func theLeastLevelMeetsEveryDeadlineAndAUnitLessDoesNot() throws {
    var count = 0
    for month in try GeneratedMonth.all() {
      let budget = try BudgetPlan(month.plan)
      let months = try LevelMonths(budget)
      let least = budget.leastLevel
      try #require(try months.isEnough(least), "\(month.seed) \(least)")
      guard least.isPositive else { continue }
      let less = try least - Worth(month.plan, month.book).display.unit
      try #require(try !months.isEnough(less), "\(month.seed) \(less)")
      count += 1
    }
    #expect(count > 800)
  }

  @Test func theGoalThatBindsIsTheFirstThatAUnitLessBreaks() throws {
    var count = 0
    for month in try GeneratedMonth.all() {
      let budget = try BudgetPlan(month.plan)
      guard budget.leastLevel.isPositive else { continue }
      let less = try BudgetPlan(
        month.plan,
        paying: try budget.leastLevel
          - Worth(month.plan, month.book).display.unit)
      let binding = budget.constrainedBy
      if let first = less.broken.first {
        try #require(binding?.goal.id == first.goal.id, "\(month.seed)")
        count += 1
      } else {
        try #require(binding?.goal.isStanding == true, "\(month.seed)")
      }
    }
    #expect(count > 800)
  }

  @Test func theLeastLevelIsNeverOverTheSumOfTheParts() throws {
    for month in try GeneratedMonth.all() {
      let budget = try BudgetPlan(month.plan)
      let digits = try Worth(month.plan, month.book).display.digits
      let sum = try LevelMonths(budget).separately(to: digits)
      try #require(budget.sumOfRequirements == sum, "\(month.seed)")
      try #require(budget.leastLevel <= sum, "\(month.seed)")
    }
  }

  @Test func feasibleIsWhatMeetsEveryDeadline() throws {
    var answers: [Bool: Int] = [:]
    for month in try GeneratedMonth.all() {
      let least = try BudgetPlan(month.plan).leastLevel
      var dice = SplitMix64(seed: month.seed)
      let part = Amount(attos: Int128(dice.number(1...200)) * Amount.one / 100)
      let digits = try Worth(month.plan, month.book).display.digits
      let budget = try least.times(part).rounded(to: digits)
      let plan = try BudgetPlan(month.plan, paying: budget)
      let isMet = try LevelMonths(plan).isEnough(budget)
      try #require(plan.isFeasible == isMet, "\(month.seed) \(budget)")
      try #require(plan.broken.isEmpty == isMet)
      let shortfall = try isMet ? nil : least - budget
      try #require(try plan.shortfall() == shortfall)
      answers[isMet, default: 0] += 1
    }
    #expect(answers[true] ?? 0 > 300 && answers[false] ?? 0 > 300)
  }

  @Test func theScheduleIsWhatIsPaid() throws {
    var onTheLastDay = 0
    for month in try GeneratedMonth.all() {
      let plan = try BudgetPlan(month.plan)
      guard plan.leastLevel.isPositive else { continue }
      var spent: [Month: Amount] = [:]
      var paid: [Goal.ID: [ScheduledPayment]] = [:]
      for payment in try plan.payments() {
        try #require(payment.amount.isPositive, "\(month.seed)")
        spent[payment.date.month] =
          try spent[payment.date.month, default: .zero] + payment.amount
        paid[payment.goal.id, default: []].append(payment)
      }
      let left = try #require(try plan.soFar()).left
      for (when, sum) in spent {
        let most = when == month.plan.month ? left : plan.leastLevel
        let slack = try Worth(month.plan, month.book).display.unit
        try #require(try sum <= most + slack, "\(month.seed) \(when)")
      }
      for run in try plan.schedule() {
        let payments = paid[run.goal.goal.id] ?? []
        let total = try payments.map(\.amount).sum()
        let rest = try run.goal.rest()
        try #require(total == run.total && total == rest)
        let told = try payments.compactMap { $0.money?.amount }.sum()
        try #require(told == run.money?.amount, "\(month.seed)")
        try #require(payments.first?.date == run.from)
        try #require(payments.last?.date == run.to)
        try #require(payments.count == run.payments)
        let to = try #require(run.to)
        try #require(to <= max(run.goal.goal.due, month.today), "\(month.seed)")
        let start = max(run.goal.goal.start, month.plan.month.firstDay)
        try #require(try #require(run.from) >= min(start, to), "\(month.seed)")
        if to >= run.goal.goal.due { onTheLastDay += 1 }
      }
    }
    #expect(onTheLastDay > 20)
  }
}
