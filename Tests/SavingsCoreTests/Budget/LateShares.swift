import SavingsCore
import Support
import Testing

/// Goals of one currency that began behind a payday, and have shares of one
/// account, that holds enough for all.
struct LateShares {
  let today: CalendarDate
  private let seed: Int
  private let coin: Coin
  private let payday: Int
  private let goals: [MadeShare]

  private struct MadeShare {
    let goal: Goal
    let share: Int
    let since: CalendarDate
    let savings: [(date: CalendarDate, grains: Int)]
  }

  init(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let first = try day("2026-03-01")
    let today = try #require(first.adding(days: dice.number(0...30)))
    coin = dice.one(of: try Coin.all)
    payday = dice.one(of: [1, 5, 15, 25])
    var goals: [MadeShare] = []
    for number in 1...dice.number(1...3) {
      let start = try #require(
        first.adding(days: -dice.number(1...28 - payday)))
      let length = start.days(until: today)
      let dates = try (1...dice.number(1...3)).map { _ in
        try #require(start.adding(days: dice.number(0...length)))
      }.sorted()
      goals.append(
        MadeShare(
          goal: Goal(
            id: Identifier(random: &dice), name: "Goal \(number)",
            slug: "goal-\(number)", target: coin.grains(dice.number(1...40)),
            currency: coin.currency,
            deadline: today.adding(days: dice.number(1...400)),
            start: start),
          share: dice.number(1...9),
          since: try #require(
            dates[0].adding(
              days: dice.number(0...dates[0].days(until: today)))),
          savings: dates.map { ($0, dice.number(1...4)) }))
    }
    self.seed = seed
    self.today = today
    self.goals = goals
  }

  /// Whether a share came this month, after something had been saved before.
  var isSetThisMonth: Bool {
    goals.contains {
      $0.since >= today.month.firstDay
        && $0.savings[0].date < today.month.firstDay
    }
  }

  /// What a goal was missing when the month began.
  func missing(_ goal: Goal) throws -> Amount {
    let made = try #require(goals.first { $0.goal.id == goal.id })
    let saved = made.savings.filter { $0.date < today.month.firstDay }
      .map(\.grains).reduce(made.share, +)
    return max(try goal.wanted - coin.grains(saved), .zero)
  }

  /// The book in which each share was set at once, or after some savings.
  func book(setsFirst: Bool) throws -> Book {
    var dice = SplitMix64(seed: seed)
    var book = try Coin.book(in: coin, payday: payday, &dice)
    let jar = Asset(
      id: Identifier(random: &dice), name: "Jar", slug: "jar",
      currency: coin.currency)
    book = try book.adding(jar).adding(
      Transaction(
        id: Identifier(random: &dice), asset: jar.id,
        date: try day("2025-06-15"), amount: coin.grains(100), kind: .opening))
    for made in goals {
      book = try book.adding(made.goal)
      let since = setsFirst ? made.goal.start : made.since
      var sum = made.share
      var isSet = false
      func set() throws {
        book = try book.setting(
          try book.earmarking(
            coin.grains(sum), of: jar.id, for: made.goal.id, since: since))
        isSet = true
      }
      if setsFirst { try set() }
      for saving in made.savings {
        if !isSet, saving.date > since { try set() }
        book = try book.saving(
          Transaction(
            id: Identifier(random: &dice), asset: jar.id, date: saving.date,
            amount: coin.grains(saving.grains), kind: .deposit,
            goal: made.goal.id))
        sum += saving.grains
      }
      if !isSet { try set() }
    }
    return book
  }
}
