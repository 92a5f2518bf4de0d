import SavingsCore
import Support
import Testing

/// What was paid for rounds, where their deadlines are others now.
@Suite struct MovedRoundsTests {
  struct Case {
    let first: String
    let every: Int
    var meant: String?
    var paid: String?
    var of: String?
  }

  /// Two rounds of three months are paid in full, and the third is to come.
  @Test(arguments: [
    Case(first: "2026-03-10", every: 3),
    Case(first: "2026-03-20", every: 3, meant: "2026-09-20"),
    Case(first: "2026-03-10", every: 1),
    Case(first: "2026-03-10", every: 12),
    Case(
      first: "2026-03-10", every: 6, paid: "1400", of: "2026-09-10"),
    Case(
      first: "2026-09-20", every: 3, meant: "2026-09-20", paid: "1400",
      of: "2026-09-20"),
    Case(
      first: "2026-12-31", every: 12, meant: "2026-12-31", paid: "1400",
      of: "2026-12-31"),
  ])
  func whatCountsForAnotherRoundIsTold(_ moved: Case) throws {
    var story = try Story(payday: 25)
    try story.goal(
      "Tax", "1400", by: "2026-03-10", from: "2026-01-05", every: 3)
    try story.asset("Giro")
    for date in ["2026-03-10", "2026-06-10"] {
      try story.move("-1400", .withdrawal, in: "Giro", for: "Tax", on: date)
    }
    try expect(moved, in: story, on: "2026-08-10")
  }

  /// A round that was finished by hand counts as a whole, and one for which
  /// something was paid in advance by that.
  @Test func whatWasFinishedOrPaidInAdvanceCountsToo() throws {
    var story = try Story(payday: 25)
    try story.goal("Tax", "30", by: "2026-09-10", from: "2026-09-01", every: 1)
    try story.asset("Giro")
    var paid = story
    try paid.move("-20", .withdrawal, in: "Giro", for: "Tax", on: "2026-09-10")
    try paid.move("-20", .withdrawal, in: "Giro", for: "Tax", on: "2026-09-11")
    let goal = story.book.household.goals[0]
    story.book = try story.book.finishingRound(of: goal, on: day("2026-09-10"))
    let far = Case(
      first: "2026-12-31", every: 1, meant: "2026-12-31", paid: "30",
      of: "2026-12-31")
    for story in [story, paid] {
      try expect(far, in: story, on: "2026-09-12")
      try expect(
        Case(first: "2026-09-10", every: 1), in: story, on: "2026-09-12")
    }
  }

  private func expect(_ moved: Case, in story: Story, on today: String) throws {
    let before = try #require(try story.plan(today).goals[0].rounds)
    var goal = story.book.household.goals[0]
    goal.deadline = try day(moved.first)
    goal.every = moved.every
    var edited = story
    edited.book = try edited.book.replacing(goal)
    let rounds = try #require(try edited.plan(today).goals[0].rounds)
    let told = rounds.paidBefore(
      insteadOf: before, meaning: try moved.meant.map { try day($0) })
    let paid = try moved.paid.map { try Amount($0) }
    #expect(told?.amount == paid, "\(moved)")
    #expect(told?.deadline.description == moved.of, "\(moved)")
  }
}
