/// A column as text, all of whose cells are equally wide.
struct ColumnText {
  let title: Painted
  let cells: [Painted]
  let width: Int
  let isRight: Bool

  /// The spaces before it.
  let gap: Int

  private init(
    _ title: Painted, _ cells: [Painted], _ least: Int,
    isRight: Bool, gap: Int = 2
  ) {
    self.title = title
    self.cells = cells
    self.isRight = isRight
    self.gap = gap
    width = cells.reduce(max(title.width, least)) { max($0, $1.width) }
  }

  /// The line of the header, or of a row.
  subscript(row: Int?) -> Painted {
    (row.map { cells[$0] } ?? title).padded(to: width, isRight: isRight)
  }
}

extension ColumnText {
  /// The column of a table, with names of at most `longest` cells.
  init(
    _ heading: Heading, _ cells: [Cell], _ look: Look, longest: Int,
    hasBar: Bool
  ) {
    let title = look.plain(heading.title)
    let painted = cells.map { $0.painted(look) }
    switch heading.kind {
    case .text:
      self.init(title, painted, heading.width, isRight: false)
    case .name:
      let names = painted.map { look.plain(look.cut($0.text, to: longest)) }
      self.init(title, names, heading.width, isRight: false)
    case .amount:
      self.init(
        title, onPoints(painted, look), heading.width, isRight: true)
    case .number:
      self.init(title, painted, heading.width, isRight: true)
    case .code:
      self.init(title, painted, heading.width, isRight: false, gap: 1)
    case .progress(let count):
      let bars = hasBar ? cells.map { $0.bar(of: count, look) } : []
      let all = bars.isEmpty ? painted : zip(rightAligned(painted), bars).map(+)
      self.init(title, all, heading.width, isRight: bars.isEmpty)
    }
  }
}

extension Cell {
  /// The bar behind a percentage, with the space before it.
  fileprivate func bar(of count: Int, _ look: Look) -> Painted {
    guard case .progress(let ratio?, let mark) = self else { return .empty }
    return .spaces(1) + look.bar(ratio, of: count, mark)
  }
}

/// The cells with their ends in one line.
private func rightAligned(_ cells: [Painted]) -> [Painted] {
  let width = cells.map(\.width).max() ?? 0
  return cells.map { $0.padded(to: width, isRight: true) }
}

/// The figures with their decimal points in one line.
///
/// A figure without decimals ends where the others have their points.
private func onPoints(_ figures: [Painted], _ look: Look) -> [Painted] {
  let wholes = figures.map { look.plain(String($0.text.prefix { $0 != "." })) }
  let decimals = zip(figures, wholes).map { $0.width - $1.width }
  let most = decimals.max() ?? 0
  return zip(figures, decimals).map { figure, count in
    figure.padded(to: figure.width + most - count)
  }
}
