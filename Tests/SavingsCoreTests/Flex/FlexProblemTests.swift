import SavingsCore
import Support
import Testing

@Suite struct FlexProblemTests {
  @Test(
    arguments: [
      "-1", "50", "30", "2.01", "3", "201",
    ])
  func thePartGoesFromNothingToTwice(part: String) throws {
    do {
      _ = try FlexRequest.part(try Amount(part), typed: part)
      Issue.record("\(part) is taken")
    } catch let problem as FlexProblem {
      guard case .outOfRange(_, part) = problem else { throw problem }
    }
    #expect(try FlexRequest.part(Amount(2), typed: "200%") == Amount(2))
    let plan = try Story.demo().plan("2026-03-10")
    #expect(throws: FlexProblem.self) {
      try FlexPlan(plan, FlexRequest(.adjust(try Amount(part))))
    }
  }

  @Test func aGoalIsNotProtectedAndSkippedAtOnce() throws {
    let story = try Story.demo()
    let car = try story.book.household.goal(named: "New car").id
    #expect(throws: FlexProblem.protectedAndSkipped("New car")) {
      try FlexPlan(
        try story.plan("2026-03-10"),
        FlexRequest(.adjust(Amount(1)), protected: [car], skipped: [car]))
    }
  }

  @Test func aTotalOutOfReachNamesWhatIsInReach() throws {
    let plan = try Story.demo().plan("2026-03-10")
    func ends(_ name: String, _ least: String, _ most: String) throws
      -> FlexReach
    {
      FlexReach(
        try #require(plan.goals.first { $0.goal.name == name }).goal,
        isProtected: false, least: try euros(least), most: try euros(most))
    }
    let problem = FlexProblem.outOfReach(
      asked: try euros("4000"), least: try euros("212.5"),
      most: try euros("3786.73"),
      goals: [
        try ends("Wedding gift", "0", "180"),
        try ends("日本旅行", "0", "460.35"),
        try ends("Emergency fund", "175", "705"),
        try ends("New car", "37.5", "2441.38"),
      ])
    #expect(throws: problem) {
      try FlexPlan(plan, FlexRequest(.total(Amount(4000))))
    }
  }

  /// Without a protected goal the total has to be neither too low nor too
  /// high: to leave it out is offered only where that brings it about.
  @Test(
    arguments: [
      ("500", false, false), ("1500", false, true), ("8500", false, false),
      ("8500", true, true), ("9500", true, false),
    ])
  func onlyWhatHelpsIsLeftOut(
    _ total: String, _ reallocates: Bool, _ isOffered: Bool
  ) throws {
    var story = try Story(payday: 25)
    try story.goal("Bike", "9000", by: "2026-05-26", from: "2026-03-01")
    for name in ["Roof", "Boat"] {
      try story.goal(
        name, "1000", by: "2026-04-01", from: "2026-03-01",
        standing: .protected)
    }
    let plan = try story.plan("2026-03-10")
    let boat = try story.book.household.goal(named: "Boat")
    func flex(skipping skipped: [Goal.ID]) throws {
      _ = try FlexPlan(
        plan,
        FlexRequest(
          .total(try Amount(total)), skipped: skipped,
          reallocatesSkipped: reallocates))
    }
    let problem = try #require(throws: FlexProblem.self) {
      try flex(skipping: [])
    }
    guard case .outOfReach(_, _, _, let goals) = problem else { throw problem }
    let reach = try #require(goals.first { $0.goal.id == boat.id })
    #expect(reach.isToLeaveOut == isOffered)
    let isMet: Bool
    do {
      try flex(skipping: [boat.id])
      isMet = true
    } catch is FlexProblem {
      isMet = false
    }
    #expect(isMet == isOffered)
  }

  @Test func nothingFlexibleIsNoProblem() throws {
    var story = try Story(payday: 25)
    try story.goal(
      "Boat", "1000", by: "2026-12-26", from: "2026-01-01",
      standing: .protected)
    try story.goal("Bike", "500", by: "2026-12-26", from: "2026-01-01")
    try story.choose(.skipped, for: "Bike", in: "2026-03")
    let plan = try story.plan("2026-03-10")
    for measure in [
      FlexRequest.Measure.adjust(try Amount("0.5")), .total(Amount(1)),
    ] {
      let flex = try FlexPlan(plan, FlexRequest(measure))
      #expect(flex.isIdle)
      #expect(flex.shares.map(\.adjusted.description) == ["0", "100"])
      #expect(flex.surplus.isZero && flex.excess.isZero)
    }
    let reallocating = try FlexPlan(
      plan, FlexRequest(.adjust(Amount(1)), reallocatesSkipped: true))
    #expect(reallocating.surplus.description == "50")
    #expect(
      try FlexPlan(
        Book().plan(on: day("2026-03-10")),
        FlexRequest(.total(Amount(1)))
      ).isIdle)
  }

  @Test func amountsNearTheLimitAreAProblemAndNoTrap() throws {
    let most = "170141183460469231731.68"
    var problems = 0
    for target in [most, "99999999999999999999", "1000000000000"] {
      for strategy in Strategy.allCases {
        for part in ["0.5", "1", "2"] {
          var story = try Story(payday: 25)
          for number in 1...2 {
            try story.goal(
              "Boat \(number)", target, by: "9999-12-26", from: "2026-01-01")
            try story.choose(
              nil, custom: target, for: "Boat \(number)", in: "2026-03")
          }
          do {
            let plan = try Plan(
              try story.book.accounts(on: try day("2026-03-10")),
              among: { number in target != most || number.name == "Boat 1" })
            let flex = try FlexPlan(
              plan,
              FlexRequest(.adjust(try Amount(part)), strategy: strategy))
            #expect(flex.shares.count == plan.goals.count)
          } catch let problem as FlexProblem {
            guard case .amounts(.overflow) = problem else { throw problem }
            problems += 1
          } catch let problem as MoneyProblem {
            guard case .overflow = problem else { throw problem }
            problems += 1
          }
        }
      }
    }
    #expect(problems > 0)
  }

  @Test func aGoalThatAsksNothingNeedsNoRate() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Boat", "1200", by: "2026-12-26", from: "2026-01-01")
    try story.goal("Trip", "9000", "JPY", by: "2026-12-26", from: "2026-01-01")
    try story.choose(nil, custom: "0", for: "Trip", in: "2026-03")
    let flex = try FlexPlan(
      try story.plan("2026-03-10"), FlexRequest(.adjust(try Amount("0.5"))))
    #expect(flex.unknown.isEmpty)
    #expect(flex.bystanders.map(\.goal.name) == ["Trip"])
  }
}
