/// A line or a record of a file of rates, of which nothing is proved yet.
final class RateRow: Sendable {
  /// What a cell says.
  enum Role: Int { case date, base, quote, rate, source }

  let line: Int

  /// What stands there, by role.
  private let cells: [String]

  /// What the cells are called, by role.
  private let names: [String]

  let flaw: StatementFlaw.Reason?

  /// Its day, in every order.
  let day: WrittenDay

  /// Its rate, under every mark.
  let value: WrittenSum

  @inline(never)
  private init(
    line: Int, cells: [String], names: [String], flaw: StatementFlaw.Reason?
  ) {
    self.line = line
    self.cells = cells
    self.names = names
    self.flaw = flaw
    day = WrittenDay(cells[Role.date.rawValue].utf8.span)
    value = WrittenSum(
      cells[Role.rate.rawValue].utf8.span,
      in: RateRow.currency(cells[Role.quote.rawValue]), isRate: true)
  }

  /// Whether it is no row, but stands before, between or behind them.
  var isBeside: Bool { flaw.leaves(dated: text(.date).utf8.span.hasDigit) }

  func text(_ role: Role) -> String { cells[role.rawValue] }

  func currency(_ role: Role) -> Currency? { RateRow.currency(text(role)) }

  /// The code of a text, in capitals.
  @inline(never)
  private static func currency(_ text: String) -> Currency? {
    Currency(bytes: text.uppercased().utf8.span)
  }

  /// Both currencies, which are two.
  var pair: CurrencyPair? {
    guard let base = currency(.base), let quote = currency(.quote) else {
      return nil
    }
    return CurrencyPair(base, quote)
  }

  /// Where it says something.
  @inline(never)
  func place(_ role: Role?) -> StatementPlace {
    let name = role.map { names[$0.rawValue] } ?? ""
    return StatementPlace(
      line: line, column: name == "" ? nil : name,
      text: role.map(text) ?? "")
  }

  /// The words of headings and keys, in order of preference.
  private static let words = TableWords([
    ("date", "date|day|datum|time_period|time"), ("base", "base|from"),
    ("quote", "quote|to"), ("rate", "rate|amount|price|value"),
    ("source", "source"),
  ])

  static func all(
    of text: StatementText
  ) throws(StatementProblem) -> (rows: [RateRow], isJSON: Bool) {
    let start = text.bytes.span.skippingBlanks(from: 0)
    guard start < text.bytes.count else { throw .notReadable(.empty) }
    let first = text.bytes[start]
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      guard let rows = try records(of: text.bytes.span) else {
        throw .notReadable(.noRates)
      }
      return (rows, true)
    }
    return (try table(text), false)
  }

  private static func table(
    _ source: StatementText
  ) throws(StatementProblem) -> [RateRow] {
    var text = source.bytes
    let end = text.count
    let table = FoundTable.under(words, in: &text) { columns in
      !columns.prefix(4).contains(nil)
    }
    let twice = table?.twice.compactMap(\.self).first
    guard let table, twice == nil else { throw unclear(twice) }
    var names: [String] = []
    var least = 0
    for column in table.columns {
      names.add(column.map(table.name) ?? "")
      least = max(least, (column ?? 0) + 1)
    }
    var rows: [RateRow] = []
    var lines = TableLines(table.delimiter, from: table.firstRow, upTo: end)
    var (known, line) = (0, 1)
    while lines.next(in: &text) {
      let found = lines.texts(in: text)
      let filled = (found.lastIndex { !$0.isEmpty } ?? -1) + 1
      if filled == 0, lines.flaw == nil { continue }
      line = text.span.line(of: lines.start, from: known, line)
      known = lines.start
      var cells: [String] = []
      for column in table.columns {
        let place = column ?? found.count
        cells.add(place < found.count ? found[place] : "")
      }
      let flaw: StatementFlaw.Reason? =
        found.count < least
        ? .tooFewCells : filled > table.width ? .tooManyCells : nil
      rows.add(
        RateRow(
          line: line, cells: cells, names: names, flaw: lines.flaw ?? flaw))
    }
    return rows
  }

  /// That there are no columns to read, or the same one twice.
  private static func unclear(_ twice: String?) -> StatementProblem {
    .unclearColumns(
      UnclearColumns(
        cause: twice.map { .twice($0) } ?? .noRates, lines: [],
        suggestion: ""))
  }

  /// The records of a list, of one a line, or of what `rate list` answers;
  /// `nil` where it is none of them, or none has a key of a rate.
  private static func records(
    of bytes: Span<UInt8>
  ) throws(StatementProblem) -> [RateRow]? {
    var cursor = JSONCursor()
    var found: [JSONTree] = []
    while cursor.peek(in: bytes) != 0 {
      guard let tree = JSONTree.next(&cursor, in: bytes) else { return nil }
      found.add(tree)
    }
    guard cursor.offset == bytes.count else { return nil }
    if found.count == 1 {
      let rates = try? found[0].list("data.rates")
      found = rates ?? (found[0].form == .list ? found[0].values : found)
    }
    var rows: [RateRow] = []
    var (known, line) = (0, 1)
    var saysAnything = found.isEmpty
    for record in found {
      guard record.form == .record else { return nil }
      line = bytes.line(of: record.start, from: known, line)
      known = record.start
      var cells: [String] = []
      var names: [String] = []
      for (_, words) in RateRow.words.roles {
        var cell: JSONTree?
        var name = words[0]
        for word in words where cell == nil {
          do throws(Unexpected) {
            cell = try record.member(word)
          } catch {
            throw unclear(word)
          }
          name = cell == nil ? name : word
        }
        if cell != nil { saysAnything = true }
        let isSaid = cell?.form == .number || cell?.form == .text
        cells.add(isSaid ? cell?.text ?? "" : "")
        names.add(name)
      }
      rows.add(RateRow(line: line, cells: cells, names: names, flaw: nil))
    }
    return saysAnything ? rows : nil
  }
}
