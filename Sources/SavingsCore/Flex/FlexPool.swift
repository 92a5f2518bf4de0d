/// What there is for the flexible goals of a flex, and how it is placed.
struct FlexPool {
  /// What there is, in the currency of totals.
  let amount: Amount

  /// The part of what was planned that this is, cut at the eighteenth decimal.
  let adjust: Amount

  private let flexible: FlexibleGoals

  init(
    _ entries: [FlexEntry], _ request: FlexRequest, in plan: Plan
  ) throws(FlexProblem) {
    let parts = try FlexProblem.counting { () throws(MoneyProblem) in
      try Parts(of: entries, request)
    }
    flexible = parts.flexible
    if case .total(let total) = request.measure, !flexible.isEmpty {
      let room = try FlexProblem.counting { () throws(MoneyProblem) in
        try total - parts.protected
      }
      try parts.checkReach(of: total, in: plan)
      (amount, adjust) = try FlexProblem.counting { () throws(MoneyProblem) in
        let pool = try parts.flexible.pool(for: room)
        return (pool, try pool.times(Amount(1), over: parts.whole))
      }
    } else {
      // A total that nothing can bring about leaves the month as it is.
      let part = request.measure.part ?? Amount(1)
      adjust = part
      amount = try FlexProblem.counting { () throws(MoneyProblem) in
        try parts.whole.times(part)
      }
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
    let stakes = try flexible.stakes(for: amount)
    let least = try stakes.floors.sum()
    if least > amount {
      return Placement(
        floors: stakes.floors, amounts: stakes.floors, surplus: .zero,
        excess: try least - amount)
    }
    let amounts = try strategy.place(amount, on: stakes)
    return Placement(
      floors: stakes.floors, amounts: amounts,
      surplus: try amount - amounts.sum(), excess: .zero)
  }
}

/// The planned amounts of a month, by how far their goals give way.
private struct Parts {
  let flexible: FlexibleGoals

  /// What the protected goals cost.
  let protected: Amount

  /// What the flexible goals were planned to get, and with it what the
  /// skipped ones leave to them.
  let whole: Amount

  init(
    of entries: [FlexEntry], _ request: FlexRequest
  ) throws(MoneyProblem) {
    func value(of role: Flex) throws(MoneyProblem) -> Amount {
      try entries.filter { $0.role == role }.map(\.value).sum()
    }
    flexible = try FlexibleGoals(entries)
    protected = try value(of: .protected)
    whole =
      request.reallocatesSkipped
      ? try flexible.planned + value(of: .skipped) : flexible.planned
  }

  /// Passes a total of the month that the flexible goals can bring about.
  func checkReach(of total: Amount, in plan: Plan) throws(FlexProblem) {
    guard let currency = plan.currency else { return }
    let digits = plan.setting.household.settings.digits(of: currency)
    let (least, most) = try FlexProblem.counting { () throws(MoneyProblem) in
      let most = try whole.times(FlexRequest.mostAdjust)
      return (
        try protected + flexible.total(of: .zero),
        try protected + flexible.total(of: most)
      )
    }
    guard total < least || total > most else { return }
    let shown = try FlexProblem.counting { () throws(MoneyProblem) in
      (
        try least.rounded(to: digits, .up), try most.rounded(to: digits, .down)
      )
    }
    throw .outOfReach(
      asked: Money(total, currency), least: Money(shown.0, currency),
      most: Money(shown.1, currency))
  }
}
