/// Rates that somebody else fetched, as a file tells them.
///
/// Their days and decimal marks are proved by all rows together, as those of a
/// statement are, and every row that cannot be read is told.
public final class RateSheet {
  /// The rates, in the order of the file, each once.
  public private(set) var rates: [Rate] = []

  /// What does not count, and why.
  public private(set) var leftOut: [StatementRows.LeftOut] = []

  private var flaws: [StatementFlaw] = []
  private var readings: Readings

  /// Reads a table, or records of JSON; who says so is told by the file, or
  /// else it is `source`.
  public init(
    _ text: StatementText, source: String, dates: DayOrder? = nil,
    decimal: DecimalMark? = nil
  ) throws(StatementProblem) {
    let (all, isJSON) = try RateRow.all(of: text)
    readings = Readings(dates, isJSON ? .point : decimal)
    var rows: [RateRow] = []
    for row in all {
      if !isJSON, row.isBeside {
        leftOut.add(.noDate) { row.line }
        continue
      }
      if let (role, reason) = flaw(of: row, at: rows.count) {
        blame(row, role, reason)
      }
      rows.add(row)
    }
    guard flaws.isEmpty else { throw .badRows(flaws, of: rows.count) }
    try readings.check { row, role in
      rows[row].place(role == .date ? .date : .rate)
    }
    take(rows, source)
    guard flaws.isEmpty else { throw .badRows(flaws, of: rows.count) }
  }

  /// What is wrong with a row by itself, or beside those before it.
  private func flaw(
    of row: RateRow, at place: Int
  ) -> (role: RateRow.Role?, reason: StatementFlaw.Reason)? {
    if let flaw = row.flaw { return (nil, flaw) }
    let (day, value) = (row.day, row.value)
    if !day.isSome { return (.date, .notADay) }
    if row.pair == nil {
      return (row.currency(.base) == nil ? .base : .quote, .notACode)
    }
    guard !value.isSigned, (value.point ?? value.comma)?.isPositive == true
    else { return (.rate, value.isTooLarge ? .tooLarge : .notARate) }
    let source = row.text(.source)
    if !source.isEmpty, (try? Wording.checkName(source)) == nil {
      return (.source, .notASource)
    }
    if !readings.narrow(day, place) { return (.date, .otherDay) }
    return readings.narrow(value, (place, .amount))
      ? nil : (.rate, .otherAmount)
  }

  /// Takes the rates, of each pair and day the first one.
  private func take(_ rows: [RateRow], _ source: String) {
    var read: [Rate] = []
    for row in rows {
      guard let pair = row.pair, let day = row.day.day(readings.orders[0]),
        let value = row.value.amount(readings.marks[0])
      else { preconditionFailure("a row without a flaw has a rate") }
      let said = row.text(.source)
      read.add(Rate(pair, value, on: day, source: said.isEmpty ? source : said))
    }
    let firsts = read.firstPlaces
    for place in read.indices {
      if place == firsts[place] {
        rates.add(read[place])
      } else if read[place].value != read[firsts[place]].value {
        blame(rows[place], .rate, .twoRates)
      }
    }
  }

  private func blame(
    _ row: RateRow, _ role: RateRow.Role?, _ reason: StatementFlaw.Reason
  ) {
    flaws.add(StatementFlaw(place: row.place(role), reason: reason))
  }
}
