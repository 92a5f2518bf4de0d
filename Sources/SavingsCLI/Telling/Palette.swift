/// The colours of the marks.
package enum Palette: String, Sendable, CaseIterable {
  /// Colours of the 256 that are the same on every terminal, chosen to be
  /// seen on a dark background and on a light one.
  case fixed
  /// The colours of the terminal's own theme.
  case ansi
  /// No colours: bold and reverse.
  case mono

  /// What a terminal must be told before it draws a mark, if anything.
  private func code(of mark: Mark) -> String? {
    switch self {
    case .fixed: "38;5;\(mark.looks.fixed)"
    case .ansi: mark.looks.ansi
    case .mono: mark.looks.mono
    }
  }

  func painted(_ text: String, as mark: Mark) -> String {
    guard let code = code(of: mark), text != "" else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  func bold(_ text: String) -> String {
    text == "" ? text : "\u{1B}[1m\(text)\u{1B}[0m"
  }
}
