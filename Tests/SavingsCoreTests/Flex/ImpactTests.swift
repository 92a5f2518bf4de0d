import SavingsCore
import Support
import Testing

/// What follows for a goal that gives way.
@Suite struct ImpactTests {
  /// 1,200 in so many payments, of which this month brings a part.
  @Test(
    arguments: [
      // payments, part, next, completion, delay, risk
      (1, "1", "0", "2026-03-25", 0, "low"),
      (1, "0.9", "120", "2026-04-25", 30, "high"),
      (2, "0.9", "660", "2026-05-25", 29, "high"),
      (3, "0.9", "420", "2026-06-25", 30, "medium"),
      (4, "0.9", "310", "2026-07-25", 29, "medium"),
      (5, "0.9", "246", "2026-08-25", 30, "low"),
      (12, "0.75", "102.27", "2027-06-25", 119, "low"),
      (12, "0.7499", "102.27", "2027-07-25", 149, "medium"),
      (12, "0.5", "104.55", "2028-02-25", 364, "medium"),
      (12, "0.49", "104.64", "2028-03-25", 393, "high"),
      (12, "1.5", "95.45", "2026-10-25", 0, "low"),
    ])
  func ofAPart(
    payments: Int, part: String, next: String, completion: String, delay: Int,
    risk: String
  ) throws {
    var story = try Story(payday: 25)
    let deadline = try #require(
      try day("2026-02-26").adding(months: payments))
    try story.goal(
      "Boat", "1200", by: deadline.description, from: "2026-01-01")
    let flex = try FlexPlan(
      try story.plan("2026-03-10"), FlexRequest(.adjust(try Amount(part))))
    let impact = try #require(flex.shares.first).impact
    #expect(impact.nextRequired.description == next)
    #expect(impact.completion?.description == completion)
    #expect(impact.delayDays == delay)
    #expect(impact.risk.rawValue == risk)
  }

  /// Where one need is due at once, and the next has a payday in the month, the
  /// month's part is paid on that payday, and the rest on those after it.
  @Test(arguments: [
    ("0.5", "2026-04-28", 8), ("1", "2026-03-28", 0),
  ])
  func whatIsDueAtOnceCountsTheMonthsPaydayOnce(
    _ part: String, _ completion: String, _ delay: Int
  ) throws {
    var story = try Story(payday: 28)
    try story.goal(
      "Rent", "1000", by: "2026-03-20", from: "2026-02-20", every: 1)
    let flex = try FlexPlan(
      try story.plan("2026-03-24"), FlexRequest(.adjust(try Amount(part))))
    let impact = try #require(flex.shares.first).impact
    #expect(impact.completion?.description == completion)
    #expect(impact.delayDays == delay)
  }

  /// Who is skipped on the last payment misses the deadline, whoever said so.
  @Test(arguments: [(nil, "0"), (Flex.skipped, "0"), (nil, "500")])
  func whatIsSkippedLastIsLate(_ flex: Flex?, saved: String) throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "2400", by: "2026-03-26", from: "2026-01-01")
    try story.asset("Jar")
    try story.save("1200", for: "Boat", in: "Jar", on: "2026-02-05")
    if saved != "0" {
      try story.save(saved, for: "Boat", in: "Jar", on: "2026-03-05")
    }
    try story.choose(flex, for: "Boat", in: "2026-03")
    let plan = try story.plan("2026-03-10")
    let skipped = flex == nil ? plan.goals.map(\.goal.id) : []
    let share = try FlexPlan(
      plan, FlexRequest(.adjust(Amount(1)), skipped: skipped)
    ).shares.first
    let impact = try #require(share?.impact)
    #expect(impact.isLate)
    #expect(impact.nextRequired == (try Amount("1200") - Amount(saved)))
  }

  /// What came in this month counts as this month's, if it is more; and every
  /// month after it brings the amount of the flex.
  @Test(
    arguments: [
      ("0", "2026-09-25"), ("150", "2026-09-25"), ("500", "2026-07-25"),
      ("850", "2026-04-25"),
    ])
  func whatCameInComesFirst(saved: String, completion: String) throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1000", by: "2026-12-26", from: "2026-01-01")
    try story.asset("Jar", on: "2026-01-01")
    if saved != "0" {
      try story.save(saved, for: "Boat", in: "Jar", on: "2026-03-05")
    }
    let flex = try FlexPlan(
      try story.plan("2026-03-10"), FlexRequest(.adjust(try Amount("1.5"))))
    let share = try #require(flex.shares.first)
    #expect(share.adjusted == Amount(150))
    #expect(share.impact.completion?.description == completion)
  }

  /// The plan reckons with the payday before, but the money is there in time.
  @Test func onTheDeadlineItselfIsNoDelay() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1000", by: "2026-05-25", from: "2026-01-01")
    let flex = try FlexPlan(
      try story.plan("2026-03-10"), FlexRequest(.adjust(try Amount("0.7"))))
    let impact = try #require(flex.shares.first).impact
    #expect(impact.completion?.description == "2026-05-25")
    #expect(impact.delayDays == 0)
  }

  @Test func nothingIsNever() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1200", by: "2026-12-26", from: "2026-01-01")
    let boat = try story.book.household.goal(named: "Boat").id
    let flex = try FlexPlan(
      try story.plan("2026-03-10"),
      FlexRequest(.adjust(Amount(1)), skipped: [boat]))
    let impact = try #require(flex.shares.first).impact
    #expect(impact.completion == nil)
    #expect(impact.delayDays == nil)
    #expect(impact.changePercent.description == "-100")
    #expect(impact.risk == .high)
    #expect(impact.nextRequired.description == "133.33")
  }
}
