package import SavingsCore

extension Goal {
  /// A goal of 12,000 EUR in 2026, but for what is said.
  package static func sample(
    _ id: UInt128, _ name: String, slug: String? = nil,
    target: Amount = Amount(12_000), currency: String = "EUR",
    start: String = "2026-01-01", deadline: String = "2027-01-01",
    lifecycle: Lifecycle = .active
  ) throws -> Goal {
    Goal(
      id: ID(bits: id), name: name, slug: slug ?? Slug.of(name),
      target: target, currency: try Currency(currency),
      deadline: try day(deadline), start: try day(start),
      lifecycle: lifecycle)
  }
}

extension Asset {
  /// An asset in euros, but for what is said.
  package static func sample(
    _ id: UInt128, _ name: String, slug: String? = nil,
    currency: String = "EUR"
  ) throws -> Asset {
    Asset(
      id: ID(bits: id), name: name, slug: slug ?? Slug.of(name),
      currency: try Currency(currency))
  }
}

extension Transaction {
  /// A deposit, or a withdrawal where the amount is negative.
  package static func sample(
    _ id: UInt128, _ amount: Int, in asset: Asset, on date: String,
    for goal: Goal? = nil, kind: Kind? = nil, externalID: String? = nil
  ) throws -> Transaction {
    Transaction(
      id: ID(bits: id), asset: asset.id, date: try day(date),
      amount: Amount(amount),
      kind: kind ?? (amount < 0 ? .withdrawal : .deposit),
      goal: goal?.id, externalID: externalID)
  }
}

extension AssetAllocation {
  /// A share of an asset for a goal from a day on.
  package static func sample(
    _ share: Share, of asset: Asset, for goal: Goal, since date: String
  ) throws -> AssetAllocation {
    AssetAllocation(
      asset: asset.id, goal: goal.id, share: share, since: try day(date))
  }
}

extension Share {
  /// So many percent.
  package static func percent(_ text: String) throws -> Share {
    .percentage(try Support.percent(text))
  }

  /// A fixed sum of so many.
  package static func sum(_ whole: Int) -> Share { .earmark(Amount(whole)) }
}
