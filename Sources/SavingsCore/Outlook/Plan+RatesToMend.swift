extension Plan {
  /// The rates that are missing for forecasts of its goals, each in its own
  /// currency, and those among theirs that are old.
  public func ratesToMend(
    for forecasts: [Forecast]
  ) -> (missing: [MissingRate], stale: [Rate]) {
    let used = forecasts.flatMap(\.requirement.ownLinks).map(\.rate)
    return (
      forecasts.gaps.missingRates, staleRates.filter { used.contains($0) }
    )
  }

  /// The rates that are missing for the plan and for forecasts of its goals.
  public func missingRates(with forecasts: [Forecast]) -> [MissingRate] {
    (gaps + forecasts.gaps).missingRates
  }
}

extension [Forecast] {
  fileprivate var gaps: [Plan.Gap] {
    flatMap { forecast in
      forecast.missingPairs.map { Plan.Gap($0, for: forecast.requirement.goal) }
    }
  }
}
