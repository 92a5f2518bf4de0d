package import SavingsCore

/// One kind of column per kind of value.
///
/// `key` is for programs, `title` stands over the column, and `label` before
/// the value where there are no columns (the title, unless it is said). Where
/// room is short, the column with the lowest `dropping` goes first.
/// `total` is what the last row says: `.money(nil)` for a sum that is unknown.
extension Column {
  /// Prose; `inColumn` leaves out what other columns tell.
  package static func text(
    _ key: String, _ title: String, dropping: Int? = nil,
    inColumn: (@Sendable (Record) -> Phrase)? = nil,
    _ value: @escaping @Sendable (Record) -> Phrase
  ) -> Column {
    Column(
      heading: Heading(.text, key, title, dropping: dropping),
      total: nil, cell: { .text(value($0), inColumn: inColumn?($0)) })
  }

  /// Names, cut on a terminal where they take too much room.
  ///
  /// An `emoji` stands before the name, but not for programs nor for the ear.
  package static func name(
    _ key: String, _ title: String, dropping: Int? = nil,
    total: Cell? = nil,
    emoji: @escaping @Sendable (Record) -> String? = { _ in nil },
    _ value: @escaping @Sendable (Record) -> String
  ) -> Column {
    Column(
      heading: Heading(.name, key, title, dropping: dropping),
      total: total, cell: { .name(value($0), emoji: emoji($0)) })
  }

  /// Sums on their decimal points; `width` keeps the column as wide as others.
  package static func money(
    _ key: String, _ title: String, dropping: Int? = nil,
    width: Int = 0, total: Cell? = nil,
    _ value: @escaping @Sendable (Record) -> Money?
  ) -> Column {
    Column(
      heading: Heading(
        .amount(width: width), key, title, dropping: dropping),
      total: total, cell: { .money(value($0)) })
  }

  /// Sums, and blanks where there can be none.
  package static func sums(
    _ key: String, _ title: String, label: String? = nil, dropping: Int? = nil,
    total: Cell? = nil, _ cell: @escaping @Sendable (Record) -> Cell
  ) -> Column {
    Column(
      heading: Heading(
        .amount(width: 0), key, title, label, dropping: dropping),
      total: total, cell: cell)
  }

  /// Differences, with their signs.
  package static func change(
    _ key: String, _ title: String, dropping: Int? = nil,
    width: Int = 0, total: Cell? = nil,
    _ value: @escaping @Sendable (Record) -> Money?
  ) -> Column {
    Column(
      heading: Heading(
        .amount(width: width), key, title, dropping: dropping),
      total: total, cell: { .change(value($0)) })
  }

  /// The code of the sums before it; only tables for people need it.
  package static func code(
    total: Cell? = nil, _ value: @escaping @Sendable (Record) -> Currency
  ) -> Column {
    Column(
      heading: Heading(.code, "", ""),
      total: total, cell: { .code(value($0)) })
  }

  /// Days.
  package static func date(
    _ key: String, _ title: String, dropping: Int? = nil,
    _ value: @escaping @Sendable (Record) -> CalendarDate?
  ) -> Column {
    Column(
      heading: Heading(.text, key, title, dropping: dropping),
      total: nil, cell: { .date(value($0)) })
  }

  /// Numbers of things.
  package static func count(
    _ key: String, _ title: String, label: String? = nil, dropping: Int? = nil,
    _ value: @escaping @Sendable (Record) -> Int?
  ) -> Column {
    Column(
      heading: Heading(.number, key, title, label, dropping: dropping),
      total: nil,
      cell: { value($0).map(Cell.count) ?? .blank })
  }

  /// Ratios in percent.
  package static func percent(
    _ key: String, _ title: String, dropping: Int? = nil,
    total: Cell? = nil, _ value: @escaping @Sendable (Record) -> Ratio?
  ) -> Column {
    Column(
      heading: Heading(.number, key, title, dropping: dropping),
      total: total, cell: { .percent(value($0)) })
  }

  /// Ratios in percent with a bar, which only the last column draws, and which
  /// goes before any column does.
  package static func progress(
    _ key: String, _ title: String, dropping: Int? = nil,
    _ value: @escaping @Sendable (Record) -> (Ratio?, Mark)
  ) -> Column {
    Column(
      heading: Heading(
        .progress, key, title, dropping: dropping),
      total: nil,
      cell: { record in
        let (ratio, mark) = value(record)
        return .progress(ratio, mark)
      })
  }

  /// Signs with their words.
  package static func mark(
    _ key: String, _ title: String, dropping: Int? = nil,
    _ value: @escaping @Sendable (Record) -> Mark
  ) -> Column {
    Column(
      heading: Heading(.text, key, title, dropping: dropping),
      total: nil, cell: { .mark(value($0)) })
  }
}
