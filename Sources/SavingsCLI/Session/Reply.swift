internal import SavingsCore

/// What a command answers: for people, for programs, and what it changes.
///
/// A command computes and does not act; whether anything is printed, asked or
/// saved is for `perform` to decide.
package final class Reply {
  /// What the answer is about, as scripts read it: `plan`, `goal`.
  let kind: String

  /// The answer for programs, which is made when one asks for it.
  var data: Value { answer?.value ?? .blank }

  private let answer: (any Answer)?
  let document: Document
  private(set) var warnings: [Warning]
  let change: Change?
  let confirmation: Confirmation?
  let status: ExitCode

  /// What became of what it puts aside for goals.
  let savings: SavingEffect?

  /// The answer as it stands, for one that is a file.
  private(set) var text: [UInt8]?

  /// Whether a quiet look leaves the answer out.
  private(set) var isConfirmation = false

  /// Whether the answer stands alone: warnings are told only where they stop.
  private(set) var isBare = false

  /// What set another day, where the answer is that of a question about it.
  private(set) var asked: Request?

  /// The answer to a question, which may also have changed something.
  @inline(__always)
  convenience init(
    _ answer: any Answer, _ change: Change? = nil, warnings: [Warning] = [],
    status: ExitCode = .success,
    @Composing _ document: () throws -> Document
  ) rethrows {
    self.init(answer, try document(), warnings, change, status: status)
  }

  @inline(__always)
  convenience init(
    _ change: Change, warnings: [Warning] = [],
    confirmation: Confirmation? = nil, savings: SavingEffect? = nil,
    @Composing _ document: () throws -> Document
  ) rethrows {
    self.init(nil, try document(), warnings, change, confirmation, savings)
  }

  // Every command has an answer. What is the same for all of them is compiled
  // once: where closures are called, it would be once for each of them.
  @inline(never)
  private init(
    _ answer: (any Answer)?, _ document: Document, _ warnings: [Warning],
    _ change: Change?, _ confirmation: Confirmation? = nil,
    _ savings: SavingEffect? = nil, status: ExitCode = .success
  ) {
    kind = answer.map { type(of: $0).kind } ?? Change.answer
    self.answer = answer
    self.document = document
    self.warnings = warnings
    self.change = change
    self.confirmation = confirmation
    self.savings = savings
    self.status = status
  }

  /// Itself, told as a file, as what a quiet look leaves out, alone, or of the
  /// day of a question within.
  func told(
    as text: [UInt8]? = nil, confirms: Bool = false, isBare: Bool = false,
    onDayOf asked: Request? = nil
  ) -> Reply {
    if asked?.todaySource != nil { self.asked = asked }
    self.text = text
    isConfirmation = confirms
    self.isBare = isBare
    return self
  }

  /// Gives no tip for after a change, which is refused or only shown.
  func withholdTips() {
    warnings = warnings.map {
      $0.isOfAfterwards
        ? Warning($0.code, $0.message, subject: $0.subject) : $0
    }
  }

  /// Says this too, each once.
  func warn(_ others: [Warning]) {
    warnings = (warnings + others).withoutRepetitions
  }
}
