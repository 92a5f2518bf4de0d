import SavingsCore
import Support
import Testing

@Suite struct AssetRecordTests {
  @Test func theFirstCurrencyBecomesTheHouseholds() throws {
    let book = try Book()
      .adding(Asset.sample(1, "Savings"))
      .adding(Asset.sample(2, "Yen", currency: "JPY"))
    #expect(try book.household.settings.currency == Currency("EUR"))
  }

  @Test func keepsTheCurrencyThatWasChosen() throws {
    var settings = Settings()
    settings.currency = try Currency("CHF")
    let book = try Book().preferring(settings)
      .adding(Asset.sample(1, "Savings"))
      .adding(Goal.sample(1, "House"))
    #expect(try book.household.settings.currency == Currency("CHF"))
  }

  @Test func refusesTakenNamesSlugsAndIds() throws {
    let story = try Story.withTwoGoals()
    let name = try Asset.sample(3, "SAVINGS account", slug: "other")
    let nameTaken = BookProblem.nameTaken(
      "Savings account", slug: "savings", by: .asset)
    #expect(throws: nameTaken) { try story.book.adding(name) }
    let slug = try Asset.sample(3, "Other", slug: "savings")
    let slugTaken = BookProblem.slugTaken(
      "savings", name: "Savings account", by: .asset)
    #expect(throws: slugTaken) { try story.book.adding(slug) }
    let book = try Book().adding(Asset.sample(1, "Cash", slug: "purse"))
    let led = BookProblem.slugTaken("cash", name: "Cash", by: .asset)
    #expect(throws: led) {
      try book.adding(Asset.sample(2, "Other", slug: "cash"))
    }
    let id = try Asset.sample(1, "Other")
    #expect(throws: BookProblem.idTaken(id.id.description)) {
      try story.book.adding(id)
    }
    // Goals and assets do not stand in each other's way.
    let goalsName = try Asset.sample(3, "House")
    #expect(throws: Never.self) { try story.book.adding(goalsName) }
  }

  @Test func refusesWordsThatCannotBeKept() throws {
    var asset = try Asset.sample(1, "Savings")
    for field in [\Asset.address, \Asset.chain, \Asset.note] {
      asset[keyPath: field] = "a\u{7}"
      #expect(throws: BookProblem.unsafeText("a\u{7}")) {
        try Book().adding(asset)
      }
      asset[keyPath: field] = nil
    }
    asset.slug = ""
    #expect(throws: BookProblem.notASlug("")) { try Book().adding(asset) }
    asset.name = "Savings "
    #expect(throws: BookProblem.spacesAround("Savings ")) {
      try Book().adding(asset)
    }
  }

  @Test func isReplacedInItsPlace() throws {
    let story = try Story.withTwoGoals()
    var savings = try story.savings
    savings.note = "at the corner"
    savings.slug = "corner"
    let book = try story.book.replacing(savings)
    #expect(try book.household.assets == [savings, story.wallet])
    let stranger = try Asset.sample(9, "Stranger")
    #expect(throws: BookProblem.dangling(.asset, stranger.id.description)) {
      try book.replacing(stranger)
    }
  }

  @Test func itsCurrencyIsFixedByTransactions() throws {
    var story = try Story.withTwoGoals()
    var savings = try story.savings
    savings.currency = try Currency("USD")
    #expect(throws: Never.self) { try story.book.replacing(savings) }
    try story.move(50, for: nil, on: "2026-02-01")
    #expect(throws: BookProblem.currencyFixed("Savings account", .asset)) {
      try story.book.replacing(savings)
    }
    savings.currency = try story.savings.currency
    #expect(throws: Never.self) { try story.book.replacing(savings) }
  }

  @Test func itsCurrencyIsFixedByFixedAmounts() throws {
    var story = try Story.withTwoGoals()
    var savings = try story.savings
    savings.currency = try Currency("USD")
    try story.share(.sum(100), for: story.car, since: "2026-01-01")
    let problem = BookProblem.currencyEarmarked(
      "Savings account", slug: "savings", goal: "Car", goalSlug: "car")
    #expect(throws: problem) { try story.book.replacing(savings) }

    // A share in percent is the same part in any currency, and none is none.
    try story.share(.percent("10"), for: story.house, since: "2026-01-01")
    try story.share(Share.none, for: story.car, since: "2026-02-01")
    #expect(throws: Never.self) { try story.book.replacing(savings) }
  }

  @Test func takesItsTransactionsAndSharesWithIt() throws {
    var story = try Story.withTwoGoals()
    let (house, wallet) = try (story.house, story.wallet)
    try story.share(.sum(100), for: house, since: "2026-01-01")
    try story.move(50, for: house, on: "2026-02-01")
    story.book = try story.book
      .setting(
        .sample(.percent("10"), of: wallet, for: house, since: "2026-01-01")
      )
      .adding(.sample(9, 1, in: wallet, on: "2026-01-01"))
    let book = try story.book.removing(story.savings)
    #expect(book.household.assets == [wallet])
    #expect(book.household.allocations.map(\.asset) == [wallet.id])
    #expect(book.transactions.map(\.asset) == [wallet.id])
    #expect(book.household.goals == story.book.household.goals)
  }
}
