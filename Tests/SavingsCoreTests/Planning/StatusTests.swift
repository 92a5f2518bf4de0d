import SavingsCore
import Support
import Testing

@Suite struct StatusTests {
  @Test(
    arguments: [
      // target, deadline, opened with
      ("100", "2027-11-20", "100", Status.completed),
      ("100", "2026-11-20", "100", .completed),  // even on the last day
      ("100", "2026-11-20", "99.99", .critical),  // the deadline is today
      ("100", "2026-11-19", "1", .critical),  // and past
      ("120000", "2027-11-20", nil, .attention),  // 10,000.00 a month
      ("120000.12", "2027-11-20", nil, .critical),  // 10,000.01
      ("60000", "2027-11-20", nil, .onTrack),  // 5,000.00
      ("60000.12", "2027-11-20", nil, .attention),  // 5,000.01
      ("100", "2026-12-20", nil, .attention),  // the last payment
      ("100", "2027-01-20", nil, .onTrack),  // two are left
    ] as [(String, String, String?, Status)])
  func isTheFirstThatFits(
    target: String, deadline: String, opened: String?, status: Status
  ) throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", target, by: deadline, from: "2026-11-01")
    try story.asset("Account", holding: opened, on: "2026-11-01")
    try story.share("100%", of: "Account", for: "Goal", since: "2026-11-01")
    #expect(try story.requirement("Goal", "2026-11-20").status == status)
  }

  @Test(
    arguments: [
      // target, deadline, start, opened with
      ("0", "2027-11-20", "2026-11-01", nil, "needs_nothing"),
      ("100", "2026-11-19", "2026-11-01", "100", "reached"),
      ("100", "2027-11-20", "2026-12-02", nil, "begins_later"),
      ("100", "2026-11-19", "2026-11-01", nil, "deadline"),
      ("100", "2026-11-20", "2026-11-01", nil, "deadline"),
      ("120000.12", "2027-11-20", "2026-11-01", nil, "large"),
      ("60000.12", "2027-11-20", "2026-11-01", nil, "large"),
      ("100", "2026-12-20", "2026-11-01", nil, "last"),
      ("100", "2027-01-20", "2026-11-01", nil, nil),
    ] as [(String, String, String, String?, String?)])
  func saysWhy(
    target: String, deadline: String, start: String, opened: String?,
    code: String?
  ) throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", target, by: deadline, from: start)
    try story.asset("Account", holding: opened, on: "2026-11-01")
    try story.share("100%", of: "Account", for: "Goal", since: "2026-11-01")
    let goal = try story.requirement("Goal", "2026-11-20")
    #expect(goal.reason.code == code)
    #expect(goal.reason.status == goal.status)
  }

  @Test func namesTheAmountsThatItCompared() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Goal", "12000", "USD", by: "2027-11-20", from: "2026-11-20")
    try story.rate(("USD", "EUR"), "12", on: "2026-11-01")
    let euro = try Currency("EUR")
    let reason = try story.requirement("Goal", "2026-11-20").reason
    guard case .large(.critical, let required, let threshold) = reason else {
      Issue.record("\(reason)")
      return
    }
    #expect(required == Money(Amount(12_000), euro))
    #expect(threshold == Money(Amount(10_000), euro))
  }

  @Test(
    arguments: [
      ("2026-12-01", "2027-02-01", "0", Status.scheduled),
      ("2026-12-01", "2027-02-01", "100", .completed),
      ("2026-11-26", "2027-02-01", "0", .scheduled),  // payday has passed
      ("2026-11-26", "2026-11-30", "0", .attention),  // and none is left
    ])
  func isScheduledUntilItsFirstMonth(
    start: String, deadline: String, opened: String, status: Status
  ) throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "100", by: deadline, from: start)
    try story.asset(
      "Account", holding: opened == "0" ? nil : opened, on: "2026-11-01")
    try story.share("100%", of: "Account", for: "Goal", since: "2026-11-01")
    #expect(try story.requirement("Goal", "2026-11-20").status == status)
  }

  @Test(
    arguments: [
      ("EUR", "1.2", Status.attention),  // 4,900 x 1.2 = 5,880
      ("EUR", "2.1", .critical),  // 10,290
      ("EUR", "1", .onTrack),
      ("EUR", nil, .onTrack),  // cannot be compared
      ("JPY", "150", .onTrack),  // no threshold without decimals
      ("BTC", "0.00001", .onTrack),  // nor with eight
      ("KWD", "2.1", .critical),
    ] as [(String, String?, Status)])
  func comparesInTheCurrencyOfTheHousehold(
    household: String, rate: String?, status: Status
  ) throws {
    var story = try Story(payday: 25, currency: household)
    try story.goal(
      "Goal", "58800", "USD", by: "2027-11-20", from: "2026-11-20")
    if let rate {
      try story.rate(("USD", household), rate, on: "2026-11-20")
    }
    try story.rate(("USD", "JPY"), "150", on: "2026-11-20")
    #expect(try story.requirement("Goal", "2026-11-20").status == status)
    // However the plan is shown.
    let shown = try story.plan("2026-11-20", in: "JPY")
    #expect(shown.goals.map(\.status) == [status])
    #expect(shown.totals.required?.description == "735000")
  }

  @Test(
    arguments: [
      ("1.000000499", Status.attention),  // 10,000.00499 is 10,000.00
      ("1.0000005", .critical),  // 10,000.005 is 10,000.01
    ])
  func comparesWhatIsShown(rate: String, status: Status) throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal(
      "Goal", "120000", "USD", by: "2027-11-20", from: "2026-11-20")
    try story.rate(("USD", "EUR"), rate, on: "2026-11-20")
    #expect(try story.requirement("Goal", "2026-11-20").status == status)
  }

  @Test func thresholdsAreThoseThatWereSet() throws {
    var story = try Story(payday: 25, currency: "JPY")
    try story.goal("Goal", "12000", "JPY", by: "2027-11-20", from: "2026-11-20")
    var settings = story.book.household.settings
    settings.ownAttention = Amount(999)
    story.book = try story.book.preferring(settings)
    #expect(try story.requirement("Goal", "2026-11-20").status == .attention)
    settings.ownCritical = Amount(999)
    story.book = try story.book.preferring(settings)
    #expect(try story.requirement("Goal", "2026-11-20").status == .critical)
  }

  /// 1,200 in twelve paydays of 100, the first on 2026-01-25.
  @Test(
    arguments: [
      // today, what was saved and on which day, custom amount
      ("2026-01-25", nil, nil, nil),  // on the payday nothing is late
      ("2026-01-26", nil, nil, "overdue"),
      ("2026-01-26", ("95", "2026-01-10"), nil, nil),  // a twentieth is left
      ("2026-01-26", ("94.99", "2026-01-10"), nil, "overdue"),
      // three paydays late: 1,200 / 9 is over 1.25 x 100
      ("2026-04-02", nil, nil, "behind"),
      ("2026-04-02", nil, "50", nil),
      // two paydays late: 1,200 / 10 is not
      ("2026-03-02", nil, nil, nil),
    ] as [(String, (String, String)?, String?, String?)])
  func isLate(
    today: String, saved: (String, String)?, custom: String?, code: String?
  ) throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "1200", by: "2027-01-01", from: "2026-01-01")
    try story.asset("Account")
    try story.share("100%", of: "Account", for: "Goal", since: "2026-01-01")
    if let (amount, date) = saved {
      try story.save(amount, for: "Goal", in: "Account", on: date)
    }
    if let custom {
      try story.choose(nil, custom: custom, for: "Goal", in: "2026-04")
    }
    let goal = try story.requirement("Goal", today)
    #expect(goal.reason.code == code)
    #expect(goal.status == (code == nil ? .onTrack : .attention))
  }

  @Test func aProtectedOrSkippedGoalHasTheStatusOfWhatItAsks() throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "132000", by: "2027-10-20", from: "2026-11-20")
    try story.choose(.skipped, for: "Goal", in: "2026-11")
    #expect(try story.requirement("Goal", "2026-11-20").status == .critical)
  }
}
