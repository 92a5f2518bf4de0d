import SavingsCore
import Support
import Testing

/// What following the plan pays.
@Suite struct FollowedPlanTests {
  /// A goal of any kind on a day, with a household of its own.
  private func household(
    _ dice: inout SplitMix64
  ) throws -> (Story, today: CalendarDate) {
    var story = try Story(payday: 25, currency: "EUR")
    let paydays = ["25", "31", "1", "15,31", "2026-01-09+2w", "7,14,28"]
    let kind = Int.random(in: 0..<5, using: &dice)
    // Only the round that is shown is told, and a month may pay for two.
    let schedule =
      paydays.prefix(kind == 1 ? 3 : 6).randomElement(using: &dice) ?? "25"
    let isWeighted = Int.random(in: 0..<3, using: &dice) == 0
    try story.prefer { settings in
      settings.ownPayday = PaydaySchedule(schedule)
      if isWeighted {
        settings.weights[key: .yearly(7)] = try Amount("0.5")
        settings.weights[key: .yearly(12)] = try Amount("2")
      }
    }
    let start = try #require(
      day("2025-12-03").adding(days: .random(in: 0...150, using: &dice)))
    let months = Int.random(in: 2...14, using: &dice)
    let deadline = try #require(
      start.adding(months: months)?
        .adding(days: .random(in: 0...20, using: &dice)))
    let target = "\(Int.random(in: 300...9000, using: &dice))"
    switch kind {
    case 0:
      try story.goal(
        "Trip", target, by: nil, from: "\(start)",
        monthly: "\(Int.random(in: 90...400, using: &dice))")
    case 1:
      try story.goal(
        "Trip", target, by: "\(deadline)", from: "\(start)", every: 12)
    case 2:
      try story.goal(
        "Trip", target, by: "\(deadline)", from: "\(start)", yield: "3")
    default:
      try story.goal("Trip", target, by: "\(deadline)", from: "\(start)")
    }
    try story.asset("Jar", on: "\(start)")
    try story.share("0", of: "Jar", for: "Trip", since: "\(start)")
    if Bool.random(using: &dice) {
      try story.save("123.45", for: "Trip", in: "Jar", on: "\(start)")
    }
    let today = try #require(
      start.adding(days: .random(in: 0...40, using: &dice)))
    return (story, today)
  }

  /// Who pays it day by day is told by the plan of each day that exactly that
  /// is left by then, and all of it is what remained.
  @Test func isWhatThePlanOfEachDayAsks() throws {
    var dice = SplitMix64(seed: 0xfe1)
    var paid = 0
    for round in 0..<150 {
      var (story, today) = try household(&dice)
      let settings = story.book.household.settings
      let requirement = try story.requirement("Trip", "\(today)")
      let figures = try #require(requirement.figures)
      let followed = try #require(try FollowedPlan(of: requirement, settings))
      var sum = followed.withoutPayday
      for payment in followed.payments {
        let date = max(payment.date, today)
        let asked = try story.figures("Trip", "\(date)")
        let left = date == payment.date ? asked.leftByNext : payment.amount
        try #require(
          left == payment.amount,
          "\(round): \(requirement.goal) on \(date) of \(today)")
        try story.save(
          payment.amount.description, for: "Trip", in: "Jar", on: "\(date)")
        sum = try sum + payment.amount
        paid += 1
      }
      if let last = followed.onDeadline {
        try #require(
          try story.figures("Trip", "\(last.date)").left == last.amount,
          "\(round)")
        sum = try sum + last.amount
      }
      if let remaining = figures.remaining, requirement.status != .completed,
        requirement.goal.every == nil
      {
        try #require(try sum + followed.short == remaining, "\(round)")
      }
    }
    #expect(paid > 500)
  }

  @Test func wherePaydaysPassedItStandsOnThem() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Trip", "300", by: "2026-06-20", from: "2026-03-01")
    try story.asset("Jar")
    try story.share("0", of: "Jar", for: "Trip", since: "2026-03-01")
    let plan = try story.plan("2026-03-28")
    let agenda = try Agenda(plan, upTo: try day("2026-07-01"))
    #expect(
      agenda.entries.map { "\($0.date) \($0.total?.description ?? "?")" } == [
        "2026-03-25 100", "2026-04-25 100", "2026-05-25 100", "2026-06-20 0",
      ])
    try story.save("100", for: "Trip", in: "Jar", on: "2026-03-28")
    let paid = try Agenda(
      try story.plan("2026-03-28"), upTo: try day("2026-04-01"))
    #expect(paid.entries.map { $0.total?.description } == ["0"])
  }

  /// A month may pay for two rounds; of too little for the first one nothing is
  /// for the second.
  @Test func whatIsDueAtOnceComesFirst() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal(
      "Tax", "1000", by: "2026-03-15", from: "2026-03-10", every: 7)
    try story.choose(nil, custom: "96", for: "tax", in: "2026-03")
    let plan = try story.plan("2026-03-10")
    let shown = try #require(try Projection(of: plan.goals[0], plan.settings))
    #expect(shown.points.map(\.saved) == [Amount(96)])
    #expect(shown.short == Amount(904))
  }

  /// What no payday comes before is paid on the deadline, where the goal begins
  /// later, or its month is left out.
  @Test func whatNoPaydayComesBeforeIsPaidOnTheDeadline() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Car", "377.49", by: "2024-05-21", from: "2024-04-30")
    try story.goal("Trip", "300", by: "2024-04-10", from: "2024-03-01")
    try story.choose(.skipped, for: "Trip", in: "2024-03")
    let plan = try story.plan("2024-03-10")
    let dates = try [day("2024-04-10"), day("2024-05-21")]
    for (requirement, date) in zip(plan.goals, dates) {
      let shown = try #require(try Projection(of: requirement, plan.settings))
      #expect(shown.points.map(\.date) == [date])
      #expect(shown.inTime == true && shown.short.isZero)
    }
    let agenda = try Agenda(plan, upTo: try day("2024-06-01"))
    let deadlines = agenda.entries.filter { $0.goal != nil }
    #expect(deadlines.map(\.date) == dates)
    #expect(
      deadlines.map { $0.total?.description ?? "?" } == ["300", "377.49"])
  }

  /// Two rounds that are due at once are not both paid for the first one.
  @Test func whatIsDueForALaterRoundIsNotPaidForTheOneThatIsShown() throws {
    var story = try Story(payday: 28, currency: "EUR")
    try story.goal(
      "Rent", "100", by: "2027-02-06", from: "2027-01-10", every: 3)
    let plan = try story.plan("2027-05-05")
    let shown = try #require(try Projection(of: plan.goals[0], plan.settings))
    #expect(shown.points.map(\.saved) == [Amount(100)])
  }
}
