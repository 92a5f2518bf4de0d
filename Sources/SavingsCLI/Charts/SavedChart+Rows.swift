internal import SavingsCore

extension SavedChart {
  /// A day of the past, or a payment to come.
  final class Row: Sendable {
    let date: CalendarDate
    let isPlanned: Bool
    let saved: Amount?
    let atLeast: Amount?
    let change: Amount?
    let price: Amount?

    /// Whether there is a row before it.
    let hasFormer: Bool

    init(
      date: CalendarDate, isPlanned: Bool, saved: Amount?, atLeast: Amount?,
      change: Amount?, price: Amount?, hasFormer: Bool
    ) {
      self.date = date
      self.isPlanned = isPlanned
      self.saved = saved
      self.atLeast = atLeast
      self.change = change
      self.price = price
      self.hasFormer = hasFormer
    }
  }

  /// The rows that people see; programs get all.
  func rows(forPrograms isAll: Bool) -> [Row] {
    let past = isAll ? points.points : (try? points.rows()) ?? []
    var rows = past.enumerated().map { place, point in
      Row(
        date: point.date, isPlanned: false, saved: point.saved,
        atLeast: point.atLeast, change: point.change, price: point.price,
        hasFormer: place > 0)
    }
    var before = projection?.start ?? points.now
    let payments = isAll ? projection?.points : projection?.rows
    for point in payments ?? [] {
      rows.add(
        Row(
          date: point.date, isPlanned: true, saved: point.saved, atLeast: nil,
          change: before.flatMap { try? point.saved - $0 }, price: nil,
          hasFormer: true))
      before = point.saved
    }
    return rows
  }
}
