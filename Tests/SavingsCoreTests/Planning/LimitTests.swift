import SavingsCore
import Support
import Testing

@Suite struct LimitTests {
  private let most = Amount(attos: .max)

  @Test func theLargestNumberIsPlannedLikeAnyOther() throws {
    let most = try Amount("170141183460469231731")
    var story = try Story(payday: 25, currency: "BIG")
    try story.goal(
      "Goal", most.description, "BIG", by: "2027-11-20", from: "2026-11-20")
    try story.asset("Vault", "BIG", holding: most.description)
    try story.share("100%", of: "Vault", for: "Goal", since: "2026-11-20")
    let figures = try story.figures("Goal", "2026-11-20")
    #expect(figures.saved == most)
    #expect(figures.remaining == .zero)
  }

  @Test func aSumThatIsTooLargeNamesItsParts() throws {
    var story = try Story(payday: 25)
    try story.asset("Vault", "BIG", holding: most.description)
    try story.move("1", .deposit, in: "Vault", on: "2026-01-02")
    #expect(throws: MoneyProblem.overflow(most, .plus, Amount(1))) {
      try story.plan("2026-11-20")
    }
  }

  @Test func assetsThatAreTooMuchTogetherNameWhatTheyHold() throws {
    let half = "100000000000000000000"
    var story = try Story(payday: 25)
    try story.goal("Goal", "1", "BIG", by: "2027-11-20", from: "2026-01-01")
    for name in ["Vault", "Chest"] {
      try story.asset(name, "BIG", holding: half)
      try story.share("100%", of: name, for: "Goal", since: "2026-01-01")
    }
    let amount = try Amount(half)
    #expect(throws: MoneyProblem.overflow(amount, .plus, amount)) {
      try story.plan("2026-11-20")
    }
  }

  @Test func asksThatAreTooMuchTogetherNameEachOther() throws {
    var story = try Story(payday: 25)
    try story.asset("Vault", "BIG", holding: "1")
    for name in ["A", "B"] {
      try story.goal(name, "1", "BIG", by: "2027-11-20", from: "2026-01-01")
      try story.share(
        most.description, of: "Vault", for: name, since: "2026-01-01")
    }
    #expect(throws: MoneyProblem.overflow(most, .plus, most)) {
      try story.plan("2026-11-20")
    }
  }

  @Test func aConversionThatIsTooLargeNamesTheRate() throws {
    let much = try Amount("10000000000000000")
    let direct = try exchange(
      "2026-03-10", [("BTC/EUR", "82000", "2026-03-01")])
    #expect(throws: MoneyProblem.overflow(much, .times, Amount(82_000))) {
      try direct.worth(much.description, "BTC", in: "EUR")
    }
    let inverse = try exchange(
      "2026-03-10", [("EUR/BTC", "0.00001", "2026-03-01")])
    let rate = try Amount("0.00001")
    let problem = MoneyProblem.overflow(much, .over, rate)
    #expect(throws: problem) {
      try inverse.worth(much.description, "BTC", in: "EUR")
    }
  }

  @Test func keepsTheLastWei() throws {
    var story = try Story(payday: 25)
    try story.asset("Wallet", "ETH", holding: "0.000000000000000001")
    try story.move(
      "1.123456789012345677", .deposit, in: "Wallet", on: "2026-01-02")
    let accounts = try story.book.accounts(on: try day("2026-01-02"))
    #expect(try accounts.balance(of: 0).description == "1.123456789012345678")
    #expect(
      try accounts.funding(of: 0).free.description == "1.123456789012345678")
  }

  @Test func plansFromTheFirstDayOfTheCalendarToTheLast() throws {
    var story = try Story(payday: 31)
    try story.goal("Goal", "120", by: "9999-12-31", from: "0001-01-01")
    try story.asset("Jar", holding: "20", on: "0001-01-01")
    try story.share("20", of: "Jar", for: "Goal", since: "0001-01-01")
    let first = try story.requirement("Goal", "0001-01-01")
    #expect(first.figures?.base.description == "20")
    #expect(first.payments.count == 9999 * 12 - 1)
    let last = try story.requirement("Goal", "9999-12-31")
    #expect(last.payments.count == 1)
    #expect(last.figures?.required.description == "100")
    #expect(last.status == .critical)
    #expect(
      try story.plan("9999-12-31").nextPayday?.description == "9999-12-31")
  }

  @Test(
    arguments: [
      ("JPY", "1000", "333"), ("KWD", "1", "0.333"), ("BTC", "1", "0.33333333"),
      ("EUR", "0.05", "0.02"),
    ])
  func roundsToTheDigitsOfTheGoalsCurrency(
    currency: String, target: String, required: String
  ) throws {
    var story = try Story(payday: 25)
    try story.goal(
      "Goal", target, currency, by: "2027-01-26", from: "2026-11-20")
    #expect(
      try story.figures("Goal", "2026-11-20").required.description == required)
  }
}
