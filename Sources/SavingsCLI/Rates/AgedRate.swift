internal import SavingsCore

/// A rate, and whether it is older than the household accepts.
final class AgedRate: Described {
  let rate: Rate
  let isStale: Bool

  init(_ rate: Rate, isStale: Bool) {
    self.rate = rate
    self.isStale = isStale
  }

  /// A rate that a plan came about with.
  convenience init(_ rate: Rate, in plan: Plan) {
    self.init(rate, isStale: plan.isStale(rate))
  }

  static let definition: String? = "rate"
  static let summary: String? = "What one base costs in the quote."
  static let isOneLine = true

  static let fields: [Field<AgedRate>] =
    Rate.fields.of(\.rate) + [Field("stale", \.isStale)]
}

extension Rate: Described {
  static let definition: String? = "rateRecord"

  static let fields: [Field<Rate>] = [
    Field("base") { $0.pair.base },
    Field("quote") { $0.pair.quote },
    Field("rate") { $0.value },
    Field("date") { $0.date },
    Field("source") { $0.source },
  ]
}
