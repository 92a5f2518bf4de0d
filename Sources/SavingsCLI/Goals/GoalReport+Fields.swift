internal import SavingsCore

/// Goals with their month, as `cst goal list` answers.
extension GoalReport: Answer {
  static let kind = "goals"
  static let about = "Goals with their month."

  static let fields: [Field<GoalReport>] = [
    Field("displayCurrency") { $0.plan.currency },
    Field("nextPayday") { $0.plan.nextPayday },
    Field("goals", \.rows),
  ]

  /// How a goal ends.
  static let ends = ["finished", "cancelled"]

  var table: Table {
    Table(
      "Goal", of: rows, fields: Row.fields,
      Column("name", "GOAL", as: "goal"),
      Column("slug", "SLUG", dropping: 8),
      Column("deadline", "DEADLINE", dropping: 6).seen(\.deadline.orDash),
      Column("daysLeft", "DAYS", label: "Days left", dropping: 5),
      Column("target", "TARGET", dropping: 7),
      Column("remaining", "REMAINING", dropping: 4),
      Column("required", "REQUIRED", dropping: 2),
      Column("left", "LEFT", dropping: 3),
      .code { $0.goal.currency },
      Column("status", "STATUS").seen(\.status),
      Column("statusReason", "REASON", for: .programs),
      Column("note", "NOTE", dropping: 1).seen { $0.goal.note.firstLine },
      Column("progress", "SAVED").seen {
        IfAny($0.requirement?.progressOrSaved)
      },
      programs: ["every", "monthly", "yield", "reserved", "reached"])
  }
}

/// A goal as a list shows it.
extension GoalReport.Row: Described {
  static let definition: String? = "goal"
  static let summary: String? =
    "A goal with its month; one that has ended has none."

  static let fields: [Field<GoalReport.Row>] = {
    // Of what comes again, the deadline of the round that is shown.
    let own = Goal.fields.map { field in
      field.key == "deadline"
        ? Field("deadline", \.deadline) : field.of(\GoalReport.Row.goal)
    }
    let known = own.map(\.key)
    let month = Requirement.month.filter { !known.contains($0.key) }
    return own + [Field("daysLeft", \.daysLeft)]
      + month.map { field in
        field.key == "status"
          ? Field("status", as: status) { $0.state }
          : field.ifAny(\.requirement)
      }
  }()

  private static let status = Schema.either([
    Status.schema, .words(GoalReport.ends),
  ])

  /// What it needs of its saver, or how it ended.
  var state: String { requirement?.status.rawValue ?? goal.lifecycle.word }

  /// The mark of its month, or how it ended.
  fileprivate var status: Value {
    requirement?.reasonedMark ?? .text("\(goal.lifecycle.word)")
  }
}
