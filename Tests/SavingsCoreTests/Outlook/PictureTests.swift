import SavingsCore
import Support
import Testing

/// How pictures are measured.
@Suite struct PictureTests {
  @Test(
    arguments: [
      ("25000", 2, ["0", "10000", "20000"]),
      ("450000", 0, ["0", "200000", "400000"]),
      ("0.03", 2, ["0", "0.01", "0.02", "0.03"]), ("0", 2, ["0"]),
      ("-5", 2, ["0"]), ("3", 0, ["0", "1", "2", "3"]),
      ("4", 0, ["0", "2", "4"]),
      ("0.00000007", 8, ["0", "0.00000002", "0.00000004", "0.00000006"]),
    ] as [(String, Int, [String])])
  func marksAmounts(_ top: String, _ digits: Int, _ ticks: [String]) throws {
    #expect(
      Amount.ticks(upTo: try Amount(top), digits: digits)
        == (try ticks.map { try Amount($0) }))
  }

  @Test(
    arguments: [
      ("2025-09-01", "2027-12-01", 3, ["2026-01", "2027-01"]),
      (
        "2025-09-01", "2027-12-01", 4,
        ["2026-01", "2026-07", "2027-01", "2027-07"]
      ),
      (
        "2026-01-01", "2026-04-01", 4,
        ["2026-01", "2026-02", "2026-03", "2026-04"]
      ),
      ("2026-01-02", "2026-01-30", 4, []),
      ("2000-01-01", "2099-12-31", 3, ["2000-01", "2050-01"]),
    ] as [(String, String, Int, [String])])
  func marksTime(
    _ first: String, _ last: String, _ most: Int, _ months: [String]
  ) throws {
    let ticks = TimeTick.ticks(
      from: try day(first), to: try day(last), atMost: most)
    #expect(ticks.map { "\($0.month)" } == months)
    for tick in ticks where tick.month.number == 1 { #expect(tick.isYear) }
  }

  /// There are never more marks than were asked for, and all lie inside.
  @Test func marksOfTimeKeepToTheirNumber() throws {
    var dice = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let first = dice.day(after: try day("1990-01-01"), 0...9000)
      let last = dice.day(after: first, 0...dice.number(1...30_000))
      let most = dice.number(0...10)
      let ticks = TimeTick.ticks(from: first, to: last, atMost: most)
      try #require(ticks.count <= most)
      for tick in ticks {
        try #require(first <= tick.date && tick.date <= last)
      }
      // One step smaller would have been too many, so few are too few.
      if most >= 4, first.days(until: last) > 40 {
        try #require(!ticks.isEmpty)
      }
    }
  }

  /// Fills grow with what is saved, and are full only when all is.
  @Test func fillsAreMonotoneAndFullOnlyAtTheEnd() throws {
    var dice = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let whole = dice.amount(1...100_000, digits: 2)
      let a = dice.amount(0...110_000, digits: 2)
      let b = dice.amount(0...110_000, digits: 2)
      let count = dice.number(1...100)
      let (less, more) = (min(a, b), max(a, b))
      let (few, many) = (
        less.cells(of: whole, in: count), more.cells(of: whole, in: count)
      )
      try #require(0 <= few && few <= many && many <= count)
      try #require((many == count) == (more >= whole))
    }
    #expect(Amount(1).cells(of: Amount(3), in: 3) == 1)
    #expect((-Amount(1)).cells(of: Amount(3), in: 3) == 0)
  }

  /// The parts of an account add up to its balance, and tile its bar.
  @Test func partsAddUpAndTileTheBar() throws {
    var (parts, empty) = (0, 0)
    for seed in 1...40 {
      let made = try MadeMonths(seed: seed)
      let accounts = try made.book.accounts(on: made.today)
      let plan = try made.book.plan(on: made.today)
      var all = [try Shares(accounts)]
      for requirement in plan.goals {
        all.append(try Shares(of: requirement, in: accounts))
      }
      for asset in all[0].assets {
        let funded = try asset.parts.map(\.funded.amount).sum()
        if asset.balance.amount.isPositive {
          try #require(funded == asset.balance.amount, "\(seed)")
        } else {
          try #require(asset.parts.isEmpty)
          empty += 1
        }
        try requireTiles(asset.parts)
        parts += asset.parts.count
      }
      for shares in all.dropFirst() {
        let parts = shares.assets.flatMap(\.parts)
        try requireTiles(parts)
        if let total = shares.total {
          try #require(
            try parts.compactMap { $0.value?.amount }.sum() == total.amount)
        }
      }
    }
    #expect(parts > 60 && empty > 3)
  }

  private func requireTiles(_ parts: [Shares.Part]) throws {
    guard parts.allSatisfy({ $0.size != nil }), !parts.isEmpty else { return }
    for count in [10, 30, 50] {
      var end = 0
      for part in parts {
        let cells = part.cells(in: count)
        try #require(cells.lowerBound == end)
        end = cells.upperBound
      }
      // What is cut at the eighteenth decimal may miss the last cell.
      try #require(end == count || end == count - 1)
    }
  }

  /// A track begins and ends within the line, and today is on it.
  @Test func everyTrackLiesOnTheLine() throws {
    for seed in 1...25 {
      let made = try MadeMonths(seed: seed)
      let today = made.today
      let past = Plan.pointsLookedBack(on: today)
      let occasion = try Occasion(made.book, on: today).over(
        LookedAt(points: past))
      let plan = try occasion.plan()
      let forecasts = try plan.forecasts(
        of: plan.goals, Months(occasion, asking: []))
      // The forecasts are those of all that is known of the months.
      let whole = try plan.forecasts(
        of: plan.goals,
        Months(
          Occasion(made.book, on: today),
          asking: Plan.monthsLookedBack(on: today)))
      try #require(forecasts.map(\.averages) == whole.map(\.averages))
      let line = LineOfTime(plan, forecasts)
      try #require(line.from <= today && today <= line.to)
      for track in line.tracks {
        for count in [24, 33, 73, 100] {
          let cells = line.cells(of: track, in: count)
          try #require(cells.count == count)
          try #require(cells.count { $0 == .today } == 1)
          try #require(line.cell(of: track.start, in: count) != nil)
        }
      }
    }
  }

  /// What only went from one account to another is known without a rate.
  @Test func aDayThatComesToNothingNeedsNoRate() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.asset("Cash", "USD", holding: "100", on: "2026-05-01")
    try story.asset("Purse", "USD", on: "2026-05-01")
    try story.move("-50", .withdrawal, in: "Cash", on: "2026-05-03")
    try story.move("50", .deposit, in: "Purse", on: "2026-05-03")
    let today = try day("2026-05-04")
    let days = try NetDays(Occasion(story.book, on: today), of: nil, year: nil)
    #expect(days.days.map(\.amount) == [.zero])
    #expect(days.total == .zero && days.missingRates.isEmpty)
  }
}
