import SavingsCore
import Support
import Testing

@Suite struct ImplausibleRateTests {
  /// What is typed beside what was known, and how many times the smaller one
  /// the larger one is where it does not fit.
  @Test(
    arguments: [
      ("USD/EUR 0.92", "USD/EUR 1.84", nil),
      ("USD/EUR 0.92", "USD/EUR 1.8401", "2"),
      ("USD/EUR 0.92", "USD/EUR 0.46", nil),
      ("USD/EUR 0.92", "USD/EUR 0.45", "2"),
      ("USD/EUR 0.92", "EUR/USD 1.1", nil),
      ("USD/EUR 0.92", "EUR/USD 0.25", "4.3"),
      ("BTC/EUR 82000", "BTC/EUR 820000", nil),
      ("BTC/EUR 82000", "BTC/EUR 8200", nil),
      ("BTC/EUR 82000", "BTC/EUR 820001", "10"),
      ("BTC/EUR 82000", "EUR/BTC 82000", "6724000000"),
      ("BTC/EUR 82000", "BTC/USD 82000", nil),
    ] as [(String, String, String?)])
  func isFarFromWhatWasKnown(
    known: String, typed: String, factor: String?
  ) throws {
    let jump = ImplausibleRate(
      try rate(typed, "2026-03-10"), beside: [try rate(known, "2026-03-09")])
    #expect(jump?.factor?.description == factor)
  }

  @Test func theOtherWayRoundMayFit() throws {
    let known = try rate("BTC/EUR 82000", "2026-03-09")
    let turned = try rate("EUR/BTC 82000", "2026-03-10")
    let jump = try #require(ImplausibleRate(turned, beside: [known]))
    #expect(jump.fitsInverse)
    #expect(try jump.knownInShort == Amount("0.0000121951"))
    #expect(jump.since == known.date)
    let far = try rate("EUR/BTC 5", "2026-03-10")
    #expect(ImplausibleRate(far, beside: [known])?.fitsInverse == false)
  }

  /// What is known beside a rate of EUR/BTC 82000 of 2026-03-10, and the day of
  /// that which says the same the other way round.
  @Test(
    arguments: [
      (["BTC/EUR 82000 2026-03-09"], "2026-03-09"),
      (["BTC/EUR 82000 2026-03-10"], "2026-03-10"),
      (["BTC/EUR 82001 2026-03-10"], nil),
      (["BTC/EUR 82000 2026-03-08", "BTC/EUR 81000 2026-03-09"], nil),
      (["BTC/EUR 82000 2026-03-08", "EUR/BTC 0.000012 2026-03-09"], nil),
      (
        ["BTC/EUR 82000 2026-03-09", "EUR/BTC 0.000012 2026-03-10"],
        "2026-03-09"
      ),
    ] as [([String], String?)])
  func theSameMayBeThereTheOtherWayRound(
    known: [String], date: String?
  ) throws {
    let rates = try known.map { line in
      try rate(String(line.dropLast(11)), String(line.suffix(10)))
    }
    let typed = try rate("EUR/BTC 82000", "2026-03-10")
    let jump = try #require(ImplausibleRate(typed, beside: rates))
    #expect(jump.turned?.date.description == date)
  }

  @Test func aChainSaysWhatWasKnownToo() throws {
    let known = [
      try rate("BTC/USD 90000", "2026-03-01"),
      try rate("USD/EUR 0.9", "2026-03-09"),
    ]
    let jump = try #require(
      ImplausibleRate(try rate("BTC/EUR 81", "2026-03-10"), beside: known))
    #expect(jump.factor == Amount(1000))
    #expect(try jump.since == day("2026-03-01"))
    #expect(jump.knownInShort == Amount(81_000))
  }

  /// What is older than a year and a day, or of a later day, says nothing.
  @Test(
    arguments: [
      ("2025-03-09", true), ("2025-03-08", false), ("2026-03-10", true),
      ("2026-03-11", false),
    ])
  func onlyWhatIsRecentCounts(date: String, counts: Bool) throws {
    let jump = ImplausibleRate(
      try rate("USD/EUR 92", "2026-03-10"),
      beside: [try rate("USD/EUR 0.92", date)])
    #expect((jump != nil) == counts)
  }

  /// Of two rates that follow each other, whichever comes first, both jump or
  /// neither does; and none jumps from itself.
  @Test func isTheSameBothWays() throws {
    var dice = SplitMix64(seed: 8)
    for _ in 1...1000 {
      let pair = dice.one(of: ["USD/EUR", "BTC/EUR"])
      let digits = dice.number(0...6)
      let (a, b) = (
        dice.amount(1...1_000_000, digits: digits).description,
        dice.amount(1...1_000_000, digits: digits).description
      )
      func jumps(_ old: String, _ new: String) throws -> Bool {
        ImplausibleRate(
          try rate("\(pair) \(new)", "2026-03-10"),
          beside: [try rate("\(pair) \(old)", "2026-03-09")]) != nil
      }
      try #require(try jumps(a, b) == jumps(b, a), "\(pair) \(a) \(b)")
      try #require(try !jumps(a, a))
      // What does not jump from what was known fits it.
      let known = try rate("\(pair) \(a)", "2026-03-09")
      let next = try rate("\(pair) \(b)", "2026-03-10")
      try #require(try next.fits([known]) != jumps(a, b))
      try #require(!next.fits([]))
    }
  }

  private func rate(_ line: String, _ date: String) throws -> Rate {
    let words = line.split(separator: " ").map(String.init)
    return try Support.rate(words[0], words[1], date)
  }
}
