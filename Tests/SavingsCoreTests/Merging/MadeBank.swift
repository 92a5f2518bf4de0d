import SavingsCore
import Support
import Testing

/// A bank's account: what moved on which day, and what there was before.
struct MadeBank {
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
      statement.last = (held, last.day)
    }
    return statement
  }
}

func storyOfAccount() throws -> (Story, Asset) {
  var story = try Story()
  try story.asset("Account")
  try story.goal("Car", "1000", by: "2027-01-01", from: "2025-12-01")
  var car = try story.book.household.goal(named: "Car")
  car.match = "car"
  story.book = try story.book.replacing(car)
  return (story, try story.book.household.asset(named: "Account"))
}

func merge(
  _ book: Book, _ asset: Asset, _ rows: StatementRows,
  _ dice: inout SplitMix64
) throws -> Merging {
  try book.merging(rows, into: asset) { Identifier(random: &dice) }
}

extension StatementRows {
  /// Adds a row of these words.
  mutating func add(
    _ day: CalendarDate, _ amount: Amount, isInterest: Bool = false,
    payee: String = "", note: String = "", id: String = ""
  ) {
    add(
      day, amount, isInterest: isInterest, payee: payee.utf8.span,
      note: note.utf8.span, id: id.utf8.span)
  }
}

/// What two books have to have in common: what moved under which name, what
/// names a goal, and the shares.
func essence(_ book: Book) -> [String] {
  let moved = book.transactions.map {
    "\($0.date) \($0.amount) \($0.externalID ?? $0.kind.rawValue) \($0.goal?.bits ?? 0)"
  }
  let shares = book.household.allocations.map { "\($0.share) \($0.since)" }
  return moved.sorted() + shares.sorted()
}
