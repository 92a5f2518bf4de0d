internal import CommandGrammar

extension Document {
  /// The whole answer under this look, with a line end after every line.
  ///
  /// Programs get the records alone, and of several kinds the first, because a
  /// file has one header; an answer without records is the same for them as for
  /// people.
  package func text(_ look: Look) -> String {
    guard look.isForPrograms else { return textForPeople(look) }
    if let records = blocks.first(where: \.isRecords) {
      return records.lines(look).joined(separator: "\n")
    }
    var plain = look
    plain.format = nil
    return textForPeople(plain)
  }

  /// Whether there is a table or a list of facts in it, however short.
  var hasRecords: Bool { blocks.contains(where: \.isRecords) }

  private func textForPeople(_ look: Look) -> String {
    lines(look).reduce(into: "") { text, line in
      text += line
      text += "\n"
    }
  }

  /// All lines, without an empty one at an end or beside another.
  private func lines(_ look: Look) -> [String] {
    var lines: [String] = []
    for block in blocks {
      for line in block.lines(look) {
        if line == "", lines.last ?? "" == "" { continue }
        lines.append(line)
      }
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The lines of an answer within an answer, under its mark and without what
  /// to do next.
  fileprivate func lines(behind mark: Phrase, _ look: Look) -> [String] {
    let start = mark.text(look)
    let margin = look.isAccessible ? 2 : look.cells(of: start)
    var inner = look
    inner.width = look.width.map { max($0 - margin, 20) }
    let indent = String(repeating: " ", count: margin)
    var lines = Document(blocks.filter { !$0.isTip }).lines(inner).map {
      $0 == "" ? "" : indent + $0
    }
    if look.isAccessible || lines.isEmpty { return [start] + lines }
    lines[0] = start + lines[0].dropFirst(margin)
    return lines
  }
}

extension Document.Block {
  var isTip: Bool {
    if case .tip = self { true } else { false }
  }

  fileprivate var isRecords: Bool {
    switch self {
    case .table, .facts: true
    case .sentence, .line, .blank, .tips, .item, .whenRead, .tip: false
    }
  }

  fileprivate func lines(_ look: Look) -> [String] {
    switch self {
    case .sentence(let full, let narrow, let accessible):
      let fitting = look.isNarrow ? narrow ?? full : full
      return (look.isAccessible ? accessible ?? full : fitting).lines(look)
    case .line(let line, let accessible):
      return [(look.isAccessible ? accessible ?? line : line).text(look)]
    case .blank: return [""]
    case .table(let table): return table.lines(look)
    case .facts(let facts): return facts.lines(look)
    case .tips(let tips): return tips.lines(look)
    case .item(let mark, let document, let accessible):
      return document.lines(behind: look.isAccessible ? accessible : mark, look)
    case .whenRead(let document):
      return document().blocks.flatMap { $0.lines(look) }
    case .tip(let phrase):
      return look.isTerminal ? ("Next: " + phrase).lines(look) : []
    }
  }
}
