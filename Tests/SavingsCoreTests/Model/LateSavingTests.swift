import SavingsCore
import Support
import Testing

/// What is saved for a day before others is entered late.
@Suite struct LateSavingTests {
  /// Whatever the order in which they are entered, deposits by name for a goal
  /// without a share make it one row, of the day of the first.
  @Test func theOrderOfEntryDoesNotMatter() throws {
    var dice = SplitMix64(seed: 15)
    for _ in 1...300 {
      let start = try day("2026-01-01")
      let deposits = try (1...UInt128(dice.number(1...6))).map { id in
        try Transaction.sample(
          id, dice.number(1...900), in: Story.withTwoGoals().savings,
          on: dice.day(after: start, 0...60).description,
          for: Story.withTwoGoals().house)
      }
      var story = try Story.withTwoGoals()
      for deposit in deposits.shuffled(using: &dice) {
        story.book = try story.book.saving(deposit)
      }
      let first = try #require(deposits.map(\.date).min())
      let row = try AssetAllocation.sample(
        .sum(0), of: story.savings, for: story.house, since: first.description)
      try #require(story.book.household.allocations == [row])
      let figures = try story.book.plan(on: try day("2026-04-01")).goals
        .first { $0.goal.name == "House" }?.figures
      try #require(
        try figures?.saved == deposits.map(\.amount).sum(), "\(deposits)")
    }
  }

  /// Wherever deposits for a goal without a share are put afterwards, all of
  /// them stay its own.
  @Test func aCorrectedDayCounts() throws {
    var dice = SplitMix64(seed: 16)
    let start = try day("2026-01-01")
    for _ in 1...300 {
      var story = try Story.withTwoGoals()
      var deposits: [Transaction] = []
      for id in 1...UInt128(dice.number(1...6)) {
        let deposit = try Transaction.sample(
          id, dice.number(1...900), in: story.savings,
          on: dice.day(after: start, 0...60).description,
          for: dice.number(1...2) == 1 ? story.house : story.car)
        deposits.append(deposit)
        story.book = try story.book.recording(deposit).book
      }
      for deposit in deposits.shuffled(using: &dice) {
        var corrected = deposit
        corrected.date = dice.day(after: start, 0...60)
        corrected.goal = try story.house.id
        story.book = try story.book.correcting(corrected).book
      }
      let figures = try story.book.plan(on: try day("2026-04-01")).goals
        .first { $0.goal.name == "House" }?.figures
      try #require(
        try figures?.saved == deposits.map(\.amount).sum(), "\(deposits)")
    }
  }

  /// The other side of a transfer brings the share where that is the deposit,
  /// and a note brings none.
  @Test func aCorrectedSideBringsTheShare() throws {
    var story = try Story.withTwoGoals()
    let transfer = try Transfer(
      Amount(5), from: story.savings.id, Amount(5), to: story.wallet.id,
      on: day("2026-01-10"), goal: nil, note: nil,
      ids: (Story.id(12, 7), Story.id(12, 8)))
    story.book = try story.book.transferring(transfer).book
    var side = transfer.withdrawal
    side.note = "moved"
    let noted = try story.book.correcting(side)
    #expect(noted.row == nil && noted.book.household.allocations.isEmpty)
    side.goal = try story.house.id
    let named = try story.book.correcting(side)
    #expect(
      try named.row
        == .sample(
          .sum(0), of: story.wallet, for: story.house, since: "2026-01-10"))
    // Another account of the side that went out changes nothing of the other.
    var given = named.book
    given.household.allocations = [
      try .sample(
        .percent("0"), of: story.wallet, for: story.house, since: "2026-01-10")
    ]
    let till = try Asset.sample(77, "Till")
    given.household.assets.append(till)
    side.asset = till.id
    #expect(try given.correcting(side).row == nil)
  }

  /// What was moved before an earmark of an amount, and is corrected, counts in
  /// it by how it differs.
  @Test func aCorrectedSumIsInALaterEarmarkOnce() throws {
    var story = try Story.withTwoGoals()
    story.book.household.allocations = [
      try .sample(
        .sum(200), of: story.savings, for: story.house, since: "2026-01-20")
    ]
    let deposit = try Transaction.sample(
      1, 50, in: story.savings, on: "2026-01-10", for: story.house)
    let first = try story.book.recording(deposit).book
    #expect(try first.laterEarmark(than: deposit)?.sum == Amount(250))
    var more = deposit
    more.amount = Amount(60)
    let next = try first.correcting(more).book
    let later = try #require(
      try next.laterEarmark(than: more, insteadOf: deposit))
    #expect(later.sum == Amount(210) && later.corrects)
    #expect(try next.laterEarmark(than: more)?.corrects == false)
    more.amount = Amount(50)
    more.date = try day("2026-01-11")
    let moved = try first.correcting(more).book
    #expect(try moved.laterEarmark(than: more, insteadOf: deposit) == nil)
  }

  /// What there is for the house in the savings account on some days, and what
  /// is there when 5 are recorded for the 10th.
  @Test(
    arguments: [
      ([:], ["10": 0], nil),
      (["12": 0], ["10": 0], nil),
      (["12": 300], ["10": 0, "12": 300], "12"),
      (["05": 300], ["05": 300], nil),
      (["05": 300, "12": 0], ["05": 300, "12": 0], "12"),
      (["12": 0, "14": 7], ["10": 0, "14": 7], "14"),
    ] as [([String: Int], [String: Int], String?)])
  func anEarmarkIsMovedOrSaysWhatThereWas(
    before: [String: Int], after: [String: Int], later: String?
  ) throws {
    var story = try Story.withTwoGoals()
    for (date, sum) in before.sorted(by: { $0.key < $1.key }) {
      try story.share(.sum(sum), for: story.house, since: "2026-01-\(date)")
    }
    let deposit = try Transaction.sample(
      9, 5, in: story.savings, on: "2026-01-10", for: story.house)
    let recording = try story.book.recording(deposit)
    let rows = recording.book.household.allocations
    #expect(
      try rows.sorted { $0.since < $1.since }
        == after.sorted { $0.key < $1.key }.map { date, sum in
          try .sample(
            .sum(sum), of: story.savings, for: story.house,
            since: "2026-01-\(date)")
        })
    #expect(
      try recording.book.laterEarmark(than: deposit)?.row.since
        == later.map { try day("2026-01-\($0)") })
    let saved = try? story.book.saving(deposit)
    #expect((saved == nil) == (later != nil))
  }

  @Test func aShareThatWasGivenUpBeginsAnew() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("20"), for: story.house, since: "2026-01-01")
    try story.share(Share.none, for: story.house, since: "2026-01-05")
    let deposit = try Transaction.sample(
      9, 5, in: story.savings, on: "2026-01-10", for: story.house)
    story.book = try story.book.recording(deposit).book
    #expect(try story.share(for: story.house, on: "2026-01-09") == Share.none)
    #expect(try story.share(for: story.house, on: "2026-01-10") == .sum(0))
  }

  /// An earmark of nothing that begins earlier keeps what named the goal since
  /// its share was given up.
  @Test func whatNamedItStaysWhereAnEarmarkMoves() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percent("20"), for: story.house, since: "2026-01-01")
    try story.share(Share.none, for: story.house, since: "2026-01-05")
    try story.share(.sum(0), for: story.house, since: "2026-01-12")
    story.book = try story.book.adding(
      .sample(8, 28, in: story.savings, on: "2026-01-07", for: story.house))
    let recording = try story.book.recording(
      .sample(9, 5, in: story.savings, on: "2026-01-10", for: story.house))
    #expect(recording.row?.share == .sum(28))
    #expect(try recording.replaced?.since == day("2026-01-12"))
  }

  /// What named the goal since it gave its share up was its own already, and
  /// stays so.
  @Test func aDepositRaisesTheGoalByAllOfItAlsoWithoutAShare() throws {
    var dice = SplitMix64(seed: 0)
    var found = 0
    for seed in 1...600 {
      let made = try MadeHousehold(seed: seed)
      let household = made.book.household
      let (goal, asset) = (
        dice.one(of: household.goals), dice.one(of: household.assets)
      )
      let rows = household.rows(of: asset.id, for: goal.id)
      guard goal.isActive, !rows.giveAnything(on: made.today),
        rows.row(on: made.today)?.since != made.today
      else { continue }
      func funding(_ book: Book) throws -> Funding {
        let accounts = try Occasion(book, on: made.today).accounts()
        let place = try #require(
          household.assets.firstIndex { $0.id == asset.id })
        return try accounts.funding(of: place)
      }
      // Without any row, what names it on the day itself begins to count.
      let isNew = rows.row(on: made.today) == nil
      let isNamed = made.book.transactions.contains {
        $0.goal == goal.id && $0.asset == asset.id && $0.date == made.today
      }
      if isNew && isNamed { continue }
      let place = try #require(household.goals.firstIndex { $0.id == goal.id })
      let before = try funding(made.book)
      guard before.balance.isPositive, try before.own() <= before.balance,
        before.ask(of: place)?.own.isNegative != true
      else { continue }
      let amount = dice.amount(1...500, digits: 0)
      let after = try funding(made.saving(amount, for: goal, in: asset))
      let had = before.ask(of: place)?.funded ?? .zero
      try #require(try after.ask(of: place)?.funded == had + amount, "\(seed)")
      found += 1
    }
    #expect(found > 60)
  }

  /// Only deposits bring a share, and only for goals that are saved for.
  @Test func othersBringNoShare() throws {
    var story = try Story.withTwoGoals()
    let withdrawal = try Transaction.sample(
      9, -5, in: story.savings, on: "2026-01-10", for: story.house)
    #expect(try story.book.recording(withdrawal).row == nil)
    story.book = try story.book.ending(
      story.house, .finished(day("2026-01-05")))
    let deposit = try Transaction.sample(
      9, 5, in: story.savings, on: "2026-01-10", for: story.house)
    #expect(try story.book.recording(deposit).row == nil)
  }

  /// An earmark of so much since the 20th, with what was put in on that day,
  /// and before it a share or none: what is moved on the 10th, and what the
  /// earmark would have to be set to; `nil` where it need or can not be.
  @Test(
    arguments: [
      (300, 0, false, 30, true, 330), (300, 0, false, -30, true, 270),
      (300, 0, false, -350, true, nil), (300, 100, false, -300, true, 100),
      (300, 100, false, -301, true, nil), (0, 100, false, -30, false, nil),
      (0, 100, true, -30, true, nil), (0, 100, true, 30, true, 130),
    ] as [(Int, Int, Bool, Int, Bool, Int?)])
  func anEarmarkIsSetToWhatCanBe(
    earmark: Int, put: Int, hadShare: Bool, moved: Int, speaks: Bool,
    sum: Int?
  ) throws {
    var story = try Story.withTwoGoals()
    if hadShare {
      try story.share(.percent("20"), for: story.house, since: "2026-01-01")
    }
    try story.share(.sum(earmark), for: story.house, since: "2026-01-20")
    if put != 0 { try story.move(put, for: story.house, on: "2026-01-20") }
    try story.move(moved, for: story.house, on: "2026-01-10")
    let late = try #require(story.book.transactions.first { _ in true })
    let later = try story.book.laterEarmark(than: late)
    #expect((later != nil) == speaks)
    #expect(later?.sum == sum.map { Amount($0) })
    guard let sum = later?.sum else { return }
    // What is told to be set can be set, and is what there is then.
    let row = try story.book.earmarking(
      sum, of: story.savings.id, for: story.house.id,
      since: day("2026-01-20"))
    #expect(row.share == .sum(earmark + moved))
  }
}
