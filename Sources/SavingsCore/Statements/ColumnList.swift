/// The columns of a table as somebody said them: roles in their order, or
/// which heading has which role.
public final class ColumnList: Sendable {
  /// The roles in the order of the columns, `nil` for others.
  let order: [ColumnRole?]

  /// The headings of roles.
  let headings: [String]

  /// The roles that they are of.
  let roles: [ColumnRole]

  /// Reads `date,-,payee,amount` or `date=Day,amount=Sum`.
  public init(_ text: String) throws(StatementProblem) {
    var order: [ColumnRole?] = []
    var headings: [String] = []
    var roles: [ColumnRole] = []
    let isPaired = text.utf8.contains(UInt8(ascii: "="))
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false
      ).map { $0.trimmed }
      let role = ColumnRole(named: halves[0])
      // A comma within a heading.
      if isPaired, !headings.isEmpty, role == nil || halves.count < 2 {
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
    guard roles.holdSums else { throw .badColumns(text, .needsAmount) }
    self.order = order
    self.headings = headings.map(\.asHeading)
    self.roles = roles
  }

  /// The table of a text that has these columns.
  func find(in text: inout [UInt8]) -> FoundTable? {
    let end = text.count
    let (marks, start) = TableFinder.delimiters(of: text)
    var best: FoundTable?
    for mark in marks {
      var lines = TableLines(mark, from: start)
      for _ in 0..<TableFinder.most {
        guard lines.next(in: &text, upTo: end) else { break }
        guard lines.flaw == nil,
          let found = table(lines, in: text), found.width > best?.width ?? 0
        else { continue }
        best = found
        break
      }
    }
    return best
  }

  /// The table that begins with a line, if it does.
  private func table(_ lines: TableLines, in text: [UInt8]) -> FoundTable? {
    var columns = [Int?](repeating: nil, count: ColumnRole.allCases.count)
    var twice = [String?](repeating: nil, count: columns.count)
    let texts = lines.cells.map {
      String(decoding: text[$0.range], as: UTF8.self)
    }
    if headings.isEmpty {
      for (place, role) in order.enumerated() {
        if let role { columns[role.rawValue] = place }
      }
      guard begins(with: lines, columns, in: text) else { return nil }
    } else {
      let known = texts.map(\.asHeading)
      for (heading, role) in zip(headings, roles) {
        guard let place = known.firstIndex(of: heading) else { return nil }
        columns[role.rawValue] = place
        if role != .payee, role != .note,
          known.lastIndex(of: heading) != place
        {
          twice[role.rawValue] = texts[place]
        }
      }
    }
    return FoundTable(
      delimiter: lines.delimiter, place: lines.start,
      firstRow: headings.isEmpty ? lines.start : lines.place,
      width: texts.count, columns: columns, twice: twice,
      headings: headings.isEmpty ? [] : texts)
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
    guard WrittenDay(bytes.extracting(cell(.date).range)).isSome else {
      return false
    }
    return [ColumnRole.amount, .incoming, .outgoing].contains { role in
      WrittenSum(bytes.extracting(cell(role).range)).isSome
    }
  }
}

extension [ColumnRole] {
  /// Whether they tell sums.
  var holdSums: Bool {
    contains(.amount) || contains(.incoming) || contains(.outgoing)
  }
}

extension Substring {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    String(decoding: Array(utf8)[Array(utf8).span.trimmed], as: UTF8.self)
  }
}
