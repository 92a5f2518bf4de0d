import SavingsCore
import Support
import Testing

/// The household of the manual, and other months worked out by hand.
@Suite struct FlexDemoTests {
  @Test func halfAMonthWithTheNearestDeadlinesFirst() throws {
    let flex = try FlexPlan(
      try Story.demo().plan("2026-03-10"),
      FlexRequest(.adjust(try Amount("0.5")), strategy: .urgent))
    let rows = flex.shares.map { share in
      [
        share.requirement.goal.name, "\(share.planned)", "\(share.adjusted)",
        "\(share.impact.change)", "\(share.impact.changePercent)",
        "\(share.redistributed)", "\(share.impact.nextRequired)",
        "\(share.impact.delayDays ?? -1)", share.impact.risk.rawValue,
      ]
    }
    #expect(
      rows == [
        ["Wedding gift", "180", "180", "0", "0", "162", "0", "0", "low"],
        ["日本旅行", "37125", "37125", "0", "0", "33412", "37125", "0", "low"],
        [
          "Emergency fund", "352.5", "352.5", "0", "0", "177.5", "352.5", "0",
          "low",
        ],
        [
          "New car", "1220.69", "229.01", "-991.68", "-81.2", "106.94",
          "1279.03", "2369", "high",
        ],
      ])
    #expect(flex.shares[3].impact.completion?.description == "2034-02-25")
    #expect(flex.totals.planned?.amount.description == "1983.37")
    #expect(flex.totals.adjusted?.amount.description == "991.69")
    #expect(flex.bystanders.map(\.goal.name) == ["Laptop"])
    #expect(flex.surplus.isZero && flex.excess.isZero)
  }

  @Test(
    arguments: [("0.05", false), ("0.09", false), ("0.1", true), ("1.5", true)])
  func keepsATenthOrNot(part: String, keepsTenths: Bool) throws {
    for strategy in Strategy.allCases {
      let flex = try FlexPlan(
        try Story.demo().plan("2026-03-10"),
        FlexRequest(.adjust(try Amount(part)), strategy: strategy))
      #expect(flex.keepsTenths == keepsTenths, "\(strategy)")
    }
  }

  @Test func halfOfAnOddAmountIsRoundedUpAtAnyRate() throws {
    for rate in [("JPY", "EUR", "0.0062"), ("EUR", "JPY", "161.29")] {
      var story = try Story(payday: 25, currency: "EUR")
      try story.goal(
        "Trip", "37125", "JPY", by: "2026-03-26", from: "2026-01-01")
      try story.goal("Boat", "100.01", by: "2026-03-26", from: "2026-01-01")
      try story.rate((rate.0, rate.1), rate.2, on: "2026-03-01")
      let flex = try FlexPlan(
        try story.plan("2026-03-10"), FlexRequest(.adjust(try Amount("0.5"))))
      #expect(flex.shares.map(\.adjusted.description) == ["50.01", "18563"])
    }
  }

  /// Equal goals share 100.00 in three: the cent that is over goes to the
  /// earlier name, however far each has come.
  @Test func theLastCentGoesByDeadlineAndName() throws {
    var story = try Story(payday: 25)
    for (name, target) in [("Cup", "160"), ("Ark", "300"), ("Bow", "200")] {
      try story.goal(name, target, by: "2026-12-26", from: "2026-01-01")
      try story.choose(nil, custom: "100", for: name, in: "2026-03")
    }
    let flex = try FlexPlan(
      try story.plan("2026-03-10"), FlexRequest(.total(Amount(100))))
    #expect(
      flex.shares.map(\.adjusted.description) == ["33.34", "33.33", "33.33"])
    #expect(flex.shares.map(\.requirement.goal.name) == ["Ark", "Bow", "Cup"])
  }

  @Test func whatIsSavedStays() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1000", by: "2026-12-26", from: "2026-01-01")
    try story.goal("Bike", "1000", by: "2026-12-26", from: "2026-01-01")
    try story.asset("Jar", on: "2026-01-01")
    try story.save("70", for: "Boat", in: "Jar", on: "2026-03-03")
    let plan = try story.plan("2026-03-10")
    for (part, bike, boat, excess) in [
      ("0.5", "30", "70", "0"), ("0.2", "10", "70", "40"),
      ("0", "0", "70", "70"),
    ] {
      let flex = try FlexPlan(plan, FlexRequest(.adjust(try Amount(part))))
      #expect(flex.shares.map(\.adjusted.description) == [bike, boat])
      #expect(flex.excess.description == excess)
    }
  }

  @Test func whatASkippedGoalLeavesIsHandedOnOnlyIfAsked() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1000", by: "2026-12-26", from: "2026-01-01")
    try story.goal("Bike", "500", by: "2026-12-26", from: "2026-01-01")
    try story.choose(.skipped, for: "Bike", in: "2026-03")
    let plan = try story.plan("2026-03-10")
    for (isReallocated, boat) in [(false, "100"), (true, "150")] {
      let flex = try FlexPlan(
        plan,
        FlexRequest(.adjust(Amount(1)), reallocatesSkipped: isReallocated))
      #expect(flex.shares.map(\.adjusted.description) == ["0", boat])
      #expect(flex.shares[0].planned.isZero)
    }
  }

  @Test func aPriceOfThePlanThatIsNotCutIsNoDelay() throws {
    // 1,000 in seven payments of 142.86 is 0.02 too much, and of 142.85 would
    // be too little: the last payment absorbs what rounding left.
    var story = try Story(payday: 25)
    try story.goal("Boat", "1000", by: "2026-05-26", from: "2026-01-01")
    let flex = try FlexPlan(
      try story.plan("2026-03-10"), FlexRequest(.adjust(Amount(1))))
    let share = try #require(flex.shares.first)
    #expect(share.adjusted.description == "333.33")
    #expect(share.impact.completion?.description == "2026-05-25")
    #expect(share.impact.delayDays == 0)
  }

  @Test func theGentlestIsMarked() throws {
    let comparison = try FlexComparison(
      try Story.demo().plan("2026-03-10"),
      FlexRequest(.adjust(try Amount("0.5"))))
    #expect(comparison.isDifferent)
    #expect(comparison.gentlest == .risk)
    #expect(
      comparison.flexes.map { $0.worst?.requirement.goal.name } == [
        "Wedding gift", "New car", "New car", "New car",
      ])
    #expect(
      comparison.flexes.map { $0.worst?.impact.isLate }
        == [true, false, false, false])
  }
}
