internal import SavingsCore

extension Table {
  /// The table with a picture in its last column, which takes what the window
  /// leaves.
  ///
  /// For want of room the columns that may go do, then names are cut on a
  /// terminal, and then there is no picture.
  func pictureLines(_ look: Look) -> [String]? {
    guard let place = headings.indices.last,
      case .picture(let extent, let title) = headings[place].stance
    else { return nil }
    var kept = Array(headings.indices.dropLast())
    var going = going
    if look.isNarrow {
      kept.removeAll { going.contains($0) }
      going = []
    }
    while true {
      let columns = columns(kept, look, hasBar: false)
      for cut in [columns, columns.cut(leaving: extent.least + 2, look)] {
        guard let cut else { continue }
        let room = look.width.map { look.room($0 - cut.width - 2, extent) }
        let count = extent.cells(in: room, atLeast: extent.least)
        guard count > 0 else { continue }
        let pictures = column(place).map { cell -> Painted in
          guard case .drawing(let picture?) = cell else { return .empty }
          return picture.draw(count).painted(look)
        }
        let head = title?(count).painted(look) ?? .empty
        return text(cut + [ColumnText(head, pictures)], look, kept)
      }
      guard let next = going.first else {
        let fitting = columns.fitting(look, floor: 8)
        // Unless somebody insists on columns.
        guard let shown = fitting ?? (look.format == .table ? columns : nil)
        else { return nil }
        return text(shown, look, kept)
      }
      kept.removeAll { $0 == next }
      going.removeAll { $0 == next }
    }
  }
}

extension [ColumnText] {
  /// The columns with names cut so that so many cells are left; `nil` where
  /// names are not cut, or would be too short.
  fileprivate func cut(leaving cells: Int, _ look: Look) -> [ColumnText]? {
    guard look.isTerminal, let width = look.width else { return nil }
    var narrow = look
    narrow.width = width - cells
    return fitting(narrow, floor: 12)
  }
}
