import SavingsCore
import Support
import Testing

/// What is stored of what services say.
@Suite struct RateFetchTests {
  /// A household with euros, yen, dollars and a coin.
  private func household() throws -> Story {
    var story = try Story(currency: "EUR")
    try story.asset("Savings", "EUR", holding: "100")
    try story.asset("Yen", "JPY", holding: "1000")
    try story.asset("Dollars", "USD", holding: "100")
    try story.asset("Wallet", "BTC", holding: "0.02")
    return story
  }

  private var quotes: Quotes {
    Quotes(
      bank: [
        "JPY": ["2026-03-09": "161.9", "2026-03-10": "162.35"],
        "USD": ["2026-03-06": "1.0801", "2026-03-10": ""],
      ], coins: ["bitcoin": ["2026-03-10": "83412.0712345678"]])
  }

  private func fetch(
    _ book: Book, _ quotes: Quotes, on date: String = "2026-03-10",
    since: String? = nil, codes: [String] = [], isForced: Bool = false
  ) throws -> RateFetch {
    let fetch = RateFetch(
      book,
      RateInquiry(
        try codes.map { try Currency($0) }, on: try day(date),
        since: try since.map(day), clockDay: try day("2026-03-10"),
        isForced: isForced), .usual)
    try fetch.run(quotes.answer)
    return fetch
  }

  private func told(_ fetch: RateFetch) -> [String] {
    fetch.found.map {
      "\($0.rate.pair) \($0.rate.value) \($0.rate.date) \($0.rate.source) "
        + $0.state.rawValue
    }
  }

  @Test func isStoredAsItIsPublished() throws {
    let fetch = try fetch(household().book, quotes)
    #expect(
      told(fetch) == [
        "BTC/EUR 83412.0712345678 2026-03-10 coingecko new",
        "EUR/JPY 162.35 2026-03-10 ecb new",
        "EUR/USD 1.0801 2026-03-06 ecb new",
      ])
    #expect(
      fetch.asked.map(\.request.url) == [
        "https://data-api.ecb.europa.eu/service/data/EXR/D.JPY+USD.EUR.SP00.A"
          + "?startPeriod=2026-02-28&endPeriod=2026-03-10&format=csvdata"
          + "&detail=dataonly",
        "https://api.coingecko.com/api/v3/simple/price?ids=bitcoin"
          + "&vs_currencies=eur&include_last_updated_at=true&precision=full",
      ])
  }

  /// A rate is of its own day, and of the last ten at most.
  @Test func anOldObservationIsNone() throws {
    var quotes = quotes
    quotes.bank["USD"] = ["2026-02-27": "1.08"]
    let fetch = try fetch(household().book, quotes)
    #expect(!told(fetch).contains { $0.hasPrefix("EUR/USD") })
    #expect(fetch.remarks.count == 1)
    quotes.bank["USD"] = ["2026-02-28": "1.08"]
    #expect(try self.fetch(household().book, quotes).remarks.isEmpty)
  }

  @Test func whatSomebodyTypedStays() throws {
    var story = try household()
    try story.rate(("BTC", "EUR"), "82000", on: "2026-03-10")
    try story.rate(("JPY", "EUR"), "0.0062", on: "2026-03-10")
    let kept = try fetch(story.book, quotes)
    #expect(
      told(kept) == [
        "BTC/EUR 82000 2026-03-10 manual kept",
        "EUR/USD 1.0801 2026-03-06 ecb new",
        "JPY/EUR 0.0062 2026-03-10 manual kept",
      ])
    let forced = try fetch(story.book, quotes, isForced: true)
    #expect(
      told(forced) == [
        "BTC/EUR 83412.0712345678 2026-03-10 coingecko replaced",
        "EUR/JPY 162.35 2026-03-10 ecb new",
        "EUR/USD 1.0801 2026-03-06 ecb new",
      ])
    // The other way round it stays, and is named.
    #expect(forced.remarks.count == 1)
  }

  /// A coin that is priced in euros leads on to another currency of totals,
  /// also where its own rate was there already.
  @Test func theLinkOfTotalsIsAskedForUntilItIsThere() throws {
    var story = try Story(currency: "USD")
    try story.asset("Wallet", "BTC", holding: "1")
    var quotes = quotes
    quotes.bank = [:]
    let first = try fetch(story.book, quotes)
    #expect(
      told(first) == ["BTC/EUR 83412.0712345678 2026-03-10 coingecko new"])
    quotes.bank = ["USD": ["2026-03-10": "1.08"]]
    let second = try fetch(first.book, quotes)
    #expect(
      told(second) == [
        "BTC/EUR 83412.0712345678 2026-03-10 coingecko same",
        "EUR/USD 1.08 2026-03-10 ecb new",
      ])
    #expect(second.asked.count == 1)
  }

  @Test func theEndOfEveryMonthIsAskedFor() throws {
    var quotes = quotes
    quotes.coins["bitcoin"] = [
      "2026-01-31": "90000", "2026-02-28": "85000.5", "2026-03-10": "83000",
    ]
    quotes.bank = [:]
    let fetch = try fetch(
      household().book, quotes, since: "2026-01-15", codes: ["BTC"])
    #expect(
      told(fetch) == [
        "BTC/EUR 90000 2026-01-31 coingecko new",
        "BTC/EUR 85000.5 2026-02-28 coingecko new",
        "BTC/EUR 83000 2026-03-10 coingecko new",
      ])
    // A day before the first one wanted, to the end of the last one.
    #expect(
      fetch.asked.first?.request.url.hasSuffix(
        "vs_currency=eur&from=1769731200&to=1773187199&precision=full") == true)
  }

  /// What is there of the end of a month may be the latest of another day.
  @Test func whatIsThereIsToldOnce() throws {
    var quotes = quotes
    quotes.bank["USD"] = ["2026-02-28": "1.08"]
    func fetch(_ book: Book) throws -> RateFetch {
      try self.fetch(
        book, quotes, on: "2026-03-01", since: "2026-02-01", codes: ["USD"])
    }
    let first = try fetch(household().book)
    #expect(told(first) == ["EUR/USD 1.08 2026-02-28 ecb new"])
    #expect(try told(fetch(first.book)) == ["EUR/USD 1.08 2026-02-28 ecb same"])
  }

  @Test(
    arguments: [
      "0", "-83412", "null", "\"about ten\"", "1e60", "1e-30",
      "1e100000", "1e-100000", "0e99999999",
    ])
  func isNotBelieved(_ text: String) throws {
    var quotes = quotes
    quotes.coins["bitcoin"] = ["2026-03-10": text]
    let fetch = try fetch(household().book, quotes)
    #expect(!told(fetch).contains { $0.hasPrefix("BTC") })
    #expect(told(fetch).count == 2)
    guard case .refused = fetch.remarks.first else {
      Issue.record("\(fetch.remarks)")
      return
    }
  }

  /// A jump is left out, more than twice between currencies of ISO 4217 and
  /// more than ten times else.
  @Test(arguments: [("1.0801", "8200", true), ("2.3", "8400000", false)])
  func aJumpIsLeftOut(usd: String, btc: String, fits: Bool) throws {
    var story = try household()
    try story.rate(("BTC", "EUR"), "82000", on: "2026-03-09")
    try story.rate(("EUR", "USD"), "1.09", on: "2026-03-09")
    var quotes = quotes
    quotes.bank["USD"] = ["2026-03-10": usd]
    quotes.coins["bitcoin"] = ["2026-03-10": btc]
    let fetch = try fetch(story.book, quotes)
    #expect(told(fetch).count == (fits ? 3 : 1))
    #expect(fetch.remarks.count == (fits ? 0 : 2))
    #expect(fetch.book.household.rates.count == (fits ? 5 : 3))
  }

  @Test(
    arguments: [
      ("83412.07", "83412.07"), ("1.2e-05", "0.000012"),
      ("8e000004", "80000"),
      ("8.34120712345678e4", "83412.0712345678"),
      ("1.23456789012345678909", "1.234567890123456789"), ("1E2", "100"),
      ("0.10", "0.1"), ("170141183460469231731", "170141183460469231731"),
    ])
  func isReadFromItsText(_ text: String, _ amount: String) throws {
    var quotes = quotes
    quotes.coins["bitcoin"] = ["2026-03-10": text]
    let fetch = try fetch(household().book, quotes, codes: ["BTC"])
    #expect(fetch.found.first?.rate.value.description == amount)
  }

  @Test func whatNobodyKnowsIsNotGuessed() throws {
    var story = try household()
    try story.asset("Thing", "BIT", holding: "1")
    let quotes = quotes
    let search = """
      {"coins":[{"id":"b-two","name":"B","symbol":"BIT","market_cap_rank":7},
      {"id":"other","name":"C","symbol":"BITS","market_cap_rank":1},
      {"id":"a-one","name":"A","symbol":"bit","market_cap_rank":null}]}
      """
    let fetch = RateFetch(
      story.book,
      RateInquiry(
        [], on: try day("2026-03-10"), clockDay: try day("2026-03-10")), .usual)
    try fetch.run { request in
      request.url.hasSuffix("/search?query=BIT")
        ? .response(WebResponse(status: 200, body: Array(search.utf8)))
        : quotes.answer(request)
    }
    guard case .noSource(let code, let coins, 2) = fetch.remarks.first else {
      Issue.record("\(fetch.remarks)")
      return
    }
    #expect(code.code == "BIT")
    #expect(coins.map(\.id) == ["b-two", "a-one"])
    #expect(told(fetch).count == 3)
  }

  /// With totals in dollars the euro's own rate is asked for only where
  /// something ends in euros.
  @Test func theRateOfTotalsIsAskedForWhereItIsNeeded() throws {
    var story = try Story(currency: "USD")
    try story.asset("Wallet", "BTC", holding: "0.02")
    var fetch = RateFetch(
      story.book,
      RateInquiry(
        [], on: try day("2026-03-10"), clockDay: try day("2026-03-10")), .usual)
    fetch.plan()
    #expect(fetch.asked.map(\.request.service) == ["coingecko"])
    #expect(
      fetch.asked[0].request.url.contains("vs_currencies=usd,eur&") == true)
    try story.asset("Yen", "JPY", holding: "1000")
    fetch = RateFetch(
      story.book,
      RateInquiry(
        [], on: try day("2026-03-10"), clockDay: try day("2026-03-10")), .usual)
    fetch.plan()
    #expect(fetch.asked[0].request.url.contains("/EXR/D.JPY+USD.") == true)
  }

  @Test func anOldDirectRateIsNamed() throws {
    var story = try Story(currency: "USD")
    try story.asset("Dollars", "USD", holding: "1")
    try story.asset("Yen", "JPY", holding: "1000")
    try story.rate(("JPY", "USD"), "0.0066", on: "2026-01-05")
    var quotes = quotes
    quotes.bank["USD"] = ["2026-03-10": "1.0823"]
    let fetch = try fetch(story.book, quotes)
    guard case .older(let rate, _) = fetch.remarks.first else {
      Issue.record("\(fetch.remarks)")
      return
    }
    #expect(rate.pair.description == "JPY/USD")
  }
}
