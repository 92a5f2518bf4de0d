import SavingsCore
import Support
import Testing

@Suite struct AllocationTests {
  @Test func theShareOfADayIsItsLatestRow() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("60"), for: story.house, since: "2026-03-01")
    try story.share(.sum(500), for: story.house, since: "2026-01-01")
    try story.share(.none, for: story.house, since: "2026-05-01")
    for (date, share) in [
      ("2025-12-31", nil), ("2026-01-01", .sum(500)),
      ("2026-02-28", .sum(500)), ("2026-03-01", try .percent("60")),
      ("2026-04-30", try .percent("60")), ("2026-05-01", Share.none),
      ("9999-12-31", Share.none),
    ] as [(String, Share?)] {
      #expect(try story.share(for: story.house, on: date) == share)
    }
    #expect(try story.share(for: story.car, on: "2026-04-01") == nil)
  }

  @Test func aRowOfTheSameDayIsReplaced() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("60"), for: story.house, since: "2026-03-01")
    try story.share(.percent("40"), for: story.car, since: "2026-03-01")
    try story.share(.percent("50"), for: story.house, since: "2026-03-01")
    let shares = story.book.household.allocations.map(\.share)
    #expect(try shares == [.percent("50"), .percent("40")])
  }

  @Test func percentagesStayWithinTheWhole() throws {
    var story = try Story.withTwoGoals()
    let (savings, car) = try (story.savings, story.car)
    try story.share(.percent("60"), for: story.house, since: "2026-01-01")
    try story.share(.percent("40"), for: car, since: "2026-01-01")
    let problem = BookProblem.overAllocated(
      "Savings account", free: try percent("40"), on: try day("2026-02-01"))
    #expect(throws: problem) {
      try story.book.setting(
        .sample(.percent("40.0001"), of: savings, for: car, since: "2026-02-01")
      )
    }
    // Another asset, and fixed sums, are not counted.
    #expect(throws: Never.self) {
      try story.book
        .setting(
          .sample(
            .percent("100"), of: story.wallet, for: car, since: "2026-01-01")
        )
        .setting(
          .sample(.sum(1_000_000), of: savings, for: car, since: "2026-02-01"))
    }
  }

  /// A row of the past must fit the days that came after it.
  @Test func aRowMustFitEveryDayOnWhichItHolds() throws {
    var story = try Story.withTwoGoals()
    let (savings, house, car) = try (story.savings, story.house, story.car)
    try story.share(.percent("50"), for: house, since: "2026-03-01")
    try story.share(.percent("80"), for: house, since: "2026-05-01")
    try story.share(.percent("10"), for: house, since: "2026-07-01")

    // What is said to be free is free on all of its days.
    let problem = BookProblem.overAllocated(
      "Savings account", free: try percent("20"), on: try day("2026-05-01"))
    #expect(throws: problem) {
      try story.book.setting(
        .sample(.percent("60"), of: savings, for: car, since: "2026-01-01"))
    }
    #expect(throws: Never.self) {
      try story.book.setting(
        .sample(.percent("20"), of: savings, for: car, since: "2026-01-01"))
    }
    // A later row of the same pair ends its days.
    try story.share(.percent("5"), for: car, since: "2026-05-01")
    #expect(throws: Never.self) {
      try story.book.setting(
        .sample(.percent("50"), of: savings, for: car, since: "2026-01-01"))
    }
  }

  /// What is free on each day, added up day by day for generated rows.
  @Test func whatIsFreeIsFreeOnAllItsDays() throws {
    var refused = 0
    for seed: UInt64 in 1...400 {
      var dice = SplitMix64(seed: seed)
      var story = try Story.withTwoGoals()
      let goals = try (10..<14).map { try Goal.sample($0, "G\($0)") }
      for goal in goals { story.book = try story.book.adding(goal) }
      let first = try day("2026-01-01")
      for _ in 0..<12 {
        let row = AssetAllocation(
          asset: try story.savings.id, goal: dice.one(of: goals).id,
          share: .percentage(dice.percentage()),
          since: dice.day(after: first, 0...9))
        let worst = try story.worst(for: row, upTo: 12)
        let free = max(0, Int(Percentage.whole) - worst.given)
        do {
          story.book = try story.book.setting(row)
          try #require(row.share.percentage.parts <= free, "\(seed)")
        } catch BookProblem.overAllocated(_, let told, let day) {
          refused += 1
          try #require(row.share.percentage.parts > free, "\(seed)")
          try #require(Int(told.parts) == free && day == worst.day, "\(seed)")
        }
      }
    }
    #expect(refused > 1000)
  }

  @Test func givingUpMakesRoom() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("100"), for: story.house, since: "2026-01-01")
    try story.share(.none, for: story.house, since: "2026-02-01")
    try story.share(.percent("100"), for: story.car, since: "2026-02-01")
    let (savings, car) = try (story.savings, story.car)
    let problem = BookProblem.overAllocated(
      "Savings account", free: .none, on: try day("2026-01-31"))
    #expect(throws: problem) {
      try story.book.setting(
        .sample(.percent("1"), of: savings, for: car, since: "2026-01-31"))
    }
  }

  @Test func refusesWhatIsNotThereOrLessThanNothing() throws {
    let story = try Story.withTwoGoals()
    let (asset, goal) = (try Asset.sample(9, "A"), try Goal.sample(9, "G"))
    #expect(throws: BookProblem.dangling(.asset, asset.id.description)) {
      try story.book.setting(
        .sample(.none, of: asset, for: story.car, since: "2026-01-01"))
    }
    #expect(throws: BookProblem.dangling(.goal, goal.id.description)) {
      try story.book.setting(
        .sample(.none, of: story.savings, for: goal, since: "2026-01-01"))
    }
    #expect(
      throws: BookProblem.negativeEarmark(Amount(-1), try Currency("EUR"))
    ) {
      try story.book.setting(
        .sample(
          .sum(-1), of: story.savings, for: story.car, since: "2026-01-01"))
    }
  }

  @Test func anEndedGoalGetsNothing() throws {
    var story = try Story.withTwoGoals()
    let (savings, house) = try (story.savings, story.house)
    story.book = try story.book.ending(house, .finished(day("2026-06-01")))
    for share in [try Share.percent("1"), .sum(0), .sum(5)] {
      #expect(throws: BookProblem.goalEnded("House", slug: "house")) {
        try story.book.setting(
          .sample(share, of: savings, for: house, since: "2026-06-02"))
      }
    }
    #expect(throws: Never.self) {
      try story.book.setting(
        .sample(.none, of: savings, for: house, since: "2026-06-02"))
    }
  }

  /// The share of the day is what was asked for, whatever moved on it.
  @Test(
    arguments: [
      ([], 300, 300),
      ([100], 300, 200),
      ([100, -40], 300, 240),
      ([-100], 300, 400),
      ([100], 100, 0),
    ] as [([Int], Int, Int)])
  func earmarkingCountsWhatMovedOnItsDay(
    moved: [Int], asked: Int, row: Int
  ) throws {
    var story = try Story.withTwoGoals()
    let house = try story.house
    for amount in moved { try story.move(amount, for: house, on: "2026-03-10") }
    // What moved on other days, for others or for nobody is not counted.
    try story.move(7, for: house, on: "2026-03-09")
    try story.move(7, for: house, on: "2026-03-11")
    try story.move(7, for: story.car, on: "2026-03-10")
    try story.move(7, for: nil, on: "2026-03-10")
    let made = try story.book.earmarking(
      Amount(asked), of: story.savings.id, for: house.id,
      since: day("2026-03-10"))
    #expect(
      try made
        == .sample(
          .sum(row), of: story.savings, for: house, since: "2026-03-10"))
  }

  @Test func refusesToEarmarkLessThanMovedOnItsDay() throws {
    var story = try Story.withTwoGoals()
    let (savings, house) = try (story.savings, story.house)
    let date = try day("2026-03-10")
    try story.move(100, for: house, on: "2026-03-10")
    #expect(
      throws: BookProblem.earmarkBelowMoved(
        moved: Amount(100), try Currency("EUR"), on: date)
    ) {
      try story.book.earmarking(
        Amount(99), of: savings.id, for: house.id, since: date)
    }
    #expect(
      throws: BookProblem.negativeEarmark(Amount(-1), try Currency("EUR"))
    ) {
      try story.book.earmarking(
        Amount(-1), of: savings.id, for: house.id, since: date)
    }
  }

  @Test func refusesToEarmarkMoreThanCanBeCounted() throws {
    var story = try Story.withTwoGoals()
    try story.move(-100, for: story.house, on: "2026-03-10")
    let largest = Amount(attos: .max)
    let problem = BookProblem.amounts(.overflow(largest, .minus, Amount(-100)))
    #expect(throws: problem) {
      try story.book.earmarking(
        largest, of: story.savings.id, for: story.house.id,
        since: day("2026-03-10"))
    }
  }
}

extension Story {
  /// The first day, of those on which a row would hold, on which other goals
  /// have most of the asset, and how much.
  fileprivate func worst(
    for row: AssetAllocation, upTo count: Int
  ) throws -> (day: CalendarDate, given: Int) {
    let rows = book.household.allocations.filter { $0.asset == row.asset }
    let end = rows.filter { $0.goal == row.goal && $0.since > row.since }
      .map(\.since).min()
    var worst = (day: row.since, given: -1)
    for step in 0...count {
      guard let day = row.since.adding(days: step), day < end ?? .last else {
        break
      }
      let goals = Set(rows.map(\.goal)).subtracting([row.goal])
      let given = goals.reduce(0) { sum, goal in
        let share = rows.filter { $0.goal == goal }.share(on: day)
        return sum + Int(share?.percentage.parts ?? 0)
      }
      if given > worst.given { worst = (day, given) }
    }
    return worst
  }
}
