import SavingsCore
import Support
import Testing

/// What is typed behind a row that came in is told to look like it.
@Suite struct TypedBehindTests {
  @Test func isTheNearestRowOfItsSumForNoOtherGoal() throws {
    var dice = SplitMix64(seed: 31)
    var found = 0
    for _ in 0..<300 {
      var story = try storyOfTwo(rows: 12, &dice)
      let typed = try any(&story, &dice)
      let row = rows(like: [typed], story).first ?? nil
      let fitting = story.book.transactions.filter { mayBe(typed, $0) }
      try #require(
        row.map { distance($0, typed) }
          == fitting.map { distance($0, typed) }.min())
      if let row {
        try #require(mayBe(typed, row))
        found += 1
      }
    }
    #expect(found > 50 && found < 250)
  }

  /// However much is typed, at once or one after the other.
  @Test func aRowIsToldOnce() throws {
    var dice = SplitMix64(seed: 32)
    var found = 0
    for _ in 0..<300 {
      var story = try storyOfTwo(rows: 6, &dice)
      for _ in 0..<3 {
        let new = try (0..<2).map { _ in try any(&story, &dice) }
        for typed in new { story.book = try story.book.adding(typed) }
        let told = rows(like: new, story)
        for (typed, row) in zip(new, told) {
          if let row { try #require(mayBe(typed, row)) }
        }
        let ids = told.compactMap { $0?.id }
        try #require(Set(ids).count == ids.count)
        found += ids.count
      }
    }
    #expect(found > 300)
  }

  @Test func whatWasTypedEarlierComesFirst() throws {
    var (story, _) = try storyOfAccount()
    var row = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-03-02")
    row.externalID = "2026-03-02 250 A1"
    story.book = try story.book.adding(row)
    let typed = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-03-05")
    #expect(rows(like: [typed], story) == [row])
    let again = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-03-02")
    #expect(rows(like: [typed, again], story) == [row, nil])
    story.book = try story.book.adding(typed)
    #expect(rows(like: [typed], story) == [row])
    #expect(rows(like: [again], story) == [nil])
  }

  @Test func whatHasARowOfItsOwnTakesNoOther() throws {
    var (story, _) = try storyOfAccount()
    for date in ["2026-02-24", "2026-03-05"] {
      var row = try story.transaction("250", .deposit, in: "Account", on: date)
      row.externalID = "\(date) 250 A1"
      story.book = try story.book.adding(row)
    }
    let earlier = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-02-28")
    story.book = try story.book.adding(earlier)
    let typed = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-03-10")
    #expect(
      rows(like: [typed], story).map { $0?.date.description } == ["2026-03-05"])
  }

  @Test func whatABankToldItselfIsNone() throws {
    var (story, _) = try storyOfAccount()
    var row = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-03-02")
    row.externalID = "2026-03-02 250 A1"
    story.book = try story.book.adding(row)
    var typed = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-03-02")
    typed.externalID = "2026-03-02 250 A2"
    #expect(rows(like: [typed], story) == [nil])
  }

  /// A side of a transfer looks like a row, and takes it, as anything does; one
  /// that is a row itself is looked like.
  @Test func soDoSidesOfTransfers() throws {
    var (story, _) = try storyOfAccount()
    var row = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-03-02")
    row.externalID = "2026-03-02 250 A1"
    story.book = try story.book.adding(row)
    var side = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-03-03")
    side.transfer = Transaction.ID(bits: 999)
    let typed = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-03-04")
    #expect(rows(like: [side], story) == [row])
    story.book = try story.book.adding(side)
    #expect(rows(like: [side], story) == [row])
    #expect(rows(like: [typed], story) == [nil])
    story.book = story.book.removing(row)
    side.externalID = row.externalID
    story.book = try story.book.replacing(side)
    #expect(rows(like: [typed], story) == [side])
  }

  private func rows(like new: [Transaction], _ story: Story) -> [Transaction?] {
    let transactions = story.book.transactions
    return story.book.rows(like: new).map { $0.map { transactions[$0] } }
  }

  private func mayBe(_ typed: Transaction, _ row: Transaction) -> Bool {
    row.externalID != nil && row.asset == typed.asset && row.kind == typed.kind
      && row.amount == typed.amount && distance(row, typed) <= 5
      && (row.goal == nil || typed.goal == nil || row.goal == typed.goal)
  }

  private func distance(_ one: Transaction, _ other: Transaction) -> Int {
    abs(one.date.days(until: other.date))
  }

  /// Two accounts, in which a bank told of some rows.
  private func storyOfTwo(rows: Int, _ dice: inout SplitMix64) throws -> Story {
    var (story, _) = try storyOfAccount()
    try story.asset("Wallet")
    try story.goal("House", "1000", by: "2027-01-01", from: "2025-12-01")
    for number in 0..<rows {
      var row = try any(&story, &dice)
      row.externalID = "row \(number)"
      story.book = try story.book.adding(row)
    }
    return story
  }

  private func any(
    _ story: inout Story, _ dice: inout SplitMix64
  ) throws -> Transaction {
    let goals = [nil, "House", "Car"]
    let isInterest = Bool.random(using: &dice)
    return try story.transaction(
      "\(Int.random(in: 1...2, using: &dice))",
      isInterest ? .interest : .deposit,
      in: Bool.random(using: &dice) ? "Account" : "Wallet",
      for: isInterest ? nil : goals[Int.random(in: 0...2, using: &dice)],
      on: "2026-03-\(Int.random(in: 10...31, using: &dice))")
  }
}
