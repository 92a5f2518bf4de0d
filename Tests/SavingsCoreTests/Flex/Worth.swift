import SavingsCore
import Testing

/// What amounts of a made-up household are worth in its currency of totals.
struct Worth: Sendable {
  let display: Coin
  private let exchange: Exchange

  init(_ plan: Plan, _ book: Book) throws {
    display = try Coin.of(try #require(plan.currency))
    exchange = Exchange(book.household.rates, on: plan.today)
  }

  func callAsFunction(_ amount: Amount, of goal: Goal) throws -> Amount {
    try #require(
      try exchange.convert(
        amount, from: goal.currency, to: display.currency))
  }

  /// By how much a group of goals may be off in all after it was rounded: half
  /// a unit for each currency, and what conversion cuts.
  func slack(of shares: [FlexShare]) throws -> Amount {
    var slack = dust
    for currency in Set(shares.map(\.requirement.goal.currency)) {
      let share = try #require(
        shares.first { $0.requirement.goal.currency == currency })
      let unit = try self(Coin.of(currency).unit, of: share.requirement.goal)
      slack = try slack + Amount(attos: unit.attos / 2 + 1)
    }
    return slack
  }

  /// What is too little to be anybody's money.
  let dust = Amount(attos: 10_000)
}

extension FlexPlan {
  /// Those that give way.
  var flexible: [FlexShare] { shares.filter { $0.role == .flexible } }

  /// What every goal gets, by its identity.
  var adjustedByGoal: [Goal.ID: Amount] {
    Dictionary(
      uniqueKeysWithValues: shares.map {
        ($0.requirement.goal.id, $0.adjusted)
      })
  }
}

/// Whether two amounts are no farther apart than `slack`.
func isNear(_ a: Amount, _ b: Amount, within slack: Amount) -> Bool {
  (a.attos - b.attos).magnitude <= slack.attos.magnitude
}
