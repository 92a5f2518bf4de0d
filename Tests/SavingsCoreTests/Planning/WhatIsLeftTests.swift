import SavingsCore
import Support
import Testing

@Suite struct WhatIsLeftTests {
  /// Whatever the goals, the currencies and the accounts: what is left for all
  /// that is clear is saved in one go, and then nothing of it is left.
  @Test func savingItLeavesNothing() throws {
    var dice = SplitMix64(seed: 1_770_87)
    var saved = 0
    for _ in 1...400 {
      let story = try Self.household(&dice)
      let today = try day("2026-03-10")
      let plan = try story.book.plan(on: today)
      let rest = try WhatIsLeft(plan, for: [], into: nil)
      let asking = plan.goals.filter { $0.figures?.left.isPositive == true }
      try #require(
        asking.count == rest.parts.count + rest.unclear.count, "\(story.book)")
      var book = story.book
      for (index, part) in rest.parts.enumerated() {
        book = try book.saving(
          Transaction(
            id: Story.id(0x0d, index), asset: part.asset.id, date: today,
            amount: part.money.amount, kind: .deposit, goal: part.goal.id))
      }
      let after = try book.plan(on: today)
      for part in rest.parts {
        let goal = after.goals.first { $0.goal.id == part.goal.id }
        try #require(
          goal?.figures?.left.isZero == true, "\(part.goal.name) in \(book)")
        saved += 1
      }
      let left = try WhatIsLeft(after, for: [], into: nil)
      try #require(left.parts.isEmpty)
      try #require(contents(of: left.unclear) == contents(of: rest.unclear))
    }
    #expect(saved > 400)
  }

  /// The same in households with any mixture of shares, whose accounts are
  /// sound and of the goals' currencies.
  @Test func savingItLeavesNothingWhateverTheShares() throws {
    var saved = 0
    for seed in 1...1_500 {
      var made = try MadeHousehold(seed: seed)
      let plan = try made.book.plan(on: made.today)
      let rest = try WhatIsLeft(plan, for: [], into: nil)
      var done: Set<Goal.ID> = []
      for part in rest.parts where part.asset.currency == part.goal.currency {
        guard try Self.isSound(part, in: made) else { continue }
        made.book = try made.saving(
          part.money.amount, for: part.goal, in: part.asset)
        done.insert(part.goal.id)
      }
      let after = try made.book.plan(on: made.today)
      for goal in after.goals where done.contains(goal.goal.id) {
        try #require(goal.figures?.left.isZero == true, "\(seed)")
        saved += 1
      }
    }
    #expect(saved > 300)
  }

  /// Whether a goal has a share of the asset into which its money goes, and
  /// all of its own money is there.
  private static func isSound(
    _ part: WhatIsLeft.Part, in made: MadeHousehold
  ) throws -> Bool {
    let household = made.book.household
    let place = household.assets.firstIndex { $0.id == part.asset.id }
    let goal = household.goals.firstIndex { $0.id == part.goal.id }
    let accounts = try Occasion(made.book, on: made.today).accounts()
    let funding = try accounts.funding(of: try #require(place))
    guard let ask = funding.ask(of: try #require(goal)),
      !ask.row.share.isNothing
    else { return false }
    return try funding.isSound(for: ask)
  }

  /// Goals in euros and dollars, and accounts in these and in bitcoin, with
  /// all shares of fixed amounts.
  private static func household(_ dice: inout SplitMix64) throws -> Story {
    var story = try Story(payday: 25, currency: "EUR")
    try story.rate(("USD", "EUR"), "0.92", on: "2026-03-09")
    try story.rate(("BTC", "EUR"), "82000", on: "2026-03-09")
    let accounts =
      [("Giro", "EUR"), ("Jar", "EUR"), ("Bank", "USD")]
      .prefix(dice.number(0...3))
      + [("Wallet", "BTC")].prefix(dice.number(0...1))
    for (name, currency) in accounts {
      try story.asset(name, currency, holding: "5000")
    }
    for name in ["House", "Car", "Trip"].prefix(dice.number(1...3)) {
      try story.goal(
        name, dice.number(100...9000).description,
        dice.one(of: ["EUR", "USD"]),
        by: "2026-0\(dice.number(4...9))-01", from: "2026-01-01")
      for (account, _) in accounts where dice.once(in: 3) {
        try story.share(
          dice.number(0...900).description, of: account, for: name,
          since: "2026-02-01")
      }
    }
    return story
  }

  @Test func whatCannotBeToldIsNamedAllAtOnce() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("House", "900", by: "2026-09-01", from: "2026-01-01")
    try story.goal("Trip", "900", "USD", by: "2026-09-01", from: "2026-01-01")
    try story.goal("Coin", "1", "BTC", by: "2026-09-01", from: "2026-01-01")
    try story.asset("Giro", holding: "50")
    try story.asset("Jar")
    try story.share("10", of: "Giro", for: "Trip", since: "2026-01-01")
    try story.asset("Wallet", "BTC")
    let plan = try story.plan("2026-03-10")
    let rest = try WhatIsLeft(plan, for: [], into: nil)
    #expect(rest.unclear.map(\.goal.name) == ["House"])
    #expect(rest.missingRates.map(\.pair.description) == ["EUR/USD"])
    #expect(rest.parts.map(\.asset.name) == ["Wallet"])
    // A named account is for those that have several or none.
    let jar = try story.book.household.asset(named: "Jar")
    let named = try WhatIsLeft(plan, for: [], into: jar)
    #expect(named.unclear.isEmpty)
    #expect(named.parts.map(\.asset.name) == ["Jar"])
    #expect(
      named.missingRates.map(\.pair.description) == ["BTC/EUR", "EUR/USD"])
  }

  /// What is left in another currency is enough, and a unit less is not.
  @Test func anotherCurrencyIsRoundedUp() throws {
    var dice = SplitMix64(seed: 7)
    for _ in 1...300 {
      var story = try Story(payday: 25, currency: "EUR")
      let price = dice.number(1...90_000)
      try story.rate(("BTC", "EUR"), price.description, on: "2026-03-09")
      try story.goal(
        "House", dice.number(1...9000).description, by: "2026-09-01",
        from: "2026-01-01")
      try story.asset("Wallet", "BTC")
      let plan = try story.plan("2026-03-10")
      let part = try #require(WhatIsLeft(plan, for: [], into: nil).parts.first)
      let left = try #require(plan.goals[0].figures?.left)
      let unit = try Amount("0.00000001")
      let worth = try part.money.amount.times(Amount(price))
      try #require(worth >= left, "\(price)")
      try #require(
        try (part.money.amount - unit).times(Amount(price)) < left, "\(price)")
    }
  }
}
