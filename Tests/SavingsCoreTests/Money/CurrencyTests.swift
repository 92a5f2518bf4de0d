import SavingsCore
import Support
import Testing

@Suite struct CurrencyTests {
  @Test(
    arguments: [
      "EUR", "BTC", "EU", "A1", "1A", "0Z", "USDT", "1INCH", "ABCDEFGHIJ",
      "A123456789", "123456789Z", "AA", "ZZZZZZZZZZ",
    ])
  func accepts(code: String) throws {
    let currency = try Currency(code)
    #expect(currency.code == code)
    #expect(currency.description == code)
    #expect(read(code, by: Currency.init(bytes:)) == currency)
  }

  @Test(
    arguments: [
      "", "A", "1", "12", "1234567890", "ABCDEFGHIJK", "eur", "Eur", "EUr",
      "EU R", " EUR", "EUR ", "EU-R", "EU_R", "€", "EUR\u{0}", "ÄUR", "ＥＵＲ",
      "EUR\u{301}", "EUR\n", "E.R", "ЕUR", "@@", "[[", "//A", ":A",
    ])
  func refuses(text: String) {
    #expect(throws: MoneyProblem.notACurrency(text)) { try Currency(text) }
    #expect(read(text, by: Currency.init(bytes:)) == nil)
  }

  /// Codes sort as their text does, and no two are the same.
  @Test func orderIsTextOrder() throws {
    var dice = SplitMix64(seed: 5)
    for _ in 0..<1_000 {
      let (a, b) = (dice.code(), dice.once(in: 10) ? "AA" : dice.code())
      let (left, right) = (try Currency(a), try Currency(b))
      try #require(left.code == a)
      try #require((left < right) == (a < b))
      try #require((left == right) == (a == b))
    }
  }

  @Test func aPrefixComesFirst() throws {
    #expect(try Currency("EU") < Currency("EU0"))
    #expect(try Currency("EU9") < Currency("EUA"))
    #expect(try Currency("EUR") < Currency("EURO"))
  }
}
