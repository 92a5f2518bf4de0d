extension [Plan.Gap] {
  /// The rates, each with all the goals that it is missing for.
  var missingRates: [Plan.MissingRate] {
    var rates: [Plan.MissingRate] = []
    for gap in self {
      // One rate serves both ways, so it is missing once.
      let place = rates.firstIndex { $0.pair.isSame(as: gap.pair) }
      guard let place else {
        rates.add(
          Plan.MissingRate(pair: gap.pair, goals: [gap.goal]))
        continue
      }
      if !rates[place].goals.contains(where: { $0.id == gap.goal.id }) {
        rates[place].goals.add(gap.goal)
      }
    }
    return rates.ordered { $0.pair.description < $1.pair.description }
  }
}

extension Plan {
  /// The rates that are missing for a goal for which they were not missing in
  /// another plan.
  public func missingRates(beside other: Plan) -> [MissingRate] {
    missingRates.filter { gap in
      gap.goals.contains { goal in
        !other.missingRates.contains { known in
          known.pair.isSame(as: gap.pair)
            && known.goals.contains { $0.id == goal.id }
        }
      }
    }
  }
}
