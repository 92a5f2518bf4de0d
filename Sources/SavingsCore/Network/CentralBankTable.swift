/// The table in which the European Central Bank publishes its rates.
enum CentralBankTable {
  /// The figures of a table that is whole, each with its currency and day.
  @inline(never)
  static func points(
    of bytes: [UInt8], asked codes: [Currency], upTo last: CalendarDate
  ) throws(Unexpected) -> [RatePoint] {
    if bytes.span.skippingBlanks(from: 0) == bytes.count { return [] }
    guard bytes.last == UInt8(ascii: "\n") else {
      throw Unexpected("the end of a line", at: "byte \(bytes.count)")
    }
    var text = bytes
    var places: [Int] = []
    var width = 0
    var points: [RatePoint] = []
    var lines = TableLines(UInt8(ascii: ","), upTo: bytes.count)
    while lines.next(in: &text) {
      let place = "byte \(lines.start + 1)"
      let cells = lines.texts(in: text)
      guard lines.flaw == nil, width == 0 || cells.count == width else {
        throw Unexpected("a row of a table", at: place)
      }
      if width == 0 {
        width = cells.count
        for name in columns {
          guard let place = cells.firstIndex(of: name),
            cells.lastIndex(of: name) == place
          else { throw Unexpected("the column \(name)", at: place) }
          places.add(place)
        }
        continue
      }
      guard cells[places[0]] == "D", cells[places[2]] == "EUR" else {
        throw Unexpected("a daily rate of the euro", at: place)
      }
      guard let code = Currency(bytes: cells[places[1]].utf8.span),
        codes.contains(code)
      else { throw Unexpected("a currency that was asked for", at: place) }
      guard let day = CalendarDate(cells[places[3]]) else {
        throw Unexpected("a day", at: place)
      }
      let figure = cells[places[4]]
      if !figure.isEmpty, figure != "NaN" {
        points.add(RatePoint(code, day, figure))
      }
    }
    // Else the order of rows would tell which one counts; a day to come has a
    // problem of its own.
    let order = points.ordered { ($0.day, $0.code) < ($1.day, $1.code) }
    for place in order.indices.dropFirst() {
      let (other, point) = (order[place - 1], order[place])
      guard
        (other.day, other.code) != (point.day, point.code)
          || other.text == point.text || point.day > last
      else { throw Unexpected("one rate a time", at: "\(point.day)") }
    }
    return order
  }

  private static let columns = [
    "FREQ", "CURRENCY", "CURRENCY_DENOM", "TIME_PERIOD", "OBS_VALUE",
  ]
}
