import SavingsCore
import Support
import Testing

@Suite struct PaydayTests {
  @Test(
    arguments: [
      (31, "2026-02", "2026-02-28"),
      (31, "2028-02", "2028-02-29"),
      (30, "2026-04", "2026-04-30"),
      (25, "2026-02", "2026-02-25"),
      (1, "2026-02", "2026-02-01"),
    ])
  func isTheLastDayOfAShortMonth(
    day: Int, month text: String, date: String
  ) throws {
    let payday = try #require(PaydaySchedule(day))
    #expect(payday.onlyDay == day)
    #expect(try payday.date(in: month(text)).description == date)
  }

  @Test(arguments: [0, 32, -1, .max, .min])
  func refuses(day: Int) {
    #expect(PaydaySchedule(day) == nil)
  }

  @Test func isTheEndOfTheMonthUntilSet() {
    #expect(PaydaySchedule.endOfMonth == PaydaySchedule(31))
    #expect(Settings().paydays.schedule == .endOfMonth)
  }

  @Test(
    arguments: [
      (25, "2026-11-20", "2026-11-25"),
      (25, "2026-11-25", "2026-11-25"),
      (25, "2026-11-26", "2026-12-25"),
      (31, "2026-02-28", "2026-02-28"),
      (30, "2026-02-28", "2026-02-28"),
      (1, "2026-12-02", "2027-01-01"),
      (31, "9999-12-31", "9999-12-31"),
    ])
  func comesNext(payday: Int, date: String, next: String) throws {
    let payday = try #require(PaydaySchedule(payday))
    #expect(try payday.first(from: day(date)) == day(next))
  }

  @Test func noneComesAfterTheCalendar() throws {
    let payday = try #require(PaydaySchedule(25))
    #expect(try payday.first(from: day("9999-12-26")) == nil)
    let rest = try day("9999-12-26")
    #expect(payday.count(from: rest, before: .last) == 0)
    #expect(Paydays(payday).dates(from: rest, before: .last) == [])
  }

  @Test(
    arguments: [
      // The example of the planning rules: 2026-11-25 to 2027-10-25.
      (25, "2026-11-20", "2027-11-20", 12),
      (31, "2026-11-20", "2027-11-20", 12),
      (25, "2026-11-25", "2026-11-26", 1),
      (25, "2026-11-25", "2026-11-25", 0),
      (25, "2026-11-24", "2026-11-25", 0),  // the deadline's own day is out
      (25, "2026-11-26", "2026-12-25", 0),
      (31, "2026-01-31", "2026-03-01", 2),
      (31, "2026-02-28", "2026-03-31", 1),
      (25, "2027-11-20", "2026-11-20", 0),
      (1, "0001-01-01", "9999-12-31", 119_988),
    ])
  func counts(payday: Int, start: String, end: String, count: Int) throws {
    let payday = try #require(PaydaySchedule(payday))
    #expect(try payday.count(from: day(start), before: day(end)) == count)
  }

  /// Counting, listing and walking day by day agree.
  @Test func countingListingAndWalkingAgree() throws {
    var dice = SplitMix64(seed: 10)
    let epoch = try day("1999-11-15")
    for _ in 0..<1_000 {
      let payday = try #require(PaydaySchedule(dice.number(1...31)))
      let start = dice.day(after: epoch, 0...2_000)
      let length = dice.number(0...dice.one(of: [3, 40, 200]))
      let end = try #require(start.adding(days: length))

      var walked: [CalendarDate] = []
      for offset in 0..<length {
        let date = try #require(start.adding(days: offset))
        let isPayday =
          date.day == (payday.onlyDay ?? 0)
          || date.day < (payday.onlyDay ?? 0) && date.adding(days: 1)?.day == 1
        if isPayday { walked.append(date) }
      }
      try #require(Paydays(payday).dates(from: start, before: end) == walked)
      try #require(payday.count(from: start, before: end) == walked.count)
      if let first = walked.first {
        try #require(payday.first(from: start) == first)
      }
    }
  }
}
