/// The colours of the marks.
package enum Palette: String, Sendable, CaseIterable {
  /// Colours of the 256 that are the same on every terminal, chosen to be
  /// seen on a dark background and on a light one.
  case fixed
  /// The colours of the terminal's own theme.
  case ansi
  /// No colours: bold and reverse.
  case mono

  /// The colour of a mark among the 256.
  package static func fixedColour(of mark: Mark) -> Int {
    switch mark {
    case .completed: 65
    case .onTrack: 32
    case .attention: 166
    case .critical: 197
    case .skipped, .scheduled, .unknown: 244
    }
  }

  /// What a terminal must be told before it draws a mark, if anything.
  private func code(of mark: Mark) -> String? {
    switch (self, mark) {
    case (.fixed, _): "38;5;\(Palette.fixedColour(of: mark))"
    case (.ansi, .completed): "32"
    case (.ansi, .onTrack): "36"
    case (.ansi, .attention): "33"
    case (.ansi, .critical): "91"
    case (.mono, .attention): "1"
    case (.mono, .critical): "7"
    case (.ansi, _), (.mono, _): nil
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
