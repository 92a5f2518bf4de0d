import SavingsCore
import Testing

@Suite struct PaydayTests {
  @Test(
    arguments: [
      (31, "2026-02", "2026-02-28"),
      (31, "2028-02", "2028-02-29"),
      (30, "2026-04", "2026-04-30"),
      (25, "2026-02", "2026-02-25"),
    ])
  func isTheLastDayOfAShortMonth(
    day: Int, month: String, date: String
  ) throws {
    let payday = try #require(Payday(day))
    let month = try #require(Month(month))
    #expect(payday.date(in: month).description == date)
  }
}
