internal import CommandGrammar
internal import SavingsCore

let allocList = Command(
  "alloc list", "List what belongs to which goal",
  examples: ["cst alloc list"], related: ["alloc set", "asset show"],
  lists: true
) { (session: Session) in
  let accounts = try session.accounts()
  let household = accounts.household
  var rows: [AllocationRow] = []
  for (place, asset) in household.assets.enumerated() {
    let funding = try accounts.funding(of: place)
    for ask in funding.asks where ask.row.share != Share.none {
      rows.append(try AllocationRow(ask, of: asset, in: household))
    }
  }
  return Reply(
    "allocations",
    ["allocations": .array(rows.map(\.json))]
  ) {
    if rows.isEmpty {
      "No asset belongs to a goal yet."
      Document.Block.next(
        "say whose it is: cst alloc set 60% --asset ASSET --goal GOAL")
    }
    AllocationRow.table(rows)
  }
}

/// A share that holds today, as a list shows it.
struct AllocationRow {
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

  /// The share in words; an earmark is what it has come to by now.
  private var share: Phrase {
    switch ask.row.share {
    case .percentage(let percentage): "\(percentage)"
    case .earmark: "\(asked)"
    }
  }

  /// The percentage for programs, if the share is one.
  private var percent: Phrase {
    guard case .percentage(let percentage) = ask.row.share else { return "" }
    return "\(percentage.description)"
  }

  /// The amount for programs, if the share is one.
  private var amount: Money? {
    guard case .earmark(let amount) = ask.row.share else { return nil }
    return Money(amount, asset.currency)
  }

  var json: JSON {
    [
      "asset": .string(asset.slug), "goal": .string(goal.slug),
      "share": .share(ask.row.share, of: asset),
      "since": .date(ask.row.since),
      "asked": .money(asked), "funded": .money(funded),
    ]
  }

  static func table(_ rows: [AllocationRow]) -> Table {
    Table(
      "Allocation", of: rows,
      [
        .name("asset", "ASSET") { $0.asset.name },
        .name("goal", "GOAL") { $0.goal.title },
        .text("share", "SHARE") { $0.share }.forPeople,
        .text("percent", "PERCENT") { $0.percent }.forPrograms,
        .money("amount", "AMOUNT") { $0.amount }.forPrograms,
        .date("since", "SINCE", dropping: 1) { $0.ask.row.since },
        .money("asked", "ASKED", dropping: 2) { $0.asked },
        .money("funded", "FUNDED") { $0.funded },
        .code { $0.asset.currency },
      ])
  }
}
