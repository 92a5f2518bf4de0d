import SavingsCore
import Support
import Testing

/// A saver who applies the same budget every month and saves what is left.
@Suite struct MonthByMonthTests {
  @Test func followingTheBudgetMeetsEveryDeadline() throws {
    var months = 0
    for seed in 1...1_000 {
      var saver = try Saver(seed)
      months += try saver.savesUntilTheLastDeadline()
      for goal in saver.book.household.goals {
        #expect(saver.reached.contains(goal.id), "\(seed) \(goal.name)")
      }
    }
    #expect(months > 2_500)
  }
}

private struct Saver {
  private(set) var book: Book
  private(set) var reached: Set<Goal.ID> = []
  private var today: CalendarDate
  private var dice: SplitMix64
  private let display: Coin

  init(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let coins = try Coin.all
    // One that is never rounded cannot hold what conversion cuts.
    display = dice.one(of: coins.dropLast())
    today = try #require(
      try day("2026-03-01").adding(days: dice.number(0...30)))
    book = try Coin.book(
      in: display, payday: dice.one(of: [1, 10, 25, 31]), &dice)
    let long = try day("2025-06-15")
    let payday = book.household.settings.paydays.schedule.date(in: today.month)
    for number in 1...dice.number(1...3) {
      let coin = dice.one(of: coins)
      // Some began in this month or the last, before the payday or behind it.
      let ago = dice.one(of: [-12, -3, 0, 1, 5, 14, 27, 40])
      let start = min(try #require(payday.adding(days: -ago)), today)
      let goal = Goal(
        id: Identifier(random: &dice), name: "Goal \(number)",
        slug: "goal-\(number)", target: coin.grains(dice.number(1...40)),
        currency: coin.currency,
        deadline: try day("2026-04-01").adding(days: dice.number(0...120)),
        start: dice.once(in: 2) ? long : start)
      let purse = Asset(
        id: Identifier(random: &dice), name: goal.name, slug: goal.slug,
        currency: coin.currency)
      book = try book.adding(goal).adding(purse)
      let isSharedLate = goal.start == start && dice.once(in: 2)
      if isSharedLate {
        // Something is saved at once, and the purse is shared out today.
        book = try book.adding(
          Transaction(
            id: Identifier(random: &dice), asset: purse.id, date: long,
            amount: coin.grains(dice.number(1...3)), kind: .opening))
        book = try book.saving(
          Transaction(
            id: Identifier(random: &dice), asset: purse.id, date: start,
            amount: coin.grains(1), kind: .deposit, goal: goal.id))
      }
      book = try book.setting(
        AssetAllocation(
          asset: purse.id, goal: goal.id, share: .percentage(.all),
          since: isSharedLate ? today : long))
    }
    self.dice = dice
  }

  /// How many months it took.
  mutating func savesUntilTheLastDeadline() throws -> Int {
    var plan = try book.plan(on: today)
    let budget = try BudgetPlan(plan).leastLevel
    var months = 0
    while reached.count < book.household.goals.count, months < 6 {
      if months > 0 { plan = try book.plan(on: today) }
      let month = try BudgetPlan(plan, paying: budget)
      try #require(month.isFeasible == true, "\(months) \(budget)")
      book = try month.applied(to: book)
      try save(try month.thisMonth(), of: budget)
      months += 1
      today = try #require(today.month.adding(1)).firstDay
      for goal in book.household.goals where !reached.contains(goal.id) {
        try #require(
          book.household.settings.paydays.schedule.date(in: today.month)
            < goal.due,
          "\(goal.name)")
      }
    }
    return months
  }

  /// Saves what the budget gives, which is what the plan leaves to save, but
  /// for goals of which it asks nothing yet.
  private mutating func save(
    _ amounts: [MonthlyAmount], of budget: Amount
  ) throws {
    let plan = try book.plan(on: today)
    let worth = try Worth(plan, book)
    var spent = Amount.zero
    var unit = display.unit
    for requirement in plan.goals {
      let figures = try #require(requirement.figures)
      let goal = requirement.goal
      let left =
        amounts.first { $0.requirement.goal.id == goal.id }?.left ?? .zero
      try #require(left == figures.left || requirement.status == .scheduled)
      if left == figures.remaining { reached.insert(goal.id) }
      guard left.isPositive else { continue }
      book = try book.adding(
        Transaction(
          id: Identifier(random: &dice),
          asset: try book.household.asset(named: goal.name).id, date: today,
          amount: left, kind: .deposit))
      spent = try spent + worth(left, of: goal)
      unit = max(unit, try worth(Coin.of(goal.currency).unit, of: goal))
    }
    // One amount is not all that is missing, and that one is rounded up.
    let most = try budget + unit + worth.dust
    try #require(spent <= most)
  }
}
