internal import CommandGrammar
internal import SavingsCore

let assetList = Command(
  "asset list", "List your accounts and wallets",
  examples: ["cst asset list"], related: ["asset show", "alloc list"],
  lists: true
) { (session: Session) in
  let accounts = try session.accounts()
  let report = try AssetReport(accounts)
  let warnings = report.rows.warnings(
    on: session.today, asking: accounts.household.settings)
  return Reply(report, warnings: warnings) {
    if report.rows.isEmpty {
      "No accounts yet. Add the first one:"
      [.firstAsset]
    }
    report.table
    if report.total == nil, let known = report.known {
      ""
      "In all: \(Phrase.known("\(known)", isAtLeast: report.isAtLeast))."
    }
    report.rows.overdrafts
  }
}

extension TipLine {
  static let firstAsset = TipLine(
    "cst asset add Savings --currency EUR --balance 2000")
}
