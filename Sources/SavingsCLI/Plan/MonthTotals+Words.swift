internal import SavingsCore

extension MonthTotals {
  /// What a month came to: `planned 90.00 EUR, saved 45.00 EUR, 50% met`.
  func words(_ currency: Currency?, atLeast: MonthTotals? = nil) -> Phrase {
    let planned: Phrase = "planned \(told(\.planned, currency, atLeast))"
    let required: Phrase =
      isAsRequired(atLeast)
      ? "" : "required \(told(\.required, currency, atLeast)), "
    let met: Phrase = ratio.map { ", \($0) met" } ?? ""
    return """
      \(required)\(planned), saved \
      \(told(\.savedThisMonth, currency, atLeast))\
      \((atLeast ?? self).lessWords(currency))\(met)
      """
  }

  /// The same for the ear, a sentence for each sum.
  func wordsAloud(
    _ currency: Currency?, atLeast: MonthTotals? = nil
  ) -> Phrase {
    let required: Phrase =
      isAsRequired(atLeast)
      ? "" : "Required: \(told(\.required, currency, atLeast)). "
    let met: Phrase = ratio.map { " \($0) met." } ?? ""
    return """
      \(required)Planned: \(told(\.planned, currency, atLeast)). Saved: \
      \(told(\.savedThisMonth, currency, atLeast))\
      \((atLeast ?? self).lessWords(currency)).\(met)
      """
  }

  /// How much less there was than when the month began, where it is something.
  func lessWords(_ currency: Currency?) -> Phrase {
    MonthFlow(self).lessWords(currency)
  }

  /// How much of what was planned is not left.
  @inline(never)
  var ratio: Ratio? { met.map { Ratio($0, of: Amount(1)) } }

  /// Without choices for the month the planned is the required.
  private func isAsRequired(_ atLeast: MonthTotals?) -> Bool {
    planned == required && atLeast?.planned == atLeast?.required
  }

  @inline(never)
  private func told(
    _ part: (MonthTotals) -> Amount?, _ currency: Currency?,
    _ atLeast: MonthTotals?
  ) -> Phrase {
    guard part(self) == nil, let atLeast else {
      return "\(Money(part(self), currency))"
    }
    return "at least \(Money(part(atLeast), currency))"
  }
}

extension MonthFlow {
  /// What came in, and how much less there was where it is something.
  func words(_ currency: Currency?, _ more: Phrase = "") -> Phrase {
    "\(Money(saved, currency))\(more)\(lessWords(currency))"
  }

  /// What is other than it was, and what that was: `saved 90.00 EUR instead of
  /// 60.00 EUR`; `nil` where both are the same.
  func words(_ currency: Currency?, insteadOf old: MonthFlow) -> Phrase? {
    var news: [Phrase] = []
    if saved != old.saved {
      news.add(
        """
        saved \(Money(saved, currency)) instead of \
        \(Money(old.saved, currency))
        """)
    }
    if takenOut != old.takenOut {
      let before: Phrase =
        old.takenOut == .zero
        ? "" : " instead of \(Money(old.takenOut, currency))"
      news.add("\(Money(takenOut, currency)) less than when it began\(before)")
    }
    return news.isEmpty ? nil : news.joined(", ")
  }

  fileprivate func lessWords(_ currency: Currency?) -> Phrase {
    guard let takenOut, !takenOut.isZero else { return "" }
    return ", \(bare: Money(takenOut, currency)) less than when it began"
  }
}
