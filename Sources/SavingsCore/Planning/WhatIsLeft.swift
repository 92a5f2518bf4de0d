/// What is left of the month for some goals, each with the asset into which it
/// goes.
public final class WhatIsLeft: Sendable {
  /// What there is to save, in the order of the plan.
  public let parts: [Part]

  /// The goals of which it is not clear into which asset their money goes.
  public let unclear: [Unclear]

  /// The rates without which nobody knows how much it is.
  public let missingRates: [Plan.MissingRate]

  /// What is left for one goal: where it goes, how much that is in the currency
  /// of the asset, and in that of totals, unknown where a rate is missing.
  public typealias Part = (
    goal: Goal, asset: Asset, money: Money, display: Amount?
  )

  /// A goal whose money may go into several assets, or into none, and why.
  public typealias Unclear = (goal: Goal, problem: SavingProblem)

  /// What is left for these goals of a plan, or for all of them where none is
  /// named; into the asset that is named where a goal has several or none.
  ///
  /// In another currency it is so much at the rates of the day, rounded up.
  public init(
    _ plan: Plan, for wanted: [Goal.ID], into named: Asset?
  ) throws(MoneyProblem) {
    var parts: [Part] = []
    var unclear: [Unclear] = []
    var gaps: [Plan.Gap] = []
    for requirement in plan.goals
    where wanted.isEmpty || wanted.contains(requirement.goal.id) {
      let goal = requirement.goal
      guard let left = requirement.figures?.left else {
        gaps += requirement.gaps
        continue
      }
      guard goal.isActive, left.isPositive else { continue }
      let asset: Asset
      do throws(SavingProblem) {
        asset = try plan.accounts.assetToSaveTheRest(for: goal, naming: named)
      } catch {
        unclear.add((goal, error))
        continue
      }
      let amount = try plan.setting.exchange.convert(
        left, from: goal.currency, to: asset.currency,
        to: plan.settings.digits(of: asset.currency), .up)
      if let amount {
        parts.add(
          (
            goal, asset, Money(amount, asset.currency),
            try plan.setting.rounded(amount, in: asset.currency)
          ))
      } else if let pair = CurrencyPair(goal.currency, asset.currency) {
        gaps.add(Plan.Gap(pair, for: goal))
      }
    }
    self.parts = parts
    self.unclear = unclear
    missingRates = gaps.missingRates
  }
}
