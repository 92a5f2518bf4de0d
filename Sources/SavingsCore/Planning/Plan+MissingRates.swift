extension [Plan.Gap] {
  /// The rates, each with all the goals that it is missing for; those that are
  /// missing for none stand last.
  var missingRates: [Plan.MissingRate] {
    var rates: [Plan.MissingRate] = []
    for gap in self {
      // One rate serves both ways, so it is missing once.
      let place = rates.firstIndex { $0.pair.isSame(as: gap.pair) }
      if place == nil { rates.add(Plan.MissingRate(pair: gap.pair, goals: [])) }
      let rate = place ?? rates.count - 1
      if let goal = gap.goal,
        !rates[rate].goals.contains(where: { $0.id == goal.id })
      {
        rates[rate].goals.add(goal)
      }
    }
    return rates.ordered {
      ($0.goals.isEmpty ? 1 : 0, $0.pair.description)
        < ($1.goals.isEmpty ? 1 : 0, $1.pair.description)
    }
  }

  /// The same, each with the first day that needs it.
  var missingRatesByDay: [(rate: Plan.MissingRate, day: CalendarDate)] {
    missingRates.map { rate in
      let days = lazy.filter { $0.pair.isSame(as: rate.pair) }.compactMap(\.day)
      return (rate, days.min() ?? .first)
    }
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
