import SavingsCore
import Support
import Testing

/// What is written for other programs; their own checks are in
/// `Tests/Journals`.
@Suite struct JournalTests {
  private func lines(_ text: [UInt8]) -> [Substring] {
    String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func whatEachGoalHasIsASumOfNothing() throws {
    let book = try StoreReader.read(Repository.store("demo.json")).book
    let text = lines(try book.ledgerJournal(on: day("2026-03-10")))
    let start = try #require(
      text.firstIndex { $0.hasSuffix("(goals) What each goal has") })
    let postings = text[(start + 1)...].prefix { $0 != "" }
    #expect(postings.contains("    Equity:Goals:New-car  1425.00 EUR"))
    #expect(postings.contains("    Equity:Goals:New-car  0.02000000 BTC"))
    #expect(postings.contains("    Equity:Goals  -0.02000000 BTC"))
    #expect(text.contains("    Assets:Savings  0.00 EUR = 9500.00 EUR"))
  }

  /// What a tool prints has all decimals of every row, also of those that come
  /// to nothing together.
  @Test func theFormOfACurrencyHidesNothing() throws {
    var story = try Story()
    try story.asset("Jar", "EUR")
    try story.asset("Wallet", "ETH")
    let sum = "0.123456789012345678"
    try story.move(sum, .deposit, in: "Wallet", on: "2026-02-01")
    try story.move("-\(sum)", .withdrawal, in: "Wallet", on: "2026-02-20")
    let text = lines(try story.book.ledgerJournal(on: day("2026-03-10")))
    #expect(
      text.contains(
        "    format 1000." + String(repeating: "0", count: 18) + " ETH"))
    #expect(text.contains("    format 1000.00 EUR"))
  }

  @Test func theSameBookGivesTheSameBytes() throws {
    let book = try StoreReader.read(Repository.store("demo.json")).book
    let today = try day("2026-03-10")
    #expect(try book.ledgerJournal(on: today) == book.ledgerJournal(on: today))
    #expect(
      try book.beancountJournal(on: today) == book.beancountJournal(on: today))
  }

  /// A store that another program sealed may hold what a terminal obeys.
  @Test func nothingThatATerminalObeysIsWritten() throws {
    var book = try StoreReader.read(Repository.store("demo.json")).book
    let hostile = "a\u{1b}[31m\u{7f}\u{202e}b"
    for place in book.household.goals.indices {
      book.household.goals[place].name = hostile
    }
    for place in book.household.assets.indices {
      book.household.assets[place].name = hostile
    }
    for place in 0..<book.transactions.count {
      book.transactions[place].note = hostile
      book.transactions[place].counterparty = hostile
    }
    let today = try day("2026-03-10")
    for text in [
      try book.ledgerJournal(on: today), try book.beancountJournal(on: today),
    ] {
      let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
      #expect(scalars.allSatisfy { $0 == "\n" || !Wording.isUnsafe($0) })
      #expect(String(decoding: text, as: UTF8.self).contains("[31m"))
    }
  }

  @Test func whatWouldBeginACommentIsWrittenOtherwise() throws {
    var story = try Story()
    try story.asset("Jar", "1INCH")
    var jar = try story.book.household.asset(named: "Jar")
    jar.slug = "ßjar"
    story.book = try story.book.replacing(jar)
    story.book = try story.book.adding(
      Transaction(
        id: Story.id(0x0c, 1), asset: jar.id, date: day("2026-01-02"),
        amount: Amount(1), kind: .deposit, note: "a|b;c \"d\\",
        counterparty: "; x"))
    let today = try day("2026-03-10")
    let ledger = lines(try story.book.ledgerJournal(on: today))
    #expect(ledger.contains { $0.hasSuffix(") , x | a/b,c \"d\\") })
    #expect(ledger.contains("    Assets:X-ßjar  1.00000000 \"1INCH\""))
    let bean = lines(try story.book.beancountJournal(on: today))
    #expect(bean.contains("2026-01-02 * \"; x\" \"a|b;c \\\"d\\\\\""))
    #expect(bean.contains("  Assets:X-ßjar  1.00000000 X-1INCH"))
  }

  /// beancount takes no account that begins with a letter without case, and
  /// none that is used before it is opened.
  @Test func accountsAreOpenedAsTheirToolTakesThem() throws {
    var story = try Story()
    try story.asset("Yen", slug: "日本")
    try story.asset("Om", slug: "ॐ")
    try story.asset("Star", "BTC")
    try story.move("1", .deposit, in: "Star", on: "2026-05-01")
    let today = try day("2026-03-10")
    let bean = lines(try story.book.beancountJournal(on: today))
    #expect(bean.contains("2026-03-10 open Assets:X-日本 EUR"))
    #expect(bean.contains("2026-03-10 open Assets:X-ॐ EUR"))
    #expect(bean.contains("2026-03-10 open Assets:Star BTC"))
    #expect(bean.contains { $0.hasPrefix("2026-03-11 balance Assets:Star 0") })
  }

  /// Slugs that differ may begin alike once they have their capital.
  @Test func noTwoHaveOneAccount() throws {
    var story = try Story()
    for slug in ["日本", "x-日本", "ıb", "ib", "x-日本-2"] {
      try story.asset("Of \(slug)", slug: slug)
    }
    let today = try day("2026-03-10")
    let names = ["X-日本", "X-日本-2", "Ib", "Ib-2", "X-日本-2-2"]
    let ledger = lines(try story.book.ledgerJournal(on: today))
    let bean = lines(try story.book.beancountJournal(on: today))
    for name in names {
      #expect(ledger.count { $0 == "account Assets:\(name)" } == 1)
      #expect(ledger.contains("    Assets:\(name)  0.00 EUR = 0.00 EUR"))
      #expect(bean.contains("2026-03-10 open Assets:\(name) EUR"))
      #expect(bean.contains("2026-03-11 balance Assets:\(name) 0.00 EUR"))
    }
  }

  @Test func aCopyIsACopy() throws {
    let book = try StoreReader.read(Repository.store("demo.json")).book
    let copying = Book().copying(book)
    #expect(copying.book == book)
    #expect(copying.conflicts.isEmpty)
    let again = book.copying(book)
    #expect(again.added == 0)
    #expect(again.book == book)
  }
}
