import SavingsCore
import Testing

@Suite struct ExchangeTests {
  @Test(
    arguments: [
      ("2026-03-01", "2026-03-02", "2"),  // the inverse is later
      ("2026-03-02", "2026-03-01", "3"),  // the direct is later
      ("2026-03-02", "2026-03-02", "3"),  // of one day, the direct
      ("2026-03-02", "2026-03-09", "3"),  // the inverse is yet to come
    ])
  func laterOfDirectAndInverseCounts(
    direct: String, inverse: String, worth: String
  ) throws {
    let rates = [("BTC/EUR", "3", direct), ("EUR/BTC", "0.5", inverse)]
    for rates in [rates, rates.reversed()] {
      let exchange = try exchange("2026-03-05", rates)
      #expect(try exchange.worth("1", "BTC", in: "EUR") == worth)
    }
  }

  @Test func latestRateOfAPairCounts() throws {
    let rates = [
      ("BTC/EUR", "80000", "2026-03-01"), ("BTC/EUR", "82000", "2026-03-09"),
      ("BTC/EUR", "90000", "2026-03-11"),
    ]
    for rates in [rates, rates.reversed()] {
      let tenth = try exchange("2026-03-10", rates)
      #expect(try tenth.worth("0.02", "BTC", in: "EUR") == "1640")
      let early = try exchange("2026-03-08", rates)
      #expect(try early.worth("0.02", "BTC", in: "EUR") == "1600")
      let before = try exchange("2026-02-28", rates)
      #expect(try before.worth("0.02", "BTC", in: "EUR") == nil)
    }
  }

  @Test func inverseDividesByTheRate() throws {
    let thirds = try exchange("2026-03-10", [("EUR/XYZ", "3", "2026-03-01")])
    // 1/3 cut at 18 decimals, times 3, would be 0.999999999999999999
    #expect(try thirds.worth("3", "XYZ", in: "EUR") == "1")
    #expect(try thirds.worth("1", "XYZ", in: "EUR", digits: 8) == "0.33333333")
    let yen = try exchange("2026-03-10", [("JPY/EUR", "0.0062", "2026-03-01")])
    // 161.29032258... yen for one euro
    #expect(try yen.worth("0.31", "EUR", in: "JPY", digits: 0) == "50")
    #expect(
      try yen.worth("1000000", "EUR", in: "JPY", digits: 0) == "161290323")
  }

  @Test func sameCurrencyAndZeroNeedNoRate() throws {
    let none = try exchange("2026-03-10", [])
    #expect(try none.worth("1.005", "EUR", in: "EUR", digits: 2) == "1.01")
    #expect(try none.worth("0", "BTC", in: "EUR") == "0")
    #expect(try none.worth("1", "BTC", in: "EUR") == nil)
  }

  @Test(
    arguments: [
      // the shortest, however old
      (
        [
          ("AA/DD", "1", "2020-01-01"), ("AA/BB", "1", "2026-01-01"),
          ("BB/DD", "1", "2026-01-01"),
        ], "AA DD"
      ),
      // as short: the one whose oldest link is the most recent
      (
        [
          ("AA/BB", "1", "2026-01-01"), ("BB/DD", "1", "2026-01-09"),
          ("AA/CC", "1", "2026-01-02"), ("CC/DD", "1", "2026-01-02"),
        ], "AA CC DD"
      ),
      // as recent: the alphabet
      (
        [
          ("CC/DD", "1", "2026-01-02"), ("AA/CC", "1", "2026-01-02"),
          ("DD/BB", "1", "2026-01-09"), ("BB/AA", "1", "2026-01-02"),
        ], "AA BB DD"
      ),
      // nowhere
      ([("AA/BB", "1", "2026-01-01"), ("CC/DD", "1", "2026-01-01")], nil),
    ] as [([(String, String, String)], String?)])
  func takesTheShortestChain(
    rates: [(String, String, String)], way: String?
  ) throws {
    #expect(try exchange("2026-02-01", rates).way("AA", "DD") == way)
  }

  @Test func aChainKeepsEighteenDigitsALink() throws {
    let rates = try exchange(
      "2026-03-10",
      [("EUR/USD", "3", "2026-03-01"), ("USD/JPY", "150", "2026-03-02")])
    // 50 / 150 = 0.333333333333333333, then / 3
    #expect(try rates.worth("50", "JPY", in: "EUR") == "0.111111111111111111")
    let three = try exchange(
      "2026-03-10",
      [("USD/JPY", "150", "2026-03-01"), ("USD/XYZ", "3", "2026-03-02")])
    // 100 / 150 = 0.666666666666666666, cut, then x 3
    #expect(try three.worth("100", "JPY", in: "XYZ") == "1.999999999999999998")
    #expect(try three.worth("100", "JPY", in: "XYZ", digits: 8) == "2")
    // 1 x 3 x 150
    #expect(try rates.worth("1", "EUR", in: "JPY", digits: 0) == "450")
  }

  @Test(
    arguments: [
      ("KWD", 3, "0.333"), ("JPY", 0, "0"), ("BTC", 8, "0.33333333"),
      ("WEI", 18, "0.333333333333333333"),
    ])
  func roundsOnceToTheDigitsOfTheCurrency(
    code: String, digits: Int, third: String
  ) throws {
    let rates = try exchange("2026-03-10", [("\(code)/USD", "3", "2026-03-01")])
    #expect(try rates.worth("1", "USD", in: code, digits: digits) == third)
  }
}
