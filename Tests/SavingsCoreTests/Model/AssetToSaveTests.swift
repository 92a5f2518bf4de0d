import SavingsCore
import Support
import Testing

@Suite struct AssetToSaveTests {
  private func means(
    _ currency: String?, in book: Book, for goal: Goal
  ) throws(SavingProblem) -> Asset {
    try book.household.assetToSave(
      currency.flatMap { try? Currency($0) }, for: goal, on: .last)
  }

  @Test func isTheOnlyOneWithAShareElseTheOnlyOne() throws {
    var story = try Story.withTwoGoals()
    let both = try [story.savings, story.wallet]
    let only = try Book().adding(story.house).adding(story.savings)
    #expect(try means("EUR", in: only, for: story.house) == story.savings)
    #expect(try means(nil, in: only, for: story.house) == story.savings)
    #expect(throws: SavingProblem.whichAsset(both)) {
      try means(nil, in: story.book, for: story.house)
    }
    try story.share(.percentage(.all), for: story.house, since: "2026-01-01")
    #expect(try means(nil, in: story.book, for: story.house) == story.savings)
    // A share that was given up is none.
    try story.share(Share.none, for: story.house, since: "2026-02-01")
    #expect(throws: SavingProblem.whichAsset(both)) {
      try means(nil, in: story.book, for: story.house)
    }
  }

  @Test func isTheOnlyOneThatHoldsTheCurrency() throws {
    var story = try Story.withTwoGoals()
    let wallet = try story.wallet
    let bitcoin = try Currency("BTC")
    let dollar = try Currency("USD")
    #expect(try means(bitcoin.code, in: story.book, for: story.house) == wallet)
    #expect(throws: SavingProblem.noneHolds(dollar)) {
      try means(dollar.code, in: story.book, for: story.house)
    }
    // Where the goal has its share of another one, it goes there.
    try story.share(.percentage(.all), for: story.house, since: "2026-01-01")
    #expect(
      throws: try SavingProblem.otherCurrency(story.savings, holding: [wallet])
    ) {
      try means(bitcoin.code, in: story.book, for: story.house)
    }
    story.book = try story.book.setting(
      .sample(.sum(1), of: wallet, for: story.house, since: "2026-01-01"))
    #expect(
      try means("EUR", in: story.book, for: story.house) == story.savings)
  }

  @Test func isOneOfThoseThatTheGoalHasAShareOf() throws {
    var story = try Story.withTwoGoals()
    let (savings, giro) = try (
      story.savings, Asset.sample(3, "Giro", slug: "giro")
    )
    story.book = try story.book.adding(giro)
    #expect(throws: SavingProblem.whichAsset([savings, giro])) {
      try means("EUR", in: story.book, for: story.house)
    }
    story.book = try story.book.setting(
      .sample(.sum(0), of: giro, for: story.house, since: "2026-01-01"))
    #expect(try means("EUR", in: story.book, for: story.house) == giro)
  }

  /// Where what is left goes: shares in these assets, the one that is named,
  /// and what it comes to.
  @Test(
    arguments: [
      ([], nil, "savings"), ([], "wallet", "wallet"),
      (["wallet"], nil, "wallet"), (["wallet"], "savings", "wallet"),
      (["savings", "wallet"], nil, "savings"),
      (["savings", "wallet"], "wallet", "wallet"),
    ])
  func theRestHasAPlace(
    shares: [String], named: String?, place: String
  ) throws {
    var story = try Story.withTwoGoals()
    for name in shares {
      story.book = try story.book.setting(
        .sample(
          .sum(0), of: try story.book.household.asset(named: name),
          for: story.house, since: "2026-01-01"))
    }
    let household = story.book.household
    let asset = try household.assetToSaveTheRest(
      for: story.house,
      naming: try named.map { try household.asset(named: $0) }, on: .last)
    #expect(asset.slug == place)
  }

  @Test func theRestGoesIntoTheOnlyAssetThereIs() throws {
    let story = try Story.withTwoGoals()
    let (house, wallet) = try (story.house, story.wallet)
    let one = try Book().adding(house).adding(wallet)
    #expect(
      try one.household.assetToSaveTheRest(
        for: house, naming: nil, on: .last) == wallet)
    let other = try Asset.sample(
      3, "Other wallet", slug: "other", currency: "BTC")
    let two = try one.adding(other).household
    #expect(throws: SavingProblem.whichAsset([wallet, other])) {
      try two.assetToSaveTheRest(for: house, naming: nil, on: .last)
    }
  }

  @Test func aNumberAloneMayBeOfEitherCurrency() throws {
    let story = try Story.withTwoGoals()
    let wallet = try story.wallet
    let book = try Book().adding(story.house).adding(wallet)
    #expect(throws: SavingProblem.whichCurrency(wallet)) {
      try means(nil, in: book, for: story.house)
    }
    #expect(try means("BTC", in: book, for: story.house) == story.wallet)
    #expect(throws: SavingProblem.noAsset) {
      try means(nil, in: Book().adding(story.house), for: story.house)
    }
  }

  /// A share of dollars alone: what is left goes there, and so does what is
  /// typed, though another account holds the goal's currency.
  @Test func anAmountAndWhatIsLeftGoToTheSamePlace() throws {
    var story = try Story.withTwoGoals()
    let (house, wallet) = try (story.house, story.wallet)
    story.book = try story.book.setting(
      .sample(.percentage(.all), of: wallet, for: house, since: "2026-01-01"))
    let household = story.book.household
    #expect(
      try household.assetToSaveTheRest(for: house, naming: nil, on: .last)
        == wallet)
    #expect(
      throws: try SavingProblem.otherCurrency(
        wallet, holding: [story.savings])
    ) {
      try means("EUR", in: story.book, for: house)
    }
    #expect(try means("BTC", in: story.book, for: house) == wallet)
  }

  /// Whatever the shares: wherever one of the two goes, the other one does.
  @Test func bothGoToTheSamePlaceWhateverTheShares() throws {
    var places = 0
    var others = 0
    for seed in 1...1_000 {
      let made = try MadeHousehold(seed: seed)
      let household = made.book.household
      for goal in household.goals {
        let rest = try? household.assetToSaveTheRest(
          for: goal, naming: nil, on: made.today)
        let typed = Result { () throws(SavingProblem) in
          try household.assetToSave(
            goal.currency, for: goal, on: made.today)
        }
        switch typed {
        case .success(let asset):
          try #require(asset == rest, "\(seed) \(goal.name)")
          places += 1
        case .failure(.otherCurrency(let asset, _)):
          try #require(asset == rest, "\(seed) \(goal.name)")
          others += 1
        case .failure(.noneHolds): continue
        case .failure: try #require(rest == nil, "\(seed) \(goal.name)")
        }
      }
    }
    #expect(places > 400)
    #expect(others > 100)
  }
}
