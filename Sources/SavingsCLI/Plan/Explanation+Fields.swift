internal import SavingsCore

/// How the numbers of a goal came about, as `cst explain` answers.
extension Explanation: Answer {
  static let kind = "explanation"
  static let about = "How the numbers of a goal came about."

  static let fields: [Field<Explanation>] = [
    Field("goal") { $0.requirement },
    Field<StatusReason>.group(
      "statusReason", onOneLine: true,
      Field("code", as: .words(StatusReason.codes), \.code),
      Field("required") { $0.amounts?.required },
      Field("threshold") { $0.amounts?.threshold }, Field("date", \.date)
    ).ifAny {
      $0.requirement.reason.code == nil ? nil : $0.requirement.reason
    },
    Field<PaceOfGoal>.group(
      "paceReason", onOneLine: true,
      Field("start") { Money($0.pace.start, $0.currency) },
      Field("expected") { Money($0.pace.expected, $0.currency) },
      Field("tolerance") { Money($0.pace.tolerance, $0.currency) },
      Field("paydaysPassed") { $0.pace.passed },
      Field("paydays") { $0.pace.load.paydays }
    ).ifAny(\.requirement.paceOfGoal),
    Field("windowFrom") { $0.requirement.window },
    Field("savedAtOpening") {
      $0.requirement.money($0.requirement.base?.opening)
    },
    Field("base") { $0.requirement.money(\.base) },
    Field<LowDay>.group(
      "lowDay",
      Field("date", \.low.day),
      Field("saved") { Money($0.low.level, $0.currency) },
      Field("depositsForGoal") { Money($0.low.deposits, $0.currency) },
      Field("sinceForGoal") { Money($0.low.since, $0.currency) },
      Field("savedToday") { Money($0.low.saved, $0.currency) }
    ).ifAny { whole in
      whole.requirement.base?.low.map { ($0, whole.goal.currency) }
    },
    Field("missingAtOpening") { whole in
      whole.requirement.ifEnding(whole.requirement.figures?.missing)
    },
    Field("priceChange") { whole in
      whole.requirement.money(whole.requirement.priceChange)
    },
    Field("paymentsFrom") { $0.requirement.payments.from },
    Field("paydays") { $0.paydays },
    Field("holdings") { $0.holdings($0.requirement.holdings) },
    Field("holdingsAtOpening") {
      $0.holdings($0.requirement.holdingsAtOpening)
    },
    .list(
      "movements",
      TransactionReport.Row.fields.filter {
        ["id", "asset", "date", "kind", "amount"].contains($0.key)
      }.of(\Movement.row) + [Field("forGoal", \.isForGoal)]
    ) { whole in
      whole.movements.map { movement in
        (
          TransactionReport.Row(
            movement, of: whole.asset(of: movement), for: nil),
          movement.goal == whole.requirement.goal.id
        )
      }
    },
  ]

  private func holdings(_ holdings: [Holding]) -> [HoldingOfGoal] {
    holdings.map { HoldingOfGoal(holding: $0, whole: self) }
  }
}

/// The day that sets the base of a month, and the currency of its sums.
private typealias LowDay = (low: Base.Low, currency: Currency)

extension StatusReason {
  /// All that scripts call one.
  fileprivate static let codes =
    ["missing_rate", "needs_nothing", "reached", "begins_later"] + words

  fileprivate var amounts: (required: Money, threshold: Money)? {
    guard case .large(_, let required, let threshold) = self else { return nil }
    return (required, threshold)
  }

  fileprivate var date: CalendarDate? {
    switch self {
    case .beginsLater(let date), .deadline(let date), .overdue(let date): date
    default: nil
    }
  }
}

/// What an asset brings to a goal at one moment.
private struct HoldingOfGoal: Described {
  @Boxed var holding: Holding
  let whole: Explanation

  static let schema = Schema.local(
    "holding", .record(fields.map { ($0.key, $0.schema) }))

  static let fields: [Field<HoldingOfGoal>] = [
    Field("asset") { Slug($0.asset.slug) },
    Field("balance") { $0.own($0.holding.funding.balance) },
    Field("share") { row in
      ShareOfAsset(share: row.holding.ask.row.share, asset: row.asset)
    },
    Field("since") { $0.holding.ask.row.since },
    Field("ofItsOwn") { $0.own($0.holding.ask.own) },
    Field("namelessInAsset") { $0.own($0.holding.funding.nameless) },
    Field("asked") { $0.own($0.holding.ask.asked) },
    Field("funded") { $0.own($0.holding.ask.funded) },
    Field("rates") { row in
      (row.holding.route ?? []).map { AgedRate($0.rate, in: row.whole.plan) }
    },
    Field("value") { row in
      row.whole.requirement.money(row.holding.value)
    },
  ]

  private var asset: Asset { whole.assets[holding.funding.asset] }

  private func own(_ amount: Amount) -> Money {
    Money(amount, holding.currency)
  }
}

/// What moved in an account that a goal has a share of, and whether for it.
private typealias Movement = (row: TransactionReport.Row, isForGoal: Bool)
