import SavingsCore
import Support
import Testing

/// What moves the figures of a month, and what does not.
@Suite struct MonthLawTests {
  /// Unless it completes a goal that begins later, which then counts as if it
  /// had begun.
  @Test("Money that names nobody raises no required and no left")
  func namelessMoneyRaisesNothing() throws {
    var counted = 0
    var lowered = 0
    for seed in 1...1_000 {
      let made = try MadeHousehold(seed: seed)
      var dice = SplitMix64(seed: seed)
      let before = try made.book.plan(on: made.today)
      let asset = dice.one(of: made.book.household.assets)
      let next = try made.book.adding(
        Transaction(
          id: Identifier(random: &dice), asset: asset.id, date: made.today,
          amount: dice.amount(1...600, digits: 0),
          kind: dice.one(of: [.deposit, .interest, .adjustment])))
      let after = try next.plan(on: made.today)
      for old in before.goals {
        let new = try #require(
          after.goals.first { $0.goal.id == old.goal.id }?.figures)
        let had = try #require(old.figures)
        let completes = old.status == .scheduled && new.remaining == .zero
        let name: Comment = "\(seed) \(old.goal.name)"
        try #require(new.required <= had.required || completes, name)
        try #require(new.left <= had.left, name)
        counted += 1
        if new.required < had.required { lowered += 1 }
      }
    }
    #expect(counted > 2_000)
    #expect(lowered > 50)
  }

  /// A part at a time and until its end, by name, and without a name as long as
  /// nothing was lost.
  @Test("What the month asks stands still, and left counts down to nothing")
  func requiredStandsStillAndLeftCountsDown() throws {
    var emptied = 0
    var nameless = 0
    for seed in 1...500 {
      var made = try MadeHousehold(seed: seed)
      var dice = SplitMix64(seed: seed)
      // All that the household knows of is behind it then.
      made.today = try #require(made.today.adding(days: 2))
      let start = try made.book.plan(on: made.today)
      var last = start
      for _ in 1...6 {
        let name: Comment = "\(seed) \(made.today)"
        let saving = try step(&made, last, &dice)
        if saving == nil { nameless += 1 }
        let next = try made.book.plan(on: made.today)
        try requireLess(next, than: last, saving, since: start, name)
        last = next
        made.today = min(
          dice.day(after: made.today, 0...5), start.month.lastDay)
      }
      for goal in try made.book.plan(on: made.today).goals {
        guard let left = goal.figures?.left, left.isPositive,
          let asset = try made.accounts(for: goal).first
        else { continue }
        made.book = try made.saving(left, for: goal.goal, in: asset)
        let paid = try made.book.plan(on: start.month.lastDay).goals
        let figures = try #require(
          paid.first { $0.goal.id == goal.goal.id }?.figures)
        try #require(figures.left.isZero, "\(seed)")
        try #require(figures.required == goal.figures?.required, "\(seed)")
        emptied += 1
      }
    }
    #expect(emptied > 200)
    #expect(nameless > 100)
  }

  /// Puts in a part of what is left for a goal, or money for nobody where
  /// nothing was lost; tells for whom and how much.
  private func step(
    _ made: inout MadeHousehold, _ plan: Plan, _ dice: inout SplitMix64
  ) throws -> (goal: Goal.ID, amount: Amount)? {
    let losses = plan.goals.contains { $0.figures?.takenOut.isPositive == true }
    if !losses, dice.once(in: 3) {
      let asset = dice.one(of: made.book.household.assets)
      made.book = try made.book.adding(
        Transaction(
          id: Identifier(random: &dice), asset: asset.id, date: made.today,
          amount: dice.amount(1...100, digits: 0), kind: .deposit))
      return nil
    }
    for goal in plan.goals {
      let left = try #require(goal.figures?.left)
      let part = try Amount(attos: left.attos / 3).rounded(to: 0, .down)
      guard part.isPositive, dice.once(in: 2),
        let asset = try made.accounts(for: goal).first
      else { continue }
      made.book = try made.saving(part, for: goal.goal, in: asset)
      return (goal.goal.id, part)
    }
    return (plan.goals[0].goal.id, .zero)
  }

  private func requireLess(
    _ next: Plan, than last: Plan, _ saving: (goal: Goal.ID, amount: Amount)?,
    since start: Plan, _ name: Comment
  ) throws {
    for goal in next.goals {
      func figures(_ plan: Plan) throws -> Figures {
        try #require(plan.goals.first { $0.goal.id == goal.goal.id }?.figures)
      }
      let (new, old, first) = (
        try figures(next), try figures(last), try figures(start)
      )
      let wasScheduled = start.goals.contains {
        $0.goal.id == goal.goal.id && $0.status == .scheduled
      }
      if !wasScheduled || new.remaining != .zero {
        try #require(new.required == first.required, name)
      }
      guard let saving else {
        try #require(new.left <= old.left, name)
        continue
      }
      let came = saving.goal == goal.goal.id ? saving.amount : .zero
      try #require(try new.left == old.left - came, name)
    }
  }
}
