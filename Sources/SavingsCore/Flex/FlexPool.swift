/// What there is for the flexible goals of a flex, and how it is placed.
struct FlexPool {
  /// What there is, in the currency of totals; below zero where the protected
  /// goals alone cost more than was asked for.
  let amount: Amount

  /// The part of what was planned that this is, cut at the eighteenth decimal.
  let adjust: Amount

  private let flexible: [FlexEntry]
  private let planned: Amount
  private let reallocated: Amount
  private let protected: Amount

  init(
    _ entries: [FlexEntry], _ request: FlexRequest
  ) throws(MoneyProblem) {
    func value(of role: Flex) throws(MoneyProblem) -> Amount {
      try entries.filter { $0.role == role }.map(\.value).sum()
    }
    flexible = entries.filter { $0.role == .flexible }
    planned = try value(of: .flexible)
    protected = try value(of: .protected)
    reallocated = request.reallocatesSkipped ? try value(of: .skipped) : .zero
    let whole = try planned + reallocated
    switch request.measure {
    case .adjust(let part):
      adjust = part
      amount = try whole.times(part)
    case .total(let total):
      amount = try total - protected
      adjust = whole.isZero ? .zero : try amount.times(Amount(1), over: whole)
    }
  }

  /// Whether there is nothing that could give way.
  var isIdle: Bool { flexible.isEmpty }

  /// What was placed, and what did not fit.
  struct Placement {
    let floors: [Amount]
    let amounts: [Amount]
    let surplus: Amount
    let excess: Amount
  }

  /// Gives every flexible goal its floor, and the rest by the strategy.
  func place(by strategy: Strategy) throws(MoneyProblem) -> Placement {
    let stakes = try stakes()
    let least = try stakes.floors.sum()
    if least > amount {
      return Placement(
        floors: stakes.floors, amounts: stakes.floors, surplus: .zero,
        excess: isIdle ? .zero : try least - amount)
    }
    let amounts = try strategy.place(amount, on: stakes)
    return Placement(
      floors: stakes.floors, amounts: amounts,
      surplus: isIdle ? .zero : try amount - amounts.sum(), excess: .zero)
  }

  /// The bounds of every goal, which depend on how much there is.
  ///
  /// With less than planned nobody pays more than planned, and what is saved
  /// cannot be taken back; with more nobody pays less than planned, nor past
  /// the target.
  private func stakes() throws(MoneyProblem) -> [Stake] {
    let pool = max(amount, .zero)
    let isCut = pool <= planned
    var stakes: [Stake] = []
    for entry in flexible {
      let even = try entry.value.times(pool, over: planned)
      let tenth = try entry.value.times(Amount(1), over: Amount(10))
      let half = try entry.value.times(Amount(3), over: Amount(2))
      stakes.append(
        Stake(
          value: entry.value,
          floor: isCut ? max(min(tenth, even), entry.saved) : entry.value,
          cap: isCut
            ? entry.value
            : max(entry.value, min(max(half, even), entry.missing)),
          missing: entry.missing, payments: entry.requirement.payments.count,
          order: entry.order))
    }
    return stakes
  }

  /// The totals of a month that can be reached, to the last part.
  ///
  /// Below, what is saved already or a tenth of what was planned stands in the
  /// way; above, what the goals are missing and twice the plan do.
  func reach() throws(MoneyProblem) -> ClosedRange<Amount> {
    let least = try leastPool() + protected
    let most = try mostPool() + protected
    return least...max(least, most)
  }

  private func leastPool() throws(MoneyProblem) -> Amount {
    var kept = Amount.zero
    var even = Amount.zero
    var isOverTenth = false
    for entry in flexible {
      let tenth = try entry.value.times(Amount(1), over: Amount(10), .up)
      kept = try kept + max(tenth, entry.saved)
      isOverTenth = isOverTenth || entry.saved > tenth
      even = max(
        even, try entry.saved.times(planned, over: entry.value, .up))
    }
    return isOverTenth ? kept : even
  }

  private func mostPool() throws(MoneyProblem) -> Amount {
    let twice = try (planned + reallocated).times(FlexRequest.mostAdjust)
    var capped = Amount.zero
    var even: Amount?
    for entry in flexible {
      let half = try entry.value.times(Amount(3), over: Amount(2))
      capped = try capped + max(entry.value, min(half, entry.missing))
      let room = try entry.missing.times(planned, over: entry.value)
      even = min(even ?? room, room)
    }
    return min(twice, max(capped, even ?? .zero))
  }
}
