/// The tables of a page.
extension Page {
  /// Begins a table that scrolls where there is little room, under a caption
  /// and the heads of its columns, all but the first of figures.
  @inline(never)
  func beginTable(
    _ kind: Markup = "", _ caption: Phrase, _ heads: [Phrase]
  ) {
    tags("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"")
    plain(caption)
    tags("\"><table\(kind)>")
    element("caption", "", caption)
    tags("<thead><tr>")
    for (place, head) in heads.enumerated() {
      let kind: Markup = place == 0 ? "" : " class=\"n\""
      element("th", " scope=\"col\"\(kind)", head)
    }
    tags("</tr></thead><tbody>")
  }

  @inline(never)
  func endTable() { tags("</tbody></table></div>") }

  /// Begins a row with what it is of, and perhaps a word below.
  @inline(never)
  func beginRow(_ head: Phrase, below: Phrase = "", kind: Markup = "st") {
    tags("<tr><th scope=\"row\">")
    text(head)
    small(below, kind)
    tags("</th>")
  }

  /// Adds a figure to the row, and perhaps a word below.
  @inline(never)
  func cell(_ figure: Phrase, below: Phrase = "") {
    tags("<td class=\"n\">")
    text(figure)
    small(below, "st")
    tags("</td>")
  }

  @inline(never)
  func endRow() { tags("</tr>") }

  private func small(_ words: Phrase, _ kind: Markup) {
    if !words.isEmpty { element("span", " class=\"\(kind)\"", words) }
  }
}
