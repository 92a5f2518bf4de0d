internal import CommandGrammar
internal import SavingsCore

let assetList = Command(
  "asset list", "List your accounts and wallets",
  examples: ["cst asset list"], related: ["asset show", "alloc list"],
  lists: true
) { (session: Session) in
  let report = try AssetReport(try session.accounts())
  return Reply(report, warnings: report.rows.warnings) {
    if report.rows.isEmpty {
      "No accounts yet. Add the first one:"
      [.firstAsset]
    }
    AssetReport.Row.table(
      report.rows, total: report.total, in: report.currency)
    report.rows.overdrafts
  }
}

extension TipLine {
  /// The command that adds a first account.
  static let firstAsset = TipLine(
    "cst asset add Savings --currency EUR --balance 2000")
}
