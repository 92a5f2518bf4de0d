extension Table {
  /// A card for every record, for a narrow terminal.
  func cardLines(_ look: Look) -> [String] {
    guard let cards else {
      var lines: [String] = []
      for row in rows { lines += card(row, headline(row, look), look) }
      if let total { lines += card(total, "TOTAL", look) }
      return lines
    }
    return cards.flatMap { card in
      card.enumerated().flatMap { index, phrase in
        ((index == 0 ? "" : "  ") + phrase).wrapped(look)
      }
    }
  }

  /// A sentence or a label for every fact, for the ear.
  func accountLines(_ look: Look) -> [String] {
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      if index > 0 { lines.append("") }
      let title: Phrase = "\(noun) \(index + 1) of \(rows.count)"
      let name = row.lazy.compactMap(\.name).first
      let headline = name.map { "\(title): \($0)" } ?? title
      if let tales {
        lines += headline.wrapped(look)
        lines += tales[index].flatMap { ("  " + $0).wrapped(look) }
      } else {
        lines += card(row, headline, look)
      }
    }
    if let total, tales == nil { lines += [""] + card(total, "Total", look) }
    return lines
  }

  /// The sign and the name of a record, cut to fit a line of a terminal.
  private func headline(_ row: [Cell], _ look: Look) -> Phrase {
    let mark = row.lazy.compactMap(\.mark).first
    let sign: Phrase = mark.map { "\(sign: $0)" } ?? ""
    let name = row.lazy.compactMap(\.name).first ?? noun
    guard look.isTerminal, let width = look.width else {
      return sign + Phrase(name)
    }
    let room = width - sign.painted(look).width
    return sign + Phrase(look.cut(name.shownSafely, to: room))
  }

  private func card(
    _ row: [Cell], _ headline: Phrase, _ look: Look
  ) -> [String] {
    let heading = row.firstIndex { $0.name != nil }
    var lines = headline.wrapped(look)
    for (index, cell) in row.enumerated() where index != heading {
      guard let value = cell.phrase(look) else { continue }
      let fact: Phrase = "  \(headings[index].label): \(value)"
      lines += fact.wrapped(look)
    }
    return lines
  }
}

extension Cell {
  /// The name that the cell holds.
  fileprivate var name: String? {
    if case .name(let name) = self { name } else { nil }
  }
}

extension Phrase {
  /// The phrase in lines that fit, further ones two cells further in.
  fileprivate func wrapped(_ look: Look) -> [String] {
    lines(look, width: look.width, indent: 2).map(\.text)
  }
}
