import SavingsCore
import Support
import Testing

/// Rows come into an asset once, whatever statements they come in.
@Suite struct MergingTests {
  /// A bank's account: what moved on which day, and what there was before.
  private struct Bank {
    var before = Amount.zero
    var rows: [(day: CalendarDate, sum: Amount, payee: String)] = []

    init(_ dice: inout SplitMix64, days: Int) throws {
      before = Amount(Int.random(in: 0...5000, using: &dice))
      let start = try day("2026-01-05")
      for step in 0..<days {
        for _ in 0..<Int.random(in: 0...3, using: &dice) {
          let sum = Int.random(in: -40...60, using: &dice)
          guard sum != 0, let day = start.adding(days: step) else { continue }
          rows.append(
            (
              day, Amount(sum),
              ["Shop", "Work", "Car"].randomElement(using: &dice) ?? ""
            ))
        }
      }
    }

    /// The statement of some days, with the balances if they are stated.
    func statement(
      from first: Int, to last: Int, stating: Bool
    ) throws -> StatementRows {
      let start = try day("2026-01-05")
      let days =
        try #require(
          start.adding(days: first))...(#require(
          start.adding(days: last)))
      var statement = StatementRows()
      var held = before
      for row in rows where row.day < days.lowerBound {
        held = try held + row.sum
      }
      if stating { statement.before = held }
      for row in rows where days.contains(row.day) {
        statement.add(row.day, row.sum, payee: row.payee)
        held = try held + row.sum
      }
      if stating, let last = statement.rows.last {
        statement.last = .init(held, on: last.day)
      }
      return statement
    }
  }

  private func story() throws -> (Story, Asset) {
    var story = try Story()
    try story.asset("Account")
    try story.goal("Car", "1000", by: "2027-01-01", from: "2025-12-01")
    var car = try story.book.household.goal(named: "Car")
    car.match = "car"
    story.book = try story.book.replacing(car)
    return (story, try story.book.household.asset(named: "Account"))
  }

  private func merge(
    _ book: Book, _ asset: Asset, _ rows: StatementRows,
    _ dice: inout SplitMix64
  ) throws -> Merging {
    try book.merging(rows, into: asset, on: day("2026-06-01")) {
      Identifier(random: &dice)
    }
  }

  /// What two books have to have in common: what moved under which name, what
  /// names a goal, and the shares.
  private func essence(_ book: Book) -> [String] {
    let moved = book.transactions.map {
      "\($0.date) \($0.amount) \($0.externalID ?? $0.kind.rawValue) \($0.goal?.bits ?? 0)"
    }
    let shares = book.household.allocations.map { "\($0.share) \($0.since)" }
    return moved.sorted() + shares.sorted()
  }

  @Test func theSameStatementTwiceAddsNothing() throws {
    var dice = SplitMix64(seed: 1)
    for _ in 0..<60 {
      let bank = try Bank(&dice, days: 12)
      let (story, asset) = try story()
      let all = try bank.statement(from: 0, to: 11, stating: true)
      let first = try merge(story.book, asset, all, &dice)
      let second = try merge(first.book, asset, all, &dice)
      try #require(!second.changesAnything)
      try #require(second.known == all.rows.count)
      try #require(second.book == first.book)
      if let (stated, held) = first.balance {
        try #require(stated.amount == held)
      }
    }
  }

  @Test func statementsInAnyOrderAreAsOneOfAllDays() throws {
    var dice = SplitMix64(seed: 2)
    for _ in 0..<80 {
      let bank = try Bank(&dice, days: 15)
      let (story, asset) = try story()
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

  @Test func statementsThatTouchKeepTheOpeningRight() throws {
    var dice = SplitMix64(seed: 3)
    for _ in 0..<80 {
      let bank = try Bank(&dice, days: 15)
      let (story, asset) = try story()
      let whole = try merge(
        story.book, asset, bank.statement(from: 0, to: 14, stating: true),
        &dice)
      var book = story.book
      var pieces = [(5, 9), (10, 14), (0, 4)]
      if Bool.random(using: &dice) { pieces.swapAt(1, 2) }
      for (first, last) in pieces {
        let rows = try bank.statement(from: first, to: last, stating: true)
        let merging = try merge(book, asset, rows, &dice)
        if let (stated, held) = merging.balance {
          try #require(stated.amount == held)
        }
        book = merging.book
      }
      let end = try day("2026-02-01")
      try #require(
        try book.balance(of: asset.id, on: end)
          == whole.book.balance(of: asset.id, on: end))
    }
  }

  @Test func whatWasTypedBeforeIsTheSame() throws {
    var (story, asset) = try story()
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

  @Test func equalPaymentsOfADayAreTwo() throws {
    let (story, asset) = try story()
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
    let (story, asset) = try story()
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

  @Test func whatTheOpeningHeldMovesItBack() throws {
    var (story, asset) = try story()
    try story.move("1000", .opening, in: "Account", on: "2026-03-10")
    var rows = StatementRows()
    rows.add(try day("2026-03-05"), Amount(300))
    rows.add(try day("2026-03-10"), Amount(-50))
    rows.add(try day("2026-03-12"), Amount(10))
    var dice = SplitMix64(seed: 6)
    let merging = try merge(story.book, asset, rows, &dice)
    let opening = try #require(
      merging.book.transactions.first { $0.kind == .opening })
    #expect(opening.amount == Amount(750))
    #expect(opening.date == (try day("2026-03-04")))
    #expect(
      try merging.book.balance(of: asset.id, on: day("2026-03-10"))
        == Amount(1000))
  }

  @Test func goalsAreFoundByTheirLongestWords() throws {
    var (story, asset) = try story()
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
    let (story, asset) = try story()
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
