import SavingsCLI
import SavingsCore
import Support
import Testing

/// How sums, days and months read.
struct FiguresTests {
  @Test(
    arguments: [
      ("0", "EUR", "0.00 EUR", "0.00 EUR"),
      ("10000", "EUR", "10,000.00 EUR", "10000.00 EUR"),
      ("999.5", "EUR", "999.50 EUR", "999.50 EUR"),
      ("-1234567.891", "EUR", "-1,234,567.891 EUR", "-1234567.891 EUR"),
      ("-100", "EUR", "-100.00 EUR", "-100.00 EUR"),
      ("37125", "JPY", "37,125 JPY", "37125 JPY"),
      ("1.5", "KWD", "1.500 KWD", "1.500 KWD"),
      ("0.02", "BTC", "0.02 BTC", "0.02 BTC"),
      ("0.00000001", "BTC", "0.00000001 BTC", "0.00000001 BTC"),
      ("3", "BTC", "3 BTC", "3 BTC"),
      (
        "170141183460469231731.687303715884105727", "ETH",
        "170,141,183,460,469,231,731.687303715884105727 ETH",
        "170141183460469231731.687303715884105727 ETH"
      ),
    ])
  func sum(
    _ amount: String, _ code: String, seen: String, heard: String
  ) throws {
    var look = Look()
    #expect(look.money(try money(amount, code)) == seen)
    look.isAccessible = true
    #expect(look.money(try money(amount, code)) == heard)
  }

  @Test func aCodeOfOnesOwnShowsTheDecimalsThatWereSet() throws {
    var settings = Settings()
    settings.ownDigits[try Currency("MILES")] = 1
    #expect(Look(settings).money(try money("12", "MILES")) == "12.0 MILES")
  }

  @Test func whatIsUnknownIsNoNumber() {
    var look = Look()
    #expect(look.money(nil) == "?")
    #expect(look.bare(nil) == "?")
    #expect(look.change(nil) == "?")
    #expect(look.percent(nil) == "?")
    look.isAccessible = true
    #expect(look.money(nil) == "unknown")
  }

  @Test(
    arguments: [("28.83", "+28.83"), ("-991.68", "-991.68"), ("0", "0.00")])
  func aChangeCarriesItsSign(_ amount: String, _ text: String) throws {
    #expect(Look().change(try money(amount, "EUR")) == text)
  }

  @Test func daysAndMonths() throws {
    var look = Look()
    let april = try day("2026-04-20")
    #expect(look.date(april) == "2026-04-20")
    #expect(look.month(april.month) == "2026-04")
    #expect(look.percent(ratio(7, 10)) == "70%")
    look.isAccessible = true
    #expect(look.date(april) == "20 April 2026")
    #expect(look.date(try day("0001-01-01")) == "1 January 1")
    #expect(look.month(april.month) == "April 2026")
    #expect(look.percent(ratio(7, 10)) == "70 percent")
  }

  /// What stands in a column can be pasted back, wherever it has a point or
  /// two groups and so is clear.
  @Test(arguments: 0..<200)
  func whatIsShownCanBeTyped(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let code = ["EUR", "JPY", "KWD", "BTC"].randomElement(using: &dice) ?? ""
    let currency = try Currency(code)
    let digits = Settings().digits(of: currency)
    let step = (0..<(18 - digits)).reduce(1 as Int128) { step, _ in step * 10 }
    let size = Int128(
      Int.random(in: -1_000_000_000_000...1_000_000_000_000, using: &dice))
    let amount = Amount(attos: size * step)
    let shown = Look().bare(Money(amount, currency))
    let isClear =
      shown.contains(".") || digits == 0
      || shown.count { $0 == "," } != 1
    if isClear {
      #expect(try Amount(typed: shown, in: currency, digits: digits) == amount)
    } else {
      #expect(throws: MoneyProblem.self) {
        try Amount(typed: shown, in: currency, digits: digits)
      }
    }
  }

  @Test(
    arguments: [
      (
        "1250.5", "USD",
        "one thousand two hundred fifty dollars and fifty cents"
      ),
      ("1", "EUR", "one euro"),
      ("1.01", "EUR", "one euro and one cent"),
      ("0.5", "GBP", "fifty pence"),
      ("0.01", "GBP", "one penny"),
      ("0", "EUR", "zero euros"),
      ("-21.1", "CHF", "minus twenty-one francs and ten centimes"),
      ("37125", "JPY", "thirty-seven thousand one hundred twenty-five yen"),
      ("0.02", "BTC", "zero point zero two bitcoin"),
      ("1.005", "EUR", "one point zero zero five euros"),
      ("1.005", "KWD", "one dinar and five fils"),
      ("1000000", "SEK", "one million kronor"),
      (
        "170000000000000000019", "JPY",
        "one hundred seventy quintillion nineteen yen"
      ),
    ])
  func inWords(_ amount: String, _ code: String, _ words: String) throws {
    #expect(try money(amount, code).words == words)
  }

  @Test func aCodeWithoutNamesHasNoWords() throws {
    #expect(try money("1", "XAU").words == nil)
  }
}
