import SavingsCore
import Support
import Testing

/// A saver with one currency who pays the least level as it is scheduled, into
/// an account for each goal, or all into one; shares are set now and then.
struct LevelSaver {
  private var book: Book
  private let jar: Asset?
  private var today: CalendarDate
  private var dice: SplitMix64

  init(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let coin = dice.one(of: try Coin.all)
    today = try #require(
      try day("2026-03-01").adding(days: dice.number(0...30)))
    book = try Coin.book(
      in: coin, payday: dice.one(of: [1, 5, 15, 25, 31]), &dice)
    jar =
      seed % 2 == 0
      ? Asset(
        id: Identifier(random: &dice), name: "Jar", slug: "jar",
        currency: coin.currency) : nil
    if let jar {
      book = try book.adding(jar).adding(
        Transaction(
          id: Identifier(random: &dice), asset: jar.id,
          date: try day("2025-06-15"), amount: coin.grains(100),
          kind: .opening))
    }
    self.dice = dice
    for number in 1...self.dice.number(1...4) {
      try begin("Goal \(number)", slug: "goal-\(number)", coin)
    }
  }

  /// A goal, begun long ago or these days, and what came in for it already.
  private mutating func begin(
    _ name: String, slug: String, _ coin: Coin
  ) throws {
    let long = try day("2025-06-15")
    let start = try #require(today.adding(days: -dice.number(0...35)))
    let goal = Goal(
      id: Identifier(random: &dice), name: name, slug: slug,
      target: coin.grains(dice.number(1...40)), currency: coin.currency,
      deadline: today.adding(days: dice.number(1...200)),
      start: dice.once(in: 3) ? long : start)
    book = try book.adding(goal)
    if jar == nil {
      let purse = Asset(
        id: Identifier(random: &dice), name: name, slug: slug,
        currency: coin.currency)
      book = try book.adding(purse).setting(
        AssetAllocation(
          asset: purse.id, goal: goal.id, share: .percentage(.all),
          since: dice.one(of: [long, goal.start, today])))
    }
    let came = dice.number(-2...6)
    let date = dice.once(in: 2) ? today : goal.start
    let share = dice.number(-2...3)
    if share > 0, dice.once(in: 2) {
      try set(coin.grains(share), for: goal.id, since: goal.start)
    }
    if came > 0 { try save(coin.grains(came), for: goal.id, on: date) }
    if share > 0, dice.once(in: 2) {
      let sum = came > 0 ? came + share : share
      try set(coin.grains(sum), for: goal.id, since: today)
    }
  }

  /// A share of the account that all have.
  private mutating func set(
    _ share: Amount, for goal: Goal.ID, since date: CalendarDate
  ) throws {
    guard let jar else { return }
    book = try book.setting(
      try book.earmarking(share, of: jar.id, for: goal, since: date))
  }

  /// Into the account that all have, or into the goal's own.
  private mutating func save(
    _ amount: Amount, for goal: Goal.ID, on date: CalendarDate
  ) throws {
    let own = book.household.allocations.first { $0.goal == goal }?.asset
    let deposit = Transaction(
      id: Identifier(random: &dice), asset: try #require(jar?.id ?? own),
      date: date, amount: amount, kind: .deposit, goal: goal)
    book = try jar == nil ? book.adding(deposit) : book.saving(deposit)
  }

  /// Whether a goal began behind the payday of the last month.
  var isBehindAPayday: Bool {
    book.household.goals.contains { goal in
      goal.start < today.month.firstDay
        && book.household.settings.paydays.schedule
          .count(from: goal.start, before: today.month.firstDay) == 0
    }
  }

  /// The budget of the month; `nil` when nothing is missing any more.
  func budget() throws -> BudgetPlan? {
    let budget = try BudgetPlan(try book.plan(on: today))
    return budget.leastLevel.isPositive ? budget : nil
  }

  mutating func pay(_ budget: BudgetPlan) throws {
    for entry in try budget.thisMonth() where entry.left.isPositive {
      try save(entry.left, for: entry.requirement.goal.id, on: today)
    }
    let next = try #require(today.month.adding(1))
    today = try #require(
      next.firstDay.adding(days: dice.number(0...next.length - 1)))
  }
}
