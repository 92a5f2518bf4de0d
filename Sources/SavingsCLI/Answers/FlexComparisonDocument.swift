internal import SavingsCore

/// The same flex by every strategy, side by side.
struct FlexComparisonDocument {
  private let comparison: FlexComparison

  init(_ comparison: FlexComparison) { self.comparison = comparison }

  private var goals: [Goal] {
    comparison.flexes.first?.shares.map(\.requirement.goal) ?? []
  }

  private var isKnown: Bool {
    comparison.flexes.allSatisfy(\.unknown.isEmpty)
  }

  /// What each goal gets by each strategy, and the worst that each does.
  var document: Document {
    Document {
      if goals.isEmpty {
        isKnown
          ? "Nothing is asked of this month, so nothing can give way."
          : "What this month asks is not known, so nothing can give way yet."
        table
      } else {
        "What each goal gets by each strategy. Nothing was changed."
        ""
        table
        ""
        "The worst that each does:"
        for flex in comparison.flexes {
          """
            \(flex.request.strategy.rawValue): \(worst(flex))\
          \(gentlest(flex))
          """
        }
        if !comparison.isDifferent {
          ""
          "All strategies come to the same here."
        }
        Document.Block.next(
          """
          choose one: add --strategy \(comparison.gentlest.rawValue) --apply \
          instead of --compare
          """)
      }
    }
  }

  private var table: Table {
    let flexes = comparison.flexes
    return Table(
      "Goal", of: Array(goals.indices),
      [.name("goal", "GOAL") { [goals] in goals[$0].name }]
        + flexes.map { flex in
          let name = flex.request.strategy.rawValue
          return .money(name, name.uppercased(), width: 8) { place in
            flex.shares[place].money(flex.shares[place].adjusted)
          }
        } + [.code { [goals] in goals[$0].currency }])
  }

  private func worst(_ flex: FlexPlan) -> Phrase {
    let worst = flex.worst
    guard let share = worst.share else { return "nobody gives way" }
    let name = share.requirement.goal.name
    if worst.isLate { return "\(name) misses its deadline" }
    return """
      \(name) asks \(share.money(share.impact.nextRequired)) a payment next \
      month, after \(bare: share.money(share.planned)) planned for this one
      """
  }

  private func gentlest(_ flex: FlexPlan) -> Phrase {
    comparison.isDifferent && flex.request.strategy == comparison.gentlest
      ? " (gentlest)" : ""
  }
}
