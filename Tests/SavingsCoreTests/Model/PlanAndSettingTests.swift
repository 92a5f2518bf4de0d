import SavingsCore
import Support
import Testing

@Suite struct PlanAndSettingTests {
  @Test func aMonthSaysOnlyWhatDiffers() throws {
    let story = try Story.withTwoGoals()
    let house = try story.house.id
    let march = try month("2026-03")
    let household = story.book.household
    #expect(household.plan(for: house, in: march).isEmpty)

    let custom = MonthlyPlan.Custom(Amount(100), by: .you)
    let plan = MonthlyPlan(goal: house, month: march, custom: custom)
    let planned = try story.book.setting(plan)
    #expect(planned.household.plan(for: house, in: march) == plan)
    #expect(
      try planned.household.plan(for: house, in: month("2026-04")).isEmpty)
    #expect(try planned.household.plan(for: story.car.id, in: march).isEmpty)

    var skipped = plan
    skipped.flex = .skipped
    let changed = try planned.setting(skipped)
    #expect(changed.household.plans == [skipped])
    // A month that says nothing leaves nothing behind.
    let reset = try changed.setting(MonthlyPlan(goal: house, month: march))
    #expect(reset == story.book)
    #expect(try reset.setting(MonthlyPlan(goal: house, month: march)) == reset)
  }

  @Test func refusesPlansThatCannotBe() throws {
    var story = try Story.withTwoGoals()
    let march = try month("2026-03")
    let stranger = try Goal.sample(9, "Stranger").id
    #expect(throws: BookProblem.dangling(.goal, stranger.description)) {
      try story.book.setting(
        MonthlyPlan(goal: stranger, month: march, flex: .skipped))
    }
    let less = MonthlyPlan.Custom(Amount(-5), by: .flex)
    #expect(throws: BookProblem.negativeAmount(Amount(-5), try Currency("EUR")))
    {
      try story.book.setting(
        MonthlyPlan(goal: story.house.id, month: march, custom: less))
    }
    #expect(throws: BookProblem.negativeAmount(Amount(-5), try Currency("EUR")))
    {
      try story.book.setting(
        MonthlyPlan(goal: story.house.id, month: march, own: Amount(-5)))
    }
    let none = MonthlyPlan.Custom(.zero, by: .budget)
    #expect(throws: Never.self) {
      try story.book.setting(
        MonthlyPlan(goal: story.house.id, month: march, custom: none))
    }
    story.book = try story.book.ending(
      story.house, .cancelled(day("2026-02-01")))
    #expect(throws: BookProblem.goalEnded("House", slug: "house")) {
      try story.book.setting(
        MonthlyPlan(goal: story.house.id, month: march, flex: .skipped))
    }
    // A month before that may be open still.
    let before = try day("2026-01-31").month
    #expect(throws: Never.self) {
      try story.book.setting(
        MonthlyPlan(goal: story.house.id, month: before, flex: .skipped))
    }
  }

  @Test func aStandingIsTheMonthsFlexUntilItSaysOtherwise() {
    #expect(Flex(Goal.Standing.flexible) == .flexible)
    #expect(Flex(Goal.Standing.protected) == .protected)
  }

  @Test(
    arguments: [
      ("EUR", 10_000, 5_000), ("KWD", 10_000, 5_000), ("JPY", nil, nil),
      ("BTC", nil, nil), ("CLF", nil, nil),
    ] as [(String, Int?, Int?)])
  func thresholdsFollowTheCurrency(
    code: String, critical: Int?, attention: Int?
  ) throws {
    var settings = Settings()
    #expect(settings.critical == nil && settings.attention == nil)
    settings.currency = try Currency(code)
    #expect(settings.critical == critical.map { Amount($0) })
    #expect(settings.attention == attention.map { Amount($0) })
    settings.ownCritical = Amount(7)
    settings.ownAttention = Amount(3)
    #expect(settings.critical == Amount(7))
    #expect(settings.attention == Amount(3))
  }

  @Test func whatIsInForceIsWhatWasStated() throws {
    var settings = Settings()
    #expect(settings.paydays.schedule == .endOfMonth && settings.staleDays == 7)
    settings.ownPayday = PaydaySchedule(25)
    settings.ownStaleDays = 0
    #expect(
      settings.paydays.schedule == PaydaySchedule(25) && settings.staleDays == 0
    )
    let points = try Currency("POINTS")
    settings.ownDigits[points] = 0
    #expect(settings.digits(of: points) == 0)
    #expect(try settings.digits(of: Currency("BTC")) == 8)
    #expect(try Book().preferring(settings).household.settings == settings)
  }

  @Test func refusesSettingsThatCannotBe() throws {
    var settings = Settings()
    let (euro, bitcoin) = (try Currency("EUR"), try Currency("BTC"))
    settings.ownDigits = [bitcoin: 4, euro: 2]
    #expect(throws: BookProblem.digitsFixed(euro, 2)) {
      try Book().preferring(settings)
    }
    for digits in [-1, 19, .max, .min] {
      settings.ownDigits = [bitcoin: digits]
      #expect(throws: BookProblem.digitsOutOfRange(bitcoin, digits)) {
        try Book().preferring(settings)
      }
    }
    settings.ownDigits = [bitcoin: 18, try Currency("ETH"): 0]
    #expect(throws: Never.self) { try Book().preferring(settings) }
    settings.ownStaleDays = -1
    #expect(throws: BookProblem.negativeDays(-1)) {
      try Book().preferring(settings)
    }
    settings.ownStaleDays = nil
    for field in [\Settings.ownCritical, \Settings.ownAttention] {
      settings[keyPath: field] = Amount(-1)
      #expect(throws: BookProblem.negativeAmount(Amount(-1), nil)) {
        try Book().preferring(settings)
      }
      settings[keyPath: field] = nil
    }
  }
}
