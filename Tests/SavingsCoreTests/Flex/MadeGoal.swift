import SavingsCore
import Support
import Testing

/// A goal made up by dice, with its own asset and its month.
struct MadeGoal {
  let number: Int
  let coin: Coin
  let today: CalendarDate

  /// The book with the goal.
  func added(to book: Book, with dice: inout SplitMix64) throws -> Book {
    var next = book
    let start = try start(&dice)
    // Deadlines that meet are what ties are made of.
    let days = dice.once(in: 2) ? dice.number(-20...800) : 100
    let deadline = max(
      try #require(start.adding(days: 3)),
      try #require(today.adding(days: days)))
    let goal = Goal(
      id: Identifier(random: &dice),
      name: "\(dice.one(of: ["Ark", "Bow", "Cup"])) \(number)",
      slug: "goal-\(number)", target: coin.grains(dice.number(1...40)),
      currency: coin.currency, deadline: deadline, start: start,
      standing: dice.once(in: 8) ? .protected : .flexible)
    next = try next.adding(goal)
    next = try funded(goal, in: next, &dice)
    return try planned(goal, in: next, &dice)
  }

  private func start(_ dice: inout SplitMix64) throws -> CalendarDate {
    switch dice.number(1...12) {
    case 1: try #require(today.adding(days: dice.number(20...60)))
    case 2: try #require(today.adding(days: dice.number(-20...0)))
    default: try day("2025-06-15")
    }
  }

  /// An asset that is all the goal's, opened long ago, and moved this month.
  ///
  /// Now and then it became the goal's only when that began, or today.
  private func funded(
    _ goal: Goal, in book: Book, _ dice: inout SplitMix64
  ) throws -> Book {
    let asset = Asset(
      id: Identifier(random: &dice), name: "Purse \(number)",
      slug: "purse-\(number)", currency: coin.currency)
    let opened = try day("2025-06-15")
    let beganBefore = opened < goal.start && goal.start < today.month.firstDay
    let since =
      beganBefore ? dice.one(of: [opened, goal.start, today, today]) : opened
    var next = try book.adding(asset)
    func move(
      _ grains: Int, _ kind: Transaction.Kind, on date: CalendarDate
    ) throws {
      guard grains != 0 else { return }
      next = try next.adding(
        Transaction(
          id: Identifier(random: &dice), asset: asset.id, date: date,
          amount: coin.grains(grains), kind: kind))
    }
    let held = dice.one(of: [0, 0, 1, 2, 5, 12])
    try move(held, .opening, on: opened)
    let saved = beganBefore ? dice.number(0...2) : 0
    if saved > 0, since == today {
      next = try next.saving(
        Transaction(
          id: Identifier(random: &dice), asset: asset.id, date: goal.start,
          amount: coin.grains(saved), kind: .deposit, goal: goal.id))
    } else {
      try move(saved, .deposit, on: goal.start)
    }
    next = try next.setting(
      AssetAllocation(
        asset: asset.id, goal: goal.id, share: .percentage(.all), since: since))
    if dice.once(in: 3) {
      let grains = dice.one(of: [-1, 1, 2, 3, 6])
      if held + grains >= 0 {
        try move(grains, grains < 0 ? .withdrawal : .deposit, on: today)
      }
    }
    return next
  }

  private func planned(
    _ goal: Goal, in book: Book, _ dice: inout SplitMix64
  ) throws -> Book {
    var plan = MonthlyPlan(goal: goal.id, month: today.month)
    if dice.once(in: 8) { plan.flex = dice.one(of: Flex.allCases) }
    if dice.once(in: 5) {
      plan.custom = .init(coin.grains(dice.number(0...3)), by: .you)
    }
    if dice.once(in: 6) {
      plan = plan.adjusted(coin.grains(dice.number(0...2)), by: .flex)
    }
    return try book.setting(plan)
  }
}
