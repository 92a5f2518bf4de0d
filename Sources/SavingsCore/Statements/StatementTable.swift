/// The table that a statement was read from.
public final class StatementTable: Sendable {
  /// What stands between the cells.
  public let delimiter: Character

  public let line: Int

  /// Every role in use, with the heading or the number of its column.
  public let columns: [(role: ColumnRole, heading: String)]

  /// Where each of them stands.
  let places: [Int]

  /// The columns that go on where another one of their role says nothing.
  public let beside: [BesideColumn]

  /// The headings that nobody knows.
  public let unknown: [String]

  init(
    delimiter: Character, line: Int,
    columns: [(role: ColumnRole, heading: String)], places: [Int],
    beside: [BesideColumn], unknown: [String]
  ) {
    self.delimiter = delimiter
    self.line = line
    self.columns = columns
    self.places = places
    self.beside = beside
    self.unknown = unknown
  }

  /// Whether a column of sums has this heading.
  func hasSum(called heading: String) -> Bool {
    columns.contains {
      ColumnRole.sums.contains($0.role) && $0.heading == heading
    }
  }

  /// Whether a column tells who or what for.
  public var hasWords: Bool {
    columns.contains { $0.role == .payee || $0.role == .note }
  }
}

/// A column that goes on where another one of its role says nothing.
public struct BesideColumn: Sendable {
  /// The role, which is that of the other.
  public let role: ColumnRole

  public let heading: String
  let place: Int

  /// Whether it says instead who got what went out.
  public let isOfGone: Bool

  /// Whether any row goes by it.
  var isUsed = false
}
