import SavingsCore
import Support
import Testing

/// What becomes of what was there when an asset was opened.
@Suite struct JoinedOpeningTests {
  /// The day that the opening is told of.
  private static let told = "2026-01-05"

  private static func opening(
    _ amount: Int, on date: String = told, _ number: Int = 1
  ) -> JoinPair.Step {
    { book in
      try book.adding(
        Transaction(
          id: Story.id(13, number), asset: book.household.assets[0].id,
          date: day(date), amount: Amount(amount), kind: .opening))
    }
  }

  /// A row that comes in with a statement; the opening holds it already, so it
  /// is moved before it, and keeps the day that it was told of unless it is
  /// moved by hand.
  private static func row(
    _ number: Int, of amount: Int, on date: String, note: String? = nil,
    byHand: Bool = false
  ) -> JoinPair.Step {
    { book in
      let next = try late(number, of: amount, on: date)(book)
      guard var opening = found(in: book) else { return next }
      opening.amount = try opening.amount - Amount(amount)
      opening.date = min(opening.date, try #require(try day(date).yesterday))
      if !byHand { opening.externalID = "told of \(told)" }
      opening.note = note ?? opening.note
      return opening.amount.isZero
        ? next.removing(opening) : try next.replacing(opening)
    }
  }

  /// A row that no opening holds.
  private static func late(
    _ number: Int, of amount: Int, on date: String
  ) -> JoinPair.Step {
    { book in
      try book.adding(
        Transaction(
          id: Story.id(14, number), asset: book.household.assets[0].id,
          date: try day(date), amount: Amount(amount), kind: .deposit))
    }
  }

  private static func all(_ steps: [JoinPair.Step]) -> JoinPair.Step {
    { book in try steps.reduce(book) { try $1($0) } }
  }

  private static func found(in book: Book) -> Transaction? {
    book.transactions.first { $0.kind == .opening }
  }

  /// An opening is a record like any other where nothing came in before it.
  @Test func anOpeningIsChangedKeyByKey() throws {
    var pair = JoinPair(base: JoinedOpeningTests.opening(50))
    pair.here = JoinPair.deposit { $0.note = "anna" }
    pair.there = JoinPair.deposit { $0.counterparty = "bank" }
    let both = try #require(try pair.outcome().joined).snapshot.book
    #expect(both.transactions[0].note == "anna")
    #expect(both.transactions[0].counterparty == "bank")
    pair.there = JoinPair.deposit { $0.note = "ben" }
    #expect(try pair.outcome().names.count == 1)
    let days = [try day("2025-12-01"), try day("2025-12-15")]
    pair.here = JoinPair.deposit { $0.date = days[0] }
    pair.there = JoinPair.deposit { $0.date = days[1] }
    #expect(try pair.outcome().names.count == 1)
  }

  /// One out of which both took rows that came in gives way to all of them,
  /// whatever was taken out of it before, and what else was changed of it stays.
  @Test func anOpeningGivesWayToTheRowsOfBothSides() throws {
    var dice = SplitMix64(seed: 11)
    var tried = 0
    for _ in 0..<300 {
      let whole = Int.random(in: 3...9, using: &dice)
      var rows: [[JoinPair.Step]] = [[], [], []]
      var (sum, first) = (0, JoinedOpeningTests.told)
      for number in 1...Int.random(in: 2...5, using: &dice) {
        let amount = Int.random(in: 1...3, using: &dice)
        let date = "2025-0\(Int.random(in: 1...9, using: &dice))-10"
        let side = number > 2 ? Int.random(in: 0...2, using: &dice) : number - 1
        rows[side].append(
          JoinedOpeningTests.row(
            number, of: amount, on: date, note: side == 0 ? "anna" : nil,
            byHand: side < 2 && dice.once(in: 3)))
        (sum, first) = (sum + amount, min(first, date))
      }
      let pair = JoinPair(
        base: JoinedOpeningTests.all(
          [JoinedOpeningTests.opening(whole)] + rows[2]),
        here: JoinedOpeningTests.all(rows[0]),
        there: JoinedOpeningTests.all(rows[1]))
      let base = try pair.base(pair.start)
      // Behind an opening that came to nothing rows are only added.
      let books = [base, try pair.here(base), try pair.there(base)]
      guard JoinedOpeningTests.found(in: base) != nil,
        try books.allSatisfy({ book in
          let asset = book.household.assets[0].id
          return try book.balance(of: asset, on: day(JoinedOpeningTests.told))
            == Amount(whole)
        })
      else { continue }
      tried += 1
      let joined = try #require(try pair.outcome().joined)
      let book = joined.snapshot.book
      let asset = book.household.assets[0].id
      let held = try book.balance(of: asset, on: day(JoinedOpeningTests.told))
      try #require(held == Amount(whole))
      for case .balanceDiffers in joined.warnings {
        Issue.record("a balance is another one")
      }
      let opening = JoinedOpeningTests.found(in: book)
      try #require((opening == nil) == (sum == whole))
      guard let opening else { continue }
      // One that came to nothing takes along what was noted of it.
      let isNoted = JoinedOpeningTests.found(in: books[1]) != nil
      try #require(opening.note == (isNoted ? "anna" : nil))
      try #require(opening.amount == Amount(whole - sum))
      try #require(opening.date == (try day(first)).yesterday)
      try #require(opening.externalID == "told of \(JoinedOpeningTests.told)")
    }
    #expect(tried > 200)
  }

  /// What one side opened an asset with holds the rows that the other has of
  /// before it: they are taken out of it.
  @Test(arguments: [(60, nil), (100, 40), (50, -10)] as [(Int, Int?)])
  func aNewOpeningHoldsWhatTheOtherSideHas(_ amount: Int, _ rest: Int?) throws {
    let rows = [(1, 20), (2, 40)].map { number, amount in
      JoinedOpeningTests.row(number, of: amount, on: "2025-1\(number)-10")
    }
    let pair = JoinPair(
      here: JoinedOpeningTests.all(rows),
      there: JoinedOpeningTests.opening(amount))
    let joined = try #require(try pair.outcome().joined)
    let book = joined.snapshot.book
    let opening = JoinedOpeningTests.found(in: book)
    #expect(opening?.amount == rest.map { Amount($0) })
    #expect(opening.map { $0.date.description } ?? "2025-11-09" == "2025-11-09")
    let asset = book.household.assets[0].id
    let held = try book.balance(of: asset, on: day(JoinedOpeningTests.told))
    #expect(held == Amount(amount))
    // Who had the rows is told of another balance.
    #expect(joined.warnings.isEmpty == (rest == nil))
    for case .balanceDiffers(_, _, let stated, _, _) in joined.warnings {
      #expect(stated.amount == Amount(60))
    }
  }

  /// Of two new ones the rows of the other side are taken out; where the same
  /// is left they are one, and nobody is asked.
  @Test func twoNewOpeningsAreOneWhereTheirRowsSaySo() throws {
    let row = JoinedOpeningTests.row
    let pair = JoinPair(
      here: JoinedOpeningTests.all([
        JoinedOpeningTests.opening(130, 1),
        row(1, 100, "2025-11-05", nil, false),
      ]),
      there: JoinedOpeningTests.all([
        JoinedOpeningTests.opening(100, on: "2025-12-04", 2),
        JoinedOpeningTests.late(2, of: 30, on: "2025-12-05"),
      ]))
    let joined = try #require(try pair.outcome().joined)
    let book = joined.snapshot.book
    #expect(JoinedOpeningTests.found(in: book) == nil)
    let asset = book.household.assets[0].id
    for (date, held) in [("2025-12-04", 100), (JoinedOpeningTests.told, 130)] {
      #expect(try book.balance(of: asset, on: day(date)) == Amount(held))
    }
    #expect(joined.warnings.isEmpty)
  }

  /// Of two sums that of the earlier day stays, and the other day has another
  /// balance.
  @Test func theEarlierOfTwoNewOpeningsStays() throws {
    let pair = JoinPair(
      here: JoinedOpeningTests.opening(130, 1),
      there: JoinedOpeningTests.opening(100, on: "2025-12-04", 2))
    let joined = try #require(try pair.outcome().joined)
    #expect(
      JoinedOpeningTests.found(in: joined.snapshot.book)?.amount == Amount(100))
    guard
      case .balanceDiffers(_, _, let stated, let held, _)? =
        joined.warnings.first
    else {
      Issue.record("\(joined.warnings)")
      return
    }
    #expect((stated.amount, held.amount) == (Amount(130), Amount(100)))
  }

  /// Where one side typed something before the day that an opening was told
  /// of, that counts beside it, and nothing is asked.
  @Test func whatOneSideTypedCountsBesideTheOpening() throws {
    let pair = JoinPair(
      base: JoinedOpeningTests.opening(100),
      here: JoinedOpeningTests.all([
        JoinedOpeningTests.row(1, of: 10, on: "2025-11-05"),
        JoinedOpeningTests.late(3, of: 5, on: "2025-12-01"),
      ]), there: JoinedOpeningTests.row(2, of: 3, on: "2025-10-05"))
    let book = try #require(try pair.outcome().joined).snapshot.book
    #expect(JoinedOpeningTests.found(in: book)?.amount == Amount(87))
    let asset = book.household.assets[0].id
    #expect(
      try book.balance(of: asset, on: day(JoinedOpeningTests.told))
        == Amount(105))
  }
}
