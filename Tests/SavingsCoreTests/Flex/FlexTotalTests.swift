import SavingsCore
import Support
import Testing

/// `--to`: a month of a certain total.
@Suite struct FlexTotalTests {
  @Test func everyTotalInReachIsReachedToTheLastUnit() throws {
    var exact = 0
    for (month, range) in try monthsInReach() {
      let worth = try Worth(month.plan, month.book)
      var dice = SplitMix64(seed: month.seed)
      let part = Int128(dice.number(0...1_000))
      let between = try Amount(
        attos: range.least.attos
          + (range.most.attos - range.least.attos) / 1_000 * part
      ).rounded(to: worth.display.digits)
      let end = dice.one(of: [range.least, range.most])
      for total in [between, end] {
        let flex = try FlexPlan(
          month.plan,
          month.request(Strategy.allCases[month.seed % 4], .total(total)))
        let slack = try slack(of: flex, worth)
        if slack.isZero { exact += 1 }
        let adjusted = try #require(flex.totals.whole).amount
        try #require(
          isNear(adjusted, total, within: slack), "\(month.seed) \(total)")
        try #require(flex.adjust <= FlexRequest.mostAdjust)
      }
    }
    #expect(exact > 500)
  }

  /// The plan that a total is applied to comes to it, with what it planned of
  /// goals that have all they take.
  @Test func whatIsAppliedIsWhatThePlanComesTo() throws {
    var settled = 0
    for (month, range) in try monthsInReach() {
      let worth = try Worth(month.plan, month.book)
      let total = try (range.least + range.most)
        .divided(by: 2, to: worth.display.digits)
      let flex = try FlexPlan(
        month.plan, month.request(.balanced, .total(total)))
      guard flex.unknown.isEmpty else { continue }
      let plan = try flex.applied(to: month.book).plan(on: month.today)
      let planned = try #require(plan.totals.planned)
      try #require(
        isNear(planned, total, within: slack(of: flex, worth)),
        "\(month.seed) \(total)")
      if !flex.settled.isEmpty { settled += 1 }
    }
    #expect(settled > 20)
  }

  /// What skipped goals leave raises also those without an end.
  @Test func aGoalWithoutAnEndTakesItsPartOfWhatIsLeft() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.goal("Gift", "1000", by: "2026-03-28", from: "2026-03-10")
    try story.goal("Pocket", nil, by: nil, from: "2026-03-10", monthly: "100")
    for name in ["Fund", "Trip"] {
      try story.goal(name, "1200", by: "2027-03-10", from: "2026-03-10")
    }
    try story.choose(.skipped, for: "Trip", in: "2026-03")
    let flex = try FlexPlan(
      try story.plan("2026-03-10"),
      FlexRequest(.total(Amount(1430)), reallocatesSkipped: true))
    #expect(flex.totals.adjusted?.amount == Amount(1430))
    #expect(flex.adjust <= FlexRequest.mostAdjust)
  }

  /// The range is what the least and the most part come to.
  @Test func nothingElseIsInReach() throws {
    for month in try GeneratedMonth.all() {
      guard let range = try range(of: month) else { continue }
      let worth = try Worth(month.plan, month.book)
      let unit = worth.display.unit
      for total in [try range.least - unit, try range.most + unit] {
        #expect(throws: FlexProblem.self) {
          try FlexPlan(month.plan, month.request(.balanced, .total(total)))
        }
      }
      for (part, end) in [(0, range.least), (2, range.most)] {
        let expected = try ExpectedFlex(
          month, month.request(.balanced, .adjust(Amount(part))))
        let settled = try FlexPlan(
          month.plan, month.request(.balanced, .adjust(Amount(1)))
        ).settled
        let total = try expected.protected + expected.pool + expected.excess()
        let placed = try settled.reduce(total - expected.surplus()) {
          try $0 + $1.least.amount
        }
        let slack = try unit + worth.dust
        try #require(isNear(end, placed, within: slack), "\(month.seed)")
      }
    }
  }

  @Test func whatWasSavedIsTheLeast() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1200", by: "2026-12-26", from: "2026-01-01")
    try story.goal("Bike", "600", by: "2026-12-26", from: "2026-01-01")
    try story.asset("Jar", on: "2026-01-01")
    try story.save("40", for: "Boat", in: "Jar", on: "2026-03-03")
    let plan = try story.plan("2026-03-10")
    func amounts(_ total: String) throws -> [String] {
      try FlexPlan(plan, FlexRequest(.total(try Amount(total)))).shares
        .map(\.adjusted.description)
    }
    // Planned: 60 for the bike, 120 for the boat, of which 40 are saved.
    #expect(try amounts("40") == ["0", "40"])
    #expect(try amounts("43") == ["3", "40"])
    #expect(try amounts("46") == ["6", "40"])
    #expect(try amounts("90") == ["30", "60"])
    #expect(try amounts("360") == ["120", "240"])
    func ends(_ place: Int, _ least: String, _ most: String) throws
      -> FlexReach
    {
      FlexReach(
        plan.goals[place].goal, isProtected: false, least: try euros(least),
        most: try euros(most))
    }
    let problem = FlexProblem.outOfReach(
      asked: try euros("39"), least: try euros("40"), most: try euros("360"),
      goals: [try ends(0, "0", "120"), try ends(1, "40", "240")])
    #expect(throws: problem) { try amounts("39") }
    #expect(throws: FlexProblem.self) { try amounts("361") }
  }

  /// A goal that has all it is missing takes no more, so the others rise
  /// farther than their part of the total.
  @Test func aFullGoalDoesNotStandInTheWay() throws {
    var story = try Story(payday: 25)
    try story.goal("Boat", "1000", by: "2026-12-26", from: "2026-01-01")
    try story.goal("Gift", "200", by: "2026-04-26", from: "2026-01-01")
    try story.choose(nil, custom: "120", for: "Gift", in: "2026-03")
    let plan = try story.plan("2026-03-10")
    let flex = try FlexPlan(plan, FlexRequest(.total(Amount(390))))
    #expect(flex.shares.map(\.adjusted.description) == ["200", "190"])
    #expect(flex.adjust.description == "1.9")
    #expect(flex.surplus.description == "28")
  }

  /// The months that can be brought to a total, with the ends of what can be
  /// reached.
  private func monthsInReach() throws -> [(
    month: GeneratedMonth, range: (least: Amount, most: Amount)
  )] {
    try GeneratedMonth.all().compactMap { month in
      guard let range = try range(of: month), range.least <= range.most
      else { return nil }
      return (month, range)
    }
  }

  /// The ends of what can be reached, as the refusal of a wild wish names them.
  private func range(
    of month: GeneratedMonth
  ) throws -> (least: Amount, most: Amount)? {
    let problem: FlexProblem
    do {
      let request = month.request(.balanced, .total(Amount(-1)))
      let flex = try FlexPlan(month.plan, request)
      #expect(flex.isIdle)
      return nil
    } catch {
      problem = error
    }
    guard case .outOfReach(_, let least, let most, let goals) = problem else {
      throw problem
    }
    // What each goal gets at its ends adds up to those of the month.
    let worth = try Worth(month.plan, month.book)
    let slack = try worth.display.unit.times(Amount(goals.count))
    let floors = try goals.map(\.least.amount).sum()
    let caps = try goals.map(\.most.amount).sum()
    let (highest, lowest) = try (least.amount + slack, most.amount - slack)
    #expect(least.amount <= floors && floors <= highest)
    #expect(lowest <= caps && caps <= most.amount)
    return (least.amount, most.amount)
  }

  /// Half a unit for each goal of another currency, and nothing else.
  private func slack(of flex: FlexPlan, _ worth: Worth) throws -> Amount {
    let others = flex.shares.filter {
      $0.requirement.goal.currency != worth.display.currency
        && $0.role != .skipped
    }
    guard !others.isEmpty else {
      // Where nothing is rounded, the eighteenth decimal of each is cut.
      return Amount(attos: worth.display.digits == 18 ? 10 : 0)
    }
    let half = (worth.display.unit.attos + 1) / 2
    let shown = Amount(attos: half * Int128(others.count + 1))
    return try worth.slack(of: others) + shown
  }
}
