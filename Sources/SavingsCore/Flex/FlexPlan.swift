/// A month's plan that gives way, or takes more, and what follows from it.
public final class FlexPlan: Sendable {
  /// The plan it began with.
  public let plan: Plan

  /// What was asked.
  public let request: FlexRequest

  /// How much there is of what can give way, cut at the eighteenth
  /// decimal.
  public let adjust: Amount

  /// What each goal that takes part gets, in the order of the plan.
  public let shares: [FlexShare]

  /// Goals that ask nothing of the month and so take no part.
  public let bystanders: [Requirement]

  /// Goals whose amounts are unknown because a rate is missing.
  public let unknown: [Requirement]

  /// What the month planned of goals that have all they take: it stays part of
  /// what the month costs.
  public let settled: [FlexReach]

  /// What no goal could take, in the display currency.
  public let surplus: Amount

  /// By how much the least that goals must get is more than there is.
  public let excess: Amount

  /// What it comes to in all.
  public let totals: FlexTotals

  /// The flex of a plan.
  public init(_ plan: Plan, _ request: FlexRequest) throws(FlexProblem) {
    try request.check(against: plan)
    let pool: FlexPool
    let entries: [FlexEntry]
    let problem: FlexProblem?
    do throws(MoneyProblem) {
      (entries, bystanders, unknown, settled) =
        try request.participants(of: plan)
      pool = try FlexPool(of: entries, beside: settled, request)
      problem = try pool.problem(with: request, in: plan)
    } catch {
      throw .amounts(error)
    }
    if let problem { throw problem }
    do throws(MoneyProblem) {
      let amount: Amount
      (amount, adjust) = try pool.size(by: request.measure)
      let placement = try pool.distribute(amount, by: request.strategy)
      surplus = placement.surplus
      excess = placement.excess
      shares = try entries.shares(with: placement, in: plan.setting)
      totals = try FlexTotals(
        of: shares, beside: settled, surplus: surplus, excess: excess, in: plan)
    } catch {
      throw .amounts(error)
    }
    self.plan = plan
    self.request = request
  }

  /// Whether no goal can give way.
  public var isIdle: Bool { !shares.contains { $0.role == .flexible } }

  /// Whether every goal that gives way keeps a tenth of what was planned.
  public var keepsTenths: Bool {
    shares.allSatisfy { share in
      share.role != .flexible
        || share.adjusted.attos >= share.planned.attos / 10
    }
  }
}

extension FlexRequest {
  fileprivate func check(against plan: Plan) throws(FlexProblem) {
    if let both = plan.goals.first(where: {
      protected.contains($0.goal.id) && skipped.contains($0.goal.id)
    }) {
      throw .protectedAndSkipped(both.goal.name)
    }
    if let part = measure.part {
      _ = try FlexRequest.part(part, typed: "\(part)")
    }
  }
}
