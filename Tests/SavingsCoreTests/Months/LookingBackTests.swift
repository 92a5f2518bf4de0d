import SavingsCore
import Support
import Testing

/// What a row of months says together.
@Suite struct LookingBackTests {
  /// A bike that got these sums, month by month.
  private func bike(_ sums: [String]) throws -> Story {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Bike", "3000", by: "2026-07-10", from: "2025-09-01")
    try story.asset("Bank")
    try story.share("0", of: "Bank", for: "Bike", since: "2025-09-01")
    for (place, sum) in sums.enumerated() where sum != "0" {
      let month = try #require(Month("2025-09")?.adding(place))
      try story.save(sum, for: "Bike", in: "Bank", on: "\(month)-20")
    }
    return story
  }

  @Test func averagesAreThoseOfTheMonthsLookedBackOn() throws {
    let story = try bike(["400", "300", "0", "500", "350", "250"])
    let months = try story.book.months(on: try day("2026-03-10"))
    let goal = try story.book.household.goal(named: "Bike")
    let brought = try months.brought([goal])[0]
    #expect(
      brought.months.map(\.amount.description)
        == ["400", "300", "0", "500", "350", "250"])
    #expect(
      try brought.average(of: 3, digits: 2) == Amount("366.67"))
    #expect(try brought.average(of: 6, digits: 2) == Amount(300))
    #expect(try brought.average(of: 7, digits: 2) == nil)
    let back = try LookingBack(months, at: months.all)
    #expect(back.goals[0].averages == [try Amount("366.67"), Amount(300), nil])
    #expect(back.totals.saved == Amount(1800))
  }

  /// Money that came and went in another currency leaves no figure of a month
  /// but an average that nobody knows.
  @Test func aRateThatOnlyAnAverageLacksIsNamed() throws {
    var story = try bike(["300"])
    try story.asset("Dollars", "USD")
    try story.share("100%", of: "Dollars", for: "Bike", since: "2025-09-01")
    try story.move("40", .deposit, in: "Dollars", on: "2025-10-10")
    try story.move("-40", .withdrawal, in: "Dollars", on: "2025-11-10")
    let months = try story.book.months(on: try day("2026-03-10"))
    let back = try LookingBack(months, at: months.all.suffix(1))
    #expect(back.totals.saved == .zero)
    #expect(back.goals[0].averages == [nil, nil, nil])
    #expect(back.missingRates.map(\.rate.pair.description) == ["USD/EUR"])
    #expect(back.missingRates.map(\.day) == [try day("2026-03-10")])
  }

  /// Shifting a share, an opening that is entered late, and a price bring
  /// nothing; what is taken out takes away.
  @Test func onlyWhatMovesBringsSomething() throws {
    var story = try bike(["400", "300", "0", "500", "350", "250"])
    try story.asset("Jar", holding: "700", on: "2026-01-20")
    try story.share("50%", of: "Jar", for: "Bike", since: "2026-01-21")
    try story.move(
      "-1000", .withdrawal, in: "Bank", for: "Bike", on: "2026-02-10")
    try story.move("100", .deposit, in: "Jar", on: "2026-02-11")
    let months = try story.book.months(on: try day("2026-03-10"))
    let goal = try story.book.household.goal(named: "Bike")
    let brought = try months.brought([goal])[0]
    #expect(
      brought.months.suffix(3).map(\.amount.description)
        == ["500", "350", "-700"])
  }

  /// What an asset had at the end of a month is not what the next one begins
  /// with where a first share holds before its day, or interest counts as there
  /// from the start.
  @Test func aMonthBeginsWithWhatCountsForIt() throws {
    var story = try bike(["400", "300", "0", "500", "350", "250"])
    try story.asset("Jar", holding: "700", on: "2025-10-20")
    try story.goal("Car", "900", by: "2026-12-31", from: "2025-09-01")
    try story.share("10%", of: "Jar", for: "Car", since: "2025-10-21")
    try story.goal("Boat", "900", by: "2026-12-31", from: "2026-02-01")
    try story.share("50%", of: "Jar", for: "Boat", since: "2026-02-10")
    try story.goal(
      "Fund", "5000", by: "2028-12-31", from: "2025-09-01", yield: "3")
    try story.share("20%", of: "Jar", for: "Fund", since: "2025-10-21")
    try story.move("40", .interest, in: "Jar", on: "2026-01-15")
    let today = try day("2026-03-10")
    let told = try story.book.months(on: today)
    for month in told.all {
      let alone = try story.book.months(on: today, asking: [month])
        .report(of: month)
      let among = try told.report(of: month)
      #expect(among.goals.map(\.totals.sums) == alone.goals.map(\.totals.sums))
      #expect(among.recorded == alone.recorded)
    }
    let back = try LookingBack(told, at: told.all)
    #expect(back.goals.first { $0.name == "Boat" }?.flow.saved == .zero)
  }

  /// A month before the first share is not a zero: nobody wrote anything
  /// down.
  @Test func monthsBeforeTheFirstShareAreNotLookedBackOn() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Bike", "3000", by: "2026-07-10", from: "2025-01-01")
    try story.asset("Bank", holding: "10", on: "2025-01-01")
    try story.share("100%", of: "Bank", for: "Bike", since: "2025-12-26")
    let goal = try story.book.household.goal(named: "Bike")
    let months = story.book.household.monthsLookedBack(
      for: goal, on: try day("2026-03-10"))
    #expect(months.map(\.description) == ["2026-01", "2026-02"])
  }

  /// A month that is met counts, one without a plan neither counts nor breaks,
  /// and the one that runs never breaks.
  @Test func streaksRunOverMonthsWithoutAPlan() throws {
    // 300 a month from September on.
    var story = try bike(["300", "300", "0", "400", "0", "400", "0"])
    try story.choose(.skipped, for: "Bike", in: "2026-01")
    let months = try story.book.months(on: try day("2026-03-10"))
    let back = try LookingBack(months, at: months.all)
    let standings = back.months.map(\.totals.standing)
    #expect(standings == [.met, .met, .missed, .met, .idle, .met, .missed])
    #expect(back.streaks.latest == 2 && back.streaks.longest == 2)
    #expect(back.met.met == 4 && back.met.planned == 5)
    // The streak is that of all months, however few are listed.
    let last = try LookingBack(months, at: months.all.suffix(1))
    #expect(contents(of: last.streaks) == contents(of: back.streaks))
    #expect(last.months.count == 1)
    #expect(last.met.planned == 0)
    // The latest is known without the months before the one that broke it.
    for month in months.all {
      let months = try story.book.months(on: min(month.lastDay, months.today))
      let whole = try LookingBack(months, at: [])
      let few = try LookingBack(months, at: [], withLongestStreak: false)
      #expect(few.streaks.latest == whole.streaks.latest)
    }
  }

  /// With one goal everything is of it, in its currency.
  @Test func oneGoalIsToldInItsCurrency() throws {
    var story = try bike(["300"])
    try story.goal("Trip", "900", "USD", by: "2026-12-01", from: "2025-11-01")
    try story.asset("Dollars", "USD")
    try story.save("40", for: "Trip", in: "Dollars", on: "2025-11-20")
    let goal = try story.book.household.goal(named: "Trip")
    let months = try story.book.months(on: try day("2026-02-10"))
    let back = try LookingBack(months, at: months.months(of: goal), of: goal)
    #expect(back.currency == goal.currency)
    #expect(back.months.first?.month == Month("2025-11"))
    #expect(back.totals.saved == Amount(40))
    #expect(back.goals.map(\.name) == ["Trip"])
    // In all, a rate is missing.
    #expect(try LookingBack(months, at: months.all).totals.saved == nil)
  }

  /// A September closed in euros, looked back at in dollars, worth what the
  /// rates say.
  private func septemberClosedInEuros(
    saving saved: String = "300", rates: [(rate: String, day: String)]
  ) throws -> Months {
    var story = try bike([saved])
    for (rate, day) in rates { try story.rate(("EUR", "USD"), rate, on: day) }
    let month = try #require(Month("2025-09"))
    story.book = try #require(
      try story.book.closed(month, on: try day("2025-10-05")))
    try story.prefer { $0.currency = try Currency("USD") }
    return try story.book.months(on: try day("2025-10-10"))
  }

  /// What was closed in another currency is converted at the rates of its
  /// month's last day.
  @Test func aClosingInAnotherCurrencyIsConverted() throws {
    let months = try septemberClosedInEuros(rates: [
      ("2", "2025-09-30"), ("3", "2025-10-01"),
    ])
    let back = try LookingBack(months, at: months.all)
    #expect(back.months[0].totals.savedThisMonth == Amount(600))
    #expect(back.months[0].state == .closed)
    #expect(
      try months.report(of: #require(Month("2025-09"))).totals.savedThisMonth
        == Amount(300))
  }

  /// Where no rate of then leads to the currency of today, it is named with
  /// that day.
  @Test func theRateThatAClosingTakesIsNamed() throws {
    let months = try septemberClosedInEuros(rates: [("3", "2025-10-01")])
    let back = try LookingBack(months, at: months.all)
    #expect(back.months[0].totals.savedThisMonth == nil)
    #expect(
      back.missingRates.map { "\($0.rate.pair) \($0.day)" }
        == ["EUR/USD 2025-09-30"])
    #expect(back.missingRates.first?.rate.goals.map(\.name) == ["Bike"])
  }

  /// How far a closed month came is told by what was written down, whatever
  /// that is worth in the currency of today.
  @Test(arguments: ["2025-09-30", "2025-10-01"])
  func howFarAClosedMonthCameIsNotConverted(_ rated: String) throws {
    let months = try septemberClosedInEuros(
      saving: "299.9", rates: [("0.04", rated)])
    let closed = try months.report(of: #require(Month("2025-09"))).totals
    let row = try #require(LookingBack(months, at: months.all).months.first)
    #expect(row.totals.left == (rated == "2025-09-30" ? .zero : nil))
    #expect(closed.met == (try Amount("0.999666666666666666")))
    #expect(row.totals.met == closed.met)
    #expect(row.totals.standing == .missed)
  }
}
