import SavingsCore
import Support
import Testing

/// `--apply`: the amounts of the flex become those of the month.
@Suite struct FlexApplyingTests {
  @Test func theMonthIsPlannedAsTheFlexSaid() throws {
    for made in try FlexedMonth.all() {
      for share in made.applied.flex.shares {
        let after = try made.applied.plan.requirement(of: share)
        try #require(after.figures?.planned == share.adjusted)
        try #require(after.flex == share.role)
        try #require(after.setByPerson == share.requirement.setByPerson)
        try #require(
          after.custom?.author != .flex || share.adjusted != share.planned)
      }
    }
  }

  @Test func theSameFlexTwiceIsTheSamePlan() throws {
    for made in try FlexedMonth.all() {
      let (flex, book, plan) = made.applied
      let again = try FlexPlan(plan, flex.request)
      try #require(again.adjustedByGoal == flex.adjustedByGoal)
      try #require(try again.applied(to: book) == book, "\(made.month.seed)")
    }
  }

  @Test func allOfThePlanBringsItBack() throws {
    for made in try FlexedMonth.all() {
      let (flex, book, plan) = made.applied
      let all = try FlexPlan(plan, FlexRequest(.adjust(Amount(1))))
      let restored = try all.applied(to: book).plan(on: made.month.today)
      for share in flex.shares {
        let after = try restored.requirement(of: share)
        let own = share.requirement.setByPerson
        try #require(after.custom == own.map { .init($0, by: .you) })
        guard share.role != .skipped else { continue }
        let figures = try #require(after.figures)
        try #require(
          figures.planned == min(own ?? figures.required, figures.lacking))
      }
    }
  }

  @Test func anAmountOfOnesOwnComesBack() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1200", by: "2026-12-26", from: "2026-01-01")
    try story.choose(nil, custom: "80", for: "Boat", in: "2026-03")
    let today = try day("2026-03-10")
    func flexed(_ part: String, _ book: Book) throws -> Book {
      try FlexPlan(
        try book.plan(on: today), FlexRequest(.adjust(try Amount(part)))
      ).applied(to: book)
    }
    let month = try #require(Month("2026-03"))
    let boat = try story.book.household.goal(named: "Boat").id
    let half = try flexed("0.5", story.book)
    let plan = half.household.plan(for: boat, in: month)
    #expect(plan.custom == .init(Amount(40), by: .flex))
    #expect(plan.own == Amount(80))
    #expect(try flexed("0.5", half) == half)
    #expect(try flexed("1", half) == story.book)
  }

  /// A goal that got all it takes since is no part of a flex any more.
  @Test func allOfThePlanBringsBackWhatTakesNoPart() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1200", by: "2026-12-26", from: "2026-01-01")
    try story.asset("Jar", on: "2026-01-01")
    let today = try day("2026-03-10")
    func flex(_ part: String) throws -> FlexPlan {
      try FlexPlan(
        try story.book.plan(on: today),
        FlexRequest(.adjust(try Amount(part))))
    }
    story.book = try flex("0.5").applied(to: story.book)
    #expect(story.book.household.plans.count == 1)
    try story.save("1200", for: "Boat", in: "Jar", on: "2026-03-10")
    let all = try flex("1")
    #expect(all.bystanders.map(\.goal.name) == ["Boat"])
    story.book = try all.applied(to: story.book)
    #expect(story.book.household.plans.isEmpty)
  }

  @Test func optionsAreKeptForTheMonth() throws {
    let story = try Story.demo()
    let goals = story.book.household
    let gift = try goals.goal(named: "Wedding gift").id
    let car = try goals.goal(named: "New car").id
    let laptop = try goals.goal(named: "Laptop").id
    let flex = try FlexPlan(
      try story.plan("2026-03-10"),
      FlexRequest(
        .adjust(try Amount("0.5")), protected: [car, laptop], skipped: [gift]))
    #expect(flex.bystanders.map(\.goal.name) == ["Laptop"])
    let book = try flex.applied(to: story.book)
    let month = try #require(Month("2026-03"))
    #expect(book.household.plan(for: gift, in: month).flex == .skipped)
    #expect(book.household.plan(for: car, in: month).flex == .protected)
    #expect(book.household.plan(for: laptop, in: month).isEmpty)
  }

  /// What the month skips is planned at nothing, so naming it changes nothing.
  @Test func whatTheMonthSkipsIsNotProtected() throws {
    var story = try Story(payday: 25)
    for name in ["A", "B"] {
      try story.goal(name, "1200", by: "2027-02-26", from: "2026-03-10")
    }
    try story.choose(.skipped, for: "A", in: "2026-03")
    let plan = try story.plan("2026-03-10")
    for part in ["0.5", "1"] {
      let flex = try FlexPlan(
        plan,
        FlexRequest(
          .adjust(try Amount(part)), protected: [plan.goals[0].goal.id]))
      #expect(flex.shares[0].role == .skipped)
      #expect(flex.shares[0].adjusted.isZero)
      let plans = try flex.applied(to: story.book).household.plans
      #expect(plans.contains { $0.flex == .skipped })
    }
  }

  @Test func nothingIsAppliedWhereARateIsMissing() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Boat", "1200", by: "2026-12-26", from: "2026-01-01")
    try story.goal("Trip", "9000", "JPY", by: "2026-12-26", from: "2026-01-01")
    let flex = try FlexPlan(
      try story.plan("2026-03-10"), FlexRequest(.adjust(try Amount("0.5"))))
    #expect(flex.shares.map(\.adjusted.description) == ["60"])
    #expect(flex.unknown.map(\.goal.name) == ["Trip"])
    #expect(throws: FlexProblem.unknown(["Trip"])) {
      try flex.applied(to: story.book)
    }
  }
}

extension Plan {
  /// The month of the goal of a share.
  fileprivate func requirement(of share: FlexShare) throws -> Requirement {
    try #require(goals.first { $0.goal.id == share.requirement.goal.id })
  }
}
