/// A piece of the text of a statement.
package struct Cell: Sendable {
  let start: UInt32
  let end: UInt32

  static let none = Cell(0..<0)

  init(_ range: Range<Int>) {
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(end) }

  var isEmpty: Bool { start == end }

  /// Its first bytes, so many at the most.
  func prefix(_ most: Int) -> Cell { Cell(range.prefix(most)) }
}

/// What a form gives: rows of cells by their roles, of which nothing is proved
/// yet.
public struct RawStatement: Sendable {
  public let form: StatementForm

  /// The text, and behind it what had to be written anew.
  var text: [UInt8]

  /// The roles of the cells that each row has, and what people find them by:
  /// the heading of a column, or a tag.
  let columns: [(role: ColumnRole, heading: String)]

  /// The places of the roles among them.
  private(set) var places = [Int?](
    repeating: nil, count: ColumnRole.allCases.count)

  /// The place of a second payee, who got what is gone.
  private(set) var gonePayee: Int?

  var cells: [Cell] = []
  var rows: [RawRow] = []

  /// The accounts, in the order in which the file names them.
  public internal(set) var accounts: [RawAccount] = []

  /// Where each of them stands, by what is the same of two ways to write its
  /// name; one without a name has an empty one.
  private var placesOfAccounts = [String: Int]()

  /// The table that it was read from, `nil` for the other forms.
  public internal(set) var table: StatementTable?

  /// Whether the decimal mark is known: camt has a point, MT940 a comma.
  var decimal: DecimalMark?

  /// Whether only a change of sign can say that money went out, and this
  /// column would say it.
  var directionColumn: String?

  init(
    _ form: StatementForm, _ text: [UInt8],
    _ columns: [(role: ColumnRole, heading: String)]
  ) {
    self.form = form
    self.text = text
    self.columns = columns
    for (place, column) in columns.enumerated() {
      if places[column.role.rawValue] == nil {
        places[column.role.rawValue] = place
      } else if column.role == .payee {
        gonePayee = place
      }
    }
  }

  /// Adds an account without a name where the file told of none.
  mutating func needAccount() {
    if accounts.isEmpty { _ = account(nil) }
  }

  /// Adds a row of which nothing is said yet.
  @inline(never)
  mutating func begin(at place: Int, of account: Int) {
    needAccount()
    rows.add(RawRow(place: UInt32(place), account: Int32(account)))
    cells += Array(repeating: .none, count: columns.count)
  }

  /// What the last row says in a role, which rows have.
  subscript(role: ColumnRole) -> Cell {
    get { cell(rows.count - 1, role) }
    @inline(never)
    set {
      if let place = places[role.rawValue] {
        cells[cells.count - columns.count + place] = newValue
      }
    }
  }

  /// The row that was begun last.
  var lastRow: RawRow {
    get { rows[rows.count - 1] }
    @inline(never)
    set { rows[rows.count - 1] = newValue }
  }

  func has(_ role: ColumnRole) -> Bool { places[role.rawValue] != nil }

  /// What a row says in a role.
  @inline(never)
  func cell(_ row: Int, _ role: ColumnRole) -> Cell {
    guard let place = places[role.rawValue] else { return .none }
    return cells[row * columns.count + place]
  }

  func string(_ cell: Cell) -> String {
    String(decoding: text[cell.range], as: UTF8.self)
  }

  func day(_ cell: Cell) -> WrittenDay {
    WrittenDay(text.span.extracting(cell.range))
  }

  @inline(never)
  func sum(_ cell: Cell, _ currency: Currency) -> WrittenSum {
    WrittenSum(text.span.extracting(cell.range), in: currency)
  }

  func hasDigit(_ cell: Cell) -> Bool {
    text.span.extracting(cell.range).hasDigit
  }

  /// Whether a cell is a word of ASCII.
  func reads(_ cell: Cell, _ word: String) -> Bool {
    text.span.extracting(cell.range).reads(word)
  }

  /// Whether a cell is one of these words of ASCII.
  func reads(_ cell: Cell, _ words: String...) -> Bool {
    text.span.extracting(cell.range).readsAny(words)
  }

  /// The place of an account, which is new where nobody named it before.
  mutating func account(_ name: String?) -> Int {
    let key = name?.accountKey ?? ""
    if let place = placesOfAccounts[key] { return place }
    placesOfAccounts[key] = accounts.count
    accounts.add(RawAccount(name: name))
    return accounts.count - 1
  }
}

/// A row that is not proved yet.
struct RawRow: Sendable {
  /// Where it begins.
  let place: UInt32

  var account: Int32 = 0

  /// That of a broken row of which nobody can tell.
  static let anyAccount: Int32 = -1

  /// Whether it is interest, if it is above 0.
  var isInterest = false

  /// What is wrong with its form.
  var flaw: StatementFlaw.Reason?

  func isOf(_ account: Int) -> Bool {
    self.account == account || self.account == RawRow.anyAccount
  }
}

/// An account of a statement, with what it states besides its rows.
public struct RawAccount: Sendable {
  /// What the file calls it, `nil` where it names none.
  public let name: String?

  /// The currencies that the file states for it.
  private(set) var currencies: [String] = []

  /// Its currency, where the file states one and no other.
  public var currency: String? { currencies.count == 1 ? currencies[0] : nil }

  /// What was there before the rows.
  var openings: [RawBalance] = []

  /// What is there after them.
  var closings: [RawBalance] = []

  /// The last day that the file covers, where it states it.
  var end: Cell?

  init(name: String?) { self.name = name }

  @inline(never)
  mutating func state(_ code: String) {
    if code != "", !currencies.contains(code) { currencies.add(code) }
  }
}

/// A balance that is not proved yet.
struct RawBalance: Sendable {
  var place: Int
  var currency = Cell.none
  var amount = Cell.none
  var day = Cell.none
  var isNegative = false
}

extension String {
  /// The name of an account as two are compared: without blanks, in capitals.
  public var accountKey: String { words().joined().uppercased() }
}

/// What marks the decimals.
public enum DecimalMark: String, Equatable, Sendable, CaseIterable {
  case point, comma
}

/// In which order a day is written.
public enum DayOrder: String, Equatable, Sendable, CaseIterable {
  case dmy, mdy, ymd
}
