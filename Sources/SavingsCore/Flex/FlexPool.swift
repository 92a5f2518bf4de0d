/// What there is for the flexible goals of a flex, and how it is placed.
final class FlexPool {
  /// What there is, in the display currency.
  let amount: Amount

  /// How much of what can give way this is, cut at the eighteenth decimal.
  let adjust: Amount

  private let flexible: FlexibleGoals

  /// The pool that a request comes to; a total of the month has to be in reach.
  init(_ sums: FlexSums, _ request: FlexRequest) throws(MoneyProblem) {
    flexible = sums.flexible
    if case .total(let total) = request.measure, !flexible.isEmpty {
      amount = try flexible.pool(for: total - sums.protected)
      adjust = try amount.times(Amount(1), over: sums.whole)
    } else {
      // A total that nothing can bring about leaves the month as it is.
      adjust = request.measure.part ?? Amount(1)
      amount = try sums.whole.times(adjust)
    }
  }

  /// What was placed, and what did not fit.
  struct Placement {
    let floors: [Amount]
    let amounts: [Amount]
    let surplus: Amount
    let excess: Amount
  }

  /// Gives every flexible goal its floor, and the rest by the strategy.
  func place(by strategy: Strategy) throws(MoneyProblem) -> Placement {
    let goals = try flexible.goals(for: amount)
    let least = try goals.floors.sum()
    if least > amount {
      return Placement(
        floors: goals.floors, amounts: goals.floors, surplus: .zero,
        excess: try least - amount)
    }
    let amounts = try strategy.place(amount, on: goals)
    return Placement(
      floors: goals.floors, amounts: amounts,
      surplus: try amount - amounts.sum(), excess: .zero)
  }
}
