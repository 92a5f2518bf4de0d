package import SavingsCore

/// A step from one book to the next.
package struct Change: Sendable {
  /// What there was.
  package let before: Book

  /// What there is to be.
  package let after: Book

  /// What sort of change it is, for the history.
  package let kind: HistoryStep.Kind

  /// Where it began, for the history.
  package let origin: HistoryNote.Origin

  /// The change from one book to another.
  package init(
    from before: Book, to after: Book, as kind: HistoryStep.Kind = .change,
    origin: HistoryNote.Origin = .stored
  ) {
    self.before = before
    self.after = after
    self.kind = kind
    self.origin = origin
  }

  /// Whether there is nothing to save; a step back over a change that left all
  /// records as they were is a step all the same.
  package var isEmpty: Bool {
    kind == .change && origin == .stored && before == after
  }
}
