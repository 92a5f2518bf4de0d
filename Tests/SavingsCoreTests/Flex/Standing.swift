import SavingsCore
import Support
import Testing

/// Where a goal stands between its bounds after a flex.
///
/// Rounding moves an amount by up to a unit, so it lies between `least` and
/// `most`.
struct Standing {
  let goal: ExpectedGoal
  let least: Amount
  let most: Amount

  /// Whether it keeps more than its floor, beyond what rounding brought.
  var canGive: Bool { least > goal.floor }

  /// Whether it gets less than its cap, beyond what rounding took.
  var canTake: Bool { most < goal.cap }

  /// Whether its last payment goes first, in the order of urgency.
  func isServed(before other: Standing) -> Bool {
    goal.payments == 1
      && (goal.goal.due, goal.progress, goal.goal.name)
        < (other.goal.goal.due, other.goal.progress, other.goal.goal.name)
  }
}

extension ExpectedGoal {
  var progress: Amount { requirement.progress ?? .zero }

  /// Next month's requirement over this month's.
  func catchUp(with amount: Amount) throws -> Amount {
    try (missing - amount).times(
      Amount(1), over: value.times(Amount(payments - 1)))
  }
}

extension FlexedMonth {
  /// Where the flexible goals stand.
  func standing(by strategy: Strategy) throws -> [Standing] {
    try zip(flex(strategy).flexible, expected.flexible).map { share, goal in
      let value = try worth(share.adjusted, of: goal.goal)
      let unit = try worth(Coin.of(goal.goal.currency).unit, of: goal.goal)
      return Standing(
        goal: goal, least: try value - unit - worth.dust,
        most: try value + unit + worth.dust)
    }
  }

  /// Passes a strategy that gives exact amounts, each within a unit, and the
  /// sum of each currency rounded once.
  func require(_ strategy: Strategy, gives exact: [Amount]) throws {
    let flex = try flex(strategy)
    var sums: [Currency: (got: Amount, exact: Amount, dust: Amount)] = [:]
    for (share, (goal, amount)) in zip(
      flex.flexible, zip(expected.flexible, exact))
    {
      let coin = try Coin.of(goal.goal.currency)
      let own = try goal.planned.times(amount, over: goal.value, .nearest)
      let dust = try worth.dust.times(goal.planned, over: goal.value, .up)
      let slack = try coin.unit + dust
      try #require(
        isNear(share.adjusted, own, within: slack),
        "\(month.seed) \(goal.goal.name) \(share.adjusted) \(own)")
      let sum = sums[coin.currency] ?? (.zero, .zero, .zero)
      sums[coin.currency] = (
        try sum.got + share.adjusted, try sum.exact + own, try sum.dust + dust
      )
    }
    for (currency, sum) in sums {
      let half = Amount(attos: try Coin.of(currency).unit.attos / 2)
      let slack = try half + sum.dust
      try #require(
        isNear(sum.got, sum.exact, within: slack), "\(month.seed) \(currency)")
    }
  }
}
