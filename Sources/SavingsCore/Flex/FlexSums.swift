/// The planned amounts of a month, by how far their goals give way.
struct FlexSums {
  /// The goals that give way.
  let flexible: FlexibleGoals

  /// What the protected goals cost.
  let protected: Amount

  /// What the flexible goals were planned to get, and with it what the
  /// skipped ones leave to them.
  let whole: Amount

  private let entries: [FlexEntry]

  init(
    of entries: [FlexEntry], _ request: FlexRequest
  ) throws(MoneyProblem) {
    func value(of role: Flex) throws(MoneyProblem) -> Amount {
      try entries.filter { $0.role == role }.map(\.value).sum()
    }
    self.entries = entries
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
      most: Money(try most.rounded(to: digits, .down), currency),
      goals: try reaches(in: currency, to: digits))
  }

  /// How far each goal can go that is not skipped.
  private func reaches(
    in currency: Currency, to digits: Int
  ) throws(MoneyProblem) -> [FlexReach] {
    let floors = try flexible.goals(for: .zero).floors
    let caps = try flexible.goals(
      for: whole.times(FlexRequest.mostAdjust)
    ).caps
    func reach(
      _ entry: FlexEntry, _ least: Amount, _ most: Amount
    ) throws(MoneyProblem) -> FlexReach {
      FlexReach(
        entry.requirement.goal, isProtected: entry.role == .protected,
        least: Money(try least.rounded(to: digits, .up), currency),
        most: Money(try most.rounded(to: digits, .down), currency))
    }
    var reaches: [FlexReach] = []
    for entry in entries where entry.role == .protected {
      reaches.add(try reach(entry, entry.value, entry.value))
    }
    let giving = entries.filter { $0.role == .flexible }
    for (place, entry) in giving.enumerated() {
      reaches.add(try reach(entry, floors[place], caps[place]))
    }
    return reaches
  }
}
