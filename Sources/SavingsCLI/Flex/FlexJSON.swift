internal import SavingsCore

extension JSON {
  /// What `cst flex` says to programs.
  static func flex(
    _ flex: FlexPlan, _ totals: FlexTotals, isApplied: Bool
  ) -> JSON {
    let plan = flex.plan
    return [
      "month": .month(plan.month),
      "adjust": .string(flex.adjustText),
      "strategy": .string(flex.request.strategy.rawValue),
      "displayCurrency": .currency(plan.currency),
      "applied": .bool(isApplied),
      "totals": [
        "planned": .money(totals.planned),
        "adjusted": .money(totals.adjusted),
        "change": .money(totals.change),
        "surplus": .money(totals.surplus),
        "excess": .money(totals.excess),
      ],
      "goals": .array(flex.shares.map(JSON.share)),
      "changed": .null,
    ]
  }

  private static func share(_ share: FlexShare) -> JSON {
    let goal = share.requirement.goal
    func own(_ amount: Amount) -> JSON { .money(Money(amount, goal.currency)) }
    return [
      "id": .string(goal.id.description), "slug": .string(goal.slug),
      "name": .string(goal.name), "currency": .currency(goal.currency),
      "role": .string(share.role.rawValue),
      "planned": own(share.planned), "adjusted": own(share.adjusted),
      "change": own(share.impact.change),
      "changePercent": .string(share.impact.changePercent.text(decimals: 1)),
      "redistributed": own(share.redistributed),
      "nextRequired": own(share.impact.nextRequired),
      "completion": .date(share.impact.completion),
      "delayDays": .int(share.impact.delayDays),
      "risk": .string(share.impact.risk.rawValue),
    ]
  }

  /// The same flex by every strategy.
  static func comparison(
    _ comparison: FlexComparison, _ totals: [FlexTotals]
  ) -> JSON {
    [
      "gentlest": .string(comparison.gentlest.rawValue),
      "different": .bool(comparison.isDifferent),
      "strategies": .array(
        zip(comparison.flexes, totals).map { flex, totals in
          .flex(flex, totals, isApplied: false)
        }),
    ]
  }
}

extension FlexPlan {
  /// The part that there is, cut after six decimals.
  var adjustText: String { Ratio(adjust, of: Amount(1)).text(decimals: 6) }
}
