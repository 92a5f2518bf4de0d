internal import CommandGrammar
internal import SavingsCore

let plan = Command(
  "plan", "Show what this month asks",
  option("currency", .currency, "The currency of the totals").optional,
  option("goal", .goal, "Only this goal").repeated,
  flag("brief", "One line for a prompt or a status bar"),
  examples: ["cst plan", "cst plan --goal new-car --json", "cst plan --brief"],
  details: """
    STATUS says how a goal stands:

    - on track: what is asked can be paid in time
    - last: its last payment
    - overdue: a payday has passed, and its part is not saved
    - behind: it is behind an even pace, and asks over 1.25 times as much
    - large: it asks more than the setting attention
    - critical: its deadline has come, or it asks more than critical
    - scheduled: nothing is asked yet
    """,
  related: ["explain", "flex", "budget"], lists: true
) { (session: Session, currency, names, isBrief) in
  let accounts = try session.accounts()
  let wanted = try names.map {
    try session.goal(
      $0, activeIn: accounts.household, asking: "cst plan --goal"
    ).id
  }
  let plan = try Plan(
    accounts, in: currency,
    among: { wanted.isEmpty || wanted.contains($0.id) })
  if isBrief { return plan.brief }
  return Reply(plan, warnings: plan.warnings) {
    if accounts.household.goals.isEmpty {
      "No goals yet, so nothing is required this month."
      ""
      "Add the first one:"
      [.firstGoal]
      if session.isNew {
        ""
        "Data will be kept in \(session.shownPath) (nothing is written yet)."
      }
      plan.table
    } else {
      plan.document
    }
  }
}
