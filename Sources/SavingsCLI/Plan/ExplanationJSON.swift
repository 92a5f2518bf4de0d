internal import SavingsCore

extension Explanation {
  /// The way to a goal's numbers, for programs.
  func json(in plan: Plan) -> JSON {
    let requirement = requirement
    return [
      "goal": .requirement(requirement, in: plan.currency),
      "statusReason": requirement.reason.json,
      "paceReason": requirement.pace.map { $0.json(requirement.goal.currency) }
        ?? .null,
      "windowFrom": .date(requirement.window),
      "savedAtOpening": .money(requirement.money(requirement.figures?.base)),
      "missingAtOpening": .money(
        requirement.money(requirement.figures?.missing)),
      "priceChange": .money(requirement.money(requirement.priceChange)),
      "paymentsFrom": .date(requirement.payments.from),
      "paydays": .array(paydays.map { .date($0) }),
      "holdings": .array(
        requirement.holdings.map { json($0, in: plan) }),
      "holdingsAtOpening": .array(
        requirement.holdingsAtOpening.map { json($0, in: plan) }),
      "movements": .array(
        movements.map { movement in
          .movement(
            movement, asset(of: movement),
            isForGoal: movement.goal == requirement.goal.id)
        }),
    ]
  }

  private func json(_ holding: Holding, in plan: Plan) -> JSON {
    let asset = assets[holding.funding.asset]
    func own(_ amount: Amount) -> JSON {
      .money(Money(amount, holding.currency))
    }
    return [
      "asset": .string(asset.slug),
      "balance": own(holding.funding.balance),
      "share": .share(holding.ask.row.share, of: asset),
      "since": .date(holding.ask.row.since),
      "asked": own(holding.ask.asked),
      "funded": own(holding.ask.funded),
      "rates": .array(
        (holding.route ?? []).map { link in
          .rate(link.rate, isStale: plan.staleRates.contains(link.rate))
        }),
      "value": .money(requirement.money(holding.value)),
    ]
  }
}

extension JSON {
  fileprivate static func movement(
    _ movement: Transaction, _ asset: Asset?, isForGoal: Bool
  ) -> JSON {
    [
      "id": .string(movement.id.description),
      "asset": .string(asset?.slug), "date": .date(movement.date),
      "kind": .string(movement.kind.rawValue),
      "amount": .money(asset.map { Money(movement.amount, $0.currency) }),
      "forGoal": .bool(isForGoal),
    ]
  }
}
