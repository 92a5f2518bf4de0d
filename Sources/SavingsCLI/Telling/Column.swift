package import SavingsCore

/// What one column of a table says about every record.
package struct Column<Record>: Sendable {
  private let head: ColumnHead

  /// What it says, where it shows no field; and what it says to people, where
  /// the field is for programs.
  private let words: (@Sendable (Record) -> Value)?

  /// A field of the records, under its key or as a `column` of another name,
  /// perhaps only for some readers.
  ///
  /// `title` stands over the column, and `label` before the value where there
  /// are no columns (the title, unless it is said). Where room is short, the
  /// column with the lowest `dropping` goes first; `width` keeps sums as wide
  /// as others. `total` is what the last row says: `.money(nil)` for a sum that
  /// is unknown.
  package init(
    _ field: String, _ title: String, label: String? = nil,
    as column: String? = nil, for readers: Heading.Readers = .everyone,
    dropping: Int? = nil, width: Int = 0, total: Value? = nil
  ) {
    words = nil
    head = ColumnHead(
      field, .amount(width: width), column ?? field, title, label, readers,
      dropping, total)
  }

  /// The field for programs only, and other words for people.
  package func seen<Told: Tellable>(
    _ words: @escaping @Sendable (Record) -> Told
  ) -> Column {
    Column(ColumnHead(head, seenAs: Told.stance)) { words($0).value }
  }

  /// What is no field, perhaps only for some readers.

  package init<Told: Tellable>(
    _ key: String, _ title: String, label: String? = nil,
    for readers: Heading.Readers = .everyone, dropping: Int? = nil,
    width: Int = 0, stance: Heading.Stance = Told.stance, total: Value? = nil,
    _ value: @escaping @Sendable (Record) -> Told
  ) {
    words = { value($0).value }
    head = ColumnHead(
      nil, stance.with(width), key, title, label, readers, dropping, total)
  }

  /// The code of the sums before it; only tables for people need it.
  package static func code(
    total: Value? = nil, _ value: @escaping @Sendable (Record) -> Currency?
  ) -> Column {
    Column(ColumnHead(codeWith: total)) { record in
      value(record).map { .code($0) } ?? .blank
    }
  }

  private init(
    _ head: ColumnHead, _ words: @escaping @Sendable (Record) -> Value
  ) {
    self.head = head
    self.words = words
  }

  /// The column with its values of records among these fields of theirs; where
  /// people get other words than programs, a column for each.
  func found(of records: [Record], among fields: [Cells]) -> [FoundColumn]
  where Record: Sendable {
    var said: (@Sendable (Int) -> Value)?
    if let words { said = { words(records[$0]) } }
    return head.found(said, among: fields)
  }
}

/// A column with its values by the places of the records.
typealias FoundColumn = (
  heading: Heading, total: Value?, value: @Sendable (Int) -> Value
)

/// All of a column but what it says.
///
/// There are hundreds of columns, so these are made in one place.
private final class ColumnHead: Sendable {
  /// The field that it shows, where it shows one.
  let field: String?
  let heading: Heading
  let total: Value?

  @inline(never)
  init(
    _ field: String?, _ stance: Heading.Stance, _ key: String,
    _ title: String, _ label: String?, _ readers: Heading.Readers,
    _ dropping: Int?, _ total: Value?
  ) {
    self.field = field
    heading = Heading(
      stance, key, title, label, for: readers, dropping: dropping)
    self.total = total
  }

  /// The code of the sums before it.
  @inline(never)
  init(codeWith total: Value?) {
    field = nil
    heading = Heading(.code, "", "")
    self.total = total
  }

  /// The same column with other words.
  @inline(never)
  init(_ other: ColumnHead, seenAs stance: Heading.Stance) {
    field = other.field
    heading = Heading(other.heading, stance, for: other.heading.readers)
    total = other.total
  }

  /// The column that says this, or else its field, of which there may be both.
  @inline(never)
  func found(
    _ words: (@Sendable (Int) -> Value)?, among fields: [Cells]
  ) -> [FoundColumn] {
    guard let key = field else {
      return words.map { [(heading, total, $0)] } ?? []
    }
    let field = fields.named(key)
    let stance = field.stance.with(heading.stance.width)
    guard let words else {
      let shown = Heading(heading, stance, for: heading.readers)
      return [(shown, total, field.value)]
    }
    return [
      (Heading(heading, heading.stance, for: .people), total, words),
      (Heading(heading, stance, for: .programs), nil, field.value),
    ]
  }
}

/// What a column is called, and how it behaves.
package final class Heading: Sendable {
  /// How the values of a column stand under each other.
  package enum Stance: Sendable {
    /// At the left.
    case text
    /// At the left, and cut when there is little room.
    case name
    /// On the decimal point, in so many cells at least.
    case amount(width: Int)
    /// At the right.
    case number
    /// At the right, with a bar behind in the last column.
    case progress
    /// One space behind the figures that it belongs to, without a title.
    case code
    /// In the last column, as long as there is room, under what is drawn.
    case picture(Picture.Extent, under: (@Sendable (Int) -> Drawing)? = nil)

    fileprivate var width: Int {
      if case .amount(let width) = self { width } else { 0 }
    }

    fileprivate func with(_ width: Int) -> Stance {
      if case .amount = self { .amount(width: width) } else { self }
    }
  }

  /// Who a column is for.
  package enum Readers: Sendable {
    case everyone
    /// Its words say what others count.
    case people
    case programs
  }

  let stance: Stance

  /// Who gets to see it.
  let readers: Readers

  /// What programs call it, in camel case.
  let key: String

  /// The word over the column.
  let title: String

  /// The words before the value where there are no columns.
  var label: String {
    ownLabel ?? title.prefix(1) + title.dropFirst().lowercased()
  }

  /// The same, where they are not made of the title.
  private let ownLabel: String?

  /// When it goes for lack of room: 1 before 2, and never without a number.
  let dropping: Int?

  init(
    _ stance: Stance, _ key: String, _ title: String, _ label: String? = nil,
    for readers: Readers = .everyone, dropping: Int? = nil
  ) {
    self.stance = stance
    self.readers = readers
    self.key = key
    self.title = title
    ownLabel = label
    self.dropping = dropping
  }

  /// The same with another stance, for other readers.
  fileprivate init(_ other: Heading, _ stance: Stance, for readers: Readers) {
    self.stance = stance
    self.readers = readers
    key = other.key
    title = other.title
    ownLabel = other.ownLabel
    dropping = other.dropping
  }

  /// The names of the fields that programs get.
  var keys: [String] {
    switch stance {
    case .code, .picture: []
    case .amount: [key, key + "Currency"]
    case .text, .name, .number, .progress: [key]
    }
  }
}
