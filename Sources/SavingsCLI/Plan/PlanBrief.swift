internal import SavingsCore

extension Plan {
  /// The plan in one line, for a prompt or a status bar.
  ///
  /// The line has at most 40 cells. Where the payday does not fit, it is left
  /// out; an amount never is.
  var brief: Reply {
    Reply(self, warnings: warnings) {
      Document.Block.line(
        fitting(when(day: "d", days: "d")),
        accessible: fitting(when(day: "day", days: "days"), isAccessible: true))
    }
    .told(isBare: true)
  }

  private func fitting(_ time: Phrase, isAccessible: Bool = false) -> Phrase {
    let whole = amountWords + time
    var look = Look(settings)
    look.isAccessible = isAccessible
    return look.cells(of: whole.text(look)) <= 40 ? whole : amountWords
  }

  /// What is left, or why nothing is.
  private var amountWords: Phrase {
    if goals.isEmpty { return "no goals to save for" }
    if let left = total(totals.left) {
      guard left.amount.isZero else { return "\(left) left" }
      let asks = totals.planned.map { $0.isPositive } ?? false
      return asks ? "all saved this month" : "nothing to save this month"
    }
    guard let known = total(atLeast?.left) else { return "not known" }
    return "at least \(known) left"
  }

  /// When the next payment is due.
  private func when(day: String, days: String) -> Phrase {
    if goals.isEmpty { return "" }
    if let dueSince, !isPartlyDue { return ", due since \(dueSince)" }
    if dueSince != nil, let overdue = total(totals.overdue),
      !overdue.amount.isZero
    {
      return ", \(overdue) of it due"
    }
    // What a payday carries may be paid, and the rest be for later ones.
    guard let nextPayday,
      totals.leftByNext == totals.left || totals.leftByNext?.isZero != true
    else { return "" }
    let distance = today.days(until: nextPayday)
    return distance == 0
      ? ", payday today" : ", payday in \(distance, day, days)"
  }
}
