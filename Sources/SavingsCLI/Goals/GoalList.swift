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
    "goals",
    [
      "displayCurrency": .currency(plan.currency),
      "nextPayday": .date(plan.nextPayday),
      "goals": .array(rows.map { $0.json(in: plan.currency) }),
    ], warnings: plan.warnings
  ) {
    if accounts.household.goals.isEmpty {
      "No goals yet. Add the first one:"
      [Suggestion(Suggestion.firstGoal)]
    } else if rows.isEmpty {
      status == nil ? "No goal is active." : "No goal is in that state."
      Document.Block.next("see all of them: cst goal list --all")
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

/// A goal as a list shows it; one that has ended has no requirement.
struct GoalRow {
  let goal: Goal
  let requirement: Requirement?
  let today: CalendarDate

  static func all(
    _ household: Household, _ plan: Plan, on today: CalendarDate
  ) -> [GoalRow] {
    let planned = Dictionary(
      plan.goals.map { ($0.goal.id, $0) }, uniquingKeysWith: { a, _ in a })
    return household.goals.map { goal in
      GoalRow(goal: goal, requirement: planned[goal.id], today: today)
    }
  }

  var state: GoalState {
    guard let requirement else {
      return switch goal.lifecycle {
      case .cancelled: .cancelled
      case .finished, .active: .finished
      }
    }
    return switch requirement.status {
    case .unknown: .unknown
    case .completed: .completed
    case .scheduled: .scheduled
    case .critical: .critical
    case .attention: .attention
    case .onTrack: .onTrack
    }
  }

  /// How many days are left until the deadline.
  var daysLeft: Int { today.days(until: goal.deadline) }

  func json(in currency: Currency?) -> JSON {
    guard case .object(let record) = JSON.record(goal) else { return .null }
    let known = Set(record.map(\.key))
    let figures =
      requirement.map { JSON.figures($0, in: currency) }
      ?? JSON.figureKeys.map { key in
        (key, key == "status" ? .string(state.rawValue) : .null)
      }
    return .object(
      record + [("daysLeft", .int(requirement.map { _ in daysLeft }))]
        + figures.filter { !known.contains($0.key) })
  }

  private var status: Cell {
    requirement.map { .mark($0.mark) } ?? .text("\(goal.lifecycle.word)")
  }

  /// A figure of the month; a goal that has ended has none.
  private func sum(_ figure: (Figures) -> Amount) -> Cell {
    guard let requirement else { return .blank }
    return .money(requirement.money(requirement.figures.map(figure)))
  }

  static func table(_ rows: [GoalRow]) -> Table {
    Table(
      "Goal", of: rows,
      [
        .name("goal", "GOAL", emoji: { $0.goal.emoji }) { $0.goal.name },
        .text("slug", "SLUG", dropping: 2) { "\($0.goal.slug)" },
        .date("deadline", "DEADLINE", dropping: 6) { $0.goal.deadline },
        .count("daysLeft", "DAYS", label: "Days left", dropping: 4) {
          $0.requirement == nil ? nil : $0.daysLeft
        },
        .money("target", "TARGET", dropping: 5) {
          Money($0.goal.target, $0.goal.currency)
        },
        .sums("remaining", "REMAINING", dropping: 3) { row in
          row.sum(\.remaining)
        },
        .sums("required", "REQUIRED") { row in row.sum(\.required) },
        .sums("left", "LEFT") { row in row.sum(\.left) },
        .code { $0.goal.currency },
        Column(
          heading: Heading(.text, "status", "STATUS"), total: nil,
          cell: \.status
        ).forPeople,
        .text("status", "STATUS") { Phrase($0.state.rawValue) }.forPrograms,
        .text("note", "NOTE", dropping: 1) { $0.goal.note.phrase },
        Column(
          heading: Heading(.progress, "progress", "SAVED"), total: nil,
          cell: { row in
            row.requirement.map { .progress($0.ratio, $0.mark) } ?? .blank
          }),
      ])
  }
}
