internal import CommandGrammar
internal import SavingsCore

let assetShow = Command(
  "asset show", "Show all about one asset",
  positional("asset", .asset, "Which one"),
  examples: ["cst asset show savings"], related: ["asset edit", "tx list"],
  lists: true
) { (session: Session, name) in
  let accounts = try session.accounts()
  let asset = try session.asset(name, in: accounts.household)
  let report = try AssetReport(accounts)
  guard let row = report.rows.first(where: { $0.asset.id == asset.id }) else {
    throw NamingProblem.nobody(.asset, name)
  }
  let page = AssetPage(
    row: row, allocations: try AllocationReport(accounts).rows(of: asset))
  let warnings = [row].warnings(
    on: session.today, asking: accounts.household.settings)
  return Reply(page, warnings: warnings) {
    page.facts
    [row].overdrafts
    page.allocations.table.below
  }
}

/// All about an asset, as `cst asset show` answers.
final class AssetPage: Answer, Sendable {
  let row: AssetReport.Row
  let allocations: [AllocationReport.Row]

  init(row: AssetReport.Row, allocations: [AllocationReport.Row]) {
    self.row = row
    self.allocations = allocations
  }

  static let kind = "asset"
  static let about = "An asset with what it gives."

  static let fields: [Field<AssetPage>] =
    AssetReport.Row.fields.of(\.row)
    + [Field("allocations", \.allocations)]

  /// A fact each; what says nothing new is for programs only.
  fileprivate var facts: [Fact] {
    [Fact](
      of: self, AssetPage.fields,
      FactLine("Asset", "name"),
      FactLine("Slug", "slug"),
      FactLine("Balance", "balance"),
      FactLine("Free", "free"),
      FactLine("Scheduled", "scheduled") { page -> Value in
        let row = page.row
        return row.scheduled.amount.isZero ? .blank : .change(row.scheduled)
      },
      FactLine("Value", "value") { page -> Value in
        let row = page.row
        return row.value?.currency == row.asset.currency
          ? .blank : .money(row.value)
      },
      FactLine("Chain", "chain"),
      FactLine("Address", "address"),
      FactLine("Token", "token"),
      FactLine("Note", "note"),
      FactLine("Account", "account"),
      FactLine("Columns", "columns"),
      FactLine("Dates", "dates"),
      FactLine("Decimal", "decimal"),
      FactLine("Id", "id"))
  }
}
