import SavingsCore
import Support
import Testing

/// `plan`, `save`, `plan`: what a plan asks, put aside, is what it then has.
@Suite struct LoopLawTests {
  /// Saving what is left for a goal makes its left nothing and raises what it
  /// has by that, changes no required, and nobody else's saved or left.
  @Test func savingWhatIsLeftLeavesNothing() throws {
    var saved = 0
    var afterLosses = 0
    for seed in 1...2_000 {
      let made = try MadeHousehold(seed: seed)
      let before = try made.book.plan(on: made.today)
      for goal in before.goals {
        guard let figures = goal.figures, figures.left.isPositive else {
          continue
        }
        for asset in try made.accounts(for: goal) {
          let next = try made.saving(figures.left, for: goal.goal, in: asset)
          let after = try next.plan(on: made.today)
          try requireLoop(before, after, goal, "\(seed) \(goal.goal.name)")
          saved += 1
          if figures.takenOut.isPositive { afterLosses += 1 }
        }
      }
    }
    #expect(saved > 800)
    #expect(afterLosses > 200)
  }

  /// Saving it for every goal that has an account to save in leaves nothing of
  /// the plan but what the others ask.
  @Test func savingForAllLeavesNothingOfThePlan() throws {
    for seed in 1...500 {
      var made = try MadeHousehold(seed: seed)
      let start = try made.book.plan(on: made.today)
      var waiting: Set<Goal.ID> = []
      for goal in start.goals {
        let now = try made.book.plan(on: made.today)
        let same = try #require(now.goals.first { $0.goal.id == goal.goal.id })
        guard let left = same.figures?.left, left.isPositive else { continue }
        if let asset = try made.accounts(for: same).first {
          made.book = try made.saving(left, for: goal.goal, in: asset)
        } else {
          waiting.insert(goal.goal.id)
        }
      }
      for goal in try made.book.plan(on: made.today).goals {
        let left = try #require(goal.figures?.left)
        try #require(
          left.isPositive == waiting.contains(goal.goal.id), "\(seed)")
      }
    }
  }

  private func requireLoop(
    _ before: Plan, _ after: Plan, _ saver: Requirement, _ name: String
  ) throws {
    try #require(before.goals.count == after.goals.count)
    for old in before.goals {
      let new = try #require(
        after.goals.first { $0.goal.id == old.goal.id }?.figures)
      let had = try #require(old.figures)
      if old.goal.id == saver.goal.id {
        try #require(
          new.required == had.required || new.remaining == .zero, "\(name)")
        try #require(new.perPayment == had.perPayment, "\(name)")
        try #require(new.left.isZero, "\(name)")
        try #require(try new.saved == had.saved + had.left, "\(name)")
      } else {
        try #require(new.required == had.required, "\(name)")
        try #require(new.saved == had.saved, "\(name)")
        try #require(new.left == had.left, "\(name)")
      }
    }
  }
}
