/// A text page under construction, never wider than its width.
struct Page {
  private let width: Int
  /// Whether explanations stand beside what they explain.
  let hasColumns: Bool
  private var lines: [String] = []

  init(width: Int, hasColumns: Bool) {
    // Narrower, a text column would fall under twenty characters.
    self.width = max(width, 26)
    self.hasColumns = hasColumns
  }

  /// The page as text, ending in one line break.
  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func paragraph(_ text: String) { paragraph(text.words) }

  /// Adds a sentence right below what was there.
  mutating func line(_ text: String) { lines += wrap(text, to: width) }

  /// Adds a paragraph of pieces that stay whole.
  mutating func paragraph(_ pieces: [String]) {
    gap()
    lines += wrap(pieces, to: width)
  }

  @inline(never)
  mutating func passage(_ passage: Passage) {
    gap()
    switch passage {
    case .paragraph(let text): line(text)
    case .list(let items): rows(items.map { ($0.term, $0.meaning) })
    case .options(let shapes): rows(of: shapes)
    case .lines(let texts):
      lines += texts.map { $0.isEmpty ? "" : "  \($0)" }
    }
  }

  /// Adds options with their short forms in front, aligned if any has one.
  mutating func rows(of shapes: [Shape]) {
    let hasShorts = shapes.contains { $0.short != nil }
    rows(
      shapes.map { shape in
        let short = shape.short.map { "-\($0), " } ?? (hasShorts ? "    " : "")
        return (short + shape.synopsis, shape.explanation)
      })
  }

  mutating func heading(_ title: String) {
    gap()
    lines.append("\(title):")
  }

  /// Adds one text whose later lines are indented further than its first.
  mutating func hanging(_ pieces: [String], lineEnd: String = "") {
    let inner = width - 6 - lineEnd.count
    let wrapped = wrap(pieces, to: inner)
    for (index, line) in wrapped.enumerated() {
      let indent = index == 0 ? "  " : "      "
      let isLast = index == wrapped.count - 1
      lines.append(indent + line + (isLast ? "" : lineEnd))
    }
  }

  /// Adds names beside their explanations, or above them when it is narrow.
  mutating func rows(_ rows: [(name: String, text: String)]) {
    guard hasColumns else {
      for row in rows { hanging("\(row.name): \(row.text)".words) }
      return
    }
    let limit = width * 2 / 5
    let widest = rows.map(\.name.count).filter { $0 <= limit }.max() ?? 0
    let isNarrow = width - widest - 4 < 20 || widest == 0
    let column = isNarrow ? 6 : widest + 4
    let blank = String(repeating: " ", count: column)

    for row in rows {
      let texts = wrap(row.text, to: width - column)[...]
      if row.name.count + 4 <= column, let first = texts.first {
        let space = String(repeating: " ", count: column - row.name.count - 2)
        lines.append("  " + row.name + space + first)
        lines += texts.dropFirst().map { blank + $0 }
      } else {
        hanging([row.name])
        lines += texts.map { blank + $0 }
      }
    }
  }

  private mutating func gap() {
    if !lines.isEmpty { lines.append("") }
  }
}
