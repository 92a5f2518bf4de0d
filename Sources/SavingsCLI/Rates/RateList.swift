internal import CommandGrammar
internal import SavingsCore

let rateList = Command(
  "rate list", "List what currencies are worth",
  examples: ["cst rate list"], related: ["rate set"], lists: true
) { (session: Session) in
  let household = try session.book().household
  let report = RateReport(household, on: session.today)
  return Reply(report) {
    if report.rows.isEmpty {
      "No rates yet; they are needed where currencies meet."
      Document.Block.tip("set one: \(run: "cst rate set BTC/EUR 82000")")
    }
    report.table
  }
}

/// What currencies are worth, as `cst rate list` answers.
extension RateReport: Answer {
  static let kind = "rates"
  static let about = "What currencies are worth."

  static let fields: [Field<RateReport>] = [Field("rates", \.rows)]

  fileprivate var table: Table {
    Table(
      "Rate", of: rows, fields: Row.fields,
      Column("pair", "PAIR") { $0.rate.pair.description },
      Column("rate", "RATE").seen { "\(rate: $0.rate.price)" as Phrase },
      Column("date", "DATE"),
      Column("source", "SOURCE", dropping: 1),
      Column("state", "STATE", for: .people, \.state),
      programs: ["stale", "use"])
  }
}

/// A rate, and how far it is used.
extension RateReport.Row: Described {
  static let isOneLine = true

  static let fields: [Field<RateReport.Row>] =
    AgedRate.fields.of { AgedRate($0.rate, isStale: $0.isStale) }
    + [Field("use", as: .words(RateUse.codes)) { $0.use.code }]

  /// Whether it is in use, and if not, why.
  fileprivate var state: Phrase {
    if age < 0 { return "scheduled" }
    let used: Phrase = isStale ? "stale, \(age, "day") old" : "in use"
    return use.words(of: rate, used)
  }
}

extension RateUse {
  /// All that scripts call one.
  fileprivate static let codes = [
    "both_ways", "one_way", "replaced", "scheduled",
  ]

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
