import SavingsCore
import Support
import Testing

/// An account that several goals want more of than there is.
@Suite struct SharedAccountTests {
  @Test(arguments: ["2026-11-20", "2026-11-21"])
  func promisingTooMuchCountsForNobody(second: String) throws {
    var story = try twoGoals(second: second)
    // 1,000 for asks of 800 and 700
    try check(story, "House", saved: "533.33", base: "533.33", month: "0")
    try check(story, "Boat", saved: "466.67", base: "466.67", month: "0")

    try story.move("500", .deposit, in: "Savings", on: "2026-11-22")
    try check(story, "House", saved: "800", base: "533.33", month: "266.67")
    try check(story, "Boat", saved: "700", base: "466.67", month: "233.33")
  }

  /// An account that holds less than the own money in it takes a part of what
  /// is put in for one.
  @Test func aDepositForOneReachesBothInProportion() throws {
    var story = try twoGoals(second: "2026-11-20")
    try story.save("500", for: "House", in: "Savings", on: "2026-11-22")
    // 1,500 for asks of 1,300 and 700; 975 - 500 = 475 were there before
    try check(story, "House", saved: "975", base: "475", month: "500")
    try check(story, "Boat", saved: "525", base: "466.67", month: "58.33")
  }

  @Test func aShareThatIsHandedOnIsLostToOneAndSetUpForTheOther() throws {
    var story = try oldGoal(share: "100%")
    try story.goal("Boat", "12000", by: "2027-11-20", from: "2026-11-20")
    try story.share("50%", of: "Savings", for: "House", since: "2026-11-20")
    try story.share("50%", of: "Savings", for: "Boat", since: "2026-11-20")
    try check(story, "House", saved: "500", base: "500", month: "0")
    #expect(try story.figures("House", "2026-11-22").takenOut == Amount(500))
    try check(story, "Boat", saved: "500", base: "500", month: "0")
  }

  @Test func aNewAccountThatIsHandedOnIsLostToOneAndSetUpForTheOther() throws {
    var story = try Story(payday: 25)
    for goal in ["House", "Boat"] {
      try story.goal(goal, "12000", by: "2027-11-20", from: "2026-01-01")
    }
    try story.asset("Savings", holding: "1000", on: "2026-11-20")
    try story.share("100%", of: "Savings", for: "House", since: "2026-11-20")
    try story.share("50%", of: "Savings", for: "House", since: "2026-11-21")
    try story.share("50%", of: "Savings", for: "Boat", since: "2026-11-21")
    try check(story, "House", saved: "500", base: "500", month: "0")
    #expect(try story.figures("House", "2026-11-22").takenOut == Amount(500))
    try check(story, "Boat", saved: "500", base: "500", month: "0")
  }

  @Test func aNewGoalTakesFromAnOldOneWhatItDoesNotHaveItself() throws {
    var story = try oldGoal(share: "1000")
    let before = try story.figures("House", "2026-11-19")
    try story.goal("Boat", "12000", by: "2027-11-20", from: "2026-11-20")
    try story.share("500", of: "Savings", for: "Boat", since: "2026-11-20")
    try check(story, "House", saved: "666.67", base: "666.67", month: "0")
    try check(story, "Boat", saved: "333.33", base: "333.33", month: "0")
    let after = try story.figures("House", "2026-11-22")
    // 11,333.33 / 12 instead of 11,000 / 12
    #expect(before.required.description == "916.67")
    #expect(after.required.description == "944.44")
    #expect(after.takenOut.description == "333.33")
  }

  private func twoGoals(second: String) throws -> Story {
    var story = try Story(payday: 25)
    for goal in ["House", "Boat"] {
      try story.goal(goal, "12000", by: "2027-11-20", from: "2026-11-20")
    }
    try story.asset("Savings", holding: "1000", on: "2026-01-01")
    try story.share("800", of: "Savings", for: "House", since: "2026-11-20")
    try story.share("700", of: "Savings", for: "Boat", since: second)
    return story
  }

  private func oldGoal(share: String) throws -> Story {
    var story = try Story(payday: 25)
    try story.goal("House", "12000", by: "2027-11-20", from: "2026-01-01")
    try story.asset("Savings", holding: "1000", on: "2026-01-01")
    try story.share(share, of: "Savings", for: "House", since: "2026-01-01")
    return story
  }

  private func check(
    _ story: Story, _ goal: String, saved: String, base: String,
    month: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    let figures = try story.figures(goal, "2026-11-22")
    #expect(figures.saved.description == saved, sourceLocation: place)
    #expect(figures.base.description == base, sourceLocation: place)
    #expect(figures.savedThisMonth.description == month, sourceLocation: place)
  }
}
