/// Where a stream leads.
package struct Screen: Sendable {
  /// Whether it is a terminal.
  package let isTerminal: Bool

  /// How many cells a line has, where the terminal knows.
  package let width: Int?

  /// A terminal or something else.
  package init(isTerminal: Bool, width: Int? = nil) {
    self.isTerminal = isTerminal
    self.width = width
  }
}
