internal import SavingsCore

extension Session {
  /// Changes what this month says about a goal, and tells what follows for it
  /// in the plan: `make` puts the choice into the month, and gives its words.
  dynamic func choose(
    _ name: String,
    _ make: (inout MonthlyPlan, Goal) throws -> (Requirement?) -> Phrase
  ) throws -> Reply {
    let book = try book()
    let goal = try goal(name, activeIn: book.household)
    var month = book.household.plan(for: goal.id, in: today.month)
    let words = try make(&month, goal)
    let change = try self.change(to: try book.setting(month))
    let requirement = try change.new.requirement(of: goal)
    return try Reply(change, warnings: try change.new.plan().gaps(of: goal)) {
      if let later = requirement?.beginning {
        """
        \(quoted: goal.name) asks nothing of \(today.month) yet, so this \
        changes nothing there.
        """
        "\(later)."
      } else {
        "\(quoted: goal.name) \(words(requirement))."
      }
      change.wordsOfNone
      try monthTotal(in: change.new)
    }
  }

  /// What the month comes to in all, in a sentence.
  @Composing func monthTotal(in occasion: Occasion) throws -> Document {
    let plan = try occasion.plan()
    if let planned = plan.total(plan.totals.planned) {
      """
      Planned for \(plan.month): \(planned), left \
      \(plan.total(plan.totals.left)).
      """
    }
  }
}
