extension Table {
  /// The table in columns, `nil` where it does not fit and was not insisted on.
  ///
  /// For want of room the bar goes first, then the columns that may go, in
  /// their order. Names are cut as well, on a terminal, but to no less than
  /// twenty cells while there is something else to leave out.
  func columnLines(_ look: Look) -> [String]? {
    let sketches = self.sketches
    for (index, sketch) in sketches.enumerated() {
      let isLast = index == sketches.count - 1
      if let columns = columns(sketch, look, floor: isLast ? 8 : 20) {
        return text(columns, look)
      }
    }
    guard look.format == .table, let last = sketches.last else { return nil }
    return text(columns(last, look, longest: .max), look)
  }

  /// Which columns to show.
  private struct Sketch {
    var shown: [Int]
    var hasBar: Bool
  }

  /// The choices of columns, from all to the fewest.
  private var sketches: [Sketch] {
    var sketch = Sketch(shown: Array(headings.indices), hasBar: true)
    var sketches = [sketch]
    sketch.hasBar = false
    sketches.append(sketch)
    let going = headings.indices
      .filter { headings[$0].dropping != nil }
      .sorted { (headings[$0].dropping ?? 0) < (headings[$1].dropping ?? 0) }
    for column in going {
      sketch.shown.removeAll { $0 == column }
      sketches.append(sketch)
    }
    return sketches
  }

  /// The columns of a sketch, if they fit with names of at least `floor` cells.
  private func columns(
    _ sketch: Sketch, _ look: Look, floor: Int
  ) -> [ColumnText]? {
    let whole = columns(sketch, look, longest: .max)
    guard let width = look.width, whole.width > width else { return whole }
    guard look.isTerminal else { return nil }
    let names = zip(sketch.shown, whole)
      .filter { headings[$0.0].isName }.map(\.1.width)
    let others = whole.width - names.reduce(0, +)
    let limit = (floor..<max(floor, names.max() ?? 0)).last { limit in
      others + names.reduce(0) { $0 + Swift.min($1, limit) } <= width
    }
    return limit.map { columns(sketch, look, longest: $0) }
  }

  private func columns(
    _ sketch: Sketch, _ look: Look, longest: Int
  ) -> [ColumnText] {
    sketch.shown.map { column in
      var cells = rows.map { $0[column] }
      if let total {
        cells.append(total[column])
      }
      return ColumnText(
        headings[column], cells, look, longest: longest,
        hasBar: sketch.hasBar && column == headings.count - 1)
    }
  }

  private func text(_ columns: [ColumnText], _ look: Look) -> [String] {
    let header = columns.line(nil)
    let count = rows.count + (total == nil ? 0 : 1)
    return [look.palette?.bold(header) ?? header]
      + (0..<count).map { columns.line($0) }
  }
}

extension Heading {
  fileprivate var isName: Bool {
    if case .name = kind { true } else { false }
  }
}

extension [ColumnText] {
  /// The cells that all of them take.
  fileprivate var width: Int {
    reduce(0) { $0 + $1.width + $1.gap } - (first?.gap ?? 0)
  }

  /// The header, or a row, without spaces at its end.
  fileprivate func line(_ row: Int?) -> String {
    var line = Painted.empty
    for (index, column) in enumerated() {
      line = line + .spaces(index == 0 ? 0 : column.gap) + column[row]
    }
    while line.text.last == " " { line.text.removeLast() }
    return line.text
  }
}
