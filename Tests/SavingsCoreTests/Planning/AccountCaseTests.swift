import SavingsCore
import Support
import Testing

/// An account of 1,000 that names nobody, and what its goals have of it.
@Suite struct AccountCaseTests {
  @Test("Three shares of 40, 30 and 30 %, with money in and out for each")
  func threeShares() throws {
    var story = try story("40%", "30%", "30%")
    #expect(try funded(story) == "400 300 300 free 0")
    for (goal, more, after) in [
      ("A", "100", "500 300 300 free 0"), ("B", "70", "500 370 300 free 0"),
      ("C", "30", "500 370 330 free 0"),
    ] {
      try story.save(more, for: goal, in: "Account", on: "2026-02-01")
      #expect(try funded(story) == after)
    }
    for (goal, less, after) in [
      ("A", "-100", "400 370 330 free 0"), ("B", "-200", "400 170 330 free 0"),
      ("C", "-330", "400 170 0 free 0"),
    ] {
      try story.takeOut(less, for: goal)
      #expect(try funded(story) == after)
    }
  }

  @Test("A withdrawal for a goal that has only a percentage")
  func aWithdrawalFromAPercentage() throws {
    var story = try story("40%", "30%")
    try story.takeOut("-150", for: "A")
    #expect(try funded(story) == "250 300 free 300")
    // What comes in for it fills that first.
    try story.save("150", for: "A", in: "Account", on: "2026-02-03")
    #expect(try funded(story) == "400 300 free 300")
  }

  @Test("An earmark larger than the account")
  func anEarmarkThatIsTooLarge() throws {
    var story = try story("50%", "20%", "1500")
    #expect(try funded(story) == "0 0 1000 free 0")
    // What there is more is for the earmark first.
    try story.move("600", .deposit, in: "Account", on: "2026-02-02")
    #expect(try funded(story) == "71.43 28.57 1500 free 0")
  }

  @Test("The same percentage set again, with money of its own: nothing moves")
  func theSamePercentageAgain() throws {
    var story = try story("40%", "30%")
    try story.save("250", for: "A", in: "Account", on: "2026-02-01")
    #expect(try funded(story) == "650 300 free 300")
    try story.share("40%", of: "Account", for: "A", since: "2026-02-03")
    #expect(try funded(story) == "650 300 free 300")
  }

  @Test("An earmark out of free money: nobody else has less")
  func anEarmarkOutOfFreeMoney() throws {
    var story = try story("40%", "30%")
    try story.goal("C", "9000", by: "2027-11-20", from: "2026-01-01")
    try story.share("300", of: "Account", for: "C", since: "2026-02-03")
    #expect(try funded(story) == "400 300 300 free 0")
  }

  @Test("A goal finished after money was taken out for it")
  func aGoalThatIsFinished() throws {
    var story = try story("40%", "30%", "200")
    try story.takeOut("-150", for: "A")
    try story.takeOut("-50", for: "C")
    #expect(try funded(story) == "250 300 150 free 100")
    try story.end("A", Goal.Lifecycle.finished, on: "2026-02-03")
    #expect(try funded(story) == "0 300 150 free 350")
    try story.end("C", Goal.Lifecycle.finished, on: "2026-02-03")
    #expect(try funded(story) == "0 300 0 free 500")
  }

  private func story(_ shares: String...) throws -> Story {
    var story = try Story()
    try story.asset("Account", holding: "1000", on: "2026-01-01")
    for (name, share) in zip(["A", "B", "C"], shares) {
      try story.goal(name, "9000", by: "2027-11-20", from: "2026-01-01")
      try story.share(share, of: "Account", for: name, since: "2026-01-01")
    }
    return story
  }

  private func funded(_ story: Story) throws -> String {
    try story.book.accounts(on: day("2026-02-03")).funding(of: 0).told
  }
}

extension Funding {
  /// What each goal has, and what is free, in cents.
  var told: String {
    get throws {
      let parts = try asks.map { try $0.funded.rounded(to: 2).description }
      let free = try free.rounded(to: 2)
      return parts.joined(separator: " ") + " free \(free)"
    }
  }
}

extension Story {
  fileprivate mutating func takeOut(_ amount: String, for goal: String) throws {
    try move(amount, .withdrawal, in: "Account", for: goal, on: "2026-02-02")
  }
}
