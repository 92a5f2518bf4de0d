import SavingsCore
import Support
import Testing

@Suite struct MonthTests {
  @Test(
    arguments: [
      ("2026-01", 31), ("2026-02", 28), ("2026-03", 31), ("2026-04", 30),
      ("2026-05", 31), ("2026-06", 30), ("2026-07", 31), ("2026-08", 31),
      ("2026-09", 30), ("2026-10", 31), ("2026-11", 30), ("2026-12", 31),
      ("2024-02", 29), ("2000-02", 29), ("1900-02", 28), ("2100-02", 28),
      ("0004-02", 29), ("0001-02", 28), ("9999-12", 31),
    ])
  func isSoLong(text: String, length: Int) throws {
    let month = try month(text)
    #expect(month.length == length)
    #expect(month.description == text)
    #expect(month.firstDay.description == "\(text)-01")
    #expect(month.lastDay.description == "\(text)-\(length)")
  }

  @Test(
    arguments: [
      "", "2026", "2026-1", "2026-00", "2026-13", "0000-01", "10000-01",
      "26-01", "2026/01", "202601", "2026-01-01", "2026-01 ", " 2026-01",
      "２026-01", "june", "2026-1x", "2026--1",
    ])
  func refuses(text: String) {
    #expect(Month(text) == nil)
    #expect(read(text, by: Month.init(bytes:)) == nil)
  }

  @Test(arguments: [(0, 1), (10_000, 1), (2026, 0), (2026, 13), (.max, .max)])
  func refusesNumbers(year: Int, month: Int) {
    #expect(Month(year: year, month: month) == nil)
  }

  @Test(
    arguments: [
      ("2026-01", 1, "2026-02"),
      ("2026-12", 1, "2027-01"),
      ("2026-01", -1, "2025-12"),
      ("2024-02", 12, "2025-02"),
      ("0001-01", 119_987, "9999-12"),
    ])
  func adds(start: String, months: Int, end: String) throws {
    let (start, end) = (try month(start), try month(end))
    #expect(start.adding(months) == end)
    #expect(end.adding(-months) == start)
    #expect(start.months(until: end) == months)
    #expect(end.months(until: start) == -months)
    #expect((start < end) == (months > 0))
  }

  @Test func theCalendarEnds() throws {
    #expect(try month("9999-12").adding(1) == nil)
    #expect(try month("0001-01").adding(-1) == nil)
    #expect(try month("2026-01").adding(.max) == nil)
    #expect(try month("2026-01").adding(.min) == nil)
  }
}
