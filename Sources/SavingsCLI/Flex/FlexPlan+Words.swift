internal import SavingsCore

extension FlexPlan {
  /// That the month asks nothing, and what that means for a total that was
  /// wished for.
  func wordsOfNothingAsked(_ wish: Phrase?) -> Phrase {
    guard unknown.isEmpty else {
      let end: Phrase =
        wish.map { ", and the month cannot be brought to \($0)" } ?? ""
      return """
        What \(plan.month) asks is not known, so nothing can give way \
        yet\(end).
        """
    }
    let asking = bystanders.filter { $0.figures?.required.isPositive ?? false }
    let isThere =
      !asking.isEmpty && asking.allSatisfy { $0.status == .completed }
    let start: Phrase =
      isThere
      ? "What \(plan.month) asks is there already, so nothing can give way"
      : "Nothing is asked of \(plan.month), so nothing can give way"
    guard case .total(let total) = request.measure, let wish else {
      return "\(start)."
    }
    return total == totals.whole?.amount ?? .zero
      ? "\(start): the month comes to \(wish) as it is."
      : "\(start), and the month cannot come to \(wish)."
  }

  /// That every goal keeps what it has, and what that means for a total that
  /// was wished for.
  func wordsOfNothingGiven(_ wish: Phrase?) -> Phrase {
    let known: Phrase = unknown.isEmpty ? "" : " that is known"
    let isNothing = plan.goals.contains { $0.custom?.amount == .zero }
    let states: Phrase =
      isNothing ? "protected, skipped or set to 0" : "protected or skipped"
    let start: Phrase = "every goal\(known) is \(states), so nothing gives way"
    guard case .total(let total) = request.measure, let wish else {
      return start
    }
    guard unknown.isEmpty else {
      return "\(start), and whether the month comes to \(wish) is not known"
    }
    return total == totals.whole?.amount
      ? "\(start): the month comes to \(wish) as it is"
      : """
      \(start), and the month cannot come to \(wish): it \
      \(totals.adjusted == totals.planned ? "stays at" : "comes to") \
      \(totals.whole)
      """
  }

  /// What it is held against: the plan without what a flex and a budget set,
  /// and of a total that was wished for what is there already.
  @Composing var basisWords: Document {
    if shares.contains(where: {
      $0.requirement.custom.map { $0.author != .you } ?? false
    }) {
      """
      Planned here is what would be if cst flex and cst budget had set nothing \
      for this month.
      """
    }
    if case .total = request.measure {
      for goal in settled {
        """
        \(goal.goal.name): \(goal.least) of the month is there already, \
        beside these amounts.
        """
      }
    }
  }

  /// That handing on what skipped goals leave changes nothing, where that was
  /// asked for and is so.
  var needlessReallocation: Phrase? {
    guard request.reallocatesSkipped else { return nil }
    guard shares.contains(where: { $0.role == .skipped }) else {
      return "No goal is skipped, so there is nothing to reallocate."
    }
    // Where it does not, that is said already.
    guard case .total(let total) = request.measure,
      total == totals.whole?.amount
    else { return nil }
    return """
      The month comes to what --to says, so --reallocate-skipped changes \
      nothing.
      """
  }
}
