/// The goals that give way, and how far.
final class FlexibleGoals {
  /// What they were planned to get in all, in the display currency.
  let planned: Amount

  private let entries: [FlexEntry]

  /// Those of the entries that are flexible.
  init(_ entries: [FlexEntry]) throws(MoneyProblem) {
    self.entries = entries.filter { $0.role == .flexible }
    planned = try self.entries.map(\.value).sum()
  }

  /// Whether there is nothing that could give way.
  var isEmpty: Bool { entries.isEmpty }

  /// The bounds of every goal, which depend on how much there is.
  ///
  /// With less than planned nobody pays more than planned, and what is saved
  /// cannot be taken back; with more nobody pays less than planned, nor past
  /// the target.
  func goals(for pool: Amount) throws(MoneyProblem) -> [FlexibleGoal] {
    let isCut = pool <= planned
    var goals: [FlexibleGoal] = []
    for entry in entries {
      let (floor, cap) =
        isCut
        ? (
          max(min(try entry.tenth(), try even(entry, .down)), entry.saved),
          entry.value
        )
        : (
          entry.value,
          max(
            entry.value,
            capped(
              max(try entry.oneAndAHalf(), try even(entry, .up)), entry)
          )
        )
      goals.add(
        FlexibleGoal(
          value: entry.value, floor: floor, cap: cap, missing: entry.missing,
          burden: try entry.requirement.burden(), order: entry.order))
    }
    return goals

    func capped(_ amount: Amount, _ entry: FlexEntry) -> Amount {
      min(amount, entry.missing ?? amount)
    }

    // Floors are cut and caps are not, so that even parts always fit.
    func even(
      _ entry: FlexEntry, _ rounding: Rounding
    ) throws(MoneyProblem) -> Amount {
      try entry.value.times(pool, over: planned, rounding)
    }
  }

  /// What the goals get together of a pool: all of it, but never less than
  /// their floors, nor more than their caps.
  func total(of pool: Amount) throws(MoneyProblem) -> Amount {
    let goals = try goals(for: pool)
    return min(max(pool, try goals.floors.sum()), try goals.caps.sum())
  }

  /// The pool of which the goals get `total` together.
  ///
  /// Mostly that is the total itself. Where floors that move with the pool
  /// stand in the way the pool is smaller, and where caps do it is larger: in
  /// both cases everybody stands at a bound, so the bounds are what is level.
  ///
  /// - Precondition: Some pool does that.
  func pool(for total: Amount) throws(MoneyProblem) -> Amount {
    let reached = try self.total(of: total)
    guard reached != total else { return total }
    var parts: [RisingPart] = []
    for entry in entries {
      parts.add(
        RisingPart(
          from: .zero, rising: entry.value,
          between: reached > total ? entry.saved : entry.value,
          and: reached > total
            ? max(entry.saved, try entry.tenth())
            : max(
              entry.value,
              try entry.most())))
    }
    let levels = zip(
      try waterFill(parts, to: total, in: Array(entries.indices)), entries
    ).map { amount, entry in Fraction(amount, over: entry.value) }
    let common = reached > total ? levels.min() : levels.max()
    guard let common else { return total }
    return try planned.times(
      Amount(attos: common.numerator), over: Amount(attos: common.denominator),
      .nearest)
  }
}

extension FlexEntry {
  /// What it keeps of its value at least, in a cut.
  fileprivate func tenth() throws(MoneyProblem) -> Amount {
    try value.times(Amount(1), over: Amount(10))
  }

  /// Its value and half of it again: what it may always rise to.
  fileprivate func oneAndAHalf() throws(MoneyProblem) -> Amount {
    try value.times(Amount(3), over: Amount(2))
  }
}

extension FlexEntry {
  /// What it takes at most: what it is missing, or without an end the most to
  /// which a month can be raised.
  fileprivate func most() throws(MoneyProblem) -> Amount {
    guard let missing else { return try value.times(FlexRequest.mostAdjust) }
    return missing
  }
}
