package import SavingsCore

/// What a command answers: for people, for programs, and what it changes.
///
/// A command computes and does not act; whether anything is printed, asked or
/// saved is for `perform` to decide.
package struct Reply: Sendable {
  /// What the answer is about, as scripts read it: `plan`, `goal`.
  package let kind: String

  /// The answer for programs, which is made when one asks for it.
  package var data: JSON { makeData() }

  private let makeData: @Sendable () -> JSON

  /// The answer for people.
  package let document: Document

  /// What a careful saver should know beside it.
  package var warnings: [Warning]

  /// What was changed, `nil` for a question.
  package let change: Change?

  /// What has to be confirmed before the change is saved.
  package let confirmation: Confirmation?

  /// How the program ends if all goes well.
  package let status: ExitCode

  /// Whether the answer stands alone, without warnings or notes beside it.
  package var isBare = false

  /// The answer to a question.
  package init(
    _ kind: String, _ data: JSON, warnings: [Warning] = [],
    status: ExitCode = .success,
    @Document.Composing _ blocks: () throws -> [Document.Block]
  ) rethrows {
    try self.init(
      kind, making: { data }, warnings: warnings, status: status, blocks)
  }

  /// The answer to a question, of which the form for programs is long.
  package init(
    _ kind: String, making data: @escaping @Sendable () -> JSON,
    warnings: [Warning] = [], status: ExitCode = .success,
    @Document.Composing _ blocks: () throws -> [Document.Block]
  ) rethrows {
    self.kind = kind
    makeData = data
    self.warnings = warnings
    self.status = status
    document = Document(try blocks())
    change = nil
    confirmation = nil
  }

  /// The answer to a question that also changed something.
  package init(
    _ kind: String, _ data: JSON, _ change: Change, warnings: [Warning] = [],
    @Document.Composing _ blocks: () throws -> [Document.Block]
  ) rethrows {
    self.kind = kind
    makeData = { data }
    self.change = change
    self.warnings = warnings
    document = Document(try blocks())
    confirmation = nil
    status = .success
  }

  /// The answer to a change.
  package init(
    _ change: Change, warnings: [Warning] = [],
    confirmation: Confirmation? = nil,
    @Document.Composing _ blocks: () throws -> [Document.Block]
  ) rethrows {
    kind = "change"
    makeData = { .null }
    document = Document(try blocks())
    self.change = change
    self.warnings = warnings
    self.confirmation = confirmation
    status = .success
  }
}

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

  /// Whether there is nothing to save.
  package var isEmpty: Bool { origin == .stored && before == after }
}

/// What goes, and who loses what, before somebody says yes.
package struct Confirmation: Hashable, Sendable {
  /// What is about to happen: `deleting "New car"`.
  package let deed: String

  /// What it would do besides: `release 2 allocations`.
  package let effect: Phrase

  /// Who loses what, a line each.
  package let consequences: [Phrase]

  /// What is asked, such as `Delete it?`.
  package let question: String

  /// A question with its reasons.
  package init(
    _ deed: String, effect: Phrase = "", consequences: [Phrase] = [],
    question: String
  ) {
    self.deed = deed
    self.effect = effect
    self.consequences = consequences
    self.question = question
  }

  /// What would happen and who loses what, a line each, where `subject` names
  /// the deed.
  func reasons(_ subject: Phrase) -> [Phrase] {
    (effect.isEmpty ? [] : ["\(subject) would \(effect)"]) + consequences
  }
}
