extension Plan {
  /// The rates that are missing for a goal for which they were not missing in
  /// another plan.
  public func missing(beside other: Plan) -> [MissingRate] {
    missing.filter { gap in
      let known = other.missing
        .filter { $0.pair == gap.pair || $0.pair == gap.pair.inverse }
        .flatMap { $0.goals.map(\.id) }
      return !gap.goals.allSatisfy { known.contains($0.id) }
    }
  }
}
