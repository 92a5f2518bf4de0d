internal import SavingsCore

/// What was, and what would come of going on so.
final class ForecastLine: Sendable {
  let condition: Phrase
  let aloud: Phrase
  let amount: Money?

  /// Whether that is what several months come to, which ask uneven sums.
  let isMean: Bool
  let reached: CalendarDate?
  let atDeadline: Money?
  let verdict: Phrase
  let isLate: Bool?

  init(
    condition: Phrase, aloud: Phrase, amount: Money?, isMean: Bool = false,
    reached: CalendarDate?, atDeadline: Money?, verdict: Phrase, isLate: Bool?
  ) {
    self.condition = condition
    self.aloud = aloud
    self.amount = amount
    self.isMean = isMean
    self.reached = reached
    self.atDeadline = atDeadline
    self.verdict = verdict
    self.isLate = isLate
  }

  /// The line for the ear; what has no target is never said to be reached.
  func sentence(hasTarget: Bool) -> Phrase {
    let mean: Phrase = isMean ? " on average" : ""
    let each: Phrase = amount.map { ", \($0) a month\(mean)" } ?? ""
    let end: Phrase =
      reached.map { ": reached on \($0)" }
      ?? (hasTarget ? ": never reached" : "")
    let late: Phrase = verdict.isEmpty ? "" : ", \(verdict)"
    return "If \(aloud)\(each)\(end)\(late)."
  }
}
