internal import CommandGrammar
internal import SavingsCore

extension Plan {
  /// What is missing or old among the rates, each pair once.
  var warnings: [Warning] {
    missingRates.map(\.warning)
      + staleRates.map { rate in
        let age = rate.date.days(until: today)
        return Warning(
          "stale_rate",
          """
          the rate for \(rate.pair.description) is \(age, "day") old \
          (\(rate.date))
          """,
          subject: rate.pair.description,
          tip: "\(run: "cst rate set \(rate.pair.description) \(.rate)")")
      }
  }
}

extension Plan.MissingRate {
  /// That a rate is missing, for whom, and how to set it.
  var warning: Warning {
    let names = goals.map { "\(quoted: $0.name)" as Phrase }
    let more: Phrase = names.count > 3 ? " and \(names.count - 3) more" : ""
    let verb: Phrase = names.count == 1 ? "needs" : "need"
    return Warning(
      "missing_rate",
      """
      there is no rate for \(pair.description), which \
      \(names.prefix(3).joined(", "))\(more) \(verb)
      """,
      subject: pair.description,
      tip: "\(run: "cst rate set \(pair.description) \(.rate)")")
  }
}
