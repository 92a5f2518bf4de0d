import SavingsCore
import Support
import Testing

@Suite struct GoalRecordTests {
  @Test func theFirstCurrencyBecomesTheHouseholds() throws {
    let yen = try Goal.sample(1, "日本", currency: "JPY")
    let book = try Book().adding(yen).adding(Goal.sample(2, "House"))
    #expect(try book.household.settings.currency == Currency("JPY"))
    #expect(book.household.goals.map(\.name) == ["日本", "House"])
  }

  @Test func refusesNameOfAnActiveGoalInAnyCase() throws {
    let book = try Book().adding(Goal.sample(1, "Café", slug: "one"))
    let same = try Goal.sample(2, "CAFE\u{301}", slug: "two")
    #expect(throws: BookProblem.nameTaken("Café", slug: "one", by: .goal)) {
      try book.adding(same)
    }
  }

  @Test func takesTheNameOfAnEndedGoalButNotItsSlug() throws {
    var story = try Story.withTwoGoals()
    story.book = try story.book.ending(
      story.house, .finished(day("2026-06-01")))
    let other = try Goal.sample(3, "House", slug: "house-2")
    #expect(throws: Never.self) { try story.book.adding(other) }
    let same = try Goal.sample(3, "House")
    #expect(throws: BookProblem.slugTaken("house", name: "House", by: .goal)) {
      try story.book.adding(same)
    }
  }

  /// What an older store holds may stay as long as nobody touches it.
  @Test func oldWordsMayStay() throws {
    var book = try Book().adding(Goal.sample(1, "House"))
    book.household.goals[0].note = "blue\nor red"
    book.household.goals[0].link = "https://example.org/\u{FFF9}"
    var goal = book.household.goals[0]
    goal.deadline = try day("2028-01-01")
    book = try book.replacing(goal).ending(goal, .finished(day("2026-06-01")))
    #expect(book.household.goals[0].note == "blue\nor red")
    goal = book.household.goals[0]
    goal.note = "blue\nor green"
    #expect(throws: BookProblem.unsafeText("blue\nor green")) {
      try book.replacing(goal)
    }
  }

  @Test func hasNoSlugThatLeadsToAnother() throws {
    let book = try Book().adding(Goal.sample(1, "Fund", slug: "one"))
    let bike = try Goal.sample(2, "Bike", slug: "fund")
    let taken = BookProblem.slugTaken("fund", name: "Fund", by: .goal)
    #expect(throws: taken) { try book.adding(bike) }
    var kept = try Goal.sample(2, "Bike")
    let both = try book.adding(kept)
    kept.slug = "fund"
    #expect(throws: taken) { try both.replacing(kept) }
    // A goal of the same name is found by it, as one that ended is not.
    let ended = try book.ending(
      book.household.goals[0], .finished(day("2026-06-01")))
    #expect(throws: Never.self) {
      try ended.adding(Goal.sample(3, "FUND", slug: "fund"))
    }
  }

  @Test func anEndedGoalCannotComeBackUnderATakenName() throws {
    var story = try Story.withTwoGoals()
    story.book = try story.book
      .ending(story.house, .cancelled(day("2026-06-01")))
      .adding(Goal.sample(3, "HOUSE", slug: "house-2"))
    let ended = try #require(story.book.household.goal(story.house.id))
    let date = try day("2026-07-01")
    #expect(throws: BookProblem.nameTaken("HOUSE", slug: "house-2", by: .goal))
    {
      try story.book.reopening(ended, on: date)
    }
  }

  @Test func refusesTakenId() throws {
    let story = try Story.withTwoGoals()
    let twin = try Goal.sample(1, "Twin")
    #expect(throws: BookProblem.idTaken(twin.id.description)) {
      try story.book.adding(twin)
    }
  }

  @Test(
    arguments: [
      ("2026-01-01", "2026-01-01"), ("2026-01-02", "2026-01-01"),
    ])
  func refusesDeadlineNotAfterStart(start: String, deadline: String) throws {
    let goal = try Goal.sample(3, "Trip", start: start, deadline: deadline)
    let problem = BookProblem.deadlineNotAfterStart(
      deadline: try day(deadline), start: try day(start))
    #expect(throws: problem) { try Book().adding(goal) }
  }

  @Test func refusesNegativeTargetButTakesNone() throws {
    let debt = try Goal.sample(1, "Debt", target: Amount(-1))
    #expect(
      throws: BookProblem.negativeTarget(Money(Amount(-1), try Currency("EUR")))
    ) {
      try Book().adding(debt)
    }
    let free = try Goal.sample(1, "Free", target: .zero)
    #expect(throws: Never.self) { try Book().adding(free) }
  }

  @Test func refusesWordsThatCannotBeKept() throws {
    var goal = try Goal.sample(1, "House")
    goal.slug = "My House"
    #expect(throws: BookProblem.notASlug("My House")) {
      try Book().adding(goal)
    }
    goal.slug = "house"
    let (escape, long) = ("\u{1b}[2J", String(repeating: "n", count: 501))
    goal.note = long
    #expect(throws: BookProblem.tooLong(long, longest: 500)) {
      try Book().adding(goal)
    }
    goal.note = nil
    for field in [\Goal.emoji, \Goal.note, \Goal.link] {
      goal[keyPath: field] = escape
      #expect(throws: BookProblem.unsafeText(escape)) {
        try Book().adding(goal)
      }
      goal[keyPath: field] = nil
    }
    goal.name = " "
    #expect(throws: BookProblem.emptyName) { try Book().adding(goal) }
  }

  @Test func isReplacedInItsPlace() throws {
    let story = try Story.withTwoGoals()
    var house = try story.house
    house.name = "HOUSE"  // its own name is not taken
    house.target = Amount(5)
    let book = try story.book.replacing(house)
    #expect(try book.household.goals == [house, story.car])

    house.name = "car"
    #expect(throws: BookProblem.nameTaken("Car", slug: "car", by: .goal)) {
      try book.replacing(house)
    }
    house.name = "House"
    house.slug = "car"
    #expect(throws: BookProblem.slugTaken("car", name: "Car", by: .goal)) {
      try book.replacing(house)
    }
    let stranger = try Goal.sample(9, "Stranger")
    #expect(throws: BookProblem.dangling(.goal, stranger.id.description)) {
      try book.replacing(stranger)
    }
  }

  @Test func anEditNeitherEndsItNorBringsItBack() throws {
    let story = try Story.withTwoGoals()
    var house = try story.house
    house.lifecycle = .finished(try day("2026-06-01"))
    let problem = BookProblem.lifecycleNotEdited("House")
    #expect(throws: problem) { try story.book.replacing(house) }
    let ended = try story.book.ending(story.house, house.lifecycle)
    #expect(throws: problem) { try ended.replacing(story.house) }
    house.note = "Sold"
    #expect(throws: Never.self) { try ended.replacing(house) }
  }

  @Test(
    arguments: [
      ("🚗", true), ("👨🏻‍👩🏻‍👧🏻‍👦🏻", true), ("🇩🇪", true), ("✈️", true),
      ("車", true), ("🚗🚗", false), ("car", false), ("", false), (" ", false),
      ("\u{200D}", false),
      ("e" + String(repeating: "\u{301}", count: 499), false),
    ])
  func itsPictureIsOneCharacter(_ emoji: String, isOne: Bool) throws {
    var goal = try Goal.sample(1, "Car")
    goal.emoji = emoji
    if isOne {
      #expect(throws: Never.self) { try Book().adding(goal) }
    } else {
      #expect(throws: BookProblem.notOneEmoji(emoji)) {
        try Book().adding(goal)
      }
    }
  }

  @Test func itsCurrencyIsFixedByPlans() throws {
    let story = try Story.withTwoGoals()
    var house = try story.house
    house.currency = try Currency("USD")
    let changed = try story.book.replacing(house)
    #expect(changed.household.goal(house.id)?.currency == house.currency)

    let planned = try story.book.setting(
      MonthlyPlan(goal: house.id, month: month("2026-03"), flex: .skipped))
    #expect(throws: BookProblem.currencyFixed("House", .goal)) {
      try planned.replacing(house)
    }
  }

  @Test func takesItsSharesAndPlansWithItButNoTransactions() throws {
    var story = try Story.withTwoGoals()
    try story.share(.sum(100), for: story.house, since: "2026-01-01")
    try story.share(.sum(200), for: story.car, since: "2026-01-01")
    try story.move(50, for: story.house, on: "2026-02-01")
    try story.move(60, for: story.car, on: "2026-02-01")
    for goal in try [story.house, story.car] {
      story.book = try story.book.setting(
        MonthlyPlan(goal: goal.id, month: month("2026-03"), flex: .skipped))
    }
    let book = try story.book.removing(story.house)
    #expect(try book.household.goals == [story.car])
    #expect(try book.household.allocations.map(\.goal) == [story.car.id])
    #expect(try book.household.plans.map(\.goal) == [story.car.id])
    #expect(try book.transactions.map(\.goal) == [nil, story.car.id])
    #expect(book.transactions.map(\.amount) == [Amount(50), Amount(60)])
    #expect(book.household.assets == story.book.household.assets)
  }

  @Test func isActiveUntilTheDayItEnds() throws {
    let goal = try Goal.sample(
      1, "House", lifecycle: .finished(day("2026-06-01")))
    #expect(try goal.isActive(on: day("2026-05-31")))
    #expect(try !goal.isActive(on: day("2026-06-01")))
    #expect(!goal.isActive)
    let other = try Goal.sample(2, "Car")
    #expect(other.isActive && other.isActive(on: .last))
  }
}
