/// A column as text, all of whose cells are equally wide.
final class ColumnText {
  private let title: Painted
  private let cells: [Painted]

  /// The cells that the column takes.
  let width: Int

  /// The spaces before it.
  let gap: Int

  /// Whether its cells end where it ends.
  let isRight: Bool

  /// Whether what stands in it may be cut.
  let isName: Bool

  @inline(never)
  init(
    _ title: Painted, _ cells: [Painted], atLeast least: Int = 0, gap: Int = 2,
    isRight: Bool = false, isName: Bool = false
  ) {
    self.title = title
    self.cells = cells
    self.gap = gap
    self.isRight = isRight
    self.isName = isName
    width = cells.reduce(max(title.width, least)) { max($0, $1.width) }
  }

  /// What stands in the header, or in a row.
  func cell(_ row: Int?) -> Painted { row.map { cells[$0] } ?? title }

  /// The same as wide as the column.
  private func padded(_ row: Int) -> Painted {
    cells[row].padded(to: width, isRight: isRight)
  }

  /// The column of names with none longer than `limit`.
  func cut(to limit: Int, _ look: Look) -> ColumnText {
    guard isName, width > limit else { return self }
    let names = cells.map { look.plain(look.cut($0.text, to: limit)) }
    return ColumnText(title, names, gap: gap, isName: true)
  }

  /// The column of sums with their codes in it, under one title.
  func joined(with codes: ColumnText) -> ColumnText {
    var whole: [Painted] = []
    for row in cells.indices {
      whole.append(padded(row) + .spaces(1) + codes.padded(row))
    }
    return ColumnText(title, whole, isRight: true)
  }

  /// The column of a table, with its bar if it has one and should show it.
  convenience init(
    _ heading: Heading, _ cells: [Value], _ look: Look, hasBar: Bool
  ) {
    let title = look.plain(heading.title)
    let painted = cells.map { $0.painted(look) }
    switch heading.stance {
    case .text, .picture: self.init(title, painted)
    case .name: self.init(title, painted, isName: true)
    case .code: self.init(title, painted, gap: 1)
    case .amount(let least):
      self.init(title, onPoints(painted), atLeast: least, isRight: true)
    case .progress where hasBar:
      let width = painted.map(\.width).max() ?? 0
      let aligned = painted.map { $0.padded(to: width, isRight: true) }
      let whole = cells.indices.map { place in
        guard case .progress(let ratio?, let mark) = cells[place] else {
          return aligned[place]
        }
        return aligned[place] + .spaces(1)
          + look.bar(ratio.filled(of: 10), of: 10, mark)
      }
      self.init(title, whole)
    case .number, .progress: self.init(title, painted, isRight: true)
    }
  }
}

/// The figures with their decimal points in one line.
///
/// A figure without decimals ends where the others have their points.
private func onPoints(_ figures: [Painted]) -> [Painted] {
  let decimals = figures.map { figure in
    let digits = figure.text.utf8.span
    var end = 0
    while end < digits.count, digits[end] != UInt8(ascii: ".") { end += 1 }
    return digits.count - end
  }
  let most = decimals.max() ?? 0
  return figures.indices.map { place in
    let figure = figures[place]
    return figure.padded(to: figure.width + most - decimals[place])
  }
}
