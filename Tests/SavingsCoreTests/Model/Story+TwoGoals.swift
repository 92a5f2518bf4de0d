import SavingsCore
import Support

/// Two goals and two accounts, where stories of single records begin.
extension Story {
  static func withTwoGoals() throws -> Story {
    var story = try Story()
    story.book = try Book().adding(story.house).adding(story.car)
      .adding(story.savings).adding(story.wallet)
    return story
  }

  var house: Goal { get throws { try .sample(1, "House") } }

  var car: Goal { get throws { try .sample(2, "Car") } }

  var savings: Asset {
    get throws { try .sample(1, "Savings account", slug: "savings") }
  }

  var wallet: Asset {
    get throws {
      try .sample(2, "Bitcoin wallet", slug: "wallet", currency: "BTC")
    }
  }

  /// Gives a goal a share of the savings account.
  mutating func share(
    _ share: Share, for goal: Goal, since date: String
  ) throws {
    book = try book.setting(
      .sample(share, of: savings, for: goal, since: date))
  }

  /// Moves an amount in the savings account for a goal.
  mutating func move(_ amount: Int, for goal: Goal?, on date: String) throws {
    let id = UInt128(book.transactions.count + 1)
    book = try book.adding(
      .sample(id, amount, in: savings, on: date, for: goal))
  }

  /// The share that a goal has of the savings account on a day.
  func share(for goal: Goal, on date: String) throws -> Share? {
    try book.household.rows(of: savings.id, for: goal.id)
      .share(on: day(date))
  }
}
