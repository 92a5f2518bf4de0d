/// The columns of a table as somebody said them: roles in their order, or
/// which heading has which role.
public final class ColumnList: Sendable {
  /// The roles in the order of the columns, `nil` for others.
  let order: [ColumnRole?]

  let headings: [String]

  /// The roles that they are of.
  let roles: [ColumnRole]

  /// Reads `date,-,payee,amount` or `date=Day,amount=Sum`.
  public init(_ text: String) throws(StatementProblem) {
    var order: [ColumnRole?] = []
    var headings: [String] = []
    var roles: [ColumnRole] = []
    let isPaired = text.hasAny(of: "=")
    for part in text.parts(at: ",") {
      var halves = part.parts(at: "=")
      if halves.count > 2 {
        halves = [halves[0], part.behind(halves[0].utf8.count + 1)]
      }
      halves = halves.map(\.trimmed)
      let role = ColumnRole(named: halves[0])
      // A comma within a heading.
      if isPaired, !headings.isEmpty,
        halves.count < 2 || role == nil && part.utf8.first == 0x20
      {
        headings[headings.count - 1] += "," + part
        continue
      }
      if !isPaired, halves[0] == "-" || halves[0] == "" {
        order.add(nil)
        continue
      }
      guard let role, isPaired == (halves.count == 2) else {
        throw .badColumns(text, .unknown(halves[0]))
      }
      guard !roles.contains(role) else {
        throw .badColumns(text, .twice(role.name))
      }
      roles.add(role)
      if isPaired { headings.add(halves[1]) } else { order.add(role) }
    }
    guard roles.contains(.date) else { throw .badColumns(text, .needsDate) }
    guard roles.contains(where: ColumnRole.sums.contains) else {
      throw .badColumns(text, .needsAmount)
    }
    self.order = order
    self.headings = headings
    self.roles = roles
  }

  /// The table of a text that has these columns.
  func find(in text: inout [UInt8]) -> FoundTable? {
    FoundTable.first(in: &text, table)
  }

  /// The table that begins with a line, if it does.
  private func table(_ lines: TableLines, in text: [UInt8]) -> FoundTable? {
    var columns = [Int?](repeating: nil, count: ColumnRole.allCases.count)
    var twice = [String?](repeating: nil, count: columns.count)
    guard !headings.isEmpty else {
      for (place, role) in order.enumerated() {
        if let role { columns[role.rawValue] = place }
      }
      return begins(with: lines, columns, in: text)
        ? FoundTable(lines, columns, twice, headings: []) : nil
    }
    let texts = lines.texts(in: text)
    let known = texts.map(\.asHeading)
    for (heading, role) in zip(headings, roles) {
      // What stands there letter for letter is meant.
      var places = texts.indices.filter { texts[$0] == heading }
      if places.isEmpty {
        let heading = heading.asHeading
        places = known.indices.filter { known[$0] == heading }
      }
      guard let place = places.first else { return nil }
      columns[role.rawValue] = place
      if role != .payee, role != .note, places.count > 1 {
        twice[role.rawValue] = texts[place]
      }
    }
    return FoundTable(lines, columns, twice, headings: texts)
  }

  /// Whether the day and the sum of a line can be read.
  private func begins(
    with lines: TableLines, _ columns: [Int?], in text: [UInt8]
  ) -> Bool {
    func cell(_ role: ColumnRole) -> Cell {
      guard let column = columns[role.rawValue], column < lines.cells.count
      else { return .none }
      return lines.cells[column]
    }
    let bytes = text.span
    return WrittenDay(bytes.extracting(cell(.date).range)).isSome
      && ColumnRole.sums.contains { role in
        WrittenSum(bytes.extracting(cell(role).range)).isSome
      }
  }
}
