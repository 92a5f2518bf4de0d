import SavingsCore
import Support
import Testing

/// What a closed month is told by, and what changes it.
@Suite struct ClosedMonthTests {
  private let march = Month("2026-03")
  private let april = Month("2026-04")

  /// A fund that gets 300 of 400 in March.
  private func story() throws -> Story {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Fund", "4000", by: "2027-01-01", from: "2026-03-01")
    try story.asset("Bank", holding: "0.01", on: "2026-02-01")
    try story.share("0", of: "Bank", for: "Fund", since: "2026-02-01")
    try story.save("300", for: "Fund", in: "Bank", on: "2026-03-20")
    return story
  }

  private func report(
    _ story: Story, on date: String = "2026-04-10", of month: String = "2026-03"
  ) throws -> MonthReport {
    try story.book.months(on: try day(date))
      .report(of: try #require(Month(month)))
  }

  private func close(
    _ story: inout Story, on date: String = "2026-04-05"
  ) throws {
    let month = try #require(march)
    story.book = try #require(try story.book.closed(month, on: try day(date)))
  }

  @Test func aTargetThatIsEditedIsNoFaultOfAClosedMonth() throws {
    var story = try story()
    try close(&story)
    let closed = try report(story)
    #expect(closed.totals.planned == Amount(400))
    #expect(closed.totals.left == Amount(100))
    var goal = try story.book.household.goal(named: "Fund")
    goal.target = Amount(9000)
    goal.name = "Fund of all"
    story.book = try story.book.replacing(goal)
    let after = try report(story)
    #expect(after.state == .closed)
    #expect(contents(of: after.totals) == contents(of: closed.totals))
    #expect(after.goals[0].name == "Fund")
    story.book = story.book.reopening(try #require(march))
    #expect(try report(story).totals.planned == Amount(900))
  }

  /// A late entry changes it, and closing again keeps what was planned.
  @Test func closingAgainTakesTheRecordsOver() throws {
    var story = try story()
    try close(&story)
    let before = story.book
    try story.move("60", .deposit, in: "Bank", for: "Fund", on: "2026-03-30")
    let changed = try report(story)
    #expect(changed.state == .changed)
    #expect(changed.totals.savedThisMonth == Amount(300))
    #expect(changed.recorded.saved == Amount(360))
    let named = try Book.monthsChanged(
      from: before, to: story.book, on: try day("2026-04-10"))
    #expect(named.map(\.month) == [try #require(march)])
    // What changed already is not said again.
    let then = story.book
    try story.move("5", .deposit, in: "Bank", for: "Fund", on: "2026-03-30")
    #expect(
      try Book.monthsChanged(
        from: then, to: story.book, on: try day("2026-04-10")
      ).isEmpty)
    try close(&story, on: "2026-04-10")
    let again = try report(story)
    #expect(again.state == .closed && again.totals.planned == Amount(400))
    #expect(again.totals.left == Amount(35))
    #expect(again.closed == (try day("2026-04-10")))
  }

  /// What comes after the last closed month reaches none.
  @Test func whatComesLaterReachesNoClosedMonth() throws {
    var story = try story()
    try close(&story)
    let before = story.book
    try story.move("60", .deposit, in: "Bank", for: "Fund", on: "2026-04-01")
    #expect(
      try Book.monthsChanged(
        from: before, to: story.book, on: try day("2026-04-10")
      ).isEmpty)
  }

  /// A goal that was deleted stays in the months that were closed with it.
  @Test func aDeletedGoalStaysWhereItWas() throws {
    var story = try story()
    try close(&story)
    story.book = story.book.removing(
      try story.book.household.goal(named: "Fund"))
    let told = try report(story)
    #expect(told.state == .closed && told.goals[0].goal == nil)
    #expect(told.goals[0].recorded.saved == Amount(300))
    let back = try story.book.months(on: try day("2026-04-10"))
    let row = try LookingBack(back, at: back.all).goals
    #expect(row.map(\.name) == ["Fund"])
    #expect(row[0].averages == [nil, nil, nil])
    try story.book.verify()
  }

  /// Another payday or start may move what a month is told by.
  @Test func anotherStartIsAChange() throws {
    var story = try story()
    try close(&story)
    let before = story.book
    var goal = try story.book.household.goal(named: "Fund")
    goal.start = try day("2026-03-28")
    story.book = try story.book.replacing(goal)
    // The first payday is in April now, so it stands in March no more.
    let told = try report(story)
    #expect(told.state == .changed && told.recorded.saved == .zero)
    #expect(
      try Book.monthsChanged(
        from: before, to: story.book, on: try day("2026-04-10")
      ).count == 1)
  }

  @Test func aGoalInAClosingKeepsItsCurrency() throws {
    var story = try story()
    try close(&story)
    var goal = try story.book.household.goal(named: "Fund")
    goal.currency = try Currency("USD")
    let march = try #require(march)
    #expect(throws: BookProblem.currencyClosed("Fund", march)) {
      try story.book.replacing(goal)
    }
  }

  /// A closing holds no guess: a rate that is missing keeps the month open.
  @Test func whatIsUnknownIsNotClosed() throws {
    var story = try story()
    try story.goal("Coin", "1", "BTC", by: "2027-01-01", from: "2026-03-01")
    let months = try story.book.months(on: try day("2026-04-10"))
    let report = try months.report(of: try #require(march))
    guard case .missing(let rates) = try months.closing(report) else {
      Issue.record("it was closed")
      return
    }
    #expect(rates.map(\.rate.pair.description) == ["BTC/EUR"])
    #expect(report.atLeast?.planned == Amount(400))
    #expect(report.totals.planned == nil)
    let back = try LookingBack(months, at: months.all)
    #expect(back.missingRates.map(\.day) == [try day("2026-03-31")])
  }

  /// What ended in a month is counted on its last day: a rate of a later one
  /// would not be used.
  @Test func theRateOfAnEndedGoalIsOfItsLastDay() throws {
    var story = try story()
    try story.goal("Coin", "1", "BTC", by: "2027-01-01", from: "2026-03-01")
    let coin = try story.book.household.goal(named: "Coin")
    story.book = try story.book.ending(coin, .cancelled(day("2026-03-12")))
    func missing() throws -> [CalendarDate] {
      let months = try story.book.months(on: try day("2026-04-10"))
      let report = try months.report(of: try #require(march))
      return report.missingRates.map(\.day)
    }
    #expect(try missing() == [try day("2026-03-12")])
    try story.rate(("BTC", "EUR"), "80000", on: "2026-03-12")
    #expect(try missing() == [])
  }

  /// A rate that is deleted makes a closed month unknown, and so changed.
  @Test func aRateThatIsGoneChangesAClosedMonth() throws {
    var story = try story()
    try story.rate(("USD", "EUR"), "0.9", on: "2026-03-01")
    try story.asset("Dollars", "USD")
    try story.share("0", of: "Dollars", for: "Fund", since: "2026-02-01")
    try story.save("10", for: "Fund", in: "Dollars", on: "2026-03-21")
    try close(&story)
    #expect(try report(story).totals.savedThisMonth == Amount(309))
    let before = story.book
    let pair = try #require(
      CurrencyPair(try Currency("USD"), try Currency("EUR")))
    let rate = story.book.household.rates.first { $0.pair == pair }
    story.book = story.book.removing(try #require(rate))
    let told = try report(story)
    #expect(told.state == .changed && told.recorded.saved == nil)
    #expect(
      try Book.monthsChanged(
        from: before, to: story.book, on: try day("2026-04-10")
      ).count == 1)
  }

  /// The purchase does not undo the month in which a goal ends, and a last
  /// payment on that day counts.
  @Test func thePurchaseDoesNotUndoTheMonth() throws {
    var story = try story()
    try story.save("40", for: "Fund", in: "Bank", on: "2026-03-28")
    try story.move(
      "-340", .withdrawal, in: "Bank", for: "Fund", on: "2026-03-28")
    try story.end("Fund", { .finished($0) }, on: "2026-03-28")
    let told = try report(story)
    #expect(told.goals.count == 1)
    #expect(told.totals.savedThisMonth == Amount(340))
    #expect(told.totals.takenOut == .zero)
    // An end that is still to come is not known.
    let before = try report(story, on: "2026-03-27")
    #expect(before.state == .running)
    #expect(before.totals.savedThisMonth == Amount(300))
    // It stands in no month after that.
    #expect(try report(story, on: "2026-05-01", of: "2026-04").goals.isEmpty)
  }

  /// What a transfer takes away as a goal ends does not count elsewhere.
  @Test func aTransferAsAGoalEndsBringsNothingElsewhere() throws {
    var story = try story()
    try story.asset("Other")
    try story.share("0", of: "Other", for: "Fund", since: "2026-02-01")
    let assets = story.book.household.assets
    story.book = try story.book.transferring(
      Transfer(
        Amount(100), from: assets[0].id, Amount(100), to: assets[1].id,
        on: try day("2026-03-28"),
        goal: try story.book.household.goal(named: "Fund").id,
        ids: (Identifier(bits: 7001), Identifier(bits: 7002)))
    ).book
    try story.end("Fund", { .cancelled($0) }, on: "2026-03-28")
    let told = try report(story)
    #expect(told.totals.savedThisMonth == Amount(300))
    #expect(told.totals.takenOut == .zero)
  }

  /// What was put aside before the first payday counts for that payday's
  /// month, so no day's money counts in two months.
  @Test func theFirstPaydayMakesTheFirstMonth() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Fund", "4000", by: "2027-01-01", from: "2026-03-27")
    try story.asset("Bank")
    try story.save("50", for: "Fund", in: "Bank", on: "2026-03-28")
    let months = try story.book.months(on: try day("2026-05-10"))
    #expect(months.all.first == april)
    #expect(
      try report(story, on: "2026-05-10", of: "2026-04").totals.savedThisMonth
        == Amount(50))
  }
}
