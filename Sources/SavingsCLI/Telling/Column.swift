internal import SavingsCore

/// What one column of a table says about every record.
package struct Column<Record>: Sendable {
  let heading: Heading
  let total: Cell?
  let cell: @Sendable (Record) -> Cell

  /// The column, left out for programs: its words say what others count.
  package var forPeople: Column { column(for: .people) }

  /// The column, shown to programs only.
  package var forPrograms: Column { column(for: .programs) }

  private func column(for readers: Heading.Readers) -> Column {
    var heading = heading
    heading.readers = readers
    return Column(heading: heading, total: total, cell: cell)
  }
}

/// What a column is called, and how it behaves.
struct Heading: Sendable {
  /// How the cells of a column stand under each other.
  enum Kind: Sendable {
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
  }

  /// Who a column is for.
  enum Readers: Sendable {
    case everyone
    case people
    case programs
  }

  let kind: Kind

  /// Who gets to see it.
  var readers = Readers.everyone

  /// What programs call it, in camel case.
  let key: String

  /// The word over the column.
  let title: String

  /// The words before the value where there are no columns.
  let label: String

  /// When it goes for lack of room: 1 before 2, and never without a number.
  let dropping: Int?

  init(
    _ kind: Kind, _ key: String, _ title: String, _ label: String? = nil,
    dropping: Int? = nil
  ) {
    self.kind = kind
    self.key = key
    self.title = title
    self.label = label ?? title.prefix(1) + title.dropFirst().lowercased()
    self.dropping = dropping
  }

  /// The names of the fields that programs get.
  var keys: [String] {
    switch kind {
    case .code: []
    case .amount: [key, key + "Currency"]
    case .text, .name, .number, .progress: [key]
    }
  }
}
