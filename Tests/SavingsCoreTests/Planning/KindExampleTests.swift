import SavingsCore
import Support
import Testing

/// The worked examples of goals that come again, uneven months and paydays.
@Suite struct KindExampleTests {
  /// 1,200 in ten payments, of which July and December carry half.
  @Test func monthsMayWeighLess() throws {
    var story = try Story(payday: 25)
    try story.prefer { settings in
      settings.weights[key: .yearly(7)] = try Amount("0.5")
      settings.weights[key: .yearly(12)] = try Amount("0.5")
    }
    try story.goal("Goal", "1200", by: "2027-01-01", from: "2026-03-10")
    try story.asset("Jar")
    var asked: [String] = []
    for month in 3...12 {
      let date = "2026-\(month < 10 ? "0" : "")\(month)-20"
      let figures = try story.figures("Goal", date)
      asked.append(figures.required.description)
      try story.save(figures.left.description, for: "Goal", in: "Jar", on: date)
    }
    #expect(
      asked == [
        "133.33", "133.33", "133.33", "133.34", "66.67", "133.33", "133.33",
        "133.34", "133.33", "66.67",
      ])
    #expect(try story.figures("Goal", "2026-12-31").remaining == .zero)
  }

  /// 600 every year, put aside in time: what is set apart is not asked again,
  /// and what a bill costs less is left over.
  @Test func aBillIsSetApartUntilItIsPaid() throws {
    var story = try Story(payday: 25)
    try story.goal(
      "Insurance", "600", by: "2027-03-01", from: "2026-03-10", every: 12)
    try story.asset("Savings")
    let first = try story.requirement("Insurance", "2026-03-10")
    #expect(first.figures?.required == Amount(50))
    #expect(first.payments.count == 12 && first.payments.round == 1)
    try story.save("600", for: "Insurance", in: "Savings", on: "2026-03-12")

    let apart = try story.requirement("Insurance", "2027-03-05")
    #expect(apart.figures?.reserved == Amount(600))
    #expect(apart.figures?.required == Amount(50))
    #expect(apart.payments.round == 2 && apart.progress == .zero)

    var finished = story
    let goal = try finished.book.household.goal(named: "insurance")
    finished.book = try finished.book.finishingRound(
      of: goal, on: try day("2027-03-05"))
    #expect(
      try finished.requirement("Insurance", "2027-03-05").status == .completed)

    try story.move(
      "-580", .withdrawal, in: "Savings", for: "Insurance", on: "2027-03-05")
    let paid = try story.figures("Insurance", "2027-03-05")
    #expect(paid.saved == Amount(20) && paid.reserved == .zero)
    #expect(paid.required == (try Amount("48.33")))
  }

  /// A cushion of 5,000 is refilled by 400 a month when something was taken.
  @Test func aCushionIsRefilled() throws {
    var story = try Story(payday: 25)
    try story.goal(
      "Buffer", "5000", by: nil, from: "2026-01-01", monthly: "400")
    try story.asset("Jar", holding: "5000")
    try story.share("100%", of: "jar", for: "buffer", since: "2026-01-01")
    #expect(try story.requirement("Buffer", "2026-03-11").status == .completed)
    try story.move(
      "-1000", .withdrawal, in: "Jar", for: "Buffer", on: "2026-03-12")
    var asked: [String] = []
    for date in ["2026-03-20", "2026-04-20", "2026-05-20"] {
      let requirement = try story.requirement("Buffer", date)
      let figures = try #require(requirement.figures)
      asked.append(figures.required.description)
      #expect(requirement.payments.reached == (try day("2026-05-25")))
      try story.save(
        figures.left.description, for: "Buffer", in: "Jar", on: date)
    }
    #expect(asked == ["400", "400", "200"])
    #expect(try story.requirement("Buffer", "2026-06-01").status == .completed)
  }

  /// Fifty a month for ever: spending them is what they are for.
  @Test func whatIsSpentStillCountsForTheMonth() throws {
    var story = try Story(payday: 25)
    try story.goal("Pocket", nil, by: nil, from: "2026-03-10", monthly: "50")
    try story.asset("Jar")
    #expect(try story.figures("Pocket", "2026-03-10").left == Amount(50))
    try story.save("50", for: "Pocket", in: "Jar", on: "2026-03-11")
    try story.move(
      "-30", .withdrawal, in: "Jar", for: "Pocket", on: "2026-03-12")
    let figures = try story.figures("Pocket", "2026-03-12")
    #expect(figures.required == Amount(50) && figures.left == .zero)
    #expect(figures.savedThisMonth == Amount(50))
    #expect(figures.saved == Amount(20) && figures.remaining == nil)
  }

  /// What is expected to be earned is not asked; the last payment asks all.
  @Test func aYieldLowersWhatIsAsked() throws {
    var story = try Story(payday: 25)
    try story.goal(
      "Goal", "12000", by: "2027-03-20", from: "2026-03-10", yield: "3")
    try story.asset("Jar", holding: "2000")
    try story.share("100%", of: "jar", for: "goal", since: "2026-03-10")
    var asked: [String] = []
    for date in [
      "2026-03-20", "2026-04-20", "2026-05-20", "2026-06-20", "2026-07-20",
      "2026-08-20", "2026-09-20", "2026-10-20", "2026-11-20", "2026-12-20",
      "2027-01-20", "2027-02-20",
    ] {
      let figures = try story.figures("Goal", date)
      asked.append(figures.required.description)
      try story.save(figures.left.description, for: "Goal", in: "Jar", on: date)
    }
    #expect(asked.first == "817.36" && asked.last == "884.7")
    #expect(try story.figures("Goal", "2027-03-01").remaining == .zero)
  }

  /// Two paydays a month: the first carries half of what March asks.
  @Test func twoPaydaysShareTheMonth() throws {
    var story = try Story(payday: 25)
    try story.prefer { $0.ownPayday = PaydaySchedule("15,31") }
    try story.goal("Goal", "1200", by: "2026-09-10", from: "2026-03-10")
    let requirement = try story.requirement("Goal", "2026-03-10")
    #expect(requirement.payments.count == 12)
    #expect(requirement.figures?.required == Amount(200))
    #expect(requirement.figures?.perPayment == Amount(100))
    #expect(requirement.figures?.leftByNext == Amount(100))
    #expect(requirement.payments.due == (try day("2026-03-15")))
  }

  /// Every second week: some months have three paydays.
  @Test func weeksMakeUnevenMonths() throws {
    var story = try Story(payday: 25)
    try story.prefer { $0.ownPayday = PaydaySchedule("2026-01-09+2w") }
    try story.goal("Goal", "2600", by: "2027-03-06", from: "2026-03-10")
    try story.asset("Jar")
    #expect(try story.requirement("Goal", "2026-03-10").payments.count == 26)
    var asked: [String] = []
    for date in ["2026-03-26", "2026-04-26", "2026-05-26", "2026-06-26"] {
      let figures = try story.figures("Goal", date)
      asked.append(figures.required.description)
      try story.save(figures.left.description, for: "Goal", in: "Jar", on: date)
    }
    #expect(asked == ["100", "200", "300", "200"])
  }

  /// 5/6 of 2,345.13 is 1,954.275: what the paydays carry is not cut before
  /// it multiplies, and a half is rounded up.
  @Test func halfAUnitOfWhatIsDueByTheNextPaydayIsRoundedUp() throws {
    var story = try Story(payday: 10, currency: "EUR")
    try story.prefer { settings throws in
      settings.ownPayday = PaydaySchedule("10,20,30")
      settings.weights[key: .yearly(7)] = Amount(2)
    }
    try story.goal(
      "Tax", "1758.85", by: "2026-02-02", from: "2025-08-20", every: 6)
    let figures = try story.figures("Tax", "2026-06-01")
    #expect(figures.required == (try Amount("2345.13")))
    #expect(figures.leftByNext == (try Amount("1954.28")))
  }
}
