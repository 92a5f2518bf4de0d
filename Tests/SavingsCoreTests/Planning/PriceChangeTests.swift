import SavingsCore
import Support
import Testing

@Suite struct PriceChangeTests {
  @Test func saysHowMuchMoreIsAskedBecauseOfPrices() throws {
    var story = try household()
    try story.rate(("BTC", "EUR"), "70000", on: "2026-12-10")
    let boat = try story.requirement("Boat", "2026-12-11")
    // 11 payments are left, and 1,400 are there instead of 1,600.
    #expect(boat.figures?.base.description == "1400")
    // 10,600 / 11 = 963.64, and 10,400 / 11 = 945.45
    #expect(boat.figures?.required.description == "963.64")
    #expect(boat.priceChange?.description == "18.19")
    // A price that moves is not something that was saved.
    #expect(boat.figures?.savedThisMonth == .zero)
  }

  @Test func isLessThanNothingWherePricesRose() throws {
    var story = try household()
    try story.rate(("BTC", "EUR"), "90000", on: "2026-12-10")
    #expect(
      try story.requirement("Boat", "2026-12-11").priceChange?.description
        == "-18.18")
  }

  @Test func isNotSaidWhereNothingMoved() throws {
    var story = try household()
    #expect(try story.requirement("Boat", "2026-12-11").priceChange == nil)
    try story.rate(("BTC", "EUR"), "80000", on: "2026-12-10")
    #expect(try story.requirement("Boat", "2026-12-11").priceChange == nil)
    #expect(try story.requirement("House", "2026-12-11").priceChange == nil)
  }

  @Test func isNotSaidWhereThePriceOfThenIsUnknown() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Boat", "12000", by: "2027-11-20", from: "2026-01-01")
    try story.asset("Wallet", "BTC", holding: "0.02", on: "2026-01-01")
    try story.share("100%", of: "Wallet", for: "Boat", since: "2026-01-01")
    try story.rate(("BTC", "EUR"), "80000", on: "2026-12-10")
    #expect(try story.requirement("Boat", "2026-12-11").priceChange == nil)
  }

  @Test func countsFromTheStartOfAGoalThatBeganLater() throws {
    var story = try household()
    try story.rate(("BTC", "EUR"), "70000", on: "2026-12-10")
    try story.goal("Car", "12000", by: "2027-12-11", from: "2026-12-11")
    try story.asset("Coins", "BTC", holding: "0.01", on: "2026-12-11")
    try story.share("100%", of: "Coins", for: "Car", since: "2026-12-11")
    #expect(try story.requirement("Car", "2026-12-12").priceChange == nil)
    try story.rate(("BTC", "EUR"), "75000", on: "2026-12-12")
    // 11,250 / 12 = 937.50, and 11,300 / 12 = 941.67
    #expect(
      try story.requirement("Car", "2026-12-12").priceChange?.description
        == "-4.17")
  }

  @Test func countsFromTheFirstOfTheMonthForAGoalThatHadNoPayday() throws {
    var story = try household()
    try story.goal("Car", "12000", by: "2027-11-26", from: "2026-11-26")
    try story.asset("Coins", "BTC", holding: "0.01", on: "2026-11-26")
    try story.share("100%", of: "Coins", for: "Car", since: "2026-11-26")
    try story.rate(("BTC", "EUR"), "76000", on: "2026-11-30")
    try story.rate(("BTC", "EUR"), "70000", on: "2026-12-10")
    // 11,300 / 12 = 941.67, and 11,240 / 12 = 936.67
    #expect(
      try story.requirement("Car", "2026-12-12").priceChange?.description
        == "5")
  }

  /// What was paid of a round was worth something else before, as what is left
  /// for it was.
  @Test func countsWhatWasPaidOfARound() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal(
      "Insurance", "600", by: "2026-02-20", from: "2025-03-01", every: 12)
    try story.asset("Account", "USD", holding: "600", on: "2025-01-01")
    try story.share(
      "100%", of: "Account", for: "Insurance", since: "2025-03-01")
    try story.rate(("USD", "EUR"), "0.9", on: "2026-02-01")
    try story.move(
      "-500", .withdrawal, in: "Account", for: "Insurance", on: "2026-02-05")
    let before = try story.requirement("Insurance", "2026-02-10")
    #expect(before.figures?.required == Amount(110))
    #expect(before.priceChange == nil)
    try story.rate(("USD", "EUR"), "0.8", on: "2026-02-09")
    let now = try story.requirement("Insurance", "2026-02-10")
    #expect(now.figures?.required == Amount(170))
    #expect(now.priceChange == Amount(60))
  }

  /// A boat on 0.02 bitcoins of 80,000 each, and a house.
  private func household() throws -> Story {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Boat", "12000", by: "2027-11-20", from: "2026-11-20")
    try story.goal("House", "12000", by: "2027-11-20", from: "2026-11-20")
    try story.asset("Wallet", "BTC", holding: "0.02", on: "2026-11-20")
    try story.share("100%", of: "Wallet", for: "Boat", since: "2026-11-20")
    try story.rate(("BTC", "EUR"), "80000", on: "2026-11-20")
    return story
  }
}
