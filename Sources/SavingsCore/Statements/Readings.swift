/// The orders of days and the decimal marks that are left to the rows of a
/// file, and what of them can be read in two ways.
struct Readings {
  private(set) var orders: [DayOrder]
  private(set) var marks: [DecimalMark]

  private var openDays: [(row: Int, day: WrittenDay)] = []
  private var openSums: [(row: Int, role: ColumnRole, sum: WrittenSum)] = []

  private var hasOpenDay = false
  private var hasMark = false

  /// All that there are of what is not known.
  init(_ dates: DayOrder?, _ decimal: DecimalMark?) {
    orders = dates.map { [$0] } ?? DayOrder.allCases
    marks = decimal.map { [$0] } ?? DecimalMark.allCases
  }

  /// The order that was said or proved, `nil` where it never mattered.
  var order: DayOrder? { hasOpenDay && orders.count == 1 ? orders[0] : nil }

  /// The decimal mark that was said or proved.
  var mark: DecimalMark? { hasMark && marks.count == 1 ? marks[0] : nil }

  /// Takes what a day says of the order, `false` where none is left.
  mutating func narrow(_ day: WrittenDay, _ row: Int) -> Bool {
    if day.isSure { return true }
    hasOpenDay = true
    let left = Array(orders.lazy.filter { day.day($0) != nil })
    guard !left.isEmpty else { return false }
    orders = left
    if left.count > 1 { openDays.add((row, day)) }
    return true
  }

  /// Takes the same of a day beside the rows, which makes none of them unclear;
  /// `false` where it is none, or one of several.
  mutating func keep(_ day: WrittenDay) -> Bool {
    let left = Array(orders.lazy.filter { day.day($0) != nil })
    guard !left.isEmpty, day.readings(left) == nil else { return false }
    orders = left
    return true
  }

  /// Whether a sum is one and the same with every mark that is left.
  func isClear(_ sum: WrittenSum) -> Bool {
    let amounts = marks.compactMap(sum.amount)
    return !amounts.isEmpty && amounts.allSatisfy { $0 == amounts[0] }
  }

  /// Takes what a sum says of the decimal mark, `false` where none is left.
  mutating func narrow(
    _ sum: WrittenSum, _ place: (row: Int, role: ColumnRole)?
  ) -> Bool {
    if sum.point == sum.comma { return sum.isSome }
    let left = Array(marks.lazy.filter { sum.amount($0) != nil })
    guard !left.isEmpty else { return false }
    hasMark = true
    marks = left
    if let place, left.count > 1 { openSums.add((place.row, place.role, sum)) }
    return true
  }

  /// Passes days and sums that are the same however they are read, or tells
  /// the first place where two readings differ.
  func check(
    _ place: (Int, ColumnRole) -> StatementPlace
  ) throws(StatementProblem) {
    for (row, day) in openDays where orders.count > 1 {
      if let days = day.readings(orders) {
        throw .unclearDates(place(row, .date), days)
      }
    }
    if marks.count > 1, let (row, role, sum) = openSums.first,
      let point = sum.point, let comma = sum.comma
    {
      throw .unclearDecimal(place(row, role), point: point, comma: comma)
    }
  }
}
