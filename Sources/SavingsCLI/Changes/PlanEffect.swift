internal import SavingsCore

/// What a change does to the month's plan.
///
/// It is asked once, and never copied: how to copy two whole plans would be
/// twenty kilobytes of program.
struct PlanEffect: ~Copyable {
  private let rows: [Row]
  private let remarks: PlanRemarks
  private let before: Plan
  private let after: Plan

  /// Whether both plans have their totals in the same currency; a plan without
  /// goals and without one comes to nothing in any.
  private let isOneCurrency: Bool

  /// Whether the table leaves out goals that the totals count.
  private let isPartial: Bool

  /// A goal before and after; it may not have been there, or be gone.
  private struct Row {
    let goal: Goal
    let old: Requirement?
    let new: Requirement?

    func differs(in figure: (Figures) -> Amount) -> Bool {
      old?.figures.map(figure) != new?.figures.map(figure)
    }
  }

  /// A figure of a goal, and nothing for one that is not in the plan.
  private static func cell(
    _ requirement: Requirement?, _ figure: (Figures) -> Amount
  ) -> Cell {
    guard let requirement else { return .blank }
    return .money(requirement.money(requirement.figures.map(figure)))
  }

  init(from before: Plan, to after: Plan) {
    self.before = before
    self.after = after
    isOneCurrency =
      before.currency == after.currency
      || before.currency == nil && before.goals.isEmpty
    remarks = PlanRemarks(from: before, to: after)
    let old = before.goals
    let new = after.goals
    let goals =
      new.map(\.goal)
      + old.map(\.goal).filter { goal in
        !new.contains { $0.goal.id == goal.id }
      }
    let olds = Dictionary(
      old.map { ($0.goal.id, $0) }, uniquingKeysWith: { a, _ in a })
    let news = Dictionary(
      new.map { ($0.goal.id, $0) }, uniquingKeysWith: { a, _ in a })
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

  /// The goals it touches and the totals, before and after.
  var document: Document {
    let remarks = remarks.document(withTotals: rows.isEmpty || !isOneCurrency)
    return Document {
      if rows.isEmpty, remarks.blocks.isEmpty {
        "The plan of \(after.month) stays as it is."
        table
      } else {
        "What it does to the plan of \(after.month):"
        if !rows.isEmpty {
          ""
          table
          ""
        } else {
          table
        }
        remarks
      }
    }
  }

  private var table: Table {
    func total(_ figure: Amount?, _ plan: Plan) -> Cell? {
      isOneCurrency
        ? .money((plan.currency == nil ? after : plan).total(figure)) : nil
    }
    return Table(
      "Goal", of: rows,
      [
        .name(
          "goal", "GOAL",
          total: isOneCurrency
            ? .name(isPartial ? "ALL GOALS" : "TOTAL") : nil
        ) { $0.goal.name },
        .sums(
          "requiredBefore", "REQUIRED", label: "Required before",
          total: total(before.totals.required, before)
        ) { PlanEffect.cell($0.old, \.required) },
        .sums(
          "requiredAfter", "NEW", label: "Required after",
          total: total(after.totals.required, after)
        ) { PlanEffect.cell($0.new, \.required) },
        .sums(
          "leftBefore", "LEFT", label: "Left before",
          total: total(before.totals.left, before)
        ) { PlanEffect.cell($0.old, \.left) },
        .sums(
          "leftAfter", "NEW", label: "Left after",
          total: total(after.totals.left, after)
        ) { PlanEffect.cell($0.new, \.left) },
        .code(
          total: isOneCurrency ? after.currency.map { .code($0) } : nil
        ) { $0.goal.currency },
      ])
  }
}
