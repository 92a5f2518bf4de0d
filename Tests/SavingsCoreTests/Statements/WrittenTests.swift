import SavingsCore
import Support
import Testing

/// How days and sums are written, and what they are.
@Suite struct WrittenTests {
  @Test(
    arguments: [
      ("2026-03-04", "2026-03-04"), ("2026/3/4", "2026-03-04"),
      ("2026.03.04", "2026-03-04"), ("20260304", "2026-03-04"),
      ("4 Mar 2026", "2026-03-04"), ("March 4, 2026", "2026-03-04"),
      ("04-mar-2026", "2026-03-04"), ("2026-03-04T10:00:00Z", "2026-03-04"),
      ("2026-03-04 10:00", "2026-03-04"), ("4 Mrz 2026", "none"),
      ("2026-02-30", "none"), ("2026-03", "none"), ("4 Mar 26", "none"),
      ("", "none"), ("soon", "none"), ("13", "none"),
    ])
  func daysThatAreSure(_ text: String, _ expected: String) throws {
    let day = WrittenDay(text.utf8.span)
    #expect(day.day(.dmy)?.description ?? "none" == expected)
    #expect(day.day(.mdy) == day.day(.dmy))
  }

  @Test(
    arguments: [
      ("03/04/2026", "2026-04-03", "2026-03-04", "none"),
      ("03/04/26", "2026-04-03", "2026-03-04", "2003-04-26"),
      ("03.04.2026", "2026-04-03", "none", "none"),
      ("13/04/2026", "2026-04-13", "none", "none"),
      ("3-13-80", "none", "1980-03-13", "none"),
      ("3/4'26", "2026-04-03", "2026-03-04", "none"),
      ("3/ 4'99", "2099-04-03", "2099-03-04", "none"),
      ("03-04/2026", "none", "none", "none"),
    ])
  func daysInEveryOrder(
    _ text: String, _ dmy: String, _ mdy: String, _ ymd: String
  ) {
    let day = WrittenDay(text.utf8.span)
    #expect(day.day(.dmy)?.description ?? "none" == dmy)
    #expect(day.day(.mdy)?.description ?? "none" == mdy)
    #expect(day.day(.ymd)?.description ?? "none" == ymd)
  }

  @Test(
    arguments: [
      ("1234.5", "1234.5", "none"), ("1.234,50", "none", "1234.5"),
      ("1,234.50", "1234.5", "none"), ("1 234,50", "none", "1234.5"),
      ("1'234.50", "1234.5", "none"), ("1’234.50", "1234.5", "none"),
      ("1\u{A0}234,50", "none", "1234.5"), ("12,5", "none", "12.5"),
      ("1.234", "none", "1234"), ("-12.50", "-12.5", "none"),
      ("12.50-", "-12.5", "none"), ("(12.50)", "-12.5", "none"),
      ("−12.50", "-12.5", "none"), ("+12.50", "12.5", "none"),
      ("12.50 DR", "-12.5", "none"), ("12.50 CR", "12.5", "none"),
      ("12,50 S", "none", "-12.5"), ("€ 12.50", "12.5", "none"),
      ("12.50 EUR", "12.5", "none"), ("12.50 USD", "none", "none"),
      ("-€12.50", "-12.5", "none"), ("€-12.50", "-12.5", "none"),
      ("$12.50", "none", "none"), ("12.50 £", "none", "none"),
      ("12.50 kr", "none", "none"), ("50¢", "none", "none"),
      ("₪12.50", "12.5", "none"),
      ("12.500", "12.5", "12500"), ("12.505", "none", "12505"),
      (".50", "0.5", "none"), ("-,5", "none", "-0.5"), ("5.", "none", "none"),
      ("1.5E1", "15", "none"), ("12", "12", "12"), ("1,2,3", "none", "none"),
      ("--5", "none", "none"), ("(-5)", "none", "none"), ("", "none", "none"),
      ("1.234.567", "none", "1234567"), ("1234,567.00", "none", "none"),
      ("0x1F", "none", "none"), ("٣", "none", "none"), ("-", "none", "none"),
      ("99999999999999999999999999999999999999999", "none", "none"),
    ])
  func sumsUnderEachMark(
    _ text: String, _ point: String, _ comma: String
  ) throws {
    let sum = WrittenSum(text.utf8.span, in: try Currency("EUR"))
    #expect(sum.amount(.point)?.description ?? "none" == point)
    #expect(sum.amount(.comma)?.description ?? "none" == comma)
  }

  /// A sign is taken for the currencies that have it, and for no other.
  @Test(
    arguments: [
      ("$12.50", "USD", true), ("$12.50", "AUD", true),
      ("12.50 $", "GBP", false),
      ("R$12.50", "BRL", true), ("R$12.50", "USD", false),
      ("12.50 kr", "SEK", true), ("12.50 kr", "PLN", false),
      ("£12.50", "GBP", true), ("£12.50", "BTC", false),
      ("Fr. 12.50", "CHF", true), ("12.50 zł", "PLN", true),
      ("€1.50", "USD", false), ("¥150", "JPY", true), ("¥150", "EUR", false),
      ("0.5 \"1INCH\"", "1INCH", true), ("\"1INCH\" 0.5", "1INCH", true),
    ])
  func signsAreOfTheirCurrencies(
    _ text: String, _ code: String, _ isSum: Bool
  ) throws {
    let sum = WrittenSum(text.utf8.span, in: try Currency(code))
    #expect(sum.isSome == isSum)
  }

  /// Without decimals a mark before exactly three digits marks thousands.
  @Test(
    arguments: [
      ("37,125", "37125"), ("37.125", "37125"), ("37.00", "37"),
      ("37.50", "none"), ("1,037,125", "1037125"),
    ])
  func sumsWithoutDecimals(_ text: String, _ expected: String) throws {
    let sum = WrittenSum(text.utf8.span, in: try Currency("JPY"))
    let read = sum.amount(.point) ?? sum.amount(.comma)
    #expect(read?.description ?? "none" == expected)
  }

  /// What cst writes is read again, in both marks.
  @Test func everySumIsReadAgain() throws {
    var dice = SplitMix64(seed: 7)
    let currency = try Currency("BTC")
    for _ in 0..<300 {
      let attos = Int128(
        Int.random(in: -999_999_999...999_999_999, using: &dice))
      let scale = Int128.random(in: 1...99_999_999_999, using: &dice)
      let amount = Amount(attos: attos * scale)
      let text = amount.text(decimals: 2, isGrouped: true)
      let swapped = String(text.map { $0 == "," ? "." : $0 == "." ? "," : $0 })
      let point = WrittenSum(text.utf8.span, in: currency).amount(.point)
      let comma = WrittenSum(swapped.utf8.span, in: currency).amount(.comma)
      try #require(point == amount)
      try #require(comma == amount)
    }
  }
}
