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
    for ask in funding.asks where !ask.row.share.isNothing {
      rows.append(try AllocationRow(ask, of: asset, in: household))
    }
  }
  return Reply(AllocationListing(allocations: rows)) {
    if rows.isEmpty {
      "No asset belongs to a goal yet."
      Document.Block.tip(
        """
        say whose it is: \
        \(run: "cst alloc set 60% --asset \(.asset) --goal \(.goal)")
        """)
    }
    AllocationRow.table(rows)
  }
}

/// What belongs to which goal, as `cst alloc list` answers.
struct AllocationListing: Answer {
  let allocations: [AllocationRow]

  static let kind = "allocations"
  static let about = "What belongs to which goal."

  static let fields: [Field<AllocationListing>] = [
    Field("allocations", \.allocations)
  ]
}
