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
  private var orders: [DayOrder]
  private var marks: [DecimalMark]
  private var openDays: [RateRow] = []
  private var openValues: [RateRow] = []

  /// Reads a table, or records of JSON; who says so is told by the file, or
  /// else it is `source`.
  public init(
    _ text: StatementText, source: String, dates: DayOrder? = nil,
    decimal: DecimalMark? = nil
  ) throws(StatementProblem) {
    let (all, isJSON) = try RateRow.all(of: text)
    orders = dates.map { [$0] } ?? DayOrder.allCases
    marks = (isJSON ? .point : decimal).map { [$0] } ?? DecimalMark.allCases
    var rows: [RateRow] = []
    for row in all {
      if !isJSON, row.isBeside {
        leftOut.add(.noDate) { row.line }
        continue
      }
      rows.add(row)
      if let (role, reason) = flaw(of: row) { blame(row, role, reason) }
    }
    guard flaws.isEmpty else { throw .badRows(flaws, of: rows.count) }
    try checkReadings()
    take(rows, source)
    guard flaws.isEmpty else { throw .badRows(flaws, of: rows.count) }
  }

  /// What is wrong with a row by itself, or beside those before it.
  private func flaw(
    of row: RateRow
  ) -> (role: RateRow.Role?, reason: StatementFlaw.Reason)? {
    if let flaw = row.flaw { return (nil, flaw) }
    let (day, value) = (row.day, row.value)
    if !day.isSome { return (.date, .notADay) }
    if row.pair == nil {
      return (row.currency(.base) == nil ? .base : .quote, .notACode)
    }
    guard !value.isSigned,
      (value.point ?? value.comma)?.isPositive == true
    else { return (.rate, value.isTooLarge ? .tooLarge : .notARate) }
    if !day.isSure {
      let left = orders.filter { day.day($0) != nil }
      guard !left.isEmpty else { return (.date, .otherDay) }
      orders = left
      openDays.add(row)
    }
    if value.point != value.comma {
      let left = marks.filter { value.amount($0) != nil }
      guard !left.isEmpty else { return (.rate, .otherAmount) }
      marks = left
      openValues.add(row)
    }
    return nil
  }

  /// Passes days and values that are the same however they are read.
  private func checkReadings() throws(StatementProblem) {
    for row in openDays {
      if let days = row.day.readings(orders) {
        throw .unclearDates(row.place(.date), days)
      }
    }
    if marks.count > 1, let row = openValues.first,
      let point = row.value.point, let comma = row.value.comma
    {
      throw .unclearDecimal(row.place(.rate), point: point, comma: comma)
    }
  }

  /// Takes the rates, of each pair and day the first one.
  private func take(_ rows: [RateRow], _ source: String) {
    var read: [Rate] = []
    for row in rows {
      guard let pair = row.pair, let day = row.day.day(orders[0]),
        let value = row.value.amount(marks[0])
      else { preconditionFailure("a row without a flaw has a rate") }
      let said = row.text(.source)
      read.add(
        Rate(pair, value, on: day, source: said.isEmpty ? source : said))
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
