import SavingsCore
import Support
import Testing

@Suite struct RateTests {
  @Test func aPairIsOfTwoCurrencies() throws {
    let (bitcoin, euro) = (try Currency("BTC"), try Currency("EUR"))
    let pair = try #require(CurrencyPair(bitcoin, euro))
    #expect(pair.description == "BTC/EUR")
    #expect(pair.inverse.description == "EUR/BTC")
    #expect(pair.inverse.inverse == pair)
    #expect(CurrencyPair(euro, euro) == nil)
  }

  @Test func standsBehindThoseOfItsDay() throws {
    let book = try Book()
      .setting(rate("BTC", 3, on: "2026-03-01"))
      .setting(rate("BTC", 1, on: "2026-01-01"))
      .setting(rate("USD", 4, on: "2026-03-01"))
      .setting(rate("BTC", 2, on: "2026-02-01"))
    let order = [1, 2, 3, 4].map { Amount($0) }
    #expect(book.household.rates.map(\.value) == order)
  }

  @Test func replacesTheOneOfItsPairAndDay() throws {
    let (first, other) = (
      try rate("BTC", 1, on: "2026-01-01"), try rate("USD", 2, on: "2026-01-01")
    )
    let changed = try rate("BTC", 9, on: "2026-01-01", source: "bank")
    let book = try Book().setting(first).setting(other).setting(changed)
    #expect(book.household.rates == [changed, other])
    #expect(book.removing(changed).household.rates == [other])
    #expect(book.removing(first) == book)
  }

  @Test func refusesRatesThatCannotBe() throws {
    for value in [0, -1] {
      let rate = try rate("BTC", value, on: "2026-01-01")
      #expect(throws: BookProblem.rateNotPositive(Amount(value))) {
        try Book().setting(rate)
      }
    }
    let nameless = try rate("BTC", 1, on: "2026-01-01", source: "")
    #expect(throws: BookProblem.emptyName) { try Book().setting(nameless) }
    let unsafe = try rate("BTC", 1, on: "2026-01-01", source: "a\u{1b}")
    #expect(throws: BookProblem.unsafeText("a\u{1b}")) {
      try Book().setting(unsafe)
    }
  }

  private func rate(
    _ base: String, _ value: Int, on date: String,
    source: String = Rate.manual
  ) throws -> Rate {
    let pair = try #require(
      CurrencyPair(try Currency(base), try Currency("EUR")))
    return Rate(pair, Amount(value), on: try day(date), source: source)
  }
}
