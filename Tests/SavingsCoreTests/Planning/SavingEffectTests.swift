import SavingsCore
import Support
import Testing

@Suite struct SavingEffectTests {
  /// What a deposit of 100 for the house does to an account that holds so much
  /// and in which the goals have these shares.
  private func effect(
    holding: Int, house: Share?, car: Share? = nil,
    on date: String = "2026-03-10"
  ) throws -> SavingEffect {
    var story = try Story.withTwoGoals()
    if holding != 0 {
      story.book = try story.book.adding(
        .sample(
          50, holding, in: story.savings, on: "2026-01-01", kind: .opening))
    }
    for (share, goal) in try [(house, story.house), (car, story.car)] {
      if let share { try story.share(share, for: goal, since: "2026-01-01") }
    }
    let deposit = try Transaction.sample(
      99, 100, in: story.savings, on: date, for: story.house)
    let before = Occasion(story.book, on: try day("2026-03-10"))
    let after = Occasion(try story.book.saving(deposit), after: before)
    return try SavingEffect(
      of: [deposit], from: before, to: after, in: after.plan())
  }

  @Test func allOfItReachesItsGoalWhateverItsShare() throws {
    for share in try [nil, Share.percent("60"), .sum(200)] {
      let effect = try effect(holding: 900, house: share, car: .percent("30"))
      let part = try #require(effect.reached.first)
      #expect(part.change.amount == Amount(100))
      #expect(part.shortfall == nil)
      #expect(effect.others.isEmpty)
      #expect(effect.free?.before == effect.free?.after)
    }
  }

  /// What an account lacks is not silent.
  @Test(
    arguments: [
      (-85, nil, 15, "overdrawn(85.00 EUR)"),
      (-100, nil, 0, "overdrawn(100.00 EUR)"),
      (0, 0, 100, nil), (100, 50, 100, nil),
      (100, 300, 50, "lessThanItsOwn(200.00 EUR)"),
      (-50, 400, 10, "lessThanItsOwn(450.00 EUR)"),
    ] as [(Int, Int?, Int, String?)])
  func aPartThatIsMissingIsTold(
    holding: Int, own: Int?, reached: Int, reason: String?
  ) throws {
    let effect = try effect(
      holding: holding, house: nil, car: own.map { .sum($0) })
    let part = try #require(effect.reached.first)
    #expect(part.change.amount == Amount(reached))
    #expect(part.shortfall?.words == reason)
  }

  /// What a deposit for the house of 2026-03-10 did.
  private func effect(of put: Int, in story: Story) throws -> SavingEffect {
    let deposit = try Transaction.sample(
      99, put, in: story.savings, on: "2026-03-10", for: story.house)
    let before = Occasion(story.book, on: try day("2026-03-10"))
    let after = Occasion(try story.book.saving(deposit), after: before)
    return try SavingEffect(
      of: [deposit], from: before, to: after, in: after.plan())
  }

  /// All of it is told, also where what is put in is less, and where it left
  /// the account overdrawn.
  @Test(arguments: [(900, 100, 70), (900, 20, 0), (10, 100, 70)])
  func whatWasTakenTooMuchComesFirst(
    there: Int, put: Int, reached: Int
  ) throws {
    var story = try Story.withTwoGoals()
    try story.share(.sum(0), for: story.house, since: "2026-01-01")
    story.book = try story.book.adding(
      .sample(50, there, in: story.savings, on: "2026-01-01", kind: .opening))
    try story.move(-30, for: story.house, on: "2026-02-01")
    let effect = try effect(of: put, in: story)
    #expect(effect.reached.first?.change.amount == Amount(reached))
    #expect(effect.reached.first?.shortfall?.words == "takenTooMuch(30.00 EUR)")
  }

  /// A debt that is less than what the account lacks is not the reason.
  @Test(arguments: [20, 100])
  func anOverdraftThatIsMoreComesBefore(put: Int) throws {
    var story = try Story.withTwoGoals()
    try story.share(.sum(0), for: story.house, since: "2026-01-01")
    try story.move(-30, for: story.house, on: "2026-02-01")
    story.book = try story.book.adding(
      .sample(50, -490, in: story.savings, on: "2026-01-01", kind: .opening))
    let effect = try effect(of: put, in: story)
    #expect(effect.reached.first?.shortfall?.words == "overdrawn(520.00 EUR)")
  }

  @Test func aDepositOfALaterDayHasNone() throws {
    let effect = try effect(holding: 0, house: nil, on: "2026-03-11")
    #expect(effect.reached.isEmpty && effect.free == nil)
  }

  /// What was taken out for a goal before it had any share counts with the
  /// first one; `since` is the day of a row that moves.
  @Test(arguments: [nil, "2026-03-05"])
  func whatWasTakenOutWithoutAShareIsTold(since: String?) throws {
    var story = try Story.withAFund()
    if let since { try story.save("50", for: "Fund", in: "Savings", on: since) }
    try story.move(
      "-33", .withdrawal, in: "Savings", for: "Fund", on: "2026-03-03")
    let deposit = try story.moving("100", on: "2026-03-03")
    let before = Occasion(story.book, on: try day("2026-03-05"))
    let after = Occasion(try story.book.saving(deposit), after: before)
    let part = try #require(
      try SavingEffect(
        of: [deposit], from: before, to: after, in: after.plan()
      ).reached.first)
    #expect(part.change == (try euros("67")))
    #expect(part.shortfall?.words == "takenTooMuch(33.00 EUR)")
  }

  /// Whatever the shares, and whatever an account lacks: less than what was put
  /// in is never silent.
  @Test func aPartThatDidNotReachItsGoalAlwaysHasAReason() throws {
    var parts = 0
    for seed in 1...1_500 {
      let made = try MadeHousehold(seed: seed)
      let before = Occasion(made.book, on: made.today)
      for goal in made.book.household.goals where goal.isActive {
        for asset in made.book.household.assets {
          let book = try made.saving(Amount(40), for: goal, in: asset)
          let after = Occasion(book, after: before)
          let deposit = try #require(
            book.transactions.first { new in
              !made.book.transactions.contains { $0.id == new.id }
            })
          let effect = try SavingEffect(
            of: [deposit], from: before, to: after, in: after.plan())
          let part = try #require(effect.reached.first)
          let isWhole = part.change.amount >= part.put.amount
          try #require(isWhole == (part.shortfall == nil), "\(seed)")
          if !isWhole { parts += 1 }
        }
      }
    }
    #expect(parts > 200)
  }
}

extension SavingEffect.Shortfall {
  /// The reason in a word, and how much or when.
  fileprivate var words: String {
    switch self {
    case .overdrawn(let sum): "overdrawn(\(sum))"
    case .lessThanItsOwn(let sum): "lessThanItsOwn(\(sum))"
    case .takenTooMuch(let sum): "takenTooMuch(\(sum))"
    case .givenUp(let date): "givenUp(\(date))"
    }
  }
}
