internal import SavingsCore

/// A share that holds today, as a list shows it.
struct AllocationRow: Described {
  let asset: Asset
  let goal: Goal
  let ask: Funding.Ask

  /// What the goal asks of the asset.
  let asked: Money

  /// What there is for it.
  let funded: Money

  init(
    _ ask: Funding.Ask, of asset: Asset, in household: Household
  ) throws(MoneyProblem) {
    self.asset = asset
    self.ask = ask
    goal = household.goals[ask.goal]
    asked = try household.settings.shown(ask.asked, asset.currency)
    funded = try household.settings.shown(ask.funded, asset.currency)
  }

  static let definition: String? = "allocation"
  static let summary: String? =
    "What a goal asks of an asset, and what it gets."

  static let fields: [Field<AllocationRow>] =
    AllocationRecord.fields.map { field in
      field.of { row in
        AllocationRecord(row.ask.row, of: row.asset, for: row.goal)
      }
    } + [Field("asked", \.asked), Field("funded", \.funded)]

  /// The share in words; an earmark is what it has come to by now.
  private var share: Phrase {
    switch ask.row.share {
    case .percentage(let percentage): "\(percentage)"
    case .earmark: "\(asked)"
    }
  }

  private var parts: ShareOfAsset {
    ShareOfAsset(share: ask.row.share, asset: asset)
  }

  static func table(_ rows: [AllocationRow]) -> Table {
    Table(
      "Allocation", of: rows, fields: fields,
      [
        Column("asset", "ASSET") { Name($0.asset.name) },
        Column("goal", "GOAL") { Name($0.goal.title) },
        Column("share", "SHARE", for: .people, \.share),
        Column("percent", "PERCENT", for: .programs, \.parts.percent),
        Column("amount", "AMOUNT", for: .programs, \.parts.amount),
        Column("since", "SINCE", dropping: 1),
        Column("asked", "ASKED", dropping: 2),
        Column("funded", "FUNDED"),
        .code { $0.asset.currency },
      ])
  }
}

/// A share with the names of what it is about.
struct AllocationRecord: Described {
  let row: AssetAllocation
  let asset: Asset?
  let goal: Goal?

  init(_ row: AssetAllocation, of asset: Asset?, for goal: Goal?) {
    self.row = row
    self.asset = asset
    self.goal = goal
  }

  init(_ row: AssetAllocation, in household: Household) {
    self.init(
      row, of: household.asset(row.asset), for: household.goal(row.goal))
  }

  static let definition: String? = "allocationRecord"

  static let fields: [Field<AllocationRecord>] = [
    Field("asset", as: .slug) { $0.asset.map { Slug($0.slug) } },
    Field("goal", as: .slug) { $0.goal.map { Slug($0.slug) } },
    Field("share") { ShareOfAsset(share: $0.row.share, asset: $0.asset) },
    Field("since") { $0.row.since },
  ]
}

/// A share in one of its two forms; the other is `nil`.
struct ShareOfAsset: Described {
  let share: Share
  let asset: Asset?

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
}

extension AssetAllocation {
  /// The share with its asset: `70% of Savings account`.
  func words(in household: Household) -> Phrase {
    let asset = household.asset(asset)
    return "\(share.words(of: asset)) of \(asset?.name ?? "?")"
  }
}
