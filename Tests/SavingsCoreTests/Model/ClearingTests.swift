import SavingsCore
import Support
import Testing

@Suite struct ClearingTests {
  /// From the day on the goal has nothing of the asset; before it, and for all
  /// others, everything is as it was.
  @Test func nothingIsLeftFromThatDayOn() throws {
    let days = try (1...28).map {
      try day("2026-02-\($0 < 10 ? "0" : "")\($0)")
    }
    var dice = SplitMix64(seed: 41)
    var given = 0
    for _ in 0..<2000 {
      var story = try Story.withTwoGoals()
      for goal in try [story.house, story.car] {
        for _ in 0..<dice.number(0...4) {
          let share: Share =
            try dice.once(in: 3) ? .none : .percent("\(dice.number(1...50))")
          try story.share(share, for: goal, since: "\(dice.one(of: days))")
        }
      }
      let date = dice.one(of: days)
      let clearing = try story.book.clearing(
        story.savings.id, for: story.house.id, on: date)
      var after = story
      after.book = clearing.book
      var hadAny = false
      for day in days {
        let before = try story.share(for: story.house, on: "\(day)")
        let now = try after.share(for: story.house, on: "\(day)")
        hadAny = hadAny || (day >= date && (before ?? Share.none) != Share.none)
        try #require(
          day < date ? now == before : (now ?? Share.none) == Share.none)
        try #require(
          try after.share(for: story.car, on: "\(day)")
            == (try story.share(for: story.car, on: "\(day)")))
      }
      try #require(clearing.isChange == hadAny)
      try #require((clearing.book == story.book) == !hadAny)
      given += hadAny ? 1 : 0
    }
    #expect(given > 500)
  }
}
