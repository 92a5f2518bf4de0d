internal import SavingsCore

/// Records as programs read them: every key always there.
extension JSON {
  /// What is set, and `null` for what is left to its default.
  static func record(_ settings: Settings) -> JSON {
    [
      "currency": .currency(settings.currency),
      "payday": .int(settings.ownPayday?.day),
      "critical": .amount(settings.ownCritical),
      "attention": .amount(settings.ownAttention),
      "staleDays": .int(settings.ownStaleDays),
      "palette": .string(settings.palette),
      "digits": .line(
        settings.ownDigits.sorted { $0.key < $1.key }
          .map { ($0.key.code, .int($0.value)) }),
      "ambiguousWidth": .int(settings.ownAmbiguousWidth?.rawValue),
    ]
  }

  static func record(_ goal: Goal) -> JSON {
    [
      "id": .string(goal.id.description), "slug": .string(goal.slug),
      "name": .string(goal.name), "emoji": .string(goal.emoji),
      "note": .string(goal.note), "link": .string(goal.link),
      "currency": .currency(goal.currency),
      "target": .money(Money(goal.target, goal.currency)),
      "start": .date(goal.start), "deadline": .date(goal.deadline),
      "flex": .string(goal.standing.rawValue),
      "lifecycle": .string(goal.lifecycle.word),
      "ended": .date(goal.lifecycle.end),
    ]
  }

  static func record(_ asset: Asset) -> JSON {
    [
      "id": .string(asset.id.description), "slug": .string(asset.slug),
      "name": .string(asset.name), "currency": .currency(asset.currency),
      "chain": .string(asset.chain), "address": .string(asset.address),
      "note": .string(asset.note),
    ]
  }

  static func record(_ row: AssetAllocation, in household: Household) -> JSON {
    let asset = household.asset(row.asset)
    return [
      "asset": .string(asset?.slug),
      "goal": .string(household.goal(row.goal)?.slug),
      "share": .share(row.share, of: asset),
      "since": .date(row.since),
    ]
  }

  /// A share in one of its two forms; the other is `null`.
  static func share(_ share: Share, of asset: Asset?) -> JSON {
    switch share {
    case .percentage(let percentage):
      .line([
        "percent": .string(percentage.description), "amount": .null,
      ])
    case .earmark(let amount):
      .line([
        "percent": .null,
        "amount": .money(asset.map { Money(amount, $0.currency) }),
      ])
    }
  }

  static func record(_ plan: MonthlyPlan, in household: Household) -> JSON {
    let goal = household.goal(plan.goal)
    return [
      "goal": .string(goal?.slug), "month": .month(plan.month),
      "flex": .string(plan.flex?.rawValue),
      "custom": .money(
        goal.flatMap { goal in
          plan.custom.map { Money($0.amount, goal.currency) }
        }),
      "customBy": .string(plan.custom?.author.rawValue),
    ]
  }

  static func record(_ rate: Rate) -> JSON {
    [
      "base": .currency(rate.pair.base), "quote": .currency(rate.pair.quote),
      "rate": .amount(rate.value), "date": .date(rate.date),
      "source": .string(rate.source),
    ]
  }

  static func record(
    _ transaction: Transaction, in household: Household
  ) -> JSON {
    let asset = household.asset(transaction.asset)
    return [
      "id": .string(transaction.id.description),
      "asset": .string(asset?.slug), "date": .date(transaction.date),
      "kind": .string(transaction.kind.rawValue),
      "amount": .money(asset.map { Money(transaction.amount, $0.currency) }),
      "goal": .string(
        transaction.goal.flatMap { household.goal($0)?.slug }),
      "note": .string(transaction.note),
      "counterparty": .string(transaction.counterparty),
      "externalId": .string(transaction.externalID),
    ]
  }
}
