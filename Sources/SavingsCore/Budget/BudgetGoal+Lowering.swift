extension BudgetGoal {
  /// The goal with as much less to save as makes it fit into `room`.
  ///
  /// Nothing has to be lower than what came in this month already: a goal that
  /// has all it takes is not reckoned with.
  func lowered(into room: Amount) throws(MoneyProblem) -> BudgetGoal {
    guard value > room else { return self }
    let (part, worth) = try most(within: room)
    let came = min(saved, missing)
    guard part > came || !came.isPositive else {
      return BudgetGoal(self, missing: came, value: .zero, months: months)
    }
    return BudgetGoal(self, missing: part, value: worth, months: months)
  }

  /// The most of its own currency that is worth no more than `room`, and what
  /// that is worth.
  ///
  /// A division finds it, but for what a chain of rates cuts at each link:
  /// that can be any number of units, so the rest is found by halves.
  private func most(
    within room: Amount
  ) throws(MoneyProblem) -> (part: Amount, value: Amount) {
    let unit = Int128.tenToThe(Amount.decimals - digits)
    var fitting: Int128 = 0
    var fittingValue = Amount.zero
    var tooMany = missing.attos / unit + 1
    func tryOut(_ units: Int128) throws(MoneyProblem) {
      let worth = try setting.cut(Amount(attos: units * unit), of: goal)
      if let worth, worth <= room {
        fitting = units
        fittingValue = worth
      } else {
        tooMany = units
      }
    }
    let guess =
      try missing.samePart(as: room, of: value, to: digits, .down).attos / unit
    for units in [guess, guess + 1] where fitting < units && units < tooMany {
      try tryOut(units)
    }
    while fitting + 1 < tooMany {
      try tryOut(fitting + (tooMany - fitting) / 2)
    }
    return (Amount(attos: fitting * unit), fittingValue)
  }
}
