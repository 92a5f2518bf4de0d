extension [Requirement] {
  /// How much of what came in this month is over what was planned for its
  /// goal, in the display currency; unknown where a rate is missing.
  func beyondPlan() throws(MoneyProblem) -> Amount? {
    var sum = Amount.zero
    for requirement in self {
      guard let figures = requirement.figures,
        let planned = requirement.display.planned,
        let saved = requirement.display.savedThisMonth
      else { return nil }
      guard figures.savedThisMonth > figures.planned else { continue }
      sum = try sum + Swift.max(try saved - planned, .zero)
    }
    return sum
  }
}
