/// What moved in one asset.
///
/// It is asked again and again, and so has a place of its own: a copy of the
/// sums would take hold of all their parts each time.
package final class AssetFlow: Sendable {
  private let sums: AssetSums
  private let frame: Flows.Frame

  init(_ sums: AssetSums, _ frame: Flows.Frame) {
    self.sums = sums
    self.frame = frame
  }

  /// What the asset held by a place, and what of it named no goal.
  package func held(
    by place: Int
  ) throws(MoneyProblem) -> (all: Amount, nameless: Amount) {
    try sums.held(by: place)
  }

  /// What it was opened with after a place and by a day.
  package func opened(
    after place: Int, by day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    try frame.sum(of: sums.openings, after: place, by: day)
  }

  /// What it earned after a place and by a day.
  ///
  /// - Precondition: It is one of which that is asked.
  func earned(
    after place: Int, by day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    precondition(sums.countsInterest, "nobody asked what it earned")
    return try frame.sum(of: sums.interest, after: place, by: day)
  }

  /// The days, after one and by another, on which something moved in it.
  ///
  /// - Precondition: Sums are wanted up to each of them.
  package func days(
    after start: CalendarDate?, by end: CalendarDate
  ) -> [CalendarDate] {
    sums.places(after: start.map(frame.known) ?? -1, by: frame.known(end))
      .map { frame.days[$0] }
  }

  /// Whether nothing moved in it before a day.
  package func isNew(on day: CalendarDate) -> Bool {
    guard let eve = day.yesterday else { return true }
    return sums.isEmpty(by: frame.known(eve))
  }
}
