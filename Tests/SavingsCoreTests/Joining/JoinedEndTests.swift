import SavingsCore
import Support
import Testing

/// A goal that one side ended gets nothing from that day on, whatever the
/// other side gave it meanwhile.
@Suite struct JoinedEndTests {
  private static func share(_ percent: String, since date: String)
    -> JoinPair.Step
  {
    { book in
      try book.setting(
        .sample(
          .percent(percent), of: book.household.assets[0],
          for: book.household.goals[0], since: date))
    }
  }

  private static func ended(on date: String) -> JoinPair.Step {
    { book in
      try book.ending(book.household.goals[0], .cancelled(day(date)))
    }
  }

  private static func saved(on date: String) -> JoinPair.Step {
    { book in
      try book.saving(
        Transaction(
          id: Story.id(12, 40), asset: book.household.assets[0].id,
          date: day(date), amount: Amount(40), kind: .deposit,
          goal: book.household.goals[0].id))
    }
  }

  /// The first day of each row of the goal, what it gives, and how many of
  /// them are told to be left out.
  private func rows(_ pair: JoinPair) throws -> (rows: [String], dropped: Int) {
    let found = try pair.outcome()
    #expect(found.names == [])
    let joined = try #require(found.joined)
    let rows = joined.snapshot.book.household.allocations.map {
      "\($0.since) \($0.share.isNothing ? "nothing" : "\($0.share.percentage)")"
    }
    let told = joined.warnings.count { warning in
      if case .ended = warning { true } else { false }
    }
    return (rows.sorted(), told)
  }

  @Test func aShareOfALaterDayIsLeftOutAndTold() throws {
    let found = try rows(
      JoinPair(
        here: Self.ended(on: "2026-03-10"),
        there: Self.share("70", since: "2026-03-20")))
    #expect(found == ([], 1))
  }

  @Test func aShareOfAnEarlierDayEnds() throws {
    let found = try rows(
      JoinPair(
        here: Self.ended(on: "2026-03-10"),
        there: Self.share("70", since: "2026-03-05")))
    #expect(found == (["2026-03-05 70", "2026-03-10 nothing"], 0))
  }

  /// That of the very day is no question: the end gives it up.
  @Test func aShareOfThatDayIsLeftOut() throws {
    let found = try rows(
      JoinPair(
        base: Self.share("50", since: "2026-01-01"),
        here: Self.ended(on: "2026-03-10"),
        there: Self.share("70", since: "2026-03-10")))
    #expect(found == (["2026-01-01 50", "2026-03-10 nothing"], 1))
  }

  @Test func whatIsSavedAfterTheEndBringsNoShare() throws {
    let pair = JoinPair(
      here: Self.ended(on: "2026-03-10"), there: Self.saved(on: "2026-03-12"))
    #expect(try rows(pair) == ([], 1))
    let book = try #require(try pair.outcome().joined).snapshot.book
    #expect(book.transactions.count == 2)
  }

  /// What ended on both sides ends on the day that is chosen.
  @Test func theDayThatIsChosenIsTheEnd() throws {
    let pair = JoinPair(
      base: Self.share("50", since: "2026-01-01"),
      here: Self.ended(on: "2026-03-10"), there: Self.ended(on: "2026-03-15"))
    #expect(try pair.outcome().names == ["goal/house/end"])
    for (side, date) in [(Side.here, "10"), (.there, "15")] {
      let found = try pair.outcome(answers: [JoinAnswer("all", side)])
      let book = try #require(found.joined).snapshot.book
      #expect(
        book.household.allocations.map(\.since.description) == [
          "2026-01-01", "2026-03-\(date)",
        ])
    }
  }
}
