/// Lays pieces into lines of at most `width` characters.
///
/// A piece stays whole if it can: `[--sort deadline|name]` is broken at its
/// blanks, and a word longer than a line in the middle, only when it must.
package func wrap(_ pieces: [String], to width: Int) -> [String] {
  var lines: [String] = []
  for piece in pieces.flatMap({ fitting($0, width) }) {
    if let line = lines.last, line.count + 1 + piece.count <= width {
      lines[lines.count - 1] = line + " " + piece
    } else {
      lines.append(piece)
    }
  }
  return lines
}

extension String {
  @inline(never)
  var words: [String] { split(separator: " ").map(String.init) }
}

/// Lays a text into lines of at most `width` characters, broken at blanks.
package func wrap(_ text: String, to width: Int) -> [String] {
  wrap(text.words, to: width)
}

private func fitting(_ piece: String, _ width: Int) -> [String] {
  guard piece.count > width else { return [piece] }
  let words = piece.words
  guard words.count == 1 else { return words.flatMap { fitting($0, width) } }
  var rest = piece[...]
  var parts: [String] = []
  while rest.count > width {
    let line = rest.prefix(width)
    let cut = line.lastIndex(of: "|").map { line.prefix(through: $0) } ?? line
    parts.append(String(cut))
    rest = rest.dropFirst(cut.count)
  }
  return parts + [String(rest)]
}
