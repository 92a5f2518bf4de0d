package import SavingsCore

/// What a command answers: for people, for programs, and what it changes.
///
/// A command computes and does not act; whether anything is printed, asked or
/// saved is for `perform` to decide.
package struct Reply {
  /// What the answer is about, as scripts read it: `plan`, `goal`.
  package let kind: String

  /// The answer for programs, which is made when one asks for it.
  package var data: Value { makeData() }

  private let makeData: () -> Value

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

  /// What became of what it puts aside for goals.
  package let savings: SavingEffect?

  /// The answer as it stands, for one that is a file.
  var text: [UInt8]?

  /// Whether a quiet look leaves the answer out.
  var isConfirmation = false

  /// Whether the answer stands alone, without warnings or notes beside it.
  package var isBare = false

  /// The answer to a question; the form for programs is only worked out for
  /// them.
  @inline(__always)
  package init<Told: Answer>(
    _ answer: Told, warnings: [Warning] = [], status: ExitCode = .success,
    @Document.Composing _ blocks: () throws -> [Document.Block]
  ) rethrows {
    self.init(
      Told.kind, { answer.value }, try blocks(), warnings, status: status)
  }

  /// The answer to a question that also changed something.
  @inline(__always)
  package init<Told: Answer>(
    _ answer: Told, _ change: Change, warnings: [Warning] = [],
    @Document.Composing _ blocks: () throws -> [Document.Block]
  ) rethrows {
    self.init(Told.kind, { answer.value }, try blocks(), warnings, change)
  }

  /// The answer to a change.
  @inline(__always)
  package init(
    _ change: Change, warnings: [Warning] = [],
    confirmation: Confirmation? = nil, savings: SavingEffect? = nil,
    @Document.Composing _ blocks: () throws -> [Document.Block]
  ) rethrows {
    self.init(
      Change.answer, { .blank }, try blocks(), warnings, change, confirmation,
      savings)
  }

  // Every command has an answer. What is the same for all of them is compiled
  // once: where closures are called, it would be once for each of them.
  @inline(never)
  private init(
    _ kind: String, _ makeData: @escaping () -> Value,
    _ blocks: [Document.Block], _ warnings: [Warning], _ change: Change? = nil,
    _ confirmation: Confirmation? = nil, _ savings: SavingEffect? = nil,
    status: ExitCode = .success
  ) {
    self.kind = kind
    self.makeData = makeData
    document = Document(blocks)
    self.warnings = warnings
    self.change = change
    self.confirmation = confirmation
    self.savings = savings
    self.status = status
  }
}
