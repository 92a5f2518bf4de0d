extension Cell {
  /// Text that somebody wrote, or nothing.
  static func optional(_ text: String?) -> Cell {
    text.map { .text(Phrase($0)) } ?? .blank
  }
}

extension String? {
  /// The first line of what somebody wrote, or nothing.
  var phrase: Phrase {
    guard let self else { return "" }
    return Phrase(String(self.prefix { !$0.isNewline }))
  }
}
