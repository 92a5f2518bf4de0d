import SavingsCore
import Support
import Testing

/// Who gives a share up gives its own money up, also what came in for it after
/// the share itself was given up.
@Suite struct GivingUpTests {
  @Test func anEndedGoalHasNothing() throws {
    var wasBare = 0
    for seed in 0..<400 {
      let made = try MadeHousehold(seed: seed)
      let before = Occasion(made.book, on: made.today)
      for (place, goal) in made.book.household.goals.enumerated() {
        let ended = Occasion(
          try made.book.ending(goal, .cancelled(made.today)), after: before)
        for asset in made.book.household.assets.indices {
          let ask = try before.accounts().funding(of: asset).ask(of: place)
          if ask?.row.share == Share.none, ask?.own.isZero == false {
            wasBare += 1
          }
          let rest = try ended.accounts().funding(of: asset).ask(of: place)
          try #require(rest?.own.isZero ?? true, "seed \(seed)")
          try #require(rest?.funded.isZero ?? true, "seed \(seed)")
        }
      }
    }
    #expect(wasBare > 10)
  }

  /// What becomes free is what is shown to be more than before, to the unit.
  @Test func whatIsFreeIsWhatTheListShows() throws {
    var told = 0
    var alike = 0
    for seed in 0..<400 {
      let made = try MadeHousehold(seed: seed)
      let before = Occasion(made.book, on: made.today)
      let assets = try AssetReport(before.accounts()).rows
      for goal in made.book.household.goals {
        let ended = try made.book.ending(goal, .cancelled(made.today))
        var sums: [[Asset.ID: Money]] = []
        for next in [ended, made.book.removing(goal)] {
          let after = Occasion(next, after: before)
          let freed = try before.freed(goal, by: after)
          told += freed.count
          sums.append(
            Dictionary(
              uniqueKeysWithValues: freed.map { ($0.asset.id, $0.money) }))
          let rows = try AssetReport(after.accounts()).rows
          for (row, old) in zip(rows, assets) {
            let more = try row.free.amount - old.free.amount
            let sum = freed.first { $0.asset.id == row.asset.id }?.money.amount
            try #require(sum ?? .zero <= max(more, .zero), "seed \(seed)")
          }
        }
        // Where nobody has a part of what names nobody, the same is free.
        for asset in assets.map(\.asset.id)
        where !made.book.household.allocations.contains(where: {
          $0.asset == asset && $0.share.percentage != .none
        }) {
          alike += sums[1][asset] == nil ? 0 : 1
          try #require(sums[0][asset] == sums[1][asset], "seed \(seed)")
        }
      }
    }
    #expect(told > 200)
    #expect(alike > 20)
  }

  @Test func theListShowsAllWhoHaveSomething() throws {
    for seed in 0..<400 {
      let made = try MadeHousehold(seed: seed)
      let accounts = try Occasion(made.book, on: made.today).accounts()
      let rows = try AllocationReport(accounts).rows
      for place in made.book.household.assets.indices {
        for ask in try accounts.funding(of: place).asks
        where ask.funded.isPositive {
          try #require(rows.contains { $0.allocation == ask.row }, "\(seed)")
        }
      }
    }
  }

  /// Cut at the eighteenth decimal, more than there is leaves less than a unit
  /// free, which nobody sees.
  @Test func aCentIsNotLost() throws {
    var story = try Story()
    try story.asset("Giro", holding: "1000", on: "2026-06-01")
    for (name, sum) in [("A", "302.05"), ("B", "563.38")] {
      try story.goal(name, "2000", by: "2026-12-31", from: "2026-06-01")
      let household = story.book.household
      story.book = try story.book.setting(
        AssetAllocation(
          asset: household.assets[0].id, goal: household.goal(named: name).id,
          share: .earmark(try Amount(sum)), since: try day("2026-06-01")))
    }
    try story.move("-272.05", .withdrawal, in: "Giro", on: "2026-06-10")
    let today = try day("2026-07-02")
    let before = Occasion(story.book, on: today)
    let goal = try story.book.household.goal(named: "B")
    let after = Occasion(
      try story.book.ending(goal, .cancelled(today)), after: before)
    let freed = try before.freed(goal, by: after)
    #expect(freed.map(\.money.amount) == [try Amount("425.90")])
  }
}
