import SavingsCore
import Support
import Testing

@Suite struct MonthChoiceTests {
  @Test(
    arguments: [
      (nil, nil, Flex.flexible, "100", "60"),
      (nil, "70", .flexible, "70", "30"),
      (nil, "30", .flexible, "30", "0"),  // 40 are there
      (nil, "0", .flexible, "0", "0"),
      (nil, "5000", .flexible, "1200", "1160"),  // no more than is missing
      (.protected, nil, .protected, "100", "60"),
      (.protected, "70", .protected, "70", "30"),
      (.skipped, nil, .skipped, "0", "0"),
      (.skipped, "70", .skipped, "0", "0"),
    ] as [(Flex?, String?, Flex, String, String)])
  func changesOneMonth(
    flex: Flex?, custom: String?, stands: Flex, planned: String, left: String
  ) throws {
    var story = try goal(standing: .flexible)
    let december = try story.requirement("Goal", "2026-12-20")
    try story.choose(flex, custom: custom, for: "Goal", in: "2026-11")
    let november = try story.requirement("Goal", "2026-11-20")
    #expect(november.flex == stands)
    #expect(november.custom?.amount.description == custom)
    let figures = try #require(november.figures)
    #expect(figures.required.description == "100")
    #expect(figures.planned.description == planned)
    #expect(figures.left.description == left)
    // Gone next month.
    let again = try story.requirement("Goal", "2026-12-20")
    #expect(contents(of: again) == contents(of: december))
  }

  @Test func theStandingChoiceHoldsEveryMonth() throws {
    var story = try goal(standing: .protected)
    #expect(try story.requirement("Goal", "2026-11-20").flex == .protected)
    #expect(try story.requirement("Goal", "2026-12-20").flex == .protected)
    try story.choose(.flexible, for: "Goal", in: "2026-11")
    #expect(try story.requirement("Goal", "2026-11-20").flex == .flexible)
    #expect(try story.requirement("Goal", "2026-12-20").flex == .protected)
  }

  @Test func isDueSinceThePaydayThatPassed() throws {
    var story = try goal(standing: .flexible)
    #expect(try story.plan("2026-11-25").dueSince == nil)
    #expect(try story.plan("2026-11-26").dueSince?.description == "2026-11-25")
    #expect(
      try story.plan("2026-11-26").nextPayday?.description == "2026-12-25")
    try story.choose(.skipped, for: "Goal", in: "2026-11")
    #expect(try story.plan("2026-11-26").dueSince == nil)
  }

  private func goal(standing: Goal.Standing) throws -> Story {
    var story = try Story(payday: 25)
    try story.goal(
      "Goal", "1200", by: "2027-11-20", from: "2026-11-20",
      standing: standing)
    try story.asset("Account")
    try story.save("40", for: "Goal", in: "Account", on: "2026-11-20")
    return story
  }
}
