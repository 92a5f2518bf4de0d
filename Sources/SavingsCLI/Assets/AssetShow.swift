internal import CommandGrammar
internal import SavingsCore

let assetShow = Command(
  "asset show", "Show all about one asset",
  positional("asset", .asset, "Which one"),
  examples: ["cst asset show savings"], related: ["asset edit", "tx list"],
  lists: true
) { (session: Session, name) in
  let accounts = try session.accounts()
  let household = accounts.household
  let asset = try session.asset(name, in: household)
  let rows = try AssetRow.all(accounts)
  guard let row = rows.first(where: { $0.asset.id == asset.id }) else {
    throw Failure(naming: .nobody(.asset, name), near: [])
  }
  let shares = try row.funding.asks
    .filter { $0.row.share != Share.none }
    .map { try AllocationRow($0, of: asset, in: household) }
  guard case .object(let record) = row.json else {
    preconditionFailure("an asset is an object")
  }
  return Reply(
    "asset",
    .object(record + [("allocations", .array(shares.map(\.json)))]),
    warnings: AssetRow.warnings([row], in: household.settings.currency)
  ) {
    row.facts
    if !shares.isEmpty {
      ""
      AllocationRow.table(shares)
    }
  }
}
