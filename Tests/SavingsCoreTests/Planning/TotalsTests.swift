import SavingsCore
import Support
import Testing

@Suite struct TotalsTests {
  @Test func aColumnAddsUpToItsTotal() throws {
    var dice = SplitMix64(seed: 51)
    let columns: [(KeyPath<Figures, Amount>, KeyPath<Totals, Amount?>)] = [
      (\.saved, \.saved), (\.required, \.required), (\.planned, \.planned),
      (\.savedThisMonth, \.savedThisMonth), (\.left, \.left),
    ]
    var gaps = 0
    for _ in 1...1000 {
      let story = try household(&dice)
      let plan = try story.plan("2026-11-20")
      let exchange = Exchange(story.book.household.rates, on: plan.today)
      func shown(_ amount: Amount, of goal: Goal) throws -> Amount? {
        try exchange.convert(
          amount, from: goal.currency, to: try Currency("EUR"), to: 2,
          .nearest)
      }
      for (figure, total) in columns {
        let parts = try plan.goals.map { goal in
          try goal.figures.flatMap {
            try shown($0[keyPath: figure], of: goal.goal)
          }
        }
        let sum = try parts.compactMap { $0 }.sum()
        let isWhole = !parts.contains(nil)
        try #require(plan.totals[keyPath: total] == (isWhole ? sum : nil))
        if !isWhole {
          gaps += 1
          try #require(plan.atLeast?[keyPath: total] == sum)
        }
      }
      let targets = try plan.goals.map {
        try shown($0.goal.wanted, of: $0.goal)
      }
      try #require(
        try plan.totals.target
          == (targets.contains(nil) ? nil : targets.compactMap { $0 }.sum()))
      try #require(plan.totals.progress.map { $0 <= Amount(1) } ?? true)
    }
    #expect(gaps > 100)
  }

  @Test func eachFigureIsRoundedBeforeItIsSummed() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.rate(("USD", "EUR"), "0.5", on: "2026-11-20")
    for name in ["A", "B", "C"] {
      try story.goal(name, "0.01", "USD", by: "2026-12-20", from: "2026-11-20")
    }
    // Three times 0.005, and three times 0.01 shown
    let plan = try story.plan("2026-11-20")
    #expect(
      plan.goals.map(\.display.required?.description)
        == ["0.01", "0.01", "0.01"])
    #expect(plan.totals.required?.description == "0.03")
  }

  @Test func noGoalCountsOverItsTarget() throws {
    var story = try Story(payday: 25, currency: "EUR")
    for (name, holding) in [("A", "500"), ("B", "25")] {
      try story.goal(name, "100", by: "2027-11-20", from: "2026-11-20")
      try story.asset(name, holding: holding, on: "2026-11-20")
      try story.share("100%", of: name, for: name, since: "2026-11-20")
    }
    let totals = try story.plan("2026-11-20").totals
    #expect(totals.saved?.description == "525")
    #expect(totals.progress?.description == "0.625")
  }

  @Test func statisticsCountEveryActiveGoalOnce() throws {
    let plan = try Story.demo().plan("2026-03-10")
    let counts = Status.allCases.map { plan.count(of: $0) }
    #expect(counts == [0, 1, 0, 0, 2, 2])
    #expect(
      plan.goals.map(\.goal.name) == [
        "Wedding gift", "日本旅行", "Emergency fund", "New car", "Laptop",
      ])
    #expect(plan.nearestDeadline?.description == "2026-04-20")
  }

  @Test func aPlanWithoutGoalsAsksNothing() throws {
    let plan = try Story(payday: 25).plan("2026-11-25")
    #expect(plan.totals.required == .zero)
    #expect(plan.nearestDeadline == nil)
    #expect(plan.nextPayday?.description == "2026-11-25")
    #expect(plan.currency == nil)
  }

  /// Some goals in some currencies, of which dollars may have no price.
  private func household(_ dice: inout SplitMix64) throws -> Story {
    var story = try Story(payday: dice.number(1...31), currency: "EUR")
    try story.rate(("JPY", "EUR"), "0.0062", on: "2026-11-01")
    try story.rate(("EUR", "BTC"), "0.000013", on: "2026-11-02")
    if !dice.once(in: 4) {
      try story.rate(("USD", "EUR"), "0.917", on: "2026-11-03")
    }
    let kinds = [("EUR", 2), ("JPY", 0), ("BTC", 8), ("USD", 2)]
    for index in 0...dice.number(0...4) {
      let (goal, digits) = kinds[dice.number(0...3)]
      let (asset, places) = kinds[dice.number(0...3)]
      let name = "G\(index)"
      try story.goal(
        name, dice.amount(0...900_000, digits: digits).description, goal,
        by: "2027-0\(dice.number(1...9))-11",
        from: "2026-\(dice.number(10...12))-11")
      try story.asset(
        name, asset,
        holding: dice.amount(1...90_000, digits: places).description,
        on: "2026-11-0\(dice.number(1...9))")
      try story.share(
        "\(dice.number(0...100))%", of: name, for: name, since: "2026-11-12")
      if dice.once(in: 2) {
        try story.save(
          dice.amount(1...9000, digits: places).description, for: name,
          in: name, on: "2026-11-15")
      }
    }
    return story
  }
}
