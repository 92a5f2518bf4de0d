import SavingsCore
import Support
import Testing

/// That what a day keeps, shares and takes over is what it would work out anew.
@Suite struct OccasionTests {
  /// Whatever changed, what follows from the book before is what the book says
  /// by itself.
  @Test func whatIsTakenOverIsWhatIsWorkedOutAnew() throws {
    var dice = SplitMix64(seed: 41)
    let epoch = try day("2026-01-01")
    let days = try (0..<60).map { try #require(epoch.adding(days: $0)) }
    var changes = 0
    for _ in 0..<100 {
      let today = dice.one(of: days)
      var book = Book()
      var occasion = Occasion(book, on: today)
      for _ in 0..<40 {
        let change = try dice.change(of: book, on: days)
        guard let next = try? change.asked(of: book) else { continue }
        // Sometimes nobody asked before.
        if dice.once(in: 3) { occasion = Occasion(book, on: today) }
        occasion = Occasion(next, after: occasion)
        try requireSame(occasion, Occasion(next, on: today))
        book = next
        changes += 1
      }
    }
    #expect(changes > 1000)
  }

  /// Sums that were made for many days at once give for each of them what they
  /// would give for it alone.
  @Test func eachOfManyDaysIsAsIfItWereAskedAlone() throws {
    var dice = SplitMix64(seed: 42)
    let epoch = try day("2026-01-01")
    let days = try (0..<60).map { try #require(epoch.adding(days: $0)) }
    for _ in 0..<150 {
      var book = Book()
      for _ in 0..<30 {
        let change = try dice.change(of: book, on: days)
        if let next = try? change.asked(of: book) { book = next }
      }
      let asked = (0..<dice.number(1...6)).map { _ in dice.one(of: days) }
      let flows = try book.flows(book.household.frame(for: asked))
      for day in asked {
        try requireSame(
          Occasion(book.household, flows, on: day), Occasion(book, on: day))
      }
    }
  }

  /// No choice for a month makes a rate missing, nor one known.
  @Test func whatAMonthDoesDifferentlyNeedsNoOtherRates() throws {
    var dice = SplitMix64(seed: 43)
    let today = try day("2026-01-20")
    let days = try (0..<60).map {
      try #require(try day("2026-01-01").adding(days: $0))
    }
    var (chosen, missing) = (0, 0)
    while chosen < 500 {
      var book = Book()
      for _ in 0..<30 {
        let change = try dice.change(of: book, on: days)
        if let next = try? change.asked(of: book) { book = next }
      }
      let old = try Occasion(book, on: today).plan().missingRates
      missing += old.count
      for goal in book.household.goals {
        let month = MonthlyPlan(
          goal: goal.id, month: today.month,
          flex: dice.one(of: [nil, .skipped, .protected]),
          custom: MonthlyPlan.Custom(Amount(dice.number(0...5)), by: .you))
        guard let next = try? book.setting(month) else { continue }
        let new = try Occasion(next, on: today).plan().missingRates
        try #require(contents(of: new) == contents(of: old))
        chosen += 1
      }
    }
    #expect(missing > 100)
  }

  /// What could not be summed up before can be when it has gone.
  @Test func aBookMayBecomeCountable() throws {
    var story = try Story.withTwoGoals()
    let today = try day("2026-03-10")
    let huge = Amount(attos: .max)
    for id in 1...2 {
      story.book = try story.book.adding(
        Transaction(
          id: Transaction.ID(bits: UInt128(id)), asset: story.savings.id,
          date: today, amount: huge, kind: .deposit))
    }
    let before = Occasion(story.book, on: today)
    #expect(throws: MoneyProblem.self) { try before.plan() }
    let last = story.book.transactions[1]
    let after = Occasion(story.book.removing(last), after: before)
    #expect(try after.accounts().balance(of: 0) == huge)
  }

  private func requireSame(_ some: Occasion, _ others: Occasion) throws {
    let (accounts, anew) = (try some.accounts(), try others.accounts())
    for asset in some.household.assets.indices {
      try #require(
        contents(of: try accounts.funding(of: asset))
          == contents(of: try anew.funding(of: asset)))
      try #require(
        try accounts.scheduled(in: asset) == anew.scheduled(in: asset))
    }
    let (plan, other) = (try some.plan(), try others.plan())
    try #require(contents(of: plan.goals) == contents(of: other.goals))
    try #require(contents(of: plan.totals) == contents(of: other.totals))
    try #require(plan.beyond?.plan == other.beyond?.plan)
    try #require(plan.beyond?.rounds == other.beyond?.rounds)
  }
}
