/// The pens of a picture: what is across is in percent, what is down in
/// pixels.
extension Page {
  /// Where a label ends or begins at its place.
  enum Anchor {
    case start, middle, end

    fileprivate var markup: Markup {
      switch self {
      case .start: ""
      case .middle: " text-anchor=\"middle\""
      case .end: " text-anchor=\"end\""
      }
    }

    /// Where a label at a place has to lie to stay within the picture.
    static func within(_ x: Percent) -> Anchor {
      x.hundredths < 500 ? .start : x.hundredths > 9500 ? .end : .middle
    }
  }

  /// Draws a line from top to bottom.
  @inline(never)
  func upright(_ kind: Markup, x: Percent, from top: Int, to bottom: Int) {
    tags(
      """
      <line class="\(kind)" x1="\(x)" x2="\(x)" y1="\(top)" y2="\(bottom)"/>
      """)
  }

  /// Draws a line from left to right.
  @inline(never)
  func level(
    _ kind: Markup, y: Int, from left: Percent = .none, to right: Percent = .all
  ) {
    tags(
      """
      <line class="\(kind)" x1="\(left)" x2="\(right)" y1="\(y)" y2="\(y)"/>
      """)
  }

  @inline(never)
  func box(
    _ kind: Markup, x: Percent, width: Percent, y: Int, height: Int
  ) {
    tags(
      """
      <rect class="\(kind)" x="\(x)" width="\(width)" y="\(y)" \
      height="\(height)"/>
      """)
  }

  @inline(never)
  func dot(_ kind: Markup, x: Percent, y: Int, radius: Markup) {
    tags("<circle class=\"\(kind)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>")
  }

  /// Writes a label, perhaps so many pixels beside its place.
  @inline(never)
  func label(
    _ kind: Markup, x: Percent, y: Int, at anchor: Anchor = .start,
    beside: Int = 0, _ words: Phrase
  ) {
    tags("<text class=\"\(kind)\" x=\"\(x)\"")
    if beside != 0 { tags(" dx=\"\(beside)\"") }
    tags(" y=\"\(y)\"\(anchor.markup)>")
    plain(words)
    tags("</text>")
  }

  /// Begins a picture that only decorates.
  @inline(never)
  func beginDecoration(_ kind: Markup = "", height: Int) {
    tags(
      """
      <svg\(kind) width="100%" height="\(height)" aria-hidden="true" \
      focusable="false">
      """)
  }

  /// Begins a picture that says what it shows: a title and a sentence.
  @inline(never)
  func beginPicture(
    _ id: Markup, height: Int, _ title: Phrase, _ sentence: Phrase
  ) {
    tags(
      """
      <svg class="plot" width="100%" height="\(height)" role="img" \
      aria-labelledby="\(id)-t \(id)-d"><title id="\(id)-t">
      """)
    plain(title)
    tags("</title><desc id=\"\(id)-d\">")
    plain(sentence)
    tags("</desc>")
  }
}
