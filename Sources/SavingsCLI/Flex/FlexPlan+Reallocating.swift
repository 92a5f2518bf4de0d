internal import SavingsCore

extension FlexPlan {
  /// That handing on what skipped goals leave changes nothing, where that was
  /// asked for and is so.
  var needlessReallocation: Phrase? {
    guard request.reallocatesSkipped else { return nil }
    guard shares.contains(where: { $0.role == .skipped }) else {
      return "No goal is skipped, so there is nothing to reallocate."
    }
    guard case .total = request.measure else { return nil }
    return """
      The month comes to what --to says, so --reallocate-skipped changes \
      nothing.
      """
  }
}
