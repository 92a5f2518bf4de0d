internal import SavingsCore

/// What there is to say about a number of like records.
///
/// It is described once, by its columns; columns for people, cards, sentences
/// for the ear and fields for programs are all made from that.
package final class Table: Sendable {
  /// What one record is: "Goal".
  let noun: String
  let headings: [Heading]
  let total: [Value]?

  let count: Int

  // What each column says of the record at a place: most looks show some of
  // the columns only, so it is asked when it is shown.
  private let values: [@Sendable (Int) -> Value]

  // Only some looks want these, so they are made for those.
  let cards: (@Sendable (Look) -> [[Phrase]])?
  let accounts: (@Sendable (Look) -> [[Phrase]])?

  /// What is said under each row, where there is something to say.
  let notes: [Phrase?]?

  /// What is told in columns besides.
  let manner: Manner?

  /// How columns are told beside their rows.
  package final class Manner: Sendable {
    /// The row before which another part begins, and what that is called.
    let part: (row: Int, title: String)?

    /// What is said below the table while a column is there.
    let below: (key: String, words: Phrase)?

    /// Whether codes stand under the title of the sums before them.
    let joinsCodes: Bool

    /// Whether a narrow screen shows columns as well.
    let isAlwaysInColumns: Bool

    init(
      part: (row: Int, title: String)? = nil,
      below: (key: String, words: Phrase)? = nil,
      joinsCodes: Bool = false, isAlwaysInColumns: Bool = false
    ) {
      self.part = part
      self.below = below
      self.joinsCodes = joinsCodes
      self.isAlwaysInColumns = isAlwaysInColumns
    }
  }

  /// One row for every record.
  ///
  /// Columns show `fields`, and what they say themselves; programs get those of
  /// `programs` as well, in columns behind them. Where a column has a total, a
  /// last row says so to people. The lines of `card` may word the cards of the
  /// list layout, heading first, and those of `aloud` what stands under "Goal 1
  /// of 5: Name" for the ear; neither of them has a total or notes then. What
  /// `notes` say stands under the rows. Columns without titles have no line of
  /// them, and stand two cells in.
  package convenience init<Record: Sendable>(
    _ noun: String, of records: [Record], fields: [Field<Record>] = [],
    _ columns: [Column<Record>], programs: [String] = [],
    card: [Line] = [], aloud: [Line] = [], notes: [Phrase?]? = nil
  ) {
    let all = [FoundColumn](
      fields.count, Each { fields[$0].column(of: records) })
    self.init(
      noun, records.count, all,
      [[FoundColumn]](
        columns.count, Each { columns[$0].found(of: records, among: all) }),
      programs, card, aloud, notes)
  }

  /// The same, with the columns one after the other.
  @inline(__always)
  convenience init<Record: Sendable>(
    _ noun: String, of records: [Record], fields: [Field<Record>] = [],
    _ columns: Column<Record>..., programs: [String] = [],
    card: [Line] = [], aloud: [Line] = [], notes: [Phrase?]? = nil
  ) {
    self.init(
      noun, of: records, fields: fields, columns, programs: programs,
      card: card, aloud: aloud, notes: notes)
  }

  /// The same of records that are known by their places only.
  private init(
    _ noun: String, _ count: Int, _ fields: [FoundColumn],
    _ found: [[FoundColumn]], _ programs: [String],
    _ card: [Line], _ aloud: [Line], _ notes: [Phrase?]?
  ) {
    /// The same lines about every record.
    @inline(never)
    func told(_ lines: [Line]) -> (@Sendable (Look) -> [[Phrase]])? {
      guard !lines.isEmpty else { return nil }
      return { look in
        let lines = lines.map(\.pieces)
        return (0..<count).map { row in
          lines.compactMap { line in
            line.phrase(look) { fields.named($0).value(row) }
          }
        }
      }
    }
    self.noun = noun
    var columns = found.flatMap(\.self)
    for key in programs {
      let (heading, value) = fields.named(key)
      columns.add((Heading(heading.stance, key, "", for: .programs), value))
    }
    headings = columns.map(\.heading)
    values = columns.map(\.value)
    self.count = count
    self.notes = notes
    manner = nil
    var totals = columns.map(\.heading.total)
    let hasTotal = totals.contains { $0 != nil }
    if hasTotal, totals[0] == nil { totals[0] = .name("TOTAL") }
    total = hasTotal ? totals.map { $0 ?? .blank } : nil
    cards = told(card)
    accounts = told(aloud)
  }

  package var isEmpty: Bool { count == 0 }

  func row(_ place: Int) -> [Value] { values.map { $0(place) } }

  /// A column from the first record to the last, and the total below.
  func column(_ index: Int) -> [Value] {
    let cells = [Value](count, Each(values[index]))
    return total.map { cells + [$0[index]] } ?? cells
  }

  /// The table below something else, where there are any.
  var below: Document {
    isEmpty ? Document() : Document([.blank, .table(self)])
  }

  /// The records as this look shows them, line by line.
  func lines(_ look: Look) -> [String] {
    if look.isForPrograms { return [without(.people).records(look)] }
    guard !isEmpty else { return [] }
    return without(.programs).linesForPeople(look)
  }

  private func linesForPeople(_ look: Look) -> [String] {
    if look.isAccessible { return accountLines(look) }
    if look.format == .list { return cardLines(look) }
    if look.isNarrow, look.format == nil, manner?.isAlwaysInColumns != true {
      return cardLines(look)
    }
    return columnLines(look) ?? cardLines(look)
  }

  /// The same table, told in its own manner.
  func told(_ manner: Manner) -> Table {
    Table(self, keeping: Array(headings.indices), manner)
  }

  /// The table without the columns that are for these readers only.
  private func without(_ readers: Heading.Readers) -> Table {
    let kept = headings.indices.filter { headings[$0].readers != readers }
    guard kept.count < headings.count else { return self }
    return Table(self, keeping: kept, manner)
  }

  private init(_ other: Table, keeping kept: [Int], _ manner: Manner?) {
    noun = other.noun
    headings = kept.map { other.headings[$0] }
    values = kept.map { other.values[$0] }
    total = other.total.map { total in kept.map { total[$0] } }
    count = other.count
    cards = other.cards
    accounts = other.accounts
    notes = other.notes
    self.manner = manner
  }
}
