/// What the goals of a month bring to a flex, by how far they give way, and how
/// what there is for the flexible ones is placed.
struct FlexPool {
  /// All that take part.
  private let entries: [FlexEntry]

  /// What the month planned of goals that have all they take.
  private let settled: [FlexReach]

  /// Those that give way.
  let flexible: [FlexEntry]

  /// What these were planned to get in all, in the display currency.
  let planned: Amount

  /// What the protected goals cost, and what is settled.
  private let fixed: Amount

  /// What the flexible goals were planned to get, and with it what the
  /// skipped ones leave to them.
  let whole: Amount

  init(
    of entries: [FlexEntry], beside settled: [FlexReach], _ request: FlexRequest
  ) throws(MoneyProblem) {
    func value(of role: Flex) throws(MoneyProblem) -> Amount {
      var sum = Amount.zero
      for entry in entries where entry.role == role {
        sum = try sum + entry.value
      }
      return sum
    }
    self.entries = entries
    self.settled = settled
    flexible = Array(entries.lazy.filter { $0.role == .flexible })
    planned = try value(of: .flexible)
    fixed = try settled.sum() + value(of: .protected)
    whole =
      request.reallocatesSkipped ? try planned + value(of: .skipped) : planned
  }

  /// What there is for them, and how much of what can give way this is, cut at
  /// the eighteenth decimal; a total of the month has to be in reach.
  func size(
    by measure: FlexRequest.Measure
  ) throws(MoneyProblem) -> (amount: Amount, adjust: Amount) {
    if case .total(let total) = measure, !flexible.isEmpty {
      let amount = try pool(for: total - fixed)
      return (amount, try amount.times(Amount(1), over: whole))
    }
    // A total that nothing can bring about leaves the month as it is.
    let adjust = measure.part ?? Amount(1)
    return (try whole.times(adjust), adjust)
  }

  /// What was distributed, and what did not fit.
  struct Placement {
    let floors: [Amount]
    let amounts: [Amount]
    let surplus: Amount
    let excess: Amount
  }

  /// Gives every flexible goal its floor, and the rest by the strategy.
  func distribute(
    _ amount: Amount, by strategy: Strategy
  ) throws(MoneyProblem) -> Placement {
    let goals = try goals(for: amount)
    let floors = goals.floors
    let excess = max(try floors.sum() - amount, .zero)
    let amounts =
      excess.isPositive ? floors : try strategy.distribute(amount, on: goals)
    return Placement(
      floors: floors, amounts: amounts,
      surplus: try amount + excess - amounts.sum(), excess: excess)
  }

  /// The problem of a total of the month that the flexible goals cannot bring
  /// about, if that is what is asked for.
  func problem(
    with request: FlexRequest, in plan: Plan
  ) throws(MoneyProblem) -> FlexProblem? {
    guard case .total(let total) = request.measure, !flexible.isEmpty,
      let currency = plan.currency
    else { return nil }
    let least = try fixed + self.total(of: .zero)
    let most = try fixed + self.total(of: whole.times(FlexRequest.mostAdjust))
    guard total < least || total > most else { return nil }
    let digits = plan.settings.digits(of: currency)
    let reaches = try reaches(in: currency, to: digits) { entry in
      guard !request.protected.contains(entry.requirement.goal.id),
        let with = try? total + entry.value, least <= with
      else { return false }
      // What is left out may go to the others, who take more then.
      let more = request.reallocatesSkipped ? entry.value : .zero
      let end =
        try? fixed
        + self.total(of: (whole + more).times(FlexRequest.mostAdjust))
      return end.map { with <= $0 } ?? false
    }
    return .outOfReach(
      asked: Money(total, currency),
      least: Money(try least.rounded(to: digits, .up), currency),
      most: Money(try most.rounded(to: digits, .down), currency),
      goals: reaches + settled)
  }

  /// How far each goal can go that is not skipped, and which of the protected
  /// ones are to be left out.
  private func reaches(
    in currency: Currency, to digits: Int,
    without isToLeaveOut: (FlexEntry) -> Bool
  ) throws(MoneyProblem) -> [FlexReach] {
    func reach(
      _ entry: FlexEntry, _ least: Amount, _ most: Amount
    ) throws(MoneyProblem) -> FlexReach {
      let isProtected = entry.role == .protected
      return FlexReach(
        entry.requirement.goal, isProtected: isProtected,
        isToLeaveOut: isProtected && isToLeaveOut(entry),
        least: Money(try least.rounded(to: digits, .up), currency),
        most: Money(try most.rounded(to: digits, .down), currency))
    }
    var reaches: [FlexReach] = []
    for entry in entries where entry.role == .protected {
      reaches.add(try reach(entry, entry.value, entry.value))
    }
    let highest = try goals(for: whole.times(FlexRequest.mostAdjust))
    for (low, high) in zip(try goals(for: .zero), highest) {
      reaches.add(try reach(low.entry, low.floor, high.cap))
    }
    return reaches
  }
}
