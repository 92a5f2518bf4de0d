import SavingsCore
import Support
import Testing

/// What becomes of a record that one side or both changed, both ways round.
@Suite struct JoinCaseTests {
  @Test func differentKeysAreBothTaken() throws {
    let found = try JoinPair(
      here: JoinPair.goal { $0.note = "blue" },
      there: JoinPair.goal { $0.link = "x.org" }
    ).outcome()
    let goal = try #require(found.joined?.snapshot.book.household.goals[0])
    #expect(goal.note == "blue" && goal.link == "x.org")
  }

  @Test func theSameValueIsNoQuestion() throws {
    let same = JoinPair.goal { $0.note = "blue" }
    let found = try JoinPair(
      here: same, there: { try same(JoinPair.goal { $0.link = "x.org" }($0)) }
    ).outcome()
    #expect(found.names == [])
  }

  @Test func oneKeyWithTwoValuesIsAsked() throws {
    let pair = JoinPair(
      here: JoinPair.goal { $0.note = "blue" },
      there: JoinPair.goal { $0.note = "red" })
    #expect(try pair.outcome().names == ["goal/house/note"])
    for (name, note) in [
      ("all", "red"), ("goal", "red"), ("goal/house", "red"),
      ("goal/house/note", "red"),
    ] {
      let found = try pair.outcome(answers: [JoinAnswer(name, .there)])
      #expect(found.joined?.snapshot.book.household.goals[0].note == note)
      #expect(found.joined?.isNew == true)
    }
    let kept = try pair.outcome(answers: [
      JoinAnswer("all", .there), JoinAnswer("goal/house", .here),
    ])
    #expect(kept.joined?.snapshot.book.household.goals[0].note == "blue")
    #expect(kept.joined?.isNew == true, "an answer is news")
    #expect(throws: JoinProblem.self) {
      try pair.outcome(answers: [JoinAnswer("goal/hous", .there)])
    }
  }

  /// Two took in what they were and a third copy, whose history is not there:
  /// what one of them takes out then is gone all the same.
  @Test func whatIsTakenOutBehindAThirdCopyIsGone() throws {
    let base = try KeptStore()
    try base.change("begin") { _ in try JoinPair().start }
    let deposit = try base.book().transactions[0]
    func entered(_ number: Int) -> JoinPair.Step {
      {
        try $0.adding(
          Transaction(
            id: Story.id(12, number), asset: deposit.asset, date: deposit.date,
            amount: Amount(number), kind: .deposit))
      }
    }
    let all = [try base.copied(), try base.copied(), try base.copied()]
    for (number, store) in all.enumerated() {
      try store.change("enter", entered(77 + number))
    }
    try all[1].joined(all[0].copied())
    try all[1].joined(all[2])
    try all[0].joined(all[2])
    try all[1].change("delete") { book in
      let gone = try #require(
        book.transactions.first { $0.amount == Amount(77) })
      return book.removing(gone)
    }
    let joined = try all[0].joined(all[1])
    let amounts = joined.snapshot.book.transactions.map(\.amount)
    #expect(amounts.sorted() == [Amount(78), Amount(79), Amount(100)])
  }

  /// What each answered in its own way is asked again, beside what it was when
  /// both knew it; all else that each took in is known to both.
  @Test func whatWasAnsweredInTwoWaysIsAskedOnceMore() throws {
    let base = try KeptStore()
    try base.change("begin") { _ in try JoinPair().start }
    let noted = { (note: String) in JoinPair.goal { $0.note = note } }
    try base.change("note", noted("One"))
    let (here, there) = (try base.copied(), try base.copied())
    try here.change("note", noted("Two"))
    try there.change("note", noted("Three"))
    try there.change("link", JoinPair.goal { $0.link = "x.org" })
    let sent = [try here.copied(), try there.copied()]
    try here.joined(sent[1], answers: [JoinAnswer("all", .here)])
    try there.joined(sent[0], answers: [JoinAnswer("all", .here)])
    try there.change("link", JoinPair.goal { $0.link = nil })
    try there.change("delete", JoinPair.removed)
    guard case .open(let open) = try here.merge(there) else {
      Issue.record("nothing is asked")
      return
    }
    #expect(open.map(\.name) == ["goal/house/note"])
    #expect((0...2).map(open[0].text) == ["One", "Two", "Three"])
    let joined = try here.joined(there, answers: [JoinAnswer("all", .here)])
    #expect(joined.snapshot.book.household.goals[0].link == nil)
    #expect(joined.snapshot.book.transactions.isEmpty)
  }

  /// An answer to what was listed is one, also where another answer leaves
  /// nothing to decide of it.
  @Test func whatWasListedCanBeAnswered() throws {
    func share(_ book: Book, _ part: Percentage, _ date: String) throws -> Book
    {
      let household = book.household
      return try book.setting(
        AssetAllocation(
          asset: household.assets[0].id, goal: household.goals[0].id,
          share: .percentage(part), since: try day(date)))
    }
    let pair = JoinPair(
      base: { try share($0, .all, "2026-01-01") },
      here: { book in
        let date = try day("2028-06-01")
        let later = try JoinPair.goal { $0.deadline = date }(book)
        return try later.ending(
          later.household.goals[0], .cancelled(day("2026-02-10")))
      },
      there: { book in
        let half = try share(book, try #require(Percentage("50")), "2026-02-10")
        return try JoinPair.goal {
          $0.monthly = Amount(20)
          $0.deadline = nil
        }(half)
      })
    let names = try pair.outcome().names
    #expect(names.count > 1)
    for name in names {
      let others = names.filter { $0 != name }
      let found = try pair.outcome(
        answers: [JoinAnswer(name, .here)]
          + others.map { JoinAnswer($0, .there) })
      #expect(found.joined != nil, "\(name) of \(names)")
    }
  }

  @Test func whatOneDeletedAndTheOtherLeftGoes() throws {
    let found = try JoinPair(
      here: JoinPair.removed, there: JoinPair.goal { $0.note = "x" }
    ).outcome()
    #expect(found.joined?.snapshot.book.transactions.isEmpty == true)
  }

  @Test func whatOneDeletedAndTheOtherChangedIsAsked() throws {
    let pair = JoinPair(
      here: JoinPair.removed, there: JoinPair.deposit { $0.note = "pay" })
    let id: Transaction.ID = Story.id(12, 1)
    let name = "tx/\(id.description.prefix(8))"
    #expect(try pair.outcome().names == [name])
    let back = try pair.outcome(answers: [JoinAnswer(name, .there)])
    #expect(back.joined?.snapshot.book.transactions[0].note == "pay")
    let gone = try pair.outcome(answers: [JoinAnswer(name, .here)])
    #expect(gone.joined?.snapshot.book.transactions.isEmpty == true)
  }

  @Test func aGoalThatOneDeletedGoesWithWhatNamesIt() throws {
    let shared = JoinPair(
      base: { book in
        try book.setting(
          .sample(
            .percentage(.all), of: book.household.assets[0],
            for: book.household.goals[0], since: "2026-01-01"))
      }, here: JoinPair.goalRemoved,
      there: { book in
        var other = book.household.goals[1]
        other.note = "kept"
        return try book.replacing(other)
      })
    let found = try shared.outcome()
    let book = try #require(found.joined?.snapshot.book)
    #expect(book.household.goals.map(\.note) == ["kept"])
    #expect(book.household.allocations.isEmpty)
    #expect(book.transactions.allSatisfy { $0.goal == nil })
  }

  @Test func aGoalThatTheOtherUsedIsAskedAndComesBackWhole() throws {
    let pair = JoinPair(
      here: JoinPair.goalRemoved, there: JoinPair.deposit { $0.note = "for it" }
    )
    #expect(try pair.outcome().names == ["goal/house"])
    let back = try pair.outcome(answers: [JoinAnswer("all", .there)])
    let book = try #require(back.joined?.snapshot.book)
    #expect(book.household.goals.count == 2)
    // What only the second store has stands behind the others.
    #expect(book.transactions[0].goal == book.household.goals[1].id)
    let gone = try pair.outcome(answers: [JoinAnswer("all", .here)])
    #expect(gone.joined?.snapshot.book.household.goals.count == 1)
    #expect(gone.joined?.snapshot.book.transactions[0].goal == nil)
    #expect(gone.joined?.snapshot.book.transactions[0].note == "for it")
  }

  @Test func aGoalThatCannotBeIsOneQuestion() throws {
    let pair = JoinPair(
      here: JoinPair.goal {
        $0.start = $0.deadline?.adding(days: -1) ?? $0.start
      },
      there: JoinPair.goal { $0.deadline = $0.start.adding(days: 9) })
    #expect(try pair.outcome().names == ["goal/house"])
    let found = try pair.outcome(answers: [JoinAnswer("goal/house", .there)])
    #expect(found.joined != nil)
  }

  /// What is taken off an income cannot be without one.
  @Test func settingsThatCannotBeAreOneQuestion() throws {
    func set(_ change: @escaping (inout Settings) -> Void) -> JoinPair.Step {
      { book in
        var settings = book.household.settings
        change(&settings)
        return try book.preferring(settings)
      }
    }
    let pair = JoinPair(
      base: set { $0.income[key: .all] = Amount(3000) },
      here: set { $0.income[key: .all] = nil },
      there: set { $0.essentials[key: .all] = Amount(500) })
    #expect(try pair.outcome().names == ["settings"])
    for (side, amounts) in [(Side.here, 0), (.there, 2)] {
      let found = try pair.outcome(answers: [JoinAnswer("settings", side)])
      let book = try #require(found.joined).snapshot.book
      let settings = book.household.settings
      #expect(
        settings.income.entries.count + settings.essentials.entries.count
          == amounts)
      #expect(try book.preferring(settings) == book)
    }
  }

  @Test func sharesOverTheWholeAreOneQuestion() throws {
    func share(_ goal: Int) -> JoinPair.Step {
      { book in
        try book.setting(
          .sample(
            .percentage(Percentage("60") ?? .all),
            of: book.household.assets[0], for: book.household.goals[goal],
            since: "2026-01-01"))
      }
    }
    let pair = JoinPair(here: share(0), there: share(1))
    #expect(try pair.outcome().names == ["alloc/savings"])
    let found = try pair.outcome(answers: [JoinAnswer("alloc", .there)])
    let rows = try #require(found.joined).snapshot.book.household
    #expect(rows.allocations.map(\.goal) == [rows.goals[1].id])
  }

  @Test func oneNameTwiceGetsANumber() throws {
    func added(_ number: UInt128) -> JoinPair.Step {
      { book in try book.adding(Goal.sample(number, "Roof")) }
    }
    let found = try JoinPair(here: added(11), there: added(12)).outcome()
    let joined = try #require(found.joined)
    #expect(
      joined.snapshot.book.household.goals.suffix(2).map(\.name) == [
        "Roof", "Roof (2)",
      ])
    #expect(joined.snapshot.book.household.goals.last?.slug == "roof-2")
    #expect(joined.warnings.count == 1)
  }

  /// Where only the slugs are alike, the one of that slug is the other one.
  @Test func oneSlugTwiceNamesWhoHasIt() throws {
    let found = try JoinPair(
      here: { try $0.adding(Goal.sample(11, "Trip")) },
      there: { book in
        try book.adding(
          Goal.sample(
            12, "House", slug: "trip", lifecycle: .finished(day("2026-01-02"))))
      }
    ).outcome()
    let warning = try #require(found.joined?.warnings.first)
    guard case .sameName(_, let name, let slug, let new, let own) = warning
    else {
      Issue.record("\(warning)")
      return
    }
    #expect(name == new && slug == "trip" && own == "trip-2")
  }
}
