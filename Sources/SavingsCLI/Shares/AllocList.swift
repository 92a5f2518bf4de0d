internal import CommandGrammar
internal import SavingsCore

let allocList = Command(
  "alloc list", "List what belongs to which goal",
  flag("all", "Every dated row, not only those of today"),
  examples: ["cst alloc list", "cst alloc list --all"],
  details: """
    ASKED is what a share comes to today, and FUNDED what the asset has for it:
    less where there is not enough for all.
    """,
  related: ["alloc set", "asset show"], lists: true
) { (session: Session, showsAll) in
  // The records come first, so that the day is not read twice.
  let book = showsAll ? try session.book() : nil
  let accounts = try session.accounts()
  let report =
    try book.map { try AllocationReport(everyRowOf: $0, accounts) }
    ?? AllocationReport(accounts)
  return Reply(report) {
    if report.rows.isEmpty {
      "No asset belongs to a goal yet."
      Document.Block.tip(
        """
        say whose it is: \
        \(run: "cst alloc set 60% --asset \(.asset) --goal \(.goal)")
        """)
    }
    report.rows.table
  }
}
