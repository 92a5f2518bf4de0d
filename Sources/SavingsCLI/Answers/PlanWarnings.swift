internal import SavingsCore

extension Plan {
  /// What is missing or old among the rates, each pair once.
  var warnings: [Warning] {
    missingRates.map(\.warning)
      + staleRates.map { rate in
        let age = rate.date.days(until: today)
        return Warning(
          "stale_rate",
          "the rate for \(rate.pair) is \(age) days old (\(rate.date))",
          subject: rate.pair.description,
          tip: "cst rate set \(rate.pair) RATE")
      }
  }
}

extension Plan.MissingRate {
  /// That a rate is missing, for whom, and how to set it.
  var warning: Warning {
    let names = goals.map { "\"\($0.name)\"" }
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return Warning(
      "missing_rate",
      "there is no rate for \(pair), which "
        + names.prefix(3).joined(separator: ", ") + more
        + (names.count == 1 ? " needs" : " need"),
      subject: pair.description, tip: "cst rate set \(pair) RATE")
  }
}
