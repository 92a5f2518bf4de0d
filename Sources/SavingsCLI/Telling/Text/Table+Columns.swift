internal import SavingsCore

extension Table {
  /// The table in columns, `nil` where it does not fit and was not insisted on.
  ///
  /// For want of room the bar goes first, then the columns that may go, in
  /// their order. Names are cut as well, on a terminal, but to no less than
  /// twenty cells while there is something else to leave out.
  func columnLines(_ look: Look) -> [String]? {
    if case .picture? = headings.last?.stance { return pictureLines(look) }
    let choices = choices(look)
    for (index, columns) in choices.enumerated() {
      let floor = index == choices.count - 1 ? 8 : 20
      if let fitting = columns.fitting(look, floor: floor) {
        return text(fitting, look, [])
      }
    }
    guard look.format == .table, let last = choices.last else { return nil }
    return text(last, look, [])
  }

  /// The choices of columns, from all to the fewest.
  private func choices(_ look: Look) -> [[ColumnText]] {
    let whole = columns(Array(headings.indices), look, hasBar: true)
    guard let width = look.width, whole.width > width else { return [whole] }

    var kept = Array(headings.indices)
    var choices = [whole, columns(kept, look, hasBar: false)]
    for index in going {
      kept.removeAll { $0 == index }
      choices.add(columns(kept, look, hasBar: false))
    }
    return choices
  }

  /// The places of the columns that may go, in their order.
  var going: [Int] {
    headings.indices.filter { headings[$0].dropping != nil }.ordered {
      (self.headings[$0].dropping ?? 0) < (self.headings[$1].dropping ?? 0)
    }
  }

  /// The columns of these places.
  ///
  /// A code stands behind sums only: not in a row that has none, nor where all
  /// columns of sums before it are gone.
  func columns(_ kept: [Int], _ look: Look, hasBar: Bool) -> [ColumnText] {
    var sums: [[Value]] = []
    var columns: [ColumnText] = []
    for index in kept {
      let heading = headings[index]
      if case .code = heading.stance, sums.isEmpty { continue }
      var cells = column(index)
      switch heading.stance {
      case .amount: sums.append(cells)
      case .code:
        for row in cells.indices where !sums.contains(where: { $0[row].isSum })
        {
          cells[row] = .blank
        }
        sums = []
      case .text, .name, .number, .progress, .picture: break
      }
      let column = ColumnText(
        heading, cells, look, hasBar: hasBar && index == headings.count - 1)
      if case .code = heading.stance, manner?.joinsCodes == true {
        columns[columns.count - 1] = columns[columns.count - 1].joined(
          with: column)
      } else {
        columns.add(column)
      }
    }
    return columns
  }

  /// All lines; under them what there is to say of the columns that were kept.
  func text(_ columns: [ColumnText], _ look: Look, _ kept: [Int]) -> [String] {
    let header = columns.line(nil)
    let indent = String(repeating: " ", count: columns.indent)
    var lines: [String] = []
    for row in 0..<count + (total == nil ? 0 : 1) {
      lines += partLines(before: row)
      lines.append(indent + columns.line(row))
      if row < count { lines += noteLines(row, look, indent: 4) }
    }
    lines += belowLines(look, under: kept.map { headings[$0] })
    return header.isEmpty
      ? lines : [look.palette?.bold(header) ?? header] + lines
  }

  /// The title of a part that begins with a row.
  func partLines(before row: Int) -> [String] {
    guard let part = manner?.part, part.row == row else { return [] }
    return ["", part.title]
  }

  /// What is said under the rows of a column, where it is shown.
  func belowLines(_ look: Look, under headings: [Heading]) -> [String] {
    guard let below = manner?.below,
      headings.contains(where: { $0.key == below.key })
    else { return [] }
    return [""] + below.words.lines(look)
  }
}

extension [ColumnText] {
  /// The cells that all of them take.
  var width: Int {
    reduce(indent) { $0 + $1.width + $1.gap } - (first?.gap ?? 0)
  }

  /// The cells before rows that have no header.
  fileprivate var indent: Int { allSatisfy { $0.cell(nil).width == 0 } ? 2 : 0 }

  /// The columns with names of at least `floor` cells, `nil` if they are still
  /// too wide.
  func fitting(_ look: Look, floor: Int) -> [ColumnText]? {
    guard let width = look.width, self.width > width else { return self }
    guard look.isTerminal else { return nil }
    let names = filter(\.isName).map(\.width)
    let others = self.width - names.reduce(0, +)
    let longest = names.max() ?? 0
    let limit = (floor..<Swift.max(floor, longest)).last { limit in
      others + names.reduce(0) { $0 + Swift.min($1, limit) } <= width
    }
    return limit.map { limit in map { $0.cut(to: limit, look) } }
  }

  /// The header, or a row, without spaces at its end.
  fileprivate func line(_ row: Int?) -> String {
    var line: [UInt8] = []
    // A sign takes up to three bytes, and few take more than one.
    line.reserveCapacity(width + 64)
    var blanks = 0
    for (index, column) in enumerated() {
      let cell = column.cell(row)
      let room = column.width - cell.width
      if index > 0 { blanks += column.gap }
      if column.isRight { blanks += room }
      if !cell.text.isEmpty {
        for _ in 0..<blanks { line.append(UInt8(ascii: " ")) }
        line += cell.text.utf8
        blanks = 0
      }
      if !column.isRight { blanks += room }
    }
    while line.last == UInt8(ascii: " ") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}

extension Value {
  /// Whether a sum stands here, known or not.
  fileprivate var isSum: Bool {
    switch self {
    case .money, .change: true
    case .text(_, inColumn: _?): true
    default: false
    }
  }
}
