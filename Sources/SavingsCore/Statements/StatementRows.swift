/// The rows of one account, proved and oldest first, as they are merged into a
/// book.
public struct StatementRows: Sendable {
  /// The rows, by day.
  public private(set) var rows: [StatementRow] = []

  /// What rows say in words.
  private(set) var texts: [UInt8] = []

  /// What was there before the first row, where that is told.
  public package(set) var before: Amount?

  /// What is there on a day, where that is told.
  public package(set) var last: StatedBalance?

  /// What is told for a day that the rows do not reach, which does not count.
  public internal(set) var unreached: StatedBalance?

  /// Whether balances are told that do not follow from each other.
  public internal(set) var hasGap = false

  /// The line of the first balance that does not, where rows have them.
  public internal(set) var gapLine: Int?

  /// What does not count, and why.
  public internal(set) var leftOut: [LeftOut] = []

  /// The order of days that was said or proved, `nil` where it never mattered.
  public internal(set) var dates: DayOrder?

  /// The decimal mark that was said or proved.
  public internal(set) var decimal: DecimalMark?

  /// No rows yet.
  public init() {}

  /// Adds a row; its words are kept as the book keeps words.
  package mutating func add(
    _ day: CalendarDate, _ amount: Amount, isInterest: Bool,
    payee: Span<UInt8>, note: Span<UInt8>, id: Span<UInt8>
  ) {
    rows.add(
      StatementRow(
        day: day, amount: amount, isInterest: isInterest,
        payee: texts.append(cleaned: payee, longest: Wording.longestName),
        note: texts.append(cleaned: note, longest: Wording.longestNote),
        id: texts.append(cleaned: id, longest: Wording.longestName)))
  }

  /// Puts the rows in the order of their days; those of one day stay as they
  /// are.
  mutating func order() { rows = rows.inOrder(of: \.day) }

  /// Takes a last balance that somebody states, where the statement does not.
  public mutating func state(
    _ amount: Amount, on day: CalendarDate
  ) throws(MoneyProblem) {
    guard last == nil else { return }
    unreached = nil
    last = (amount, day)
    before = try amount - sum(upTo: day)
  }

  /// A text of a row, `nil` where it says nothing.
  package func text(_ cell: Cell) -> String? {
    cell.isEmpty ? nil : String(decoding: texts[cell.range], as: UTF8.self)
  }

  func sum(upTo day: CalendarDate) throws(MoneyProblem) -> Amount {
    var sum = Amount.zero
    for row in rows where row.day <= day { sum = try sum + row.amount }
    return sum
  }

  /// A balance that somebody states for the evening of a day.
  public typealias StatedBalance = (amount: Amount, day: CalendarDate)

  /// Rows that do not count for one reason.
  public struct LeftOut: Sendable {
    public let reason: Reason
    public internal(set) var count: Int

    /// The lines of the first five.
    public internal(set) var lines: [Int]

    /// Why a row does not count.
    public enum Reason: String, Equatable, Sendable, CaseIterable {
      case noDate = "no_date"
      case notBooked = "not_booked"
      case otherCurrency = "other_currency"
      case noAmount = "no_amount"
    }
  }
}

extension [StatementRows.LeftOut] {
  /// Counts a row that is left out, with its line.
  mutating func add(_ reason: StatementRows.LeftOut.Reason, line: () -> Int) {
    let place = firstIndex { $0.reason == reason } ?? count
    if place == count { add(Element(reason: reason, count: 0, lines: [])) }
    self[place].count += 1
    if self[place].lines.count < 5 { self[place].lines.add(line()) }
  }
}

extension StatementFlaw.Reason? {
  /// Whether a row is a heading, a pending row or a footer, which has no digit
  /// where rows have their day; where a file breaks off nobody can tell.
  func leaves(dated: Bool) -> Bool {
    !dated && self != .openQuote && self != .textBehindQuote
      && self != .brokenOff
  }
}

/// Something that moved, as a statement tells it.
public struct StatementRow: Sendable {
  public let day: CalendarDate

  /// How much came in, negative for what went out.
  public let amount: Amount

  /// Whether it is what the money earned.
  public let isInterest: Bool

  package let payee: Cell
  package let note: Cell
  package let id: Cell

  var kind: Transaction.Kind {
    if amount.isNegative { return .withdrawal }
    return isInterest ? .interest : .deposit
  }
}

extension [UInt8] {
  /// Adds a text as books keep it: composed, without what a terminal could
  /// obey, with single blanks, and no longer than so many characters.
  fileprivate mutating func append(
    cleaned bytes: Span<UInt8>, longest: Int
  ) -> Cell {
    let start = count
    for place in bytes.indices {
      let byte = bytes[place]
      guard byte < 0x80 else {
        removeLast(count - start)
        return append(composed: bytes.text, longest: longest)
      }
      let isBlank = byte <= 0x20 || byte == 0x7f
      if isBlank, count == start || self[count - 1] == 0x20 { continue }
      if count - start == longest {
        // What is left may be a blank, or be cut.
        break
      }
      append(isBlank ? 0x20 : byte)
    }
    while count > start, self[count - 1] == 0x20 { removeLast() }
    return Cell(start..<count)
  }

  private mutating func append(composed text: String, longest: Int) -> Cell {
    var cut = String(text.cleaned.prefix(longest))
    while cut.utf8.last == 0x20 { cut.removeLast() }
    let start = count
    append(contentsOf: cut.utf8)
    return Cell(start..<count)
  }
}
