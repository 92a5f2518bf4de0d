internal import CommandGrammar
internal import SavingsCore

let goalList = Command(
  "goal list", "List what you save for",
  option(
    "status",
    Notation("status", oneOf: statusWords) {
      statusWords.contains($0) ? $0 : nil
    },
    "Only goals in this state, or for this reason"
  ).optional,
  flag("all", "Also those that were finished or cancelled"),
  option(
    "sort", Notation(oneOf: GoalReport.Order.self, "order"),
    "What comes first"
  ).or(.deadline, "deadline"),
  examples: [
    "cst goal list", "cst goal list --status critical --sort required",
    "cst goal list --all --format csv",
  ], related: ["goal show", "plan"], lists: true
) { (session: Session, status, all, order) in
  let accounts = try session.accounts()
  let report = try GoalReport(accounts).only(
    { row in
      if let status {
        return [row.state, row.requirement?.reason.word].contains(status)
      }
      return all || row.requirement != nil
    }, by: order)
  return Reply(report, warnings: report.plan.warnings) {
    if accounts.household.goals.isEmpty {
      "No goals yet. Add the first one:"
      [.firstGoal]
    } else if report.rows.isEmpty {
      status == nil ? "No goal is active." : "No goal is in that state."
      Document.Block.tip("see all of them: \(run: "cst goal list --all")")
    }
    report.table
  }
}

/// The states of a goal as `--status` names them, and the reasons for them.
private let statusWords =
  Status.allCases.map(\.rawValue) + StatusReason.words
  + GoalReport.ends
