import SavingsCore
import Support
import Testing

@Suite struct MissingRateTests {
  @Test func whatNeedsARateIsUnknown() throws {
    let story = try household()
    let car = try story.requirement("Car", "2026-11-20")
    #expect(car.figures == nil)
    #expect(car.progress == nil)
    #expect(car.pace == nil)
    #expect(car.status == .unknown)
    #expect(car.display.target?.description == "5000")
    #expect(car.display.required == nil)
    #expect(car.display.left == nil)
  }

  @Test func aTotalWithAGapIsUnknownAndSaysAtLeast() throws {
    let plan = try household().plan("2026-11-20")
    #expect(plan.totals.required == nil)
    #expect(plan.totals.saved == nil)
    #expect(plan.totals.left == nil)
    #expect(plan.totals.progress == nil)
    #expect(!plan.totals.isComplete)
    // House 1,200 and Trip 1,000 yen are known, Car is not: 6,200 + 6.20
    #expect(plan.totals.target?.description == "6206.2")
    let known = try #require(plan.atLeast)
    // 100 + 83 x 0.0062 = 100.51
    #expect(known.required?.description == "100.51")
    #expect(known.left?.description == "100.51")
    #expect(known.saved?.description == "0")
    #expect(known.target?.description == "6206.2")
    #expect(known.isComplete)
  }

  @Test func aMissingPairIsNamedOnceWithItsGoals() throws {
    var story = try household()
    try story.goal("Bus", "5000", by: "2027-11-20", from: "2026-11-20")
    try story.share("10%", of: "Wallet", for: "Bus", since: "2026-11-20")
    let missing = try story.plan("2026-11-20").missingRates
    #expect(missing.map(\.pair.description) == ["BTC/EUR"])
    #expect(missing.first?.goals.map(\.name) == ["Bus", "Car"])
  }

  @Test func whatIsMissingFromNowOnIsTold() throws {
    var story = try household()
    let before = try story.plan("2026-11-20")
    #expect(before.missingRates(beside: before).isEmpty)
    try story.goal("Bus", "5000", by: "2027-11-20", from: "2026-11-20")
    try story.share("10%", of: "Wallet", for: "Bus", since: "2026-11-20")
    let after = try story.plan("2026-11-20")
    let new = after.missingRates(beside: before)
    #expect(new.map(\.pair.description) == ["BTC/EUR"])
    #expect(before.missingRates(beside: after).isEmpty)
  }

  @Test func oneRateServesBothWaysAndIsMissingOnce() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Trip", "900", "USD", by: "2027-11-20", from: "2026-11-20")
    try story.asset("Savings", holding: "100")
    try story.share("100%", of: "Savings", for: "Trip", since: "2026-11-20")
    let missing = try story.plan("2026-11-20").missingRates
    #expect(missing.map(\.pair.description) == ["EUR/USD"])
    #expect(missing.first?.goals.map(\.name) == ["Trip"])
    try story.rate(("EUR", "USD"), "1.25", on: "2026-11-20")
    let plan = try story.plan("2026-11-20")
    #expect(plan.missingRates.isEmpty)
    #expect(plan.totals.target?.description == "720")
  }

  @Test func theTotalOfATargetThatCannotBeConvertedIsUnknown() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Trip", "900", "USD", by: "2027-11-20", from: "2026-11-20")
    let plan = try story.plan("2026-11-20")
    #expect(plan.totals.target == nil)
    #expect(plan.totals.saved == .zero)
    #expect(plan.missingRates.map(\.pair.description) == ["USD/EUR"])
    // Its own figures need no rate.
    let trip = try #require(plan.goals.first)
    #expect(trip.figures?.required.description == "75")
    #expect(trip.status == .onTrack)
  }

  @Test func whatIsLostThisMonthNeedsARateToo() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Free", "0", "USD", by: "2027-11-20", from: "2026-11-20")
    try story.asset("Dollars", "USD", holding: "100", on: "2026-11-01")
    try story.share("100%", of: "Dollars", for: "Free", since: "2026-11-20")
    try story.move("-100", .withdrawal, in: "Dollars", on: "2026-11-21")
    let plan = try story.plan("2026-11-21")
    #expect(plan.totals.savedThisMonth == .zero)
    #expect(plan.totals.takenOut == nil)
    #expect(plan.missingRates.map(\.pair.description) == ["USD/EUR"])
  }

  /// Nobody can tell a pace without what there was when the goal began.
  @Test func whatThereWasAtTheStartNeedsARateToo() throws {
    var story = try Story(payday: 25)
    try story.goal("Car", "5000", by: "2027-11-20", from: "2026-08-20")
    try story.asset("Wallet", "BTC", holding: "0.02", on: "2026-08-01")
    try story.share("100%", of: "Wallet", for: "Car", since: "2026-08-20")
    try story.share("0%", of: "Wallet", for: "Car", since: "2026-10-01")
    let plan = try story.plan("2026-11-20")
    #expect(plan.goals[0].figures?.saved == .zero)
    #expect(plan.goals[0].pace == nil)
    #expect(plan.missingRates.map(\.pair.description) == ["BTC/EUR"])
    try story.rate(("BTC", "EUR"), "80000", on: "2026-11-20")
    #expect(try story.plan("2026-11-20").goals[0].pace?.start == Amount(1600))
  }

  @Test func anEmptyWalletNeedsNoRate() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Car", "5000", by: "2027-11-20", from: "2026-11-20")
    try story.asset("Wallet", "BTC")
    try story.share("100%", of: "Wallet", for: "Car", since: "2026-11-20")
    let plan = try story.plan("2026-11-20")
    #expect(plan.missingRates.isEmpty)
    #expect(plan.totals.isComplete)
    #expect(plan.atLeast == nil)
  }

  @Test(
    arguments: [("2026-11-20", 0), ("2026-11-27", 0), ("2026-11-28", 1)])
  func aRateIsStaleWhenItIsOlderThanTheDaysSet(
    today: String, count: Int
  ) throws {
    var story = try household()
    try story.rate(("BTC", "EUR"), "80000", on: "2026-11-27")
    let plan = try story.plan(today)
    let stale = plan.staleRates
    #expect(stale.count == count)
    #expect(stale.allSatisfy { $0.pair.description == "JPY/EUR" })
  }

  @Test func namesEveryRateItUsed() throws {
    var story = try household()
    try story.rate(("EUR", "BTC"), "0.0000125", on: "2026-11-19")
    try story.rate(("GBP", "EUR"), "1.2", on: "2026-11-19")
    #expect(
      try story.plan("2026-11-20").rates.map(\.pair.description)
        == ["EUR/BTC", "JPY/EUR"])
  }

  /// A house in euros, a trip in yen, and a car on bitcoins without a price.
  private func household() throws -> Story {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("House", "1200", by: "2027-11-20", from: "2026-11-20")
    try story.goal("Car", "5000", by: "2027-11-20", from: "2026-11-20")
    try story.goal("Trip", "1000", "JPY", by: "2027-11-20", from: "2026-11-20")
    try story.asset("Wallet", "BTC", holding: "0.01")
    try story.share("50%", of: "Wallet", for: "Car", since: "2026-11-20")
    try story.rate(("JPY", "EUR"), "0.0062", on: "2026-11-20")
    return story
  }

  /// What there was on the eve of a round's deadline is known where only what
  /// was paid is not; whether it was reached is, where that was enough.
  @Test(arguments: [("600", Amount.zero as Amount?), ("500", nil)])
  func aPaymentWithoutARateHidesNotWhatARoundHad(
    _ saved: String, _ short: Amount?
  ) throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Tax", "600", by: "2026-03-10", from: "2026-01-01", every: 6)
    try story.asset("Jar")
    try story.asset("Dollars", "USD", holding: "100", on: "2026-01-01")
    try story.save(saved, for: "Tax", in: "Jar", on: "2026-01-25")
    try story.move(
      "-10", .withdrawal, in: "Dollars", for: "Tax", on: "2026-02-01")
    let occasion = Occasion(story.book, on: try day("2026-04-01"))
    let tax = try #require(occasion.household.goals.first)
    let rounds = try #require(try occasion.requirement(of: tax)?.rounds)
    let round = try #require(tax.roundReports(rounds, in: occasion).first)
    #expect(round.saved?.amount == (try Amount(saved)))
    #expect(round.short?.amount == short)
  }
}
