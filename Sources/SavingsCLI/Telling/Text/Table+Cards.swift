extension Table {
  /// A card for every record, for a narrow terminal.
  func cardLines(_ look: Look) -> [String] {
    guard let cards else {
      var lines: [String] = []
      for index in 0..<count {
        let row = row(index)
        lines += partLines(before: index)
        lines += card(row, headline(row, look), look)
        lines += noteLines(index, look, indent: 2)
      }
      if let total { lines += card(total, Phrase(totalTitle), look) }
      return lines + belowLines(look, under: headings)
    }
    return cards(look).flatMap { card in
      card.enumerated().flatMap { index, phrase in
        ((index == 0 ? "" : "  ") + phrase).lines(look, indent: 2)
      }
    }
  }

  /// A sentence or a label for every fact, for the ear.
  func accountLines(_ look: Look) -> [String] {
    let accounts = accounts?(look)
    var lines: [String] = []
    for index in 0..<count {
      let row = row(index)
      if index > 0 { lines.append("") }
      let title: Phrase = "\(noun) \(index + 1) of \(count)"
      let name = row.name(look)
      let headline = name.map { "\(title): \($0)" } ?? title
      if let accounts {
        lines += headline.lines(look, indent: 2)
        lines += accounts[index].flatMap { ("  " + $0).lines(look, indent: 2) }
      } else {
        lines += card(row, headline, look)
        lines += noteLines(index, look, indent: 2)
      }
    }
    if let total, accounts == nil {
      let title = totalTitle.prefix(1) + totalTitle.dropFirst().lowercased()
      lines += [""] + card(total, Phrase(String(title)), look)
    }
    return lines
  }

  func noteLines(_ row: Int, _ look: Look, indent: Int) -> [String] {
    guard let note = notes?[row] else { return [] }
    let start = Phrase(.words(String(repeating: " ", count: indent)))
    return (start + note).lines(look, indent: indent)
  }

  private var totalTitle: String { total?.name(Look()) ?? "TOTAL" }

  /// The sign and the name of a record, or its first value where it has none.
  ///
  /// The name is cut to fit a line of a terminal.
  private func headline(_ row: [Value], _ look: Look) -> Phrase {
    let mark = row.lazy.compactMap(\.mark).first
    let sign: Phrase = mark.map { "\(sign: $0)" } ?? ""
    guard let name = row.name(look) else {
      return sign + (row.first?.phrase(look) ?? "")
    }
    guard look.isTerminal, let width = look.width else {
      return "\(sign)\(name)"
    }
    let room = width - sign.painted(look).width
    return "\(sign)\(look.cut(name.shownSafely, to: room))"
  }

  /// A headline, and every value but the one in it behind its label.
  private func card(
    _ row: [Value], _ headline: Phrase, _ look: Look
  ) -> [String] {
    let name = row.firstIndex { $0.name(look) != nil }
    let heading = look.isAccessible ? name : name ?? 0
    var lines = headline.lines(look, indent: 2)
    for (index, cell) in row.enumerated() where index != heading {
      guard let value = cell.phrase(look) else { continue }
      let label = headings[index].label
      let fact: Phrase = label.isEmpty ? "  \(value)" : "  \(label): \(value)"
      lines += fact.lines(look, indent: 2)
    }
    return lines
  }
}

extension [Value] {
  /// The first name in a row.
  fileprivate func name(_ look: Look) -> String? {
    lazy.compactMap { $0.name(look) }.first
  }
}
