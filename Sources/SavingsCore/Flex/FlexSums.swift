/// The planned amounts of a month, by how far their goals give way.
struct FlexSums {
  /// The goals that give way.
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

  /// The problem of a total of the month that the flexible goals cannot bring
  /// about, if that is what is asked for.
  func problem(
    with request: FlexRequest, in plan: Plan
  ) throws(MoneyProblem) -> FlexProblem? {
    guard case .total(let total) = request.measure, !flexible.isEmpty,
      let currency = plan.currency
    else { return nil }
    let least = try protected + flexible.total(of: .zero)
    let most =
      try protected
      + flexible.total(of: whole.times(FlexRequest.mostAdjust))
    guard total < least || total > most else { return nil }
    let digits = plan.settings.digits(of: currency)
    return .outOfReach(
      asked: Money(total, currency),
      least: Money(try least.rounded(to: digits, .up), currency),
      most: Money(try most.rounded(to: digits, .down), currency))
  }
}
