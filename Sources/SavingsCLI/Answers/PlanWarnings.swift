internal import SavingsCore

extension Plan {
  /// What is missing or old among the rates, each pair once.
  var warnings: [Warning] {
    missing.map { missing in
      let names = missing.goals.map { "\"\($0.name)\"" }
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      return Warning(
        "missing_rate",
        "there is no rate for \(missing.pair), which "
          + names.prefix(3).joined(separator: ", ") + more
          + (names.count == 1 ? " needs" : " need"),
        subject: missing.pair.description,
        tip: "cst rate set \(missing.pair) RATE")
    }
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
