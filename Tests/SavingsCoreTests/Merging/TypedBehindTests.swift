import SavingsCore
import Support
import Testing

/// What is typed behind a row that came in is told to look like it.
@Suite struct TypedBehindTests {
  @Test func isTheNearestRowOfItsSumForNoOtherGoal() throws {
    var dice = SplitMix64(seed: 31)
    var found = 0
    for _ in 0..<300 {
      let (book, typed) = try made(&dice)
      let row = book.row(like: typed)
      let distances = book.transactions.filter { isAlike($0, typed) }
        .map { abs($0.date.days(until: typed.date)) }
      try #require(
        row.map { abs($0.date.days(until: typed.date)) } == distances.min())
      if let row {
        try #require(isAlike(row, typed))
        found += 1
      }
    }
    #expect(found > 50 && found < 250)
  }

  @Test func whatABankToldItselfIsNone() throws {
    var (story, _) = try storyOfAccount()
    var row = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-03-02")
    row.externalID = "2026-03-02 250 A1"
    story.book = try story.book.adding(row)
    var typed = try story.transaction(
      "250", .deposit, in: "Account", on: "2026-03-02")
    #expect(story.book.row(like: typed) == row)
    typed.externalID = "2026-03-02 250 A2"
    #expect(story.book.row(like: typed) == nil)
  }

  private func isAlike(_ row: Transaction, _ typed: Transaction) -> Bool {
    row.externalID != nil && row.asset == typed.asset && row.kind == typed.kind
      && row.amount == typed.amount
      && abs(row.date.days(until: typed.date)) <= 5
      && (row.goal == nil || typed.goal == nil || row.goal == typed.goal)
  }

  /// An account with rows of a bank and what was typed, and one more.
  private func made(
    _ dice: inout SplitMix64
  ) throws -> (Book, Transaction) {
    var (story, _) = try storyOfAccount()
    try story.asset("Wallet")
    try story.goal("House", "1000", by: "2027-01-01", from: "2025-12-01")
    func any(_ dice: inout SplitMix64) throws -> Transaction {
      let goals = [nil, "House", "Car"]
      let isInterest = Bool.random(using: &dice)
      return try story.transaction(
        "\(Int.random(in: 1...2, using: &dice))",
        isInterest ? .interest : .deposit,
        in: Bool.random(using: &dice) ? "Account" : "Wallet",
        for: isInterest ? nil : goals[Int.random(in: 0...2, using: &dice)],
        on: "2026-03-\(Int.random(in: 10...31, using: &dice))")
    }
    for number in 0..<12 {
      var row = try any(&dice)
      if Bool.random(using: &dice) { row.externalID = "row \(number)" }
      story.book = try story.book.adding(row)
    }
    return (story.book, try any(&dice))
  }
}
