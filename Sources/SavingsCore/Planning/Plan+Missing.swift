extension Plan {
  /// The rates that are missing for a goal for which they were not missing in
  /// another plan.
  public func missingRates(beside other: Plan) -> [MissingRate] {
    missingRates.filter { gap in
      let known = other.missingRates
        .filter { $0.pair == gap.pair || $0.pair == gap.pair.inverse }
        .flatMap { $0.goals.map(\.id) }
      return !gap.goals.allSatisfy { known.contains($0.id) }
    }
  }
}
