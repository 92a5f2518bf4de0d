import SavingsCore
import Support
import Testing

@Suite struct PaymentsTests {
  /// A goal on a day, and the paydays that are left to it.
  struct Case {
    let payday: Int
    let start: String
    let deadline: String
    let today: String
    let first: String?
    let count: Int
    let due: String
    let isScheduled: Bool

    init(
      _ payday: Int, _ start: String, by deadline: String, on today: String,
      first: String?, _ count: Int, due: String, scheduled: Bool = false
    ) {
      self.payday = payday
      self.start = start
      self.deadline = deadline
      self.today = today
      self.first = first
      self.count = count
      self.due = due
      isScheduled = scheduled
    }
  }

  @Test(
    arguments: [
      // the last day of February
      Case(
        31, "2026-02-01", by: "2026-03-01", on: "2026-02-10",
        first: "2026-02-28", 1, due: "2026-02-28"),
      Case(
        31, "2028-02-01", by: "2028-04-30", on: "2028-02-29",
        first: "2028-02-29", 2, due: "2028-02-29"),
      Case(
        30, "2026-01-30", by: "2026-03-01", on: "2026-01-30",
        first: "2026-01-30", 2, due: "2026-01-30"),
      // a deadline the day before a payday, on it, and the day after
      Case(
        25, "2026-11-20", by: "2027-01-24", on: "2026-11-20",
        first: "2026-11-25", 2, due: "2026-11-25"),
      Case(
        25, "2026-11-20", by: "2027-01-25", on: "2026-11-20",
        first: "2026-11-25", 2, due: "2026-11-25"),
      Case(
        25, "2026-11-20", by: "2027-01-26", on: "2026-11-20",
        first: "2026-11-25", 3, due: "2026-11-25"),
      // a start before this month's payday, on it, and after
      Case(
        25, "2026-11-24", by: "2027-02-01", on: "2026-11-28",
        first: "2026-11-25", 3, due: "2026-11-25"),
      Case(
        25, "2026-11-25", by: "2027-02-01", on: "2026-11-28",
        first: "2026-11-25", 3, due: "2026-11-25"),
      Case(
        25, "2026-11-26", by: "2027-02-01", on: "2026-11-28",
        first: "2026-12-25", 2, due: "2026-12-25", scheduled: true),
      // a deadline in this month, after its payday, before it, without one
      Case(
        25, "2026-11-01", by: "2026-11-28", on: "2026-11-10",
        first: "2026-11-25", 1, due: "2026-11-25"),
      Case(
        25, "2026-11-01", by: "2026-11-20", on: "2026-11-10",
        first: nil, 1, due: "2026-11-20"),
      Case(
        25, "2026-11-26", by: "2026-11-30", on: "2026-11-27",
        first: nil, 1, due: "2026-11-30"),
      // no payday until a deadline in the next month: pay now
      Case(
        25, "2026-11-26", by: "2026-12-20", on: "2026-11-27",
        first: nil, 1, due: "2026-12-20"),
      // a deadline of today, and passed ones, in this month and before
      Case(
        25, "2026-01-01", by: "2026-11-20", on: "2026-11-20",
        first: nil, 1, due: "2026-11-20"),
      Case(
        15, "2026-01-01", by: "2026-11-18", on: "2026-11-20",
        first: "2026-11-15", 1, due: "2026-11-15"),
      Case(
        25, "2026-01-01", by: "2026-10-31", on: "2026-11-20",
        first: nil, 1, due: "2026-11-20"),
      // a start that is to come, later this month and later
      Case(
        25, "2026-11-22", by: "2027-02-01", on: "2026-11-10",
        first: "2026-11-25", 3, due: "2026-11-25"),
      Case(
        25, "2027-02-10", by: "2027-06-01", on: "2026-11-20",
        first: "2027-02-25", 4, due: "2027-02-25", scheduled: true),
      Case(
        25, "2026-12-26", by: "2027-01-10", on: "2026-11-20",
        first: nil, 1, due: "2027-01-10", scheduled: true),
      // 18 December until 1 March
      Case(
        25, "2026-12-18", by: "2027-03-01", on: "2026-12-18",
        first: "2026-12-25", 3, due: "2026-12-25"),
      // a payday that has passed is still this month's
      Case(
        5, "2026-01-01", by: "2027-01-01", on: "2026-11-20",
        first: "2026-11-05", 2, due: "2026-11-05"),
    ])
  func countsThePaydaysBeforeTheDeadline(_ row: Case) throws {
    var story = try Story(payday: row.payday)
    try story.goal("Goal", "100", by: row.deadline, from: row.start)
    let payments = try story.requirement("Goal", row.today).payments
    #expect(payments.first?.description == row.first)
    #expect(payments.count == row.count)
    #expect(payments.due.description == row.due)
    #expect(payments.isScheduled == row.isScheduled)
  }

  @Test(
    arguments: [
      ("2026-11-20", "2026-11-24", "2026-11-20"),
      ("2026-11-20", "2026-11-30", "2026-11-20"),  // payday is in this month
      ("2026-11-20", "2026-12-05", "2026-12-01"),
      ("2026-11-25", "2026-12-05", "2026-12-01"),  // started on the payday
      ("2026-11-26", "2026-12-05", "2026-11-26"),  // no payday since
      ("2026-11-26", "2027-01-05", "2027-01-01"),
      ("2026-12-05", "2026-11-20", "2026-11-20"),  // never later than today
      ("2026-11-22", "2026-11-20", "2026-11-20"),
      ("2026-11-01", "2026-11-20", "2026-11-01"),
    ])
  func opensTheWindow(
    start: String, today: String, window: String
  ) throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "100", by: "2027-11-01", from: start)
    #expect(try story.requirement("Goal", today).window.description == window)
  }

  @Test func asksForAsManyPaymentsAsMonths() throws {
    var dice = SplitMix64(seed: 12)
    let first = try day("2026-01-01")
    for _ in 1...1000 {
      let payday = dice.number(1...31)
      let months = dice.number(1...24)
      let start = dice.day(after: first, 0...1500)
      let deadline = try #require(start.adding(months: months))
      let isCut = deadline.day < start.day
      var story = try Story(payday: payday)
      try story.goal(
        "Goal", "100", by: deadline.description, from: start.description)
      let count = try story.requirement("Goal", start.description)
        .payments.count
      try #require(
        count == months || isCut && count == max(1, months - 1),
        "payday \(payday), from \(start) to \(deadline)")
    }
  }
}
