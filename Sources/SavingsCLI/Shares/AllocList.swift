internal import CommandGrammar
internal import SavingsCore

let allocList = Command(
  "alloc list", "List what belongs to which goal",
  examples: ["cst alloc list"], related: ["alloc set", "asset show"],
  lists: true
) { (session: Session) in
  let report = try AllocationReport(try session.accounts())
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
