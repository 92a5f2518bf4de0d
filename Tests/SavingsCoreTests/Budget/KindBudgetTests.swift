import SavingsCore
import Support
import Testing

/// A budget of the demo household with goals that come again, uneven months
/// and an income.
@Suite struct KindBudgetTests {
  private func demo(
    _ change: (inout Settings) throws -> Void = { _ in }
  ) throws -> Book {
    let book = try Story.demo().book
    var settings = book.household.settings
    try change(&settings)
    return try book.preferring(settings)
  }

  private func budget(
    _ book: Book, paying amount: Amount? = nil,
    in measure: BudgetPlan.Measure = .money
  ) throws -> BudgetPlan {
    try BudgetPlan(
      try book.plan(on: try day("2026-03-10")), paying: amount, in: measure)
  }

  @Test func whatComesAgainIsPartOfTheLevel() throws {
    let book = try demo()
      .adding(
        Goal(
          id: Story.id(0x0a, 90), name: "Insurance", slug: "insurance",
          target: Amount(600), currency: try Currency("EUR"),
          deadline: try day("2027-03-01"), start: try day("2026-03-10"),
          every: 12)
      )
      .adding(
        Goal(
          id: Story.id(0x0a, 91), name: "Pocket", slug: "pocket", target: nil,
          currency: try Currency("EUR"), deadline: nil,
          start: try day("2026-03-10"), monthly: Amount(50)))
    let budget = try budget(book)
    #expect(budget.plan.totals.required == (try Amount("2083.37")))
    #expect(budget.leastLevel == (try Amount("1612.17")))
  }

  /// What comes in for a monthly goal is for the month's own amount, and where
  /// that has no payday of it for none: the next month asks for all of its own.
  @Test(arguments: [nil, "1000"] as [String?])
  func whatCameInBeforeTheFirstPaydayIsNotForIt(_ target: String?) throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal(
      "Buffer", target, by: nil, from: "2026-03-26", monthly: "100")
    try story.goal("Bike", "300", by: "2026-05-20", from: "2026-03-26")
    try story.asset("Account")
    try story.save("100", for: "Buffer", in: "Account", on: "2026-03-27")
    for today in ["2026-03-28", "2026-04-01"] {
      let budget = try BudgetPlan(try story.plan(today))
      #expect(budget.leastLevel == Amount(400), "\(today)")
    }
  }

  /// What is paid for a month is asked for, also where nothing of it is left.
  @Test func whatIsAskedNowIsNotSaidToBeginLater() throws {
    var (later, paid) = (0, 0)
    for seed in 1...60 {
      var saver = try MixedSaver(seed)
      let today = saver.dice.day(after: saver.begin, 0...60)
      try saver.story.goal("Later", "500", by: "2027-06-01", from: "2026-07-01")
      for name in saver.names where saver.dice.once(in: 2) {
        let left = try saver.figures(name, today).left
        try saver.pay(left, for: name, on: today)
        paid += left.isPositive ? 1 : 0
      }
      let budget = try BudgetPlan(try saver.story.plan(today.description))
      for goal in budget.later {
        let figures = try #require(goal.requirement.figures)
        try #require(figures.required.isZero, "\(seed) \(goal.goal.name)")
        later += 1
      }
    }
    #expect(later > 5 && paid > 20, "\(later) \(paid)")
  }

  /// A round that needs nothing any more is covered, also where more was taken
  /// out than there was; the round after it is looked at still.
  @Test(arguments: ["2026-02-14", "2026-03-01"])
  func whatIsFinishedHidesNoRoundBehindIt(_ today: String) throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal(
      "Ins", "1200", by: "2025-11-19", from: "2025-01-10", every: 12)
    try story.asset("Giro")
    for date in ["2025-11-25", "2026-02-12"] {
      story.book = try story.book.finishingRound(
        of: try story.book.household.goal(named: "Ins"), on: day(date))
    }
    try story.save("50", for: "Ins", in: "Giro", on: "2026-02-13")
    try story.move(
      "-1200", .withdrawal, in: "Giro", for: "Ins", on: "2026-02-14")
    let budget = try BudgetPlan(try story.plan(today))
    #expect(budget.leastLevel == Amount(100))
  }

  @Test func monthsThatWeighLessRaiseTheLevel() throws {
    let book = try demo { settings in
      settings.weights[key: .yearly(7)] = try Amount("0.5")
      settings.weights[key: .yearly(12)] = try Amount("0.5")
    }
    let budget = try budget(book)
    #expect(budget.plan.totals.required == (try Amount("2148.86")))
    #expect(budget.leastLevel == (try Amount("1667.82")))
  }

  /// What came in is for a round that no payday pays once a month asks for it,
  /// and not years before that.
  @Test(arguments: [
    ("2026-03-10", "2026-04-01", 100), ("2027-01-10", "2027-02-01", 0),
  ])
  func whatComesInPaysWhatIsAskedNow(
    _ today: String, _ deadline: String, _ paid: Int
  ) throws {
    var story = try Story(payday: 25, currency: "EUR")
    let january = try #require(Month("2027-01"))
    try story.prefer { $0.weights[key: .single(january)] = .zero }
    try story.goal("Rent", "100", by: deadline, from: today, every: 1)
    try story.asset("Giro")
    let before = try BudgetPlan(try story.plan(today))
    try story.save("100", for: "Rent", in: "Giro", on: today)
    let after = try BudgetPlan(try story.plan(today))
    let all = try #require(before.goals.first).rest()
    let rest = try #require(after.goals.first).rest()
    #expect(try all - rest == Amount(paid))
  }

  @Test func aBudgetMayBeAPartOfTheIncome() throws {
    let book = try demo { $0.income[key: .all] = Amount(4600) }
    let least = try Amount("33.24")
    #expect(try budget(book, in: .percent).leastLevel == least)
    #expect(try budget(book, paying: least, in: .percent).isEnough)
    #expect(
      try !budget(book, paying: try Amount("33.23"), in: .percent).isEnough)
  }

  @Test func withoutAnIncomeThereIsNoPartOfIt() throws {
    let book = try demo()
    #expect(throws: BudgetProblem.self) {
      try budget(book, paying: Amount(20), in: .percent)
    }
  }

  /// A round that was finished by hand before the goal begins makes nobody pay
  /// for the next one before that.
  @Test func nothingIsPaidBeforeTheStart() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal(
      "Gift", "100", by: "2026-12-20", from: "2026-11-01", every: 3)
    try story.goal("Roof", "1000", by: "2027-03-21", from: "2026-11-01")
    var gift = try story.book.household.goal(named: "Gift")
    gift.roundsFinished = [try day("2026-03-10")]
    story.book = try story.book.replacing(gift)
    for today in ["2026-03-10", "2026-11-02"] {
      let budget = try BudgetPlan(try story.plan(today))
      #expect(budget.leastLevel == Amount(275), "\(today)")
    }
  }
}
