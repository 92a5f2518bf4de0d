import SavingsCore
import Support
import Testing

@Suite struct CountingDaysTests {
  @Test(
    arguments: [
      ("2026-01-01", "2026-01-01", 0),
      ("2026-01-01", "2027-01-01", 365),
      ("2024-01-01", "2025-01-01", 366),
      ("2026-02-28", "2026-03-01", 1),
      ("2024-02-28", "2024-03-01", 2),
      ("1900-02-28", "1900-03-01", 1),
      ("2000-02-28", "2000-03-01", 2),
      ("1970-01-01", "2000-01-01", 10_957),
      ("1970-01-01", "2026-11-20", 20_777),
      ("0001-01-01", "1970-01-01", 719_162),
      ("0001-01-01", "9999-12-31", 3_652_058),
      ("2026-03-28", "2026-03-30", 2),  // where clocks change, days do not
      ("2000-01-01", "2400-01-01", 146_097),
    ])
  func countsDays(from start: String, to end: String, days: Int) throws {
    let (start, end) = (try day(start), try day(end))
    #expect(start.days(until: end) == days)
    #expect(end.days(until: start) == -days)
    #expect(start.adding(days: days) == end)
    #expect(end.adding(days: -days) == start)
  }

  @Test(
    arguments: [
      (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"),
      (-1, "1969-12-31"), (-86_400, "1969-12-31"), (-86_401, "1969-12-30"),
    ])
  func aSecondLiesInItsDay(seconds: Int, date: String) throws {
    #expect(CalendarDate(secondsSince1970: seconds) == (try day(date)))
  }

  /// Walking from the first day to the last counts the days in between.
  @Test func walkingTheCalendarCountsItsDays() throws {
    var (year, month, dayOfMonth, number) = (1, 1, 1, 0)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let first = CalendarDate.first
    // Every day around some leap years, and the ends of months in others.
    while year <= 9999 {
      let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
      let length = lengths[month - 1] + (isLeap && month == 2 ? 1 : 0)
      let isClose = (1996...2004).contains(year) || (1899...1901).contains(year)
      if isClose || (dayOfMonth == 1 || dayOfMonth == length) && year % 9 == 0 {
        let date = try #require(
          CalendarDate(year: year, month: month, day: dayOfMonth))
        try #require(first.days(until: date) == number)
        try #require(first.adding(days: number) == date)
      }
      let step = isClose || dayOfMonth == length ? 1 : length - dayOfMonth
      number += step
      dayOfMonth += step
      if dayOfMonth > length { (month, dayOfMonth) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(number == 3_652_059)
  }

  /// Going there and back again ends where it began, and later is later.
  @Test func addingDaysCanBeTakenBack() throws {
    var dice = SplitMix64(seed: 8)
    for _ in 0..<1_000 {
      let (a, b) = (dice.date(), dice.date())
      let days = a.days(until: b)
      try #require(a.adding(days: days) == b)
      try #require((days > 0) == (a < b))
      try #require(b.yesterday.map { $0.days(until: b) } ?? 1 == 1)
    }
  }

  @Test func theCalendarEnds() throws {
    let (first, last) = (CalendarDate.first, CalendarDate.last)
    #expect(try first == day("0001-01-01"))
    #expect(try last == day("9999-12-31"))
    #expect(first.yesterday == nil)
    #expect(first.adding(days: 0) == first)
    #expect(last.adding(days: 1) == nil)
    #expect(last.adding(days: .max) == nil)
    #expect(first.adding(days: .min) == nil)
    #expect(last.adding(months: 1) == nil)
    #expect(first.adding(months: -1) == nil)
    #expect(last.adding(months: .max) == nil)
    #expect(first.adding(months: .min) == nil)
  }

  @Test(
    arguments: [
      ("2026-08-31", 6, "2027-02-28"),
      ("2027-08-31", 6, "2028-02-29"),
      ("2026-01-31", 1, "2026-02-28"),
      ("2026-01-30", 1, "2026-02-28"),
      ("2026-03-31", -1, "2026-02-28"),
      ("2024-02-29", 12, "2025-02-28"),
      ("2024-02-29", 48, "2028-02-29"),
      ("2026-11-20", 6, "2027-05-20"),
      ("2026-11-20", -11, "2025-12-20"),
      ("2026-11-20", 0, "2026-11-20"),
      ("9999-01-31", 11, "9999-12-31"),
    ])
  func addsMonths(start: String, months: Int, end: String) throws {
    #expect(try day(start).adding(months: months) == day(end))
  }

  /// Month by month the day stays, or is the last one of a shorter month.
  @Test func addingMonthsKeepsTheDay() throws {
    var dice = SplitMix64(seed: 9)
    for _ in 0..<1_000 {
      let start = dice.day(after: try day("1800-01-01"), 0...200_000)
      let months = dice.number(-2_000...2_000)
      let end = try #require(start.adding(months: months))
      try #require(start.month.months(until: end.month) == months)
      try #require(end.day == min(start.day, end.month.length))
      let longer = try #require(start.adding(months: months + 1))
      try #require(end < longer)
    }
  }
}
