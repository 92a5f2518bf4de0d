import SavingsCore
import Support
import Testing

/// When a goal is reached, and how sure that is.
@Suite struct ForecastTests {
  private func forecast(
    _ goal: String, of story: Story, on date: String, monthly: String? = nil
  ) throws -> Forecast {
    let today = try day(date)
    let occasion = Occasion(story.book, on: today)
    let plan = try occasion.plan()
    let found = plan.goals.filter { $0.goal.name == goal }
    let months = try Months(occasion, asking: Plan.monthsLookedBack(on: today))
    return try #require(
      try plan.forecasts(
        of: found, months, monthly: try monthly.map { try Amount($0) }
      ).first)
  }

  private func bike(_ months: [String]) throws -> Story {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Bike", "3000", by: "2026-07-10", from: "2025-09-01")
    try story.asset("Jar")
    try story.share("0", of: "Jar", for: "Bike", since: "2025-09-01")
    for (place, amount) in months.enumerated() where amount != "0" {
      let month = try #require(Month("2025-09")?.adding(place))
      try story.save(amount, for: "Bike", in: "Jar", on: "\(month)-25")
    }
    return story
  }

  @Test func isTheExampleOfTheRules() throws {
    let story = try bike(["400", "300", "0", "500", "350", "250"])
    let forecast = try forecast(
      "Bike", of: story, on: "2026-03-10", monthly: "250")
    #expect(forecast.rest?.needed == (try Amount("1200")))
    #expect(forecast.rest?.payments == 4)
    #expect(forecast.rest?.perPayment == (try Amount("300")))
    #expect(forecast.enough == 4)
    #expect(
      forecast.months.map(\.amount.description)
        == ["400", "300", "0", "500", "350", "250"])
    #expect(forecast.averages.map(\.months) == [3, 6])
    #expect(
      forecast.averages.map(\.amount.description) == ["366.67", "300"])
    #expect(
      forecast.averages.map { $0.reached?.description }
        == ["2026-06-25", "2026-06-25"])
    #expect(
      forecast.averages.map { $0.atDeadline?.description }
        == ["3266.66", "3000"])
    #expect(forecast.plan?.reached == (try day("2026-06-25")))
    #expect(forecast.plan?.next == (try Amount("300")))
    let chance = try #require(forecast.chance)
    #expect((chance.low, chance.high, chance.ways) == (74, 156, 210))
    #expect(forecast.monthly?.reached == (try day("2026-07-25")))
    #expect(
      forecast.schedule.map(\.date.description)
        == ["2026-03-25", "2026-04-25", "2026-05-25", "2026-06-25"])
  }

  /// With two paydays a month, what a payment asks is half of what a month has
  /// to bring.
  @Test func severalPaydaysMakeAMonth() throws {
    var story = try bike(["150", "150", "150", "150", "150", "150"])
    try story.prefer { $0.ownPayday = PaydaySchedule("15,31") }
    let forecast = try forecast("Bike", of: story, on: "2026-03-10")
    #expect(forecast.rest?.payments == 8 && forecast.rest?.months == 4)
    #expect(forecast.rest?.perPayment == (try Amount("262.5")))
    #expect(forecast.rest?.aMonth == (try Amount("525")))
    #expect(forecast.enough == 0)
  }

  /// What came for a payday that has passed is not asked again, also where no
  /// payday that is left carries anything.
  @Test(arguments: ["0", "1"])
  func whatCameIsNotAskedAgain(_ weight: String) throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.prefer {
      $0.ownPayday = PaydaySchedule("30,31")
      $0.weights[key: .yearly(12)] = try Amount(weight)
    }
    try story.goal("Car", "300", by: "2027-01-06", from: "2026-12-01")
    try story.asset("Jar")
    try story.save("20", for: "Car", in: "Jar", on: "2026-12-01")
    let forecast = try forecast("Car", of: story, on: "2026-12-31")
    #expect(forecast.rest?.perPayment == Amount(280))
    #expect(try forecast.schedule.map(\.amount).sum() == Amount(280))
  }

  /// A yearly sum of 600, of which nine months brought 60 each.
  private func insurance() throws -> Story {
    var story = try Story(payday: 31, currency: "EUR")
    try story.goal(
      "Insurance", "600", by: "2026-03-20", from: "2025-06-01", every: 12)
    try story.asset("Bank")
    try story.share("0", of: "Bank", for: "Insurance", since: "2025-06-01")
    for place in 0..<9 {
      let month = try #require(Month("2025-06")?.adding(place))
      try story.save("60", for: "Insurance", in: "Bank", on: "\(month)-20")
    }
    return story
  }

  /// What the month pays for the next round does not make the one that is shown
  /// late, and is not missing for it, nor is that set apart for another.
  @Test(arguments: [
    ("2026-03-10", "2026-03-20"), ("2026-03-21", "2026-03-21"),
  ])
  func tellsOnlyTheRoundThatIsShown(_ date: String, _ reached: String) throws {
    let story = try insurance()
    let forecast = try forecast("Insurance", of: story, on: date)
    #expect(forecast.plan?.reached == (try day(reached)))
    #expect(forecast.schedule.map(\.date.description) == [reached])
    #expect(forecast.rest?.needed == Amount(60))
    #expect(forecast.rest?.have == Amount(540))
    #expect(forecast.averages.count == 3)
    #expect(forecast.averages.allSatisfy { $0.atDeadline == Amount(540) })
    let due = try Reminders(story.plan(date), days: 3).due
    let round = due.filter { $0.goal?.name == "Insurance" }
    #expect(round.map(\.money?.amount) == [Amount(60)], "\(due)")
  }

  /// A payday of the round after the one that is shown makes nothing come for
  /// that, but reaches it, late.
  @Test func countsWhatCameWhereTheRoundHasNoPaydayLeft() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal(
      "Tax", "1200", by: "2026-03-10", from: "2025-12-01", every: 3)
    try story.asset("Giro", holding: "1000", on: "2025-12-01")
    for month in ["2025-12", "2026-01", "2026-02"] {
      try story.save("200", for: "Tax", in: "Giro", on: "\(month)-25")
    }
    try story.save("300", for: "Tax", in: "Giro", on: "2026-03-05")
    let forecast = try forecast("Tax", of: story, on: "2026-03-12")
    #expect(forecast.rest?.payments == 0)
    #expect(forecast.rest?.have == Amount(900))
    #expect(forecast.rest?.needed == Amount(300))
    let average = try #require(forecast.averages.first)
    #expect(average.atDeadline == Amount(900))
    #expect(average.reached == (try day("2026-04-25")))
  }

  /// This month's payday counts also where it comes after the deadline, while
  /// something is left.
  @Test(arguments: [
    ("2026-03-12", "2026-03-25"), ("2026-03-26", "2026-04-25"),
  ])
  func reachesLateOnTheFirstPaydayToCome(
    _ date: String, _ reached: String
  ) throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Trip", "400", by: "2026-03-20", from: "2026-01-01")
    try story.asset("Jar")
    try story.share("0", of: "Jar", for: "Trip", since: "2026-01-01")
    try story.save("300", for: "Trip", in: "Jar", on: "2026-01-25")
    let late = try forecast("Trip", of: story, on: date, monthly: "100")
    #expect(late.rest?.payments == 0 && late.rest?.needed == Amount(100))
    #expect(late.monthly?.reached == (try day(reached)))
  }

  @Test func monthlyGoalThatBeginsLaterTellsWhatItsFirstMonthAsks() throws {
    var story = try Story(payday: 1, currency: "EUR")
    try story.goal("Buffer", "500", by: nil, from: "2026-05-02", monthly: "50")
    let forecast = try forecast("Buffer", of: story, on: "2026-05-02")
    #expect(forecast.requirement.status == .scheduled)
    #expect(forecast.rest?.perPayment == Amount(50))
  }

  @Test(
    arguments: [
      ("2025-11-10", ChanceReason.shortHistory, "2026-03-01"),
      ("2026-07-12", .noPaymentLeft, nil),
      ("2026-03-10", nil, nil),
    ] as [(String, ChanceReason?, String?)])
  func saysWhyThereIsNoChance(
    _ date: String, _ reason: ChanceReason?, _ from: String?
  ) throws {
    let story = try bike(["400", "300", "0", "500", "350", "250"])
    let forecast = try forecast("Bike", of: story, on: date)
    #expect(forecast.chanceReason == reason)
    #expect(forecast.chanceFrom?.description == from)
    #expect((forecast.chance == nil) == (reason != nil))
  }

  @Test(arguments: ["25", "5,20", "8,12,31", "2026-01-02+1w"])
  func averageIsInTimeWhereItReachesTheTargetByTheDeadline(
    _ paydays: String
  ) throws {
    var dice = SplitMix64(seed: 0xf0)
    var late = 0
    for _ in 0..<60 {
      let months = (0..<6).map { _ in "\(Int.random(in: 0...500, using: &dice))"
      }
      var story = try bike(months)
      try story.prefer { $0.ownPayday = PaydaySchedule(paydays) }
      let forecast = try forecast("Bike", of: story, on: "2026-03-10")
      guard forecast.requirement.status != .completed else { continue }
      let deadline = try day("2026-07-10")
      for average in forecast.averages {
        let isInTime = average.reached.map { $0 < deadline } ?? false
        let there = try #require(average.atDeadline)
        try #require(isInTime == (there >= (try Amount("3000"))), "\(months)")
        late += isInTime ? 0 : 1
      }
    }
    #expect(late > 10)
  }

  /// What is paid after the deadline is not there when it comes, also where
  /// the payday for it has passed before.
  @Test(arguments: [("2026-06-30", "3000"), ("2026-07-20", "1800")])
  func followedPlanTellsWhatThereIsAtTheDeadline(
    _ date: String, _ there: String
  ) throws {
    let story = try bike(["400", "300", "0", "500", "350", "250"])
    let forecast = try forecast("Bike", of: story, on: date)
    #expect(forecast.followedAtDeadline?.description == there)
    let late = try #require(forecast.plan)
    #expect(forecast.lateness(of: late.reached).inTime == (there == "3000"))
  }

  /// Months without openings and changed shares bring what there is more.
  @Test func whatMonthsBroughtAddsUp() throws {
    var dice = SplitMix64(seed: 0xf1)
    for _ in 0..<40 {
      var story = try Story(payday: 25, currency: "EUR")
      try story.goal("Bike", "9000", by: "2027-07-10", from: "2025-01-05")
      try story.goal("Other", "9000", by: "2027-07-10", from: "2025-01-05")
      try story.asset("Bank", holding: "1000", on: "2025-01-05")
      try story.share("40%", of: "Bank", for: "Bike", since: "2025-01-05")
      try story.share("30%", of: "Bank", for: "Other", since: "2025-01-05")
      for _ in 0..<25 {
        let date = try #require(
          day("2025-02-01").adding(days: .random(in: 0...390, using: &dice)))
        let amount = Int.random(in: -200...400, using: &dice)
        guard amount != 0 else { continue }
        let name = ["Bike", "Other", nil].randomElement(using: &dice) ?? nil
        try story.move(
          "\(amount)", amount > 0 ? .deposit : .withdrawal, in: "Bank",
          for: name, on: "\(date)")
      }
      let now = try forecast("Bike", of: story, on: "2026-03-01")
      try #require(now.months.count == 12)
      func saved(_ date: String) throws -> Amount {
        try story.figures("Bike", date).saved
      }
      let sum = try now.months.map(\.amount).sum()
      let difference = try saved("2026-02-28") - saved("2025-02-28")
      let gap = try sum - difference
      // A unit of rounding for each month.
      try #require(max(gap, -gap) <= (try Amount("0.12")))
      // Each is what its month is told to have brought, less what went.
      let months = try story.book.months(on: day("2026-03-01"))
      for part in now.months {
        let told = try #require(
          try months.report(of: part.month).goals.first { $0.name == "Bike" })
        let brought = try #require(told.totals.savedThisMonth)
        let went = try #require(told.totals.takenOut)
        try #require(try part.amount == brought - went, "\(part.month)")
      }
    }
  }
}
