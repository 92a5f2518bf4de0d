import SavingsCore

extension Book {
  func withCritical(_ amount: Int) -> Book {
    with { $0.ownCritical = Amount(amount) }
  }

  func withAttention(_ amount: Int) -> Book {
    with { $0.ownAttention = Amount(amount) }
  }

  private func with(_ change: (inout Settings) -> Void) -> Book {
    var settings = household.settings
    change(&settings)
    return (try? preferring(settings)) ?? self
  }

  /// All records in an order of their own.
  var sorted: [[String]] {
    [
      household.goals.map { "\($0.id)\($0.name)\($0.start)\($0.lifecycle)" },
      household.assets.map { "\($0.id)\($0.name)\($0.currency)" },
      household.allocations.map { "\($0)" }, household.plans.map { "\($0)" },
      transactions.map { "\($0)" },
    ].map { $0.sorted() }
  }
}
