import SavingsCore
import Support
import Testing

@Suite struct SurplusTests {
  /// What is said to give back more than a goal takes does so, to the unit,
  /// takes from nobody, and leaves nothing to be saved.
  @Test func whatIsGivenBackIsNoMoreThere() throws {
    var dice = SplitMix64(seed: 600)
    var ways = (today: 0, tomorrow: 0)
    for _ in 1...300 {
      var story = try Story(payday: 25, currency: "EUR")
      try story.asset("Giro", holding: dice.number(1...5000).description)
      for name in ["Gift", "Boat"] {
        try story.goal(
          name, dice.number(1...900).description, by: "2026-09-01",
          from: "2026-01-01")
        if dice.once(in: 3) {
          try story.share(
            dice.once(in: 2) ? "\(dice.number(0...50))%" : "100", of: "Giro",
            for: name, since: dice.one(of: ["2026-02-01", "2026-03-10"]))
        }
        if dice.once(in: 2) {
          try story.save(
            dice.number(1...2000).description, for: name, in: "Giro",
            on: dice.one(of: ["2026-03-10", "2026-03-10", "2026-03-11"]))
        }
      }
      let date = "2026-03-11"
      let plan = try story.plan(date)
      for requirement in plan.goals {
        let goal = requirement.goal
        guard let surplus = plan.surplus(of: requirement) else {
          try #require(
            requirement.figures.map { $0.saved <= goal.wanted } ?? true)
          continue
        }
        guard let way = surplus.way else { continue }
        var next = story
        let since = way.since?.description ?? date
        if since == date { ways.today += 1 } else { ways.tomorrow += 1 }
        try next.share(
          way.share.amount.description, of: way.asset.name, for: goal.name,
          since: since)
        let after = try next.plan(since)
        let figures = after.goals.first { $0.goal.id == goal.id }?.figures
        try #require(
          figures?.saved == goal.target, "\(goal.name) in \(story.book)")
        try #require(figures?.left == .zero, "\(goal.name) in \(story.book)")
        // What was put in today and goes again is neither saved nor lost.
        if way.since != nil, let base = requirement.figures?.base {
          try #require(
            figures?.base == min(base, goal.wanted),
            "\(goal.name) in \(story.book)")
          let again = try next.plan(date)
          let same = again.goals.first { $0.goal.id == goal.id }
          try #require(again.surplus(of: try #require(same))?.way == nil)
        }
        try #require(
          plan.losses(to: after).allSatisfy { $0.goal.id == goal.id },
          "\(story.book)")
      }
    }
    #expect(ways.today > 20 && ways.tomorrow > 20, "\(ways)")
  }

  /// A part of an account that is finer than its currency is given back whole.
  @Test func aFractionOfAUnitIsNotLeft() throws {
    var dice = SplitMix64(seed: 601)
    for _ in 1...200 {
      var story = try Story(payday: 25, currency: "EUR")
      let cents = dice.number(100_000...500_000)
      try story.asset("Giro", holding: "\(cents / 100).\(cents % 90 + 10)")
      try story.goal("Gift", "150", by: "2026-09-01", from: "2026-01-01")
      try story.share(
        "\(dice.number(20...99)).\(dice.number(1...9))%", of: "Giro",
        for: "Gift", since: "2026-02-01")
      let plan = try story.plan("2026-03-11")
      let surplus = try #require(plan.surplus(of: plan.goals[0]))
      let way = try #require(surplus.way)
      try #require(way.share.amount == Amount(150), "\(story.book)")
    }
  }
}
