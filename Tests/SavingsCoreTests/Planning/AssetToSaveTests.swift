import SavingsCore
import Support
import Testing

@Suite struct AssetToSaveTests {
  private func means(
    _ currency: String?, in book: Book, for goal: Goal
  ) throws -> Asset {
    try book.accounts(on: .last).assetToSave(
      currency.flatMap { try? Currency($0) }, for: goal)
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
    #expect(try means("EUR", in: story.book, for: story.house) == story.savings)
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

  /// Where what is left goes: shares in these assets, of nothing or of a part,
  /// the one that is named, and what it comes to.
  @Test(
    arguments: [
      ([], nil, "savings"), ([], "wallet", "wallet"),
      (["wallet"], nil, "wallet"), (["wallet"], "savings", "wallet"),
      (["savings", "wallet"], nil, "savings"),
      (["savings", "wallet"], "wallet", "wallet"),
      (["savings 10%", "giro"], nil, "savings"),
      (["savings 10%", "giro"], "giro", "giro"),
      (["giro", "wallet 10%"], nil, "giro"),
    ])
  func theRestHasAPlace(
    shares: [String], named: String?, place: String
  ) throws {
    var story = try Story.withTwoGoals()
    story.book = try story.book.adding(.sample(3, "Giro", slug: "giro"))
    if shares.isEmpty { story.book.household.assets.removeLast() }
    for share in shares {
      let words = share.split(separator: " ")
      let asset = try story.book.household.asset(named: String(words[0]))
      story.book = try story.book.setting(
        .sample(
          words.count > 1 ? .percent("10") : .sum(0), of: asset,
          for: story.house, since: "2026-01-01"))
    }
    let household = story.book.household
    let asset = try story.book.accounts(on: .last).assetToSaveTheRest(
      for: story.house,
      naming: try named.map { try household.asset(named: $0) })
    #expect(asset.slug == place)
  }

  @Test func theRestGoesIntoTheOnlyAssetThereIs() throws {
    let story = try Story.withTwoGoals()
    let (house, wallet) = try (story.house, story.wallet)
    let one = try Book().adding(house).adding(wallet)
    #expect(
      try one.accounts(on: .last).assetToSaveTheRest(for: house, naming: nil)
        == wallet)
    let other = try Asset.sample(
      3, "Other wallet", slug: "other", currency: "BTC")
    let two = try one.adding(other).accounts(on: .last)
    #expect(throws: SavingProblem.whichAsset([wallet, other])) {
      try two.assetToSaveTheRest(for: house, naming: nil)
    }
  }

  /// Whatever had gone into another account by mistake, and is taken out of it
  /// again in whichever way: what is saved next goes to where the rest is.
  @Test func aMistakeIsNotMeant() throws {
    var dice = SplitMix64(seed: 17)
    for round in 1...300 {
      var story = try Story.withTwoGoals()
      let (house, savings) = try (story.house, story.savings)
      let giro = try Asset.sample(3, "Giro", slug: "giro")
      story.book = try story.book.adding(giro)
      if dice.number(1...3) == 1 {
        // What went through it before is none of the share that came later.
        story.book = try story.book.adding(
          .sample(50, -5, in: giro, on: "2026-01-01", for: house))
      }
      var deposits: [Transaction] = []
      for id in 1...UInt128(dice.number(2...5)) {
        let deposit = try Transaction.sample(
          id, dice.number(1...90),
          in: id == 1 || dice.number(1...2) == 1 ? giro : savings,
          on: "2026-01-\(dice.number(10...28))", for: house)
        deposits.append(deposit)
        story.book = try story.book.recording(deposit).book
      }
      // One is left where it was meant to be.
      story.book = try story.book.recording(
        .sample(40, 5, in: savings, on: "2026-01-20", for: house)
      ).book
      for deposit in deposits where deposit.asset == giro.id {
        if dice.number(1...2) == 1 {
          story.book = story.book.removing(deposit)
          continue
        }
        var corrected = deposit
        corrected.asset = savings.id
        story.book = try story.book.correcting(corrected).book
      }
      let meant = try means("EUR", in: story.book, for: house)
      try #require(meant == savings, "\(round)")
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
    #expect(
      try story.book.accounts(on: .last).assetToSaveTheRest(
        for: house, naming: nil)
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
      let accounts = try made.book.accounts(on: made.today)
      for goal in made.book.household.goals {
        let rest = try? accounts.assetToSaveTheRest(for: goal, naming: nil)
        let typed = Result { () throws(SavingProblem) in
          try accounts.assetToSave(goal.currency, for: goal)
        }
        switch typed {
        case .success(let asset):
          try #require(asset == rest, "\(seed) \(goal.name)")
          places += 1
        case .failure(.otherCurrency(let asset, _)):
          try #require(asset == rest, "\(seed) \(goal.name)")
          others += 1
        case .failure: try #require(rest == nil, "\(seed) \(goal.name)")
        }
      }
    }
    #expect(places > 400)
    #expect(others > 100)
  }
}
