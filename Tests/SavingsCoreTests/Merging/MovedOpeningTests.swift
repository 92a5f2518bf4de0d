import SavingsCore
import Support
import Testing

/// What an account was opened with is what it was, whatever is brought in of
/// the days before.
@Suite struct MovedOpeningTests {
  @Test func statementsThatTouchKeepTheOpeningRight() throws {
    var dice = SplitMix64(seed: 3)
    for _ in 0..<80 {
      let bank = try MadeBank(&dice, days: 15)
      let (story, asset) = try storyOfAccount()
      let whole = try merge(
        story.book, asset, bank.statement(from: 0, to: 14, stating: true),
        &dice)
      var book = story.book
      var pieces = [(5, 9), (10, 14), (0, 4)]
      if Bool.random(using: &dice) { pieces.swapAt(1, 2) }
      for (first, last) in pieces {
        let rows = try bank.statement(from: first, to: last, stating: true)
        let merging = try merge(book, asset, rows, &dice)
        if let (stated, held, _) = merging.balance {
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

  /// Who opens an account with what there is today may bring in the months
  /// before in any order, also with one missing at first.
  @Test func statementsBeforeAnOpeningAreAsOneOfAllDays() throws {
    var dice = SplitMix64(seed: 31)
    for _ in 0..<200 {
      let bank = try MadeBank(&dice, days: 15)
      var (story, asset) = try storyOfAccount()
      let told = try #require(day("2026-01-05").adding(days: 11))
      var there = try bank.before + Amount(10_000)
      for row in bank.rows where row.day <= told { there = try there + row.sum }
      try story.move(
        there.description, .opening, in: "Account", on: told.description)
      let stating = Bool.random(using: &dice)
      let whole = try merge(
        story.book, asset,
        bank.statement(from: 0, to: 14, stating: false), &dice)
      var book = story.book
      var pieces = [(0, 4), (5, 9), (10, 14)]
      pieces.shuffle(using: &dice)
      for (first, last) in pieces {
        var rows = try bank.statement(from: first, to: last, stating: stating)
        // The bank has 10,000 more than it is made up of.
        rows.before = try rows.before.map { try $0 + Amount(10_000) }
        rows.last = try rows.last.map {
          (try $0.amount + Amount(10_000), $0.day)
        }
        book = try merge(book, asset, rows, &dice).book
      }
      try #require(essence(book) == essence(whole.book), "\(pieces)")
      try #require(
        try book.balance(of: asset.id, on: told) == there, "\(pieces)")
    }
  }

  /// A statement of days on which nothing moved comes in before what follows,
  /// or behind it; another balance than that of the opening moves nothing.
  @Test func aQuietStatementMayComeInBehind() throws {
    var dice = SplitMix64(seed: 9)
    var quiet = StatementRows()
    quiet.last = (Amount(1000), try day("2026-01-31"))
    var next = StatementRows()
    next.before = Amount(1000)
    next.add(try day("2026-02-10"), Amount(-90), payee: "Shop")
    next.last = (Amount(910), try day("2026-02-28"))
    let (story, asset) = try storyOfAccount()
    func merged(_ statements: [StatementRows]) throws -> Book {
      var book = story.book
      for statement in statements {
        let merging = try merge(book, asset, statement, &dice)
        let (stated, held, _) = try #require(merging.balance)
        try #require(stated.amount == held)
        book = merging.book
      }
      return book
    }
    #expect(
      try essence(merged([quiet, next])) == essence(merged([next, quiet])))

    let book = try merged([next])
    quiet.last = (Amount(900), try day("2026-01-31"))
    let other = try merge(book, asset, quiet, &dice)
    #expect(essence(other.book) == essence(book))
    #expect(other.balance?.1 == .zero)
  }

  /// Who opens an account with what there was in the morning has it kept, where
  /// the statements tell so, whichever comes in first.
  @Test func anOpeningOfTheMorningStaysWhatItWas() throws {
    var dice = SplitMix64(seed: 32)
    for _ in 0..<200 {
      let bank = try MadeBank(&dice, days: 15)
      var (story, asset) = try storyOfAccount()
      let told = try #require(day("2026-01-05").adding(days: 7))
      var there = try bank.before + Amount(10_000)
      for row in bank.rows where row.day < told { there = try there + row.sum }
      try story.move(
        there.description, .opening, in: "Account", on: told.description)
      func merged(_ book: Book, _ first: Int, _ last: Int) throws -> Book {
        var rows = try bank.statement(from: first, to: last, stating: true)
        rows.before = try rows.before.map { try $0 + Amount(10_000) }
        rows.last = nil
        return try merge(book, asset, rows, &dice).book
      }
      func moved(_ book: Book) -> [String] {
        book.transactions.map { "\($0.date) \($0.amount) \($0.kind)" }.sorted()
      }
      let whole = try merged(story.book, 0, 14)
      var book = story.book
      var pieces = [(0, 4), (5, 9), (10, 14)]
      pieces.shuffle(using: &dice)
      for (first, last) in pieces { book = try merged(book, first, last) }
      try #require(moved(book) == moved(whole), "\(pieces)")
      var end = try bank.before + Amount(10_000)
      for row in bank.rows { end = try end + row.sum }
      try #require(
        try book.balance(of: asset.id, on: day("2026-02-01")) == end,
        "\(pieces)")
    }
  }

  /// Who opens an account with the figure of an earlier evening has it kept of
  /// that, where one statement tells so.
  @Test func anOpeningOfAnEarlierEveningStaysWhatItWas() throws {
    var dice = SplitMix64(seed: 33)
    var moved = 0
    for early in 0..<200 {
      let bank = try MadeBank(&dice, days: 15)
      var (story, asset) = try storyOfAccount()
      let told = try day("2026-01-12")
      guard let last = bank.rows.last?.day, last >= told else { continue }
      let evening = try #require(told.adding(days: -early % 8))
      var there = try bank.before + Amount(10_000)
      var (by, end) = (there, there)
      for row in bank.rows {
        if row.day <= evening { there = try there + row.sum }
        if row.day <= told { by = try by + row.sum }
        end = try end + row.sum
      }
      try story.move(
        there.description, .opening, in: "Account", on: told.description)
      var rows = try bank.statement(from: 0, to: 14, stating: true)
      rows.before = try rows.before.map { try $0 + Amount(10_000) }
      rows.last = (end, last)
      let merging = try merge(story.book, asset, rows, &dice)
      let (stated, held, _) = try #require(merging.balance)
      try #require(stated.amount == held, "\(evening)")
      if by != there { moved += 1 }
    }
    #expect(moved > 20)
  }

  @Test func whatTheOpeningHeldMovesItBack() throws {
    var (story, asset) = try storyOfAccount()
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
}
