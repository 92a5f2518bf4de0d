internal import CommandGrammar
internal import SavingsCore

let rateList = Command(
  "rate list", "List what currencies are worth",
  examples: ["cst rate list"], related: ["rate set"], lists: true
) { (session: Session) in
  let household = try session.occasion().household
  let limit = household.settings.staleDays
  let rates = household.rates
  let today = session.today
  @Sendable func isStale(_ rate: Rate) -> Bool {
    rate.date.days(until: today) > limit
  }
  let exchange = Exchange(rates, on: today)
  return Reply(
    "rates",
    [
      "rates": .array(
        rates.map { rate in
          .rate(
            rate, isStale: isStale(rate), use: exchange.use(of: rate).code)
        })
    ]
  ) {
    if rates.isEmpty {
      "No rates yet; they are needed where currencies meet."
      Document.Block.next("set one: cst rate set BTC/EUR 82000")
    }
    Table(
      "Rate", of: rates,
      [
        .text("pair", "PAIR") { "\($0.pair.description)" },
        .text("rate", "RATE") {
          "\(rate: Money($0.value, $0.pair.quote))"
        }.forPeople,
        .text("rate", "RATE") { "\($0.value.description)" }.forPrograms,
        .date("date", "DATE") { $0.date },
        .text("source", "SOURCE", dropping: 1) { "\($0.source)" },
        .text("state", "STATE") { rate in
          if rate.date > today { return "scheduled" }
          let used: Phrase =
            isStale(rate)
            ? "stale, \(rate.date.days(until: today), "day") old" : "in use"
          return exchange.use(of: rate).words(of: rate, used)
        }.forPeople,
        .text("stale", "STALE") { isStale($0) ? "true" : "false" }.forPrograms,
        .text("use", "USE") { Phrase(exchange.use(of: $0).code) }.forPrograms,
      ])
  }
}

extension RateUse {
  /// What scripts call it.
  fileprivate var code: String {
    switch self {
    case .both: "both_ways"
    case .direct: "one_way"
    case .none(nil): "scheduled"
    case .none: "replaced"
    }
  }

  /// What a list says of a rate, given the words for one that is used.
  fileprivate func words(of rate: Rate, _ used: Phrase) -> Phrase {
    switch self {
    case .both: used
    case .direct(let pair): "\(used), from \(pair.base) to \(pair.quote) only"
    case .none(let other):
      if let other, other.pair != rate.pair {
        "replaced by \(other.pair.description)"
      } else {
        "replaced"
      }
    }
  }
}
