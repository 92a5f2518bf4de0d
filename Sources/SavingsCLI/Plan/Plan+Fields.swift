internal import SavingsCore

extension Plan: Answer {
  static let kind = "plan"
  static let about = "What this month asks."

  static let fields: [Field<Plan>] = [
    Field("month") { $0.month },
    Field("payday") { TypedPaydays($0.settings.paydays.schedule) },
    Field("nextPayday") { $0.nextPayday },
    Field("displayCurrency") { $0.currency },
    Field("totals") { PlanTotals(plan: $0) },
    Field("nearestDeadline") { $0.nearestDeadline },
    Field("lastMonth") { $0.lastMonth },
    .group(
      "statuses", onOneLine: true,
      Field("unknown") { $0.count(of: .unknown) },
      Field("completed") { $0.count(of: .completed) },
      Field("scheduled") { $0.count(of: .scheduled) },
      Field("critical") { $0.count(of: .critical) },
      Field("attention") { $0.count(of: .attention) },
      Field("onTrack") { $0.count(of: .onTrack) }),
    Field("goals", \.goals),
    Field("rates") { plan in plan.rates.map { AgedRate($0, in: plan) } },
    Field<Income>.group(
      "income",
      Field("amount", \.amount), Field("essentials", \.essentials),
      Field("free", \.free),
      Field("requiredPercent") { income in
        income.requiredPercent.map { $0.text(decimals: 1) }
      }
    ).ifAny(\.income),
  ]
}

/// The sums of a plan, with what is known where something is not.
struct PlanTotals: Described {
  let plan: Plan

  static let definition: String? = "totals"
  static let summary: String? =
    "Sums in the display currency; what is not known is null, and atLeast holds what is."

  static let fields: [Field<PlanTotals>] =
    [Field("complete") { $0.plan.atLeast == nil }]
    + knownTotals.of { $0.plan.totals }
    + [Field.group("atLeast", knownTotals).ifAny { $0.plan.atLeast }]
}

/// Sums in one currency.
private let knownTotals: [Field<Totals>] = [
  Field("required") { Money($0.required, $0.currency) },
  Field("planned") { Money($0.planned, $0.currency) },
  Field("savedThisMonth") { Money($0.savedThisMonth, $0.currency) },
  Field("takenOut") { Money($0.takenOut, $0.currency) },
  Field("left") { Money($0.left, $0.currency) },
  Field("target") { Money($0.target, $0.currency) },
  Field("saved") { Money($0.saved, $0.currency) },
  Field("progress") { $0.progress.map { Ratio($0, of: Amount(1)) } },
]
