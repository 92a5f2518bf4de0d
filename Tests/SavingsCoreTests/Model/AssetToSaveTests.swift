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

  @Test func isNeverOneThatHoldsAnotherCurrency() throws {
    var story = try Story.withTwoGoals()
    try story.share(.percentage(.all), for: story.house, since: "2026-01-01")
    let wallet = try story.wallet
    let bitcoin = try Currency("BTC")
    let dollar = try Currency("USD")
    // It is not where the goal has its share, so it is asked for.
    #expect(throws: SavingProblem.whichAsset([wallet])) {
      try means(bitcoin.code, in: story.book, for: story.house)
    }
    #expect(throws: SavingProblem.noneHolds(dollar)) {
      try means(dollar.code, in: story.book, for: story.house)
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
}
