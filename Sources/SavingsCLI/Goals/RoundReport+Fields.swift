internal import SavingsCore

/// A round that came, as `cst goal show` lists it.
extension RoundReport: Described {
  static let definition: String? = "round"
  static let summary: String? =
    "A round of a goal that comes again, with what there was the evening before."
  static let isOneLine = true

  static let fields: [Field<RoundReport>] = [
    Field("round", \.number), Field("deadline", \.deadline),
    Field("saved", \.saved), Field("reached", \.isReached),
    Field("shortBy", \.short), Field("paid", \.paid),
    Field("finished", \.finished),
  ]

  /// Whether there was enough, in a word or two.
  fileprivate var outcome: Phrase {
    guard let short else { return "?" }
    if short.amount.isZero { return "reached" }
    return finished == nil ? "short by \(short)" : "finished, short by \(short)"
  }
}

extension [RoundReport] {
  var table: Table {
    Table(
      "Round", of: self, fields: Element.fields,
      Column("round", "ROUND"), Column("deadline", "DEADLINE"),
      Column("saved", "HAD"), .code { $0.paid.currency },
      Column("reached", "REACHED").seen(\.outcome),
      Column("shortBy", "SHORT", for: .programs),
      Column("paid", "PAID"), .code { $0.paid.currency },
      Column("finished", "FINISHED", for: .programs))
  }
}
