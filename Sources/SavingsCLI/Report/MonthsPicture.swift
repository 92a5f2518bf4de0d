internal import SavingsCore

/// Some months side by side: what was planned as an outline, what was saved as
/// its fill.
final class MonthsPicture {
  private let months: [LookingBack.Row]
  private let currency: Currency
  private let digits: Int

  /// What the whole height stands for.
  private let most: Amount

  static let height = 190
  private static let top = 26
  private static let bottom = 166

  /// The picture of some months, whose top is five quarters of the largest
  /// amount planned.
  init(_ months: [LookingBack.Row], in currency: Currency, digits: Int) {
    self.months = months
    self.currency = currency
    self.digits = digits
    let planned = months.map { $0.known(\.planned) }.max() ?? .zero
    let quarters = try? planned.times(Amount(5), over: Amount(4))
    let saved = months.map { $0.known(\.savedThisMonth) }.max() ?? .zero
    most = planned.isZero ? saved : quarters ?? planned
  }

  /// Whether what was saved in one of them does not fit.
  var isCut: Bool { months.contains(where: isCut) }

  private func isCut(_ row: LookingBack.Row) -> Bool {
    row.known(\.savedThisMonth) > most
  }

  func draw(on page: Page) {
    page.level("ax", y: MonthsPicture.bottom)
    for tick in Amount.ticks(upTo: most, digits: digits) where tick.isPositive {
      let y = MonthsPicture.bottom - height(of: tick)
      page.level("gr", y: y)
      page.label("tk", x: .none, y: y - 4, tick.label(currency))
    }
    for place in months.indices { draw(place, on: page) }
  }

  /// How high an amount stands; none stands higher than all.
  private func height(of amount: Amount) -> Int {
    let whole = MonthsPicture.bottom - MonthsPicture.top
    return whole - most.steps(of: most.less(amount), outOf: whole)
  }

  /// A place within a column, in hundredths of it.
  private func place(_ column: Int, _ hundredths: Int) -> Percent {
    Percent(hundredths: 1200 + width(column * 100 + hundredths).hundredths)
  }

  /// So many hundredths of a column.
  private func width(_ hundredths: Int) -> Percent {
    let columns = months.count * 100
    return Percent(
      hundredths: (2 * 8800 * hundredths + columns) / (2 * columns))
  }

  private func draw(_ column: Int, on page: Page) {
    let row = months[column]
    let middle = place(column, 50)
    let planned = height(of: row.known(\.planned))
    let saved = height(of: row.known(\.savedThisMonth))
    let isKnown = row.totals.planned != nil && row.totals.savedThisMonth != nil
    if planned > 0 || !isKnown {
      page.box(
        row.totals.planned == nil ? "pl plu" : "pl", x: place(column, 14),
        width: width(72), y: MonthsPicture.bottom - max(planned, 1),
        height: max(planned, 1))
    }
    if saved > 0 {
      page.box(
        row.totals.savedThisMonth == nil ? "bu" : "b-blue",
        x: place(column, 30), width: width(40),
        y: MonthsPicture.bottom - saved, height: saved)
    }
    if isCut(row) {
      beyond(column, on: page)
    } else if !isKnown {
      page.label(
        "v", x: middle, y: MonthsPicture.bottom - max(planned, saved, 1) - 6,
        at: .middle, "?")
    }
    let month = row.month
    let name = Phrase(.words(String(month.name.prefix(3))))
    let isNamed = column == 0 || month.number == 1
    page.label(
      "tk nar", x: middle, y: 183, at: .middle,
      Phrase(.words(String(month.name.prefix(1)))))
    page.label(
      "tk wid", x: middle, y: 183, at: .middle,
      isNamed ? "\(name) \(month.year)" : name)
  }

  /// Says how much does not fit; on a narrow screen, only that it does not
  /// where there is another one beside it.
  private func beyond(_ column: Int, on page: Page) {
    let middle = place(column, 50)
    let isLast = middle.hundredths > 9200
    let saved = Money(months[column].totals.savedThisMonth, currency)
    let isCrowded = [column - 1, column + 1].contains { beside in
      months.indices.contains(beside) && isCut(months[beside])
    }
    page.label(
      isCrowded ? "v wid" : "v", x: isLast ? .all : middle, y: 18,
      at: isLast ? .end : .middle, "▲ \(bare: saved)")
    if isCrowded { page.label("v nar", x: middle, y: 18, at: .middle, "▲") }
  }
}

extension LookingBack.Row {
  /// A sum, or what is known of it.
  fileprivate func known(_ part: (MonthTotals) -> Amount?) -> Amount {
    part(totals) ?? atLeast.flatMap(part) ?? .zero
  }
}

extension Amount {
  /// What is left of it without another one.
  func less(_ other: Amount) -> Amount { (try? self - other) ?? .zero }
}
