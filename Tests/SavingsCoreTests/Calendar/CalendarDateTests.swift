import SavingsCore
import Support
import Testing

@Suite struct CalendarDateTests {
  @Test(
    arguments: [
      ("2026-11-20", 2026, 11, 20),
      ("0001-01-01", 1, 1, 1),
      ("9999-12-31", 9999, 12, 31),
      ("2024-02-29", 2024, 2, 29),
      ("2000-02-29", 2000, 2, 29),
    ])
  func isWrittenAsItIsRead(
    text: String, year: Int, month: Int, dayOfMonth: Int
  ) throws {
    let date = try day(text)
    #expect(date.year == year)
    #expect(date.month == Month(year: year, month: month))
    #expect(date.day == dayOfMonth)
    #expect(date.description == text)
    #expect(date == CalendarDate(year: year, month: month, day: dayOfMonth))
    #expect(read(text, by: CalendarDate.init(bytes:)) == date)
  }

  @Test(
    arguments: [
      "", "2026", "2026-01", "2026-1-1", "2026-01-1", "26-01-01",
      "2026-02-30", "2026-02-29", "1900-02-29", "2100-02-29", "2026-04-31",
      "2026-01-00", "2026-01-32", "2026-00-10", "2026-13-01", "0000-01-01",
      "0000-12-31", "10000-01-01", "-001-01-01", "2026/01/01", "01/02/2027",
      "01.02.2027", "2026.01.01", "2026-01/01", "20260101", "2026-01-01 ",
      " 2026-01-01", "2026-01-01T00:00", "2026-01-01x", "2026-01-01\n",
      "2026-01-0१", "２０２６-01-01", "2026-01-０1", "2026‐01‐01",
      "2026-01-0\u{0}", "2026--1-01", "2026-+1-01", "today",
    ])
  func refuses(text: String) {
    #expect(CalendarDate(text) == nil)
    #expect(read(text, by: CalendarDate.init(bytes:)) == nil)
  }

  @Test(
    arguments: [
      (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (2026, 0, 1), (2026, 13, 1),
      (2026, 2, 29), (2026, 1, 0), (2026, 1, 32), (2026, 4, 31),
      (.max, 1, 1), (2026, .max, 1), (2026, 1, .max), (.min, .min, .min),
    ])
  func refusesNumbers(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  /// Reading back what was written gives the same day; dates sort as text.
  @Test func readingBackGivesTheSameDay() throws {
    var dice = SplitMix64(seed: 7)
    for _ in 0..<1_000 {
      let (a, b) = (dice.date(), dice.date())
      try #require(CalendarDate(a.description) == a)
      try #require((a < b) == (a.description < b.description))
    }
  }
}
