internal import SavingsCore

extension FlexPlan {
  /// That the month asks nothing, and what that means for a total that was
  /// wished for.
  func emptiness(_ wish: Phrase?) -> Phrase {
    guard unknown.isEmpty else {
      let end = wish.map {
        ", and the month cannot be brought to \($0)" as Phrase
      }
      return """
        What \(plan.month) asks is not known, so nothing can give way \
        yet\(end ?? "").
        """
    }
    let end = wish.map { ", and the month cannot come to \($0)" as Phrase }
    return """
      Nothing is asked of \(plan.month), so nothing can give way\(end ?? "").
      """
  }

  /// That every goal keeps what it has, and what that means for a total that
  /// was wished for.
  func stillness(_ wish: Phrase?, _ totals: FlexTotals) -> Phrase {
    let start: Phrase =
      "every goal is protected or skipped, so nothing gives way"
    guard case .total(let total) = request.measure, let wish else {
      return start
    }
    return total == totals.adjusted?.amount
      ? "\(start): the month comes to \(wish) as it is"
      : """
      \(start), and the month cannot come to \(wish): it stays at \
      \(totals.adjusted)
      """
  }
}
