package import SavingsCore

/// What one column of a table says about every record.
package struct Column<Record>: Sendable {
  private let heading: Heading

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
    heading = Heading(
      .amount(width: width), column ?? field, title, label, of: field,
      for: readers, dropping: dropping, total: total)
  }

  /// The field for programs only, and other words for people.
  package func seen<Told: Tellable>(
    _ words: @escaping @Sendable (Record) -> Told
  ) -> Column {
    Column(Heading(heading, Told.stance, for: heading.readers)) {
      words($0).value
    }
  }

  /// What is no field, perhaps only for some readers.
  package init<Told: Tellable>(
    _ key: String, _ title: String, label: String? = nil,
    for readers: Heading.Readers = .everyone, dropping: Int? = nil,
    width: Int = 0, stance: Heading.Stance = Told.stance, total: Value? = nil,
    _ value: @escaping @Sendable (Record) -> Told
  ) {
    words = { value($0).value }
    heading = Heading(
      stance.with(width), key, title, label, for: readers, dropping: dropping,
      total: total)
  }

  /// The code of the sums before it; only tables for people need it.
  package static func code(
    total: Value? = nil, _ value: @escaping @Sendable (Record) -> Currency?
  ) -> Column {
    Column(Heading(.code, "", "", total: total)) { record in
      value(record).map { .code($0) } ?? .blank
    }
  }

  private init(
    _ heading: Heading, _ words: @escaping @Sendable (Record) -> Value
  ) {
    self.heading = heading
    self.words = words
  }

  /// The column with its values of records among these fields of theirs; where
  /// people get other words than programs, a column for each.
  func found(
    of records: [Record], among fields: [FoundColumn]
  ) -> [FoundColumn] where Record: Sendable {
    var said: (@Sendable (Int) -> Value)?
    if let words { said = { words(records[$0]) } }
    return heading.found(said, among: fields)
  }
}

/// A column or a field with its values by the places of the records.
typealias FoundColumn = (heading: Heading, value: @Sendable (Int) -> Value)

extension [FoundColumn] {
  /// The field of a key, which one of them has.
  func named(_ key: String) -> FoundColumn {
    guard let field = first(where: { $0.heading.key == key }) else {
      preconditionFailure("there is no field \(key)")
    }
    return field
  }
}

/// What a column is called, and how it behaves.
///
/// There are hundreds of columns, so all but what they say is made in one
/// place.
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

  /// The field of the records that the column shows, where it shows one.
  private let field: String?

  /// What the last row says, where there is one.
  let total: Value?

  @inline(never)
  init(
    _ stance: Stance, _ key: String, _ title: String, _ label: String? = nil,
    of field: String? = nil, for readers: Readers = .everyone,
    dropping: Int? = nil, total: Value? = nil
  ) {
    self.stance = stance
    self.readers = readers
    self.key = key
    self.title = title
    ownLabel = label
    self.dropping = dropping
    self.field = field
    self.total = total
  }

  /// The heading of a field, which people never see.
  ///
  /// There are hundreds of fields, too.
  @inline(never)
  convenience init(_ stance: Stance, _ key: String) {
    self.init(stance, key, "")
  }

  /// The same with another stance, for other readers.
  @inline(never)
  fileprivate convenience init(
    _ other: Heading, _ stance: Stance, for readers: Readers
  ) {
    self.init(
      stance, other.key, other.title, other.ownLabel, of: other.field,
      for: readers, dropping: other.dropping, total: other.total)
  }

  /// The column that says this, or else its field, of which there may be both.
  @inline(never)
  fileprivate func found(
    _ words: (@Sendable (Int) -> Value)?, among fields: [FoundColumn]
  ) -> [FoundColumn] {
    guard let field else { return words.map { [(self, $0)] } ?? [] }
    let (found, value) = fields.named(field)
    let own = found.stance.with(stance.width)
    guard let words else { return [(Heading(self, own, for: readers), value)] }
    return [
      (Heading(self, stance, for: .people), words),
      (Heading(self, own, for: .programs), value),
    ]
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
