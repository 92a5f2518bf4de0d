import SavingsCore
import Support
import Testing

/// Rows come into an asset once, whatever statements they come in.
@Suite struct MergingTests {
  @Test func theSameStatementTwiceAddsNothing() throws {
    var dice = SplitMix64(seed: 1)
    for _ in 0..<60 {
      let bank = try MadeBank(&dice, days: 12)
      let (story, asset) = try storyOfAccount()
      let all = try bank.statement(from: 0, to: 11, stating: true)
      let first = try merge(story.book, asset, all, &dice)
      let second = try merge(first.book, asset, all, &dice)
      try #require(!second.changesAnything)
      try #require(second.known == all.rows.count)
      try #require(second.book == first.book)
      if let (stated, held, _) = first.balance {
        try #require(stated.amount == held)
      }
    }
  }

  @Test func statementsInAnyOrderAreAsOneOfAllDays() throws {
    var dice = SplitMix64(seed: 2)
    for _ in 0..<80 {
      let bank = try MadeBank(&dice, days: 15)
      let (story, asset) = try storyOfAccount()
      let whole = try merge(
        story.book, asset,
        bank.statement(from: 0, to: 14, stating: false), &dice)
      var pieces = [(0, 5), (4, 10), (9, 14), (2, 7)]
      pieces.shuffle(using: &dice)
      var book = story.book
      for (first, last) in pieces {
        let rows = try bank.statement(from: first, to: last, stating: false)
        book = try merge(book, asset, rows, &dice).book
      }
      try #require(essence(book) == essence(whole.book))
    }
  }

  @Test func whatWasTypedBeforeIsTheSame() throws {
    var (story, asset) = try storyOfAccount()
    try story.move("250", .deposit, in: "Account", on: "2026-03-02")
    try story.move("250", .deposit, in: "Account", on: "2026-03-06")
    try story.move("250", .deposit, in: "Account", on: "2026-03-20")
    var rows = StatementRows()
    rows.add(try day("2026-03-04"), Amount(250), payee: "Me")
    rows.add(try day("2026-03-05"), Amount(250), payee: "Me")
    rows.add(try day("2026-03-09"), Amount(250), payee: "Me")
    var dice = SplitMix64(seed: 4)
    let merging = try merge(story.book, asset, rows, &dice)
    #expect(merging.matched.count == 2)
    #expect(merging.added.map(\.date) == [try day("2026-03-09")])
    let named = merging.book.transactions.filter { $0.externalID != nil }
    #expect(named.map(\.date.day) == [2, 6, 9])
    #expect(named.first?.counterparty == "Me")
  }

  /// What was typed of a later day than its row is there already, and where
  /// the account had no opening it gets one all the same.
  @Test func whatIsTypedForALaterDayAgrees() throws {
    var dice = SplitMix64(seed: 41)
    var late = 0
    for _ in 0..<120 {
      let bank = try MadeBank(&dice, days: 12)
      let statement = try bank.statement(from: 0, to: 11, stating: true)
      guard let last = statement.rows.last, let stated = statement.last else {
        continue
      }
      var (story, asset) = try storyOfAccount()
      let day = last.day.adding(days: Int.random(in: 0...5, using: &dice))
      try story.move(
        "\(last.amount)",
        last.amount.isNegative ? .withdrawal : .deposit, in: "Account",
        on: "\(try #require(day))")
      let merging = try merge(story.book, asset, statement, &dice)
      try #require(merging.matched.count == 1)
      try #require(merging.balance?.held == stated.amount)
      // What follows is told as it is of both together.
      let end = try #require(last.day.adding(days: 9))
      let held = try merging.book.balance(of: asset.id, on: end)
      try #require(held == stated.amount)
      if merging.matched[0].date > last.day { late += 1 }
    }
    #expect(late > 50)
  }

  /// What was typed for an earlier day than its row is not there before it,
  /// and an adjustment that an opening comes before is told.
  @Test func whatIsTypedEarlyIsNotThereBefore() throws {
    var (story, asset) = try storyOfAccount()
    try story.move("50", .deposit, in: "Account", on: "2026-03-02")
    try story.move("100", .adjustment, in: "Account", on: "2026-03-08")
    var rows = StatementRows()
    rows.add(try day("2026-03-06"), Amount(50), payee: "Me")
    rows.last = (Amount(150), try day("2026-03-06"))
    rows.before = Amount(100)
    var dice = SplitMix64(seed: 43)
    let later = try merge(story.book, asset, rows, &dice)
    #expect(later.balance?.held == Amount(150))
    #expect(later.adjustment?.amount == Amount(100))
    var older = StatementRows()
    older.add(try day("2026-03-04"), Amount(5), payee: "Shop")
    older.last = (Amount(100), try day("2026-03-04"))
    older.before = Amount(95)
    let both = try merge(later.book, asset, older, &dice)
    #expect(both.balance?.held == both.balance?.stated.amount)
  }

  /// A difference is mended on a day on which what was typed late counts.
  @Test func aDifferenceIsMendedWithWhatIsTypedLate() throws {
    var (story, asset) = try storyOfAccount()
    try story.move("90", .opening, in: "Account", on: "2026-02-01")
    try story.move("50", .deposit, in: "Account", on: "2026-03-04")
    var rows = StatementRows()
    rows.add(try day("2026-03-02"), Amount(50), payee: "Me")
    rows.last = (Amount(150), try day("2026-03-02"))
    var dice = SplitMix64(seed: 42)
    let balance = try merge(story.book, asset, rows, &dice).balance
    #expect(balance?.held == Amount(140))
    #expect(balance?.mended.amount == Amount(150))
    #expect(balance?.mended.day == (try day("2026-03-04")))
  }

  @Test func equalPaymentsOfADayAreTwo() throws {
    let (story, asset) = try storyOfAccount()
    var rows = StatementRows()
    for _ in 0..<2 { rows.add(try day("2026-03-04"), Amount(-5), id: "A1") }
    var dice = SplitMix64(seed: 5)
    let merging = try merge(story.book, asset, rows, &dice)
    #expect(
      merging.added.map(\.externalID) == [
        "2026-03-04 -5 A1", "2026-03-04 -5 A1 #2",
      ])
  }

  /// A bank's id may end like a number of ours.
  @Test(arguments: [0, 1, 2])
  func idsThatLookLikeNumberedOnesAreTheirOwn(_ place: Int) throws {
    let (story, asset) = try storyOfAccount()
    var ids = ["A1", "A1"]
    ids.insert("A1 #2", at: place)
    var rows = StatementRows()
    for id in ids { rows.add(try day("2026-03-04"), Amount(-5), id: id) }
    var dice = SplitMix64(seed: 7)
    let merging = try merge(story.book, asset, rows, &dice)
    #expect(
      merging.added.compactMap(\.externalID).sorted() == [
        "2026-03-04 -5 A1", "2026-03-04 -5 A1 #2", "2026-03-04 -5 A1 #2 #2",
      ])
    let again = try merge(merging.book, asset, rows, &dice)
    #expect(!again.changesAnything)
  }

  @Test func goalsAreFoundByTheirLongestWords() throws {
    var (story, asset) = try storyOfAccount()
    try story.goal("Bike", "500", by: "2027-01-01", from: "2025-12-01")
    var bike = try story.book.household.goal(named: "Bike")
    bike.match = "Cargo  bike"
    story.book = try story.book.replacing(bike)
    var rows = StatementRows()
    rows.add(try day("2026-03-04"), Amount(5), note: "for the CARGO bike")
    rows.add(try day("2026-03-05"), Amount(6), note: "my car")
    rows.add(try day("2026-03-06"), Amount(-6), note: "my car")
    rows.add(try day("2026-03-07"), Amount(7), note: "nothing")
    var dice = SplitMix64(seed: 8)
    let merging = try merge(story.book, asset, rows, &dice)
    let car = try story.book.household.goal(named: "Car")
    #expect(merging.added.map(\.goal) == [bike.id, car.id, car.id, nil])
    #expect(merging.shares.count == 2)
    #expect(merging.withoutShare.isEmpty)
  }

  @Test func otherWordsForTheSameLookDouble() throws {
    let (story, asset) = try storyOfAccount()
    var old = StatementRows()
    old.add(try day("2026-03-04"), Amount(5), payee: "Old words")
    var dice = SplitMix64(seed: 9)
    let book = try merge(story.book, asset, old, &dice).book
    var new = StatementRows()
    new.add(try day("2026-03-04"), Amount(5), payee: "New words")
    let merging = try merge(book, asset, new, &dice)
    #expect(merging.doubles.count == 1)
    #expect(merging.added.count == 1)
  }
}
