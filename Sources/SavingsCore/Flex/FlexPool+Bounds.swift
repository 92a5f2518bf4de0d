extension FlexPool {
  /// The bounds of every goal, which depend on how much there is.
  ///
  /// With less than planned nobody pays more than planned, and what is saved
  /// cannot be taken back; with more nobody pays less than planned, nor past
  /// the target.
  func goals(for pool: Amount) throws(MoneyProblem) -> [FlexibleGoal] {
    let isCut = pool <= planned
    return try flexible.map { entry throws(MoneyProblem) in
      let value = entry.value
      // Floors are cut and caps are not, so that even parts always fit.
      let even = try value.times(pool, over: planned, isCut ? .down : .up)
      if isCut {
        let least = min(try entry.tenth(), even)
        return FlexibleGoal(entry, floor: max(least, entry.saved), cap: value)
      }
      let most = max(try value.times(Amount(3), over: Amount(2)), even)
      return FlexibleGoal(
        entry, floor: value, cap: max(value, min(most, entry.missing ?? most)))
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
    let isCut = reached > total
    var parts: [RisingPart] = []
    for entry in flexible {
      parts.add(
        RisingPart(
          from: .zero, rising: entry.value,
          floor: isCut ? entry.saved : entry.value,
          cap: isCut
            ? max(entry.saved, try entry.tenth())
            : max(entry.value, try most(of: entry))))
    }
    let filled = try waterFill(parts, to: total, in: Array(flexible.indices))
    // The least level of them where they are cut, else the highest.
    var common: Fraction?
    for (place, amount) in filled.enumerated() {
      let level = Fraction(amount, over: flexible[place].value)
      if let known = common, isCut ? known <= level : level <= known {
        continue
      }
      common = level
    }
    guard let common else { return total }
    return try planned.times(
      Amount(attos: common.numerator), over: Amount(attos: common.denominator),
      .nearest)
  }

  /// What a goal takes at most: what it is missing, or without an end its part
  /// of the most to which a month can be raised.
  private func most(of entry: FlexEntry) throws(MoneyProblem) -> Amount {
    if let missing = entry.missing { return missing }
    return try entry.value.times(
      whole.times(FlexRequest.mostAdjust), over: planned, .up)
  }
}

extension FlexEntry {
  /// What it keeps of its value at least, in a cut.
  fileprivate func tenth() throws(MoneyProblem) -> Amount {
    try value.times(Amount(1), over: Amount(10))
  }
}
