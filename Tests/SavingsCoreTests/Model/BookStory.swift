import SavingsCore

/// A book of two goals and two assets, where stories begin.
struct BookStory {
  let house: Goal
  let car: Goal
  let savings: Asset
  let wallet: Asset
  var book: Book

  init() throws {
    house = try .sample(1, "House")
    car = try .sample(2, "Car")
    savings = try .sample(1, "Savings account", slug: "savings")
    wallet = try .sample(2, "Bitcoin wallet", slug: "wallet", currency: "BTC")
    book = try Book().adding(house).adding(car).adding(savings).adding(wallet)
  }

  /// Gives a goal a share of the savings account.
  mutating func share(
    _ share: Share, for goal: Goal, since date: String
  ) throws {
    book = try book.setting(
      .sample(share, of: savings, for: goal, since: date))
  }

  /// Moves an amount in the savings account for a goal.
  mutating func move(
    _ amount: Int, for goal: Goal?, on date: String
  ) throws {
    let id = UInt128(book.transactions.count + 1)
    book = try book.adding(
      .sample(id, amount, in: savings, on: date, for: goal))
  }

  /// The share that a goal has of the savings account on a day.
  func share(for goal: Goal, on date: String) throws -> Share? {
    book.household.rows(of: savings.id, for: goal.id).share(on: try day(date))
  }
}
