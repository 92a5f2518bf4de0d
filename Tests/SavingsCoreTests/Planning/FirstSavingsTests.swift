import SavingsCore
import Support
import Testing

/// What is really put in counts, however the shares were set up around it.
@Suite struct FirstSavingsTests {
  @Test func countsFromDayOne() throws {
    var story = try start(holding: "10000")
    try story.save("500", for: "House", in: "Savings", on: "2026-11-20")
    // Nothing was set up: 12,000 / 12
    try check(
      story, "2026-11-20", base: "0", month: "500", required: "1000",
      left: "500")
  }

  @Test(
    arguments: [
      ("100%", "2026-11-20", "2000"),
      ("100%", "2026-11-21", "2000"),
      ("2500", "2026-11-20", "2000"),
      ("2500", "2026-11-21", "2000"),
      ("2500", "2026-11-21", "10000"),
    ])
  func countsWhenTheShareFollows(
    share: String, since: String, holding: String
  ) throws {
    var story = try start(holding: holding)
    try story.save("500", for: "House", in: "Savings", on: "2026-11-20")
    try story.share(share, of: "Savings", for: "House", since: since)
    try check(
      story, "2026-11-22", base: "2000", month: "500", required: "833.33",
      left: "333.33")
  }

  @Test func aDepositWithoutAShareIsNotTheGoals() throws {
    var story = try start(holding: "2000")
    try story.move(
      "500", .deposit, in: "Savings", for: "House", on: "2026-11-20")
    try check(
      story, "2026-11-20", base: "0", month: "0", required: "1000",
      left: "1000")
  }

  @Test func countsWhenItIsBackdated() throws {
    var story = try start(holding: "2000")
    try story.share("100%", of: "Savings", for: "House", since: "2026-11-20")
    try story.save("500", for: "House", in: "Savings", on: "2026-11-21")
    try check(
      story, "2026-11-24", base: "2000", month: "500", required: "833.33",
      left: "333.33")
  }

  @Test func beforeTheStartItIsWhatTheGoalBeganWith() throws {
    var story = try start(holding: "2000")
    try story.save("500", for: "House", in: "Savings", on: "2026-11-15")
    // 11,500 / 12
    try check(
      story, "2026-11-20", base: "500", month: "0", required: "958.33",
      left: "958.33")
  }

  @Test func beforeAnEarmarkItIsRefused() throws {
    var story = try start(holding: "2000")
    try story.share("700", of: "Savings", for: "House", since: "2026-11-20")
    let problem = BookProblem.savedBeforeShare(
      "House", goal: "house", asset: "savings", on: try day("2026-11-19"),
      since: try day("2026-11-20"), try euros("1200"))
    #expect(throws: problem) {
      try story.save("500", for: "House", in: "Savings", on: "2026-11-19")
    }
  }

  @Test func isGoneWhenItIsDeleted() throws {
    var story = try start(holding: "2000")
    try story.save("500", for: "House", in: "Savings", on: "2026-11-20")
    try story.deleteLast(in: "Savings")
    try check(
      story, "2026-11-20", base: "0", month: "0", required: "1000",
      left: "1000")
    try story.share("100%", of: "Savings", for: "House", since: "2026-11-21")
    try check(
      story, "2026-11-21", base: "2000", month: "0", required: "833.33",
      left: "833.33")
  }

  @Test func isGoneWhenItIsTakenOutAgain() throws {
    var story = try inAndOut(on: "2026-11-21")
    try check(
      story, "2026-11-21", base: "0", month: "0", required: "1000",
      left: "1000")
    try story.share("2000", of: "Savings", for: "House", since: "2026-11-22")
    try check(
      story, "2026-11-22", base: "2000", month: "0", required: "833.33",
      left: "833.33")
  }

  /// Of one day nobody knows what came first: it is a loss and a saving.
  @Test func onOneDayItIsALossAndASaving() throws {
    let story = try inAndOut(on: "2026-11-20")
    // 12,500 / 12
    try check(
      story, "2026-11-21", base: "-500", month: "500", required: "1041.67",
      left: "541.67")
  }

  @Test func aNewAccountMayHaveHadAnEmptyShareBefore() throws {
    var story = try Story(payday: 25)
    try story.goal("House", "12000", by: "2027-11-20", from: "2026-05-20")
    try story.asset("Savings")
    try story.save("500", for: "House", in: "Savings", on: "2026-10-10")
    try story.deleteLast(in: "Savings")
    try story.move("2000", .opening, in: "Savings", on: "2026-11-20")
    try story.share("100%", of: "Savings", for: "House", since: "2026-11-20")
    try check(
      story, "2026-11-20", base: "2000", month: "0", required: "833.33",
      left: "833.33")
  }

  private func start(holding: String) throws -> Story {
    var story = try Story(payday: 25)
    try story.goal("House", "12000", by: "2027-11-20", from: "2026-11-20")
    try story.asset("Savings", holding: holding, on: "2026-01-01")
    return story
  }

  /// 500 were saved, and taken out again on a day.
  private func inAndOut(on date: String) throws -> Story {
    var story = try start(holding: "2000")
    try story.save("500", for: "House", in: "Savings", on: "2026-11-20")
    try story.move("-500", .withdrawal, in: "Savings", for: "House", on: date)
    return story
  }

  private func check(
    _ story: Story, _ date: String, base: String, month: String,
    required: String, left: String,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let figures = try story.figures("House", date)
    #expect(figures.base.description == base, sourceLocation: place)
    #expect(figures.savedThisMonth.description == month, sourceLocation: place)
    #expect(figures.required.description == required, sourceLocation: place)
    #expect(figures.left.description == left, sourceLocation: place)
  }
}
