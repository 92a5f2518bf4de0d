import SavingsCore
import Support
import Testing

/// A statement that was forgotten is told as a gap, and what was reconciled
/// instead of it may hold it when it comes in late.
@Suite struct GapTests {
  /// A statement of one row, and of what there was before it.
  private func statement(
    of date: String, _ sum: Int, from before: Int
  ) throws -> StatementRows {
    var rows = StatementRows()
    rows.before = Amount(before)
    rows.add(try day(date), Amount(sum))
    rows.last = (Amount(before + sum), try day(date))
    return rows
  }

  /// Brings rows into the account of a story.
  private func merge(
    _ rows: StatementRows, into story: inout Story, _ dice: inout SplitMix64
  ) throws -> Merging {
    let asset = try story.book.household.asset(named: "Account")
    let merging = try story.book.merging(rows, into: asset) {
      Identifier(random: &dice)
    }
    story.book = merging.book
    return merging
  }

  /// What the file does not have, and the account does.
  private func beside(_ gap: Merging.Gap?) -> [Amount]? {
    if case .beside(let all)? = gap { all.map(\.amount) } else { nil }
  }

  /// The day before which there is a gap.
  private func eve(of gap: Merging.Gap?) -> CalendarDate? {
    if case .before(let day)? = gap { day } else { nil }
  }

  /// Whoever opens an account with what there is today, and brings in what was
  /// before, oldest first, still lacks what is between.
  @Test func whatTheOpeningWasToldOfIsMissingBehindTheRows() throws {
    var story = try Story()
    try story.asset("Account")
    try story.move("100", .opening, in: "Account", on: "2026-03-10")
    var dice = SplitMix64(seed: 10)
    for (date, before) in [("2026-01-05", 50), ("2026-02-05", 70)] {
      let merging = try merge(
        statement(of: date, 5, from: before), into: &story, &dice)
      guard case .upTo(let told)? = merging.gap else {
        Issue.record("\(date): \(String(describing: merging.gap))")
        continue
      }
      #expect(told == (try day("2026-03-10")))
    }
  }

  /// A balance may be stated of a day before the first row.
  @Test func anOpeningIsOfTheDayThatIsStated() throws {
    var story = try Story()
    try story.asset("Account")
    let asset = try story.book.household.asset(named: "Account")
    var rows = StatementRows()
    rows.before = Amount(100)
    rows.add(try day("2026-03-12"), Amount(-1))
    rows.last = (Amount(100), try day("2026-03-10"))
    var dice = SplitMix64(seed: 10)
    let merging = try story.book.merging(rows, into: asset) {
      Identifier(random: &dice)
    }
    #expect(merging.balance?.held == Amount(100))
    let end = try day("2026-03-12")
    #expect(try merging.book.balance(of: asset.id, on: end) == Amount(99))
  }

  @Test func whatIsMissingIsOfBeforeTheRows() throws {
    var story = try Story()
    try story.asset("Account")
    var dice = SplitMix64(seed: 10)
    func merge(_ rows: StatementRows) throws -> Merging {
      try self.merge(rows, into: &story, &dice)
    }
    let first = try merge(statement(of: "2026-03-02", 20, from: 100))
    #expect(first.gap == nil)
    let late = try merge(statement(of: "2026-03-10", 20, from: 140))
    #expect(eve(of: late.gap) == (try day("2026-03-10")))
    #expect(late.adjustment == nil)
    try story.move("20", .adjustment, in: "Account", on: "2026-03-11")
    let missed = try merge(statement(of: "2026-03-06", 20, from: 120))
    #expect(missed.gap == nil)
    #expect(missed.adjustment?.amount == Amount(20))
    let next = try merge(statement(of: "2026-03-12", 5, from: 160))
    #expect(eve(of: next.gap) == (try day("2026-03-12")))
    #expect(next.adjustment == nil)
  }

  /// History that the opening holds already changes nothing of what was there
  /// when it was reconciled.
  @Test func whatTheOpeningHoldsIsNoDouble() throws {
    var story = try Story()
    try story.asset("Account")
    try story.move("100", .opening, in: "Account", on: "2026-03-10")
    try story.move("5", .adjustment, in: "Account", on: "2026-03-11")
    var rows = StatementRows()
    rows.add(try day("2026-03-06"), Amount(20))
    var dice = SplitMix64(seed: 10)
    let merging = try merge(rows, into: &story, &dice)
    #expect(merging.opening != .none)
    #expect(merging.adjustment == nil)
  }

  /// Whoever typed what came in as two sums, and brings in the one row that it
  /// was, is told which: the opening, which agrees, is not made less.
  @Test func whatWasTypedInPartsIsNamed() throws {
    var story = try Story()
    try story.asset("Account")
    try story.move("1000", .opening, in: "Account", on: "2026-01-02")
    try story.move("225", .deposit, in: "Account", on: "2026-01-31")
    try story.move("500", .deposit, in: "Account", on: "2026-01-31")
    var dice = SplitMix64(seed: 10)
    let merging = try merge(
      statement(of: "2026-01-31", 725, from: 1000), into: &story, &dice)
    #expect(merging.opening == .none)
    #expect(beside(merging.gap) == [Amount(225), Amount(500)])
  }

  /// A row that an older file told and a newer one does not is told, too.
  @Test func whatTheFileNoLongerHasIsNamed() throws {
    var story = try Story()
    try story.asset("Account")
    try story.move("100", .opening, in: "Account", on: "2026-01-02")
    var dice = SplitMix64(seed: 10)
    let first = try merge(
      statement(of: "2026-01-31", 41, from: 100), into: &story, &dice)
    #expect(first.gap == nil)
    let right = try merge(
      statement(of: "2026-01-31", 410, from: 100), into: &story, &dice)
    #expect(beside(right.gap) == [Amount(41)])
  }
}
