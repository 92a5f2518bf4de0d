import SavingsCore
import Support
import Testing

/// What is held for rounds that are due, and what to do about each.
@Suite struct SetApartTests {
  /// Each round is told its own part, and what is proposed for it settles it
  /// and no other.
  @Test func whatIsProposedSettlesTheRoundItNames() throws {
    var (severalAtOnce, isLate) = (0, 0)
    for seed in 1...200 {
      var dice = SplitMix64(seed: seed)
      var story = try Story(payday: 25)
      let every = dice.one(of: [1, 1, 2, 3, 12])
      try story.goal(
        "Rent", "900", by: "2026-02-10", from: "2026-01-05", every: every)
      try story.asset("Giro")
      try story.asset("Cash")
      let begin = try day("2026-01-05")
      // At times nothing was there before the second round began.
      let (saves, looks) =
        dice.once(in: 4)
        ? (66...70, 71...84) : (0...20, 36...36 + 62 * every)
      for _ in 1...dice.number(1...3) {
        try story.save(
          dice.number(1...1_800).description, for: "Rent",
          in: dice.one(of: ["Giro", "Cash"]),
          on: dice.day(after: begin, saves).description)
      }
      let today = dice.day(after: begin, looks)
      if dice.once(in: 3) {
        try story.move(
          "-300", .withdrawal, in: "Giro", for: "Rent", on: "2026-02-11")
      }
      let plan = try story.plan(today.description)
      let requirement = try #require(plan.goals.first)
      let apart = try plan.setApart(for: requirement)
      let held = try apart.map(\.money.amount).sum()
      try #require(held == requirement.figures?.reserved, "\(seed)")
      severalAtOnce += apart.count > 1 ? 1 : 0
      let before = try story.due(today)
      for part in apart {
        isLate += part.withdrawal == nil ? 1 : 0
        let settled = before.map { need in
          need.deadline == part.deadline ? .zero : need.amount
        }
        let date = part.lastDay ?? today
        if let (asset, withdrawal) = part.withdrawal {
          var paid = story
          try paid.move(
            "-\(withdrawal.amount)", .withdrawal, in: asset.name, for: "Rent",
            on: date.description)
          try #require(try paid.due(today).map(\.amount) == settled, "\(seed)")
          // And what was set apart is gone.
          let rest = try paid.plan(today.description).goals[0].saved
          let left = try requirement.saved.map { try $0 - withdrawal.amount }
          try #require(rest == left, "\(seed)")
        }
        var finished = story
        finished.book = try finished.book.finishingRound(
          of: requirement.goal, on: date)
        try #require(
          try finished.due(today).map(\.amount) == settled, "\(seed)")
      }
    }
    #expect(severalAtOnce > 12 && isLate > 3, "\(severalAtOnce), \(isLate)")
  }
}

extension Story {
  /// What the rounds whose deadlines have come need still.
  fileprivate func due(_ today: CalendarDate) throws -> [Need] {
    try requirement("Rent", today.description).demand.parts.map(\.need)
      .filter { $0.deadline <= today }
  }
}
