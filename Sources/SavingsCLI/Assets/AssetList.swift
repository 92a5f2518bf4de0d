internal import CommandGrammar
internal import SavingsCore

let assetList = Command(
  "asset list", "List your accounts and wallets",
  examples: ["cst asset list"], related: ["asset show", "alloc list"],
  lists: true
) { (session: Session) in
  let accounts = try session.accounts()
  let rows = try AssetRow.all(accounts)
  let currency = accounts.household.settings.currency
  let values = rows.map(\.value)
  let total =
    values.contains(nil) ? nil : try values.compactMap { $0?.amount }.sum()
  let worth = currency.flatMap { code in total.map { Money($0, code) } }
  return Reply(
    AssetListing(currency: currency, total: worth, assets: rows),
    warnings: AssetRow.warnings(rows, in: currency)
  ) {
    if rows.isEmpty {
      "No accounts yet. Add the first one:"
      [Suggestion("cst asset add Savings --currency EUR --balance 2000")]
    }
    AssetRow.table(rows, total: worth, in: currency)
  }
}

/// Assets with what they hold, as `cst asset list` answers.
struct AssetListing: Answer {
  let currency: Currency?
  let total: Money?
  let assets: [AssetRow]

  static let kind = "assets"
  static let about = "Assets with what they hold."

  static let fields: [Field<AssetListing>] = [
    Field("displayCurrency", \.currency), Field("total", \.total),
    Field("assets", \.assets),
  ]
}
