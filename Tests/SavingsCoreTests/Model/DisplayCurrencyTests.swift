import SavingsCore
import Support
import Testing

@Suite struct DisplayCurrencyTests {
  /// A household with goals and assets of these codes.
  private func household(
    _ goals: [String], _ assets: [String]
  ) throws -> Household {
    var household = Household()
    for (number, code) in goals.enumerated() {
      household.goals.append(
        Goal(
          id: Story.id(2, number), name: code, slug: code.lowercased(),
          target: Amount(5), currency: try Currency(code),
          deadline: try day("2030-01-01"), start: try day("2026-01-01")))
    }
    for (number, code) in assets.enumerated() {
      household.assets.append(
        Asset(
          id: Story.id(1, number), name: code, slug: code.lowercased(),
          currency: try Currency(code)))
    }
    return household
  }

  @Test(
    arguments: [
      ([], [], nil), (["BTC"], [], "goal btc"), ([], ["BTC"], "asset btc"),
      (["BTC"], ["EUR"], "asset eur"), (["BTC", "JPY"], ["EUR"], "goal jpy"),
      (["ETH"], ["BTC"], "goal eth"), ([], ["XAU", "CHF"], "asset chf"),
    ] as [([String], [String], String?)])
  func isTheFirstOfISO(
    _ goals: [String], _ assets: [String], _ expected: String?
  ) throws {
    let display = try household(goals, assets).displayCurrency
    #expect(display?.origin.words == expected)
  }

  @Test func whatIsStoredIsTaken() throws {
    var household = try household(["EUR"], ["JPY"])
    household.settings.currency = try Currency("BTC")
    #expect(household.displayCurrency?.origin.words == "stored")
    #expect(household.displayCurrency?.currency.code == "BTC")
    #expect(household.inForce == household)
  }

  @Test func onlyACurrencyOfISOIsStored() throws {
    var book = Book()
    for (code, stored) in [("BTC", nil), ("EUR", "EUR"), ("JPY", "EUR")] {
      book = try book.adding(
        Asset(
          id: Story.id(1, book.household.assets.count), name: code,
          slug: code.lowercased(), currency: try Currency(code)))
      #expect(book.household.settings.currency?.code == stored)
    }
  }
}

extension DisplayCurrency.Origin {
  /// Who says it, in words.
  fileprivate var words: String {
    switch self {
    case .goal(let slug): "goal \(slug)"
    case .asset(let slug): "asset \(slug)"
    case .stored: "stored"
    }
  }
}
