internal import CommandGrammar
internal import SavingsCore

let goalList = Command(
  "goal list", "List what you save for",
  option(
    "status", Notation(oneOf: GoalState.self, "status"),
    "Only goals in this state"
  ).optional,
  flag("all", "Also those that were finished or cancelled"),
  option("sort", Notation(oneOf: GoalOrder.self, "order"), "What comes first")
    .or(.deadline, "deadline"),
  examples: [
    "cst goal list", "cst goal list --status critical --sort required",
    "cst goal list --all --format csv",
  ], related: ["goal show", "plan"], lists: true
) { (session: Session, status, all, order) in
  let accounts = try session.accounts()
  let plan = try Plan(accounts)
  let today = session.today
  let rows = GoalRow.all(accounts.household, plan, on: today)
    .filter { row in
      if let status { return row.state == status }
      return all || row.goal.isActive(on: today)
    }
    .sorted(by: order.comesFirst)
  return Reply(
    GoalListing(plan: plan, goals: rows), warnings: plan.warnings
  ) {
    if accounts.household.goals.isEmpty {
      "No goals yet. Add the first one:"
      [.firstGoal]
    } else if rows.isEmpty {
      status == nil ? "No goal is active." : "No goal is in that state."
      Document.Block.tip("see all of them: \(run: "cst goal list --all")")
    }
    GoalRow.table(rows)
  }
}

/// The state of a goal as `--status` names it.
enum GoalState: String, CaseIterable, Sendable {
  case unknown
  case completed
  case scheduled
  case critical
  case attention
  case onTrack = "on_track"
  case finished
  case cancelled
}

/// The order of a list, as `--sort` names it.
enum GoalOrder: String, CaseIterable, Sendable {
  case deadline
  case name
  case progress
  case required

  /// Whether one goal stands before another; unknown figures stand last.
  func comesFirst(_ a: GoalRow, _ b: GoalRow) -> Bool {
    let byDeadline =
      (a.goal.deadline, Wording.folded(a.goal.name))
      < (b.goal.deadline, Wording.folded(b.goal.name))
    switch self {
    case .deadline: return byDeadline
    case .name:
      return Wording.folded(a.goal.name) < Wording.folded(b.goal.name)
    case .progress:
      let (first, second) = (a.requirement?.progress, b.requirement?.progress)
      guard first != second else { return byDeadline }
      guard let first, let second else { return second == nil }
      return first < second
    case .required:
      let first = a.requirement?.display.required
      let second = b.requirement?.display.required
      guard first != second else { return byDeadline }
      guard let first, let second else { return second == nil }
      return first > second
    }
  }
}

/// Goals with their month, as `cst goal list` answers.
struct GoalListing: Answer {
  let plan: Plan
  let goals: [GoalRow]

  static let kind = "goals"
  static let about = "Goals with their month."

  static let fields: [Field<GoalListing>] = [
    Field("displayCurrency") { $0.plan.currency },
    Field("nextPayday") { $0.plan.nextPayday },
    Field("goals", \.goals),
  ]
}
