internal import CommandGrammar
internal import SavingsCore

let goalList = Command(
  "goal list", "List what you save for",
  option(
    "status", Notation(oneOf: StatusWord.self, "status"),
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
        return [row.state.word, row.requirement?.reason.word]
          .contains(status.rawValue)
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

/// The state of a goal as `--status` names it, or the reason for it.
private enum StatusWord: String, CaseIterable, Sendable {
  case unknown
  case completed
  case scheduled
  case critical
  case attention
  case onTrack = "on_track"
  case deadline
  case large
  case last
  case overdue
  case behind
  case finished
  case cancelled
}
