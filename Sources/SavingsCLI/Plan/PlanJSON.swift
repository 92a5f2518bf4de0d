internal import SavingsCore

extension JSON {
  /// A sum of the plan's currency.
  private static func sum(_ amount: Amount?, _ currency: Currency?) -> JSON {
    guard let amount, let currency else { return .null }
    return .money(Money(amount, currency))
  }

  /// What `cst plan` says to programs.
  static func plan(_ plan: Plan) -> JSON {
    [
      "month": .month(plan.month),
      "payday": .int(plan.settings.payday.day),
      "nextPayday": .date(plan.nextPayday),
      "displayCurrency": .currency(plan.currency),
      "totals": .totals(plan),
      "nearestDeadline": .date(plan.nearestDeadline),
      "statuses": .statuses(plan),
      "goals": .array(plan.goals.map { .requirement($0, in: plan.currency) }),
      "rates": .array(
        plan.rates.map { rate in
          .rate(rate, isStale: plan.staleRates.contains(rate))
        }),
    ]
  }

  /// The totals of a plan, with what is known where something is not.
  static func totals(_ plan: Plan) -> JSON {
    let keys = sums(plan.totals, plan.currency)
    let atLeast = plan.atLeast.map { known -> JSON in
      .object(sums(known, plan.currency))
    }
    return .object(
      [("complete", .bool(plan.atLeast == nil))] + keys
        + [("atLeast", atLeast ?? .null)])
  }

  private static func sums(
    _ totals: Totals, _ currency: Currency?
  ) -> [(key: String, value: JSON)] {
    [
      ("required", sum(totals.required, currency)),
      ("planned", sum(totals.planned, currency)),
      ("savedThisMonth", sum(totals.savedThisMonth, currency)),
      ("left", sum(totals.left, currency)),
      ("target", sum(totals.target, currency)),
      ("saved", sum(totals.saved, currency)),
      ("progress", .progress(totals.progress)),
    ]
  }

  private static func statuses(_ plan: Plan) -> JSON {
    func count(_ status: Status) -> JSON { .int(plan.count(of: status)) }
    return .line([
      "unknown": count(.unknown), "completed": count(.completed),
      "scheduled": count(.scheduled), "critical": count(.critical),
      "attention": count(.attention), "onTrack": count(.onTrack),
    ])
  }

  /// One goal of a plan.
  static func requirement(
    _ requirement: Requirement, in currency: Currency?
  ) -> JSON {
    let goal = requirement.goal
    return .object(
      [
        ("id", .string(goal.id.description)), ("slug", .string(goal.slug)),
        ("name", .string(goal.name)), ("currency", .currency(goal.currency)),
        ("target", .money(Money(goal.target, goal.currency))),
      ] + figures(requirement, in: currency))
  }

  /// What the month asks of a goal, key by key.
  static func figures(
    _ requirement: Requirement, in currency: Currency?
  ) -> [(key: String, value: JSON)] {
    let goal = requirement.goal
    let figures = requirement.figures
    func own(_ amount: Amount?) -> JSON { sum(amount, goal.currency) }
    return [
      ("saved", own(figures?.saved)),
      ("remaining", own(figures?.remaining)),
      ("progress", .progress(requirement.progress)),
      ("required", own(figures?.required)),
      ("perPayment", own(figures?.perPayment)),
      ("planned", own(figures?.planned)),
      ("savedThisMonth", own(figures?.savedThisMonth)),
      ("left", own(figures?.left)),
      ("requiredInDisplay", sum(requirement.display.required, currency)),
      ("deadline", .date(goal.deadline)),
      ("due", .date(requirement.payments.due)),
      ("payments", .int(requirement.payments.count)),
      ("status", .string(requirement.status.rawValue)),
      ("pace", .pace(requirement.pace, goal.currency)),
      ("flex", .string(requirement.flex.rawValue)),
      ("custom", own(requirement.custom?.amount)),
      ("customBy", .string(requirement.custom?.author.rawValue)),
    ]
  }

  /// The keys of `figures`, for goals that have none.
  static let figureKeys = [
    "saved", "remaining", "progress", "required", "perPayment", "planned",
    "savedThisMonth", "left", "requiredInDisplay", "deadline", "due",
    "payments", "status", "pace", "flex", "custom", "customBy",
  ]

  private static func pace(_ pace: Pace?, _ currency: Currency) -> JSON {
    guard let pace else { return .null }
    return .line([
      "state": .string(pace.state.rawValue),
      "by": .money(Money(pace.by, currency)),
    ])
  }

  /// A progress, cut after six decimals.
  static func progress(_ progress: Amount?) -> JSON {
    .ratio(progress.map { Ratio($0, of: Amount(1)) })
  }

  /// A rate, and whether it is older than the household accepts; in a list of
  /// them also how far it is used.
  static func rate(_ rate: Rate, isStale: Bool, use: String? = nil) -> JSON {
    .line(
      [
        ("base", .currency(rate.pair.base)),
        ("quote", .currency(rate.pair.quote)),
        ("rate", .amount(rate.value)), ("date", .date(rate.date)),
        ("source", .string(rate.source)), ("stale", .bool(isStale)),
      ] + (use.map { [("use", .string($0))] } ?? []))
  }
}
