internal import SavingsCore

/// A goal with its month; one that has ended has none.
struct GoalRow: Described {
  let goal: Goal

  /// What the month asks, if it has one.
  let month: PlannedGoal?
  private let today: CalendarDate

  init(_ goal: Goal, _ month: PlannedGoal?, on today: CalendarDate) {
    self.goal = goal
    self.month = month
    self.today = today
  }

  static func all(
    _ household: Household, _ plan: Plan, on today: CalendarDate
  ) -> [GoalRow] {
    let planned = Dictionary(
      plan.goals.map { ($0.goal.id, $0) }, uniquingKeysWith: { a, _ in a })
    return household.goals.map { goal in
      GoalRow(
        goal, planned[goal.id].map { PlannedGoal($0, in: plan.currency) },
        on: today)
    }
  }

  var requirement: Requirement? { month?.requirement }

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

  /// How many days are left until the deadline, while it is a goal.
  var daysLeft: Int? { month.map { _ in today.days(until: goal.deadline) } }

  /// The mark of its month, or how it ended.
  private var status: Value {
    requirement.map { .mark($0.mark) } ?? .text("\(goal.lifecycle.word)")
  }

  static let definition: String? = "goal"
  static let summary: String? =
    "A goal with its month; one that has ended has none."

  static let fields: [Field<GoalRow>] = {
    let own = Goal.fields.map { $0.of(\GoalRow.goal) }
    let known = Set(own.map(\.key))
    let month = PlannedGoal.month.filter { !known.contains($0.key) }
    return own + [Field("daysLeft", \.daysLeft)]
      + month.map { field in
        field.key == "status"
          ? Field("status", \.state) : field.ifAny(\.month)
      }
  }()

  static func table(_ rows: [GoalRow]) -> Table {
    Table(
      "Goal", of: rows, fields: fields,
      [
        Column("name", "GOAL", as: "goal"),
        Column("slug", "SLUG", dropping: 2),
        Column("deadline", "DEADLINE", dropping: 6),
        Column("daysLeft", "DAYS", label: "Days left", dropping: 4),
        Column("target", "TARGET", dropping: 5),
        Column("remaining", "REMAINING", dropping: 3),
        Column("required", "REQUIRED"),
        Column("left", "LEFT"),
        .code { $0.goal.currency },
        Column("status", "STATUS").seen(\.status),
        Column("note", "NOTE", dropping: 1) { $0.goal.note.firstLine },
        Column("progress", "SAVED"),
      ])
  }
}

extension GoalState: Tellable {
  static var schema: Schema {
    let ends = allCases.filter { Status(rawValue: $0.rawValue) == nil }
    return .either([Status.schema, .words(ends.map(\.rawValue))])
  }
}
