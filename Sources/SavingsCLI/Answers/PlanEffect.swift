internal import SavingsCore

/// What a change does to the month's plan.
struct PlanEffect {
  private let rows: [Row]
  private let before: Plan
  private let after: Plan

  /// A goal before and after; it may not have been there, or be gone.
  private struct Row {
    let goal: Goal
    let old: Figures?
    let new: Figures?

    func money(_ amount: Amount?) -> Money? {
      amount.map { Money($0, goal.currency) }
    }
  }

  init(from before: Plan, to after: Plan) {
    self.before = before
    self.after = after
    let old = before.goals
    let new = after.goals
    let goals =
      new.map(\.goal)
      + old.map(\.goal).filter { goal in
        !new.contains { $0.goal.id == goal.id }
      }
    let olds = Dictionary(
      old.map { ($0.goal.id, $0.figures) }, uniquingKeysWith: { a, _ in a })
    let news = Dictionary(
      new.map { ($0.goal.id, $0.figures) }, uniquingKeysWith: { a, _ in a })
    rows = goals.compactMap { goal in
      let row = Row(
        goal: goal, old: olds[goal.id] ?? nil, new: news[goal.id] ?? nil)
      let isSame =
        row.old?.required == row.new?.required
        && row.old?.left == row.new?.left
        && row.old?.saved == row.new?.saved
      return isSame ? nil : row
    }
  }

  /// The goals it touches and the totals, before and after.
  var document: Document {
    Document {
      if rows.isEmpty {
        "The plan of \(after.month) stays as it is."
      } else {
        "What it does to the plan of \(after.month):"
        ""
        table
        ""
      }
    }
  }

  private var table: Table {
    func total(_ figure: Amount?, _ plan: Plan) -> Cell {
      .money(
        plan.currency.flatMap { currency in
          figure.map { Money($0, currency) }
        })
    }
    let currency = after.currency ?? before.currency
    return Table(
      "Goal", of: rows,
      [
        .name("goal", "GOAL") { $0.goal.name },
        .money(
          "requiredBefore", "REQUIRED", label: "Required before",
          total: total(before.totals.required, before)
        ) { $0.money($0.old?.required) },
        .money(
          "requiredAfter", "NEW", label: "Required after",
          total: total(after.totals.required, after)
        ) { $0.money($0.new?.required) },
        .money(
          "leftBefore", "LEFT", label: "Left before",
          total: total(before.totals.left, before)
        ) { $0.money($0.old?.left) },
        .money(
          "leftAfter", "NEW", label: "Left after",
          total: total(after.totals.left, after)
        ) { $0.money($0.new?.left) },
        .code(total: currency.map { .code($0) }) { $0.goal.currency },
      ])
  }
}
