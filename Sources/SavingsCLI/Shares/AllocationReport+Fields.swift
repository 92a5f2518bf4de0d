internal import SavingsCore

/// What belongs to which goal, as `cst alloc list` answers.
extension AllocationReport: Answer {
  static let kind = "allocations"
  static let about = "What belongs to which goal."

  static let fields: [Field<AllocationReport>] = [Field("allocations", \.rows)]
}

/// A row by which an asset gives to a goal, as a list shows it.
extension AllocationReport.Row: Described {
  static let definition: String? = "allocation"
  static let summary: String? =
    "What a goal asks of an asset, and what it gets; null where not today."

  static let fields: [Field<AllocationReport.Row>] =
    AllocationRecord.fields.of { row in
      AllocationRecord(row.allocation, of: row.asset, for: row.goal)
    } + [
      Field<AllocationReport.Held>("asked", \.asked).ifAny(\.held),
      Field<AllocationReport.Held>("funded", \.funded).ifAny(\.held),
    ]

  /// The share in words: as it was stated, or what an earmark has come to.
  fileprivate var share: Phrase {
    switch stated ?? allocation.share {
    case .earmark where stated == nil: "\(held?.asked)"
    case let share: share.words(of: asset)
    }
  }

  fileprivate var parts: ShareOfAsset {
    ShareOfAsset(share: allocation.share, asset: asset)
  }
}

extension [AllocationReport.Row] {
  var table: Table {
    Table(
      "Allocation", of: self, fields: Element.fields,
      Column("asset", "ASSET") { $0.asset.shownName },
      Column("goal", "GOAL", for: .people) { Name($0.goal.title) },
      Column("goal", "GOAL", for: .programs) { Name($0.goal.name) },
      Column("share", "SHARE", for: .people, \.share),
      Column("percent", "PERCENT", for: .programs, \.parts.percent),
      Column("amount", "AMOUNT", for: .programs, \.parts.amount),
      Column("since", "SINCE", dropping: 1),
      Column("asked", "ASKED", dropping: 2),
      Column("funded", "FUNDED"),
      .code { $0.held == nil ? nil : $0.asset.currency })
  }

  /// The sums with the slugs of their assets.
  var words: Phrase {
    map { "\($0.held?.funded) (\($0.asset.slug))" as Phrase }.joined(", ")
  }
}

/// A share with the names of what it is about.
final class AllocationRecord: Described {
  let row: AssetAllocation
  let asset: Asset?
  let goal: Goal?

  init(_ row: AssetAllocation, of asset: Asset?, for goal: Goal?) {
    self.row = row
    self.asset = asset
    self.goal = goal
  }

  static let definition: String? = "allocationRecord"

  static let fields: [Field<AllocationRecord>] = [
    Field("asset", as: .slug) { $0.asset?.shortName },
    Field("goal", as: .slug) { $0.goal?.shortName },
    Field("share") { ShareOfAsset(share: $0.row.share, asset: $0.asset) },
    Field("since") { $0.row.since },
  ]
}

/// A share in one of its two forms; the other is `nil`.
final class ShareOfAsset: Described {
  let share: Share
  let asset: Asset?

  init(share: Share, asset: Asset?) {
    self.share = share
    self.asset = asset
  }

  static let definition: String? = "share"
  static let summary: String? =
    "A share in one of its two forms; the other is null."
  static let isOneLine = true

  static let fields: [Field<ShareOfAsset>] = [
    Field("percent", \.percent), Field("amount", \.amount),
  ]

  var percent: Percentage? {
    if case .percentage(let percentage) = share { percentage } else { nil }
  }

  var amount: Money? {
    guard case .earmark(let amount) = share else { return nil }
    return Money(amount, asset?.currency)
  }
}

extension Share {
  /// The share in words, given the asset it is of.
  func words(of asset: Asset?) -> Phrase {
    switch self {
    case .percentage(let percentage): "\(percentage)"
    case .earmark(let amount): "\(asset.map { Money(amount, $0.currency) })"
    }
  }

  /// The share as it is typed: `70%`, `420.00EUR`.
  func typed(of asset: Asset) -> String {
    switch self {
    case .percentage(let percentage): "\(percentage)%"
    case .earmark(let amount): Money(amount, asset.currency).typed
    }
  }
}

extension AssetAllocation {
  /// The share with its asset: `70% of Savings account`.
  func words(in household: Household) -> Phrase {
    let asset = household.asset(asset)
    return "\(share.words(of: asset)) of \(asset?.name ?? "?")"
  }

  /// That a share of a later day will not be.
  func givenUp(in household: Household) -> Phrase {
    let asset = household.asset(asset)
    return """
      \(quoted: household.goal(goal)?.name ?? "?") gives up what it was to have \
      of \(quoted: asset?.name ?? "?") from \(since) on: \
      \(share.words(of: asset)).
      """
  }
}
