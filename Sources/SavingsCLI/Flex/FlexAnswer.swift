internal import SavingsCore

/// A month with less or more than was planned, as `cst flex` answers.
final class FlexAnswer: Answer {
  let flex: FlexPlan

  /// Whether it is kept.
  let isApplied: Bool

  /// Whether the month was so before, of one that is applied or would be.
  let wasSo: Bool?

  init(_ flex: FlexPlan, isApplied: Bool = false, wasSo: Bool? = nil) {
    self.flex = flex
    self.isApplied = isApplied
    self.wasSo = wasSo
  }

  static let kind = "flex"
  static let about = "What a month with less or more would do."
  static let definition: String? = "flex"
  static let summary: String? = "A month with less or more than was planned."

  static let fields: [Field<FlexAnswer>] = [
    Field("month") { $0.flex.plan.month },
    Field("adjust", as: .number) { Ratio($0.flex.adjust, of: Amount(1)) },
    Field("strategy") { $0.flex.request.strategy },
    Field("displayCurrency") { $0.flex.plan.currency },
    Field("applied", \.isApplied),
    Field("totals") { $0.flex.totals },
    Field("goals") { $0.flex.shares },
    Field("changed") { _ in ChangeAccount?.none },
  ]
}

extension FlexTotals: Described {
  static let fields: [Field<FlexTotals>] = [
    Field("planned", \.planned), Field("adjusted", \.adjusted),
    Field("change") { $0.change.map(Signed.init) },
    Field("surplus", \.surplus), Field("excess", \.excess),
    Field("settled", \.settled),
  ]
}

extension FlexShare: Described {
  static let fields: [Field<FlexShare>] =
    Goal.named.of { $0.requirement.goal } + [
      Field("role") { $0.role },
      Field("planned") { $0.money($0.planned) },
      Field("adjusted") { $0.money($0.adjusted) },
      Field("change") { Signed($0.money($0.impact.change)) },
      Field("changePercent", as: .pattern("^-?(0|[1-9][0-9]*)\\.[0-9]$")) {
        $0.impact.changePercent.text(decimals: 1)
      },
      Field("redistributed") { $0.money($0.redistributed) },
      // Kept as it was promised, although it is always known.
      Field("nextRequired", as: Money?.schema) {
        $0.money($0.impact.nextRequired)
      },
      Field("completion") { $0.impact.completion },
      Field("delayDays") { $0.impact.delayDays },
      Field("risk") { $0.impact.risk },
    ]
}

/// The same flex by every strategy, as `cst flex --compare` answers.
extension FlexComparison: Answer {
  static let kind = "flexComparison"
  static let about = "The same month by every strategy."

  static let fields: [Field<FlexComparison>] = [
    Field("gentlest") { $0.gentlest },
    Field("different") { $0.isDifferent },
    Field("strategies") { $0.flexes.map { FlexAnswer($0) } },
  ]
}
