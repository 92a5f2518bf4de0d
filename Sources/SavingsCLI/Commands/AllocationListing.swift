internal import CommandGrammar
internal import SavingsCore

let allocList = Command(
  "alloc list", "List what belongs to which goal",
  examples: ["cst alloc list"], related: ["alloc set", "asset show"]
) { (session: Session) in
  let accounts = try session.accounts()
  let household = accounts.household
  var rows: [AllocationRow] = []
  for (place, asset) in household.assets.enumerated() {
    let funding = try accounts.funding(of: place)
    for ask in funding.asks where ask.row.share != Share.none {
      rows.append(
        AllocationRow(
          asset: asset, goal: household.goals[ask.goal], ask: ask))
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
    } else {
      AllocationRow.table(rows)
    }
  }
}

/// A share that holds today, as a list shows it.
struct AllocationRow {
  let asset: Asset
  let goal: Goal
  let ask: Funding.Ask

  private func money(_ amount: Amount) -> Money {
    Money(amount, asset.currency)
  }

  var json: JSON {
    [
      "asset": .string(asset.slug), "goal": .string(goal.slug),
      "share": .share(ask.row.share, of: asset),
      "since": .date(ask.row.since),
      "asked": .money(money(ask.asked)),
      "funded": .money(money(ask.funded)),
    ]
  }

  static func table(_ rows: [AllocationRow]) -> Table {
    Table(
      "Allocation", of: rows,
      [
        .name("asset", "ASSET") { $0.asset.name },
        .name("goal", "GOAL") { $0.goal.title },
        .text("share", "SHARE") { $0.ask.row.share.words(of: $0.asset) },
        .date("since", "SINCE", dropping: 1) { $0.ask.row.since },
        .money("asked", "ASKED", dropping: 2) { $0.money($0.ask.asked) },
        .money("funded", "FUNDED") { $0.money($0.ask.funded) },
        .code { $0.asset.currency },
      ])
  }
}
