internal import SavingsCore

/// What a change does to the month's plan.
///
/// It is asked once, and never copied: how to copy two whole plans would be
/// twenty kilobytes of program.
struct PlanEffect: ~Copyable {
  private let rows: [Row]
  private let before: Plan
  private let after: Plan

  /// Whether both plans have their totals in the same currency; a plan without
  /// goals and without one comes to nothing in any.
  private let isOneCurrency: Bool

  /// Whether the table leaves out goals that the totals count.
  private let isPartial: Bool

  /// A goal before and after; it may not have been there, or be gone.
  private final class Row: Sendable {
    let goal: Goal
    let old: Requirement?
    let new: Requirement?

    init(goal: Goal, old: Requirement?, new: Requirement?) {
      self.goal = goal
      self.old = old
      self.new = new
    }

    /// A figure of the goal, and nothing where it is not in the plan.
    func told(
      _ requirement: Requirement?, _ figure: (Figures) -> Amount
    ) -> Value {
      guard let requirement else { return .blank }
      return .money(requirement.money(figure))
    }

    func differs(in figure: (Figures) -> Amount) -> Bool {
      old?.figures.map(figure) != new?.figures.map(figure)
    }
  }

  init(from before: Plan, to after: Plan) {
    self.before = before
    self.after = after
    isOneCurrency =
      before.currency == after.currency
      || before.currency == nil && before.goals.isEmpty
    let olds = before.goals.keyed(by: \.goal.id)
    let news = after.goals.keyed(by: \.goal.id)
    let goals =
      after.goals.map(\.goal)
      + before.goals.map(\.goal).filter { news[$0.id] == nil }
    let rows = goals.compactMap { goal -> Row? in
      let row = Row(goal: goal, old: olds[goal.id], new: news[goal.id])
      // One row has one code, so a goal in another currency is a remark.
      let isRecounted = row.old.map { old in
        row.new.map { old.goal.currency != $0.goal.currency } ?? false
      }
      if isRecounted == true { return nil }
      let isSame =
        (row.old == nil) == (row.new == nil)
        && !row.differs(in: \.required) && !row.differs(in: \.left)
      return isSame ? nil : row
    }
    self.rows = rows
    isPartial = rows.count < goals.count
  }

  /// The goals it touches, or whatever else it does where it touches none.
  var briefly: Document { rows.isEmpty ? document : Document([.table(table)]) }

  /// The goals it touches and the totals, before and after.
  @Composing var document: Document {
    let remarks = after.remarks(
      since: before, withTotals: rows.isEmpty || !isOneCurrency)
    if rows.isEmpty, remarks.blocks.isEmpty {
      after.goals.contains { $0.figures == nil }
        ? "What is known of the plan of \(after.month) stays as it is."
        : "The plan of \(after.month) stays as it is."
    } else {
      "What it does to the plan of \(after.month):"
    }
    if !rows.isEmpty { "" }
    table
    if !rows.isEmpty { "" }
    remarks
  }

  private var table: Table {
    Table(
      "Goal", of: rows,
      Column(
        "goal", "GOAL",
        total: isOneCurrency ? .name(isPartial ? "ALL GOALS" : "TOTAL") : nil
      ) { Name($0.goal.name) },
      column("required", isAfter: false, \.required) { $0.required },
      column("required", isAfter: true, \.required) { $0.required },
      column("left", isAfter: false, \.left) { $0.left },
      column("left", isAfter: true, \.left) { $0.left },
      .code(
        total: isOneCurrency ? after.currency.map { .code($0) } : nil
      ) { $0.goal.currency })
  }

  /// A figure in one of the two plans: of each goal, and in all.
  @inline(never)
  private func column(
    _ figure: String, isAfter: Bool, _ total: (Totals) -> Amount?,
    _ amount: @escaping @Sendable (Figures) -> Amount
  ) -> Column<Row> {
    let plan = isAfter ? after : before
    let all = (plan.currency == nil ? after : plan).total(total(plan.totals))
    let name = "\(figure.prefix(1).uppercased())\(figure.dropFirst())"
    return Column(
      figure + (isAfter ? "After" : "Before"),
      isAfter ? "THEN" : figure.uppercased(),
      label: "\(name) \(isAfter ? "after" : "before")",
      stance: Money.stance, total: isOneCurrency ? .money(all) : nil
    ) { row -> Value in row.told(isAfter ? row.new : row.old, amount) }
  }
}
