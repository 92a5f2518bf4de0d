internal import CommandGrammar
internal import SavingsCore

/// A command that is carried out on a copy, as a step or as the question.
final class TriedLine {
  /// What was typed, the program's name left out.
  let words: [String]

  let invocation: Invocation<Session, Reply>

  var line: String { words.map(shellQuoted).joined(separator: " ") }

  /// Reads a line: a step changes the copy, and a question leaves it as it is.
  init(
    _ text: String, isStep: Bool, by grammar: Grammar<Session, Reply>
  ) throws {
    words = try stepWords(text)
    guard !words.isEmpty else {
      throw Failure.badValue(
        "there is no command in \(quoted: text)",
        tip: "write one as a single argument: 'save 100EUR --goal new-car'")
    }
    guard case .run(let invocation) = try grammar.parse(words) else {
      throw Failure.badValue(
        "\(quoted: text) only shows a page, so there is nothing to try",
        tip: "type it by itself")
    }
    self.invocation = invocation
    try checkOptions(of: grammar)
    try check(isStep: isStep)
  }

  /// Passes a line without what belongs to `try` itself.
  private func checkOptions(
    of grammar: Grammar<Session, Reply>
  ) throws(Failure) {
    let own = [Options.today.shape.title, Options.yes.shape.title]
    let outer = (grammar.everywhere + grammar.onChanges).map(\.title)
    let refused = (outer + [Options.output.shape.title]).filter {
      !own.contains($0)
    }
    if let title = refused.first(where: invocation.matches.holds) {
      let isOuter = grammar.everywhere.contains { $0.title == title }
      throw .badValue(
        isOuter
          ? "\(title) stands inside of \(quoted: line), and belongs to the whole"
          : "\(title) in \(quoted: line) says nothing of a copy",
        tip: isOuter
          ? "write it outside of the quotes, behind \"cst try\""
          : "leave it out: a trial only shows what would be")
    }
  }

  /// Passes a step that changes something, and a question that does not.
  private func check(isStep: Bool) throws(Failure) {
    let command = invocation.command
    if let reason = TriedLine.reason(against: command) {
      let shown = ShellCommand(["cst"] + words + [Options.dryRun.shape.title])
      throw .badValue(
        "\(quoted: "cst \(command.name)") cannot be tried: \(reason)",
        tip: command.changes(invocation.matches)
          ? "see what it would do: \(run: shown)"
          : "type it by itself")
    }
    let changes = command.changes(invocation.matches)
    if isStep, !changes {
      let apply = command.onlyWith.map { ", or add --\($0) to it" } ?? ""
      throw .badValue(
        "\(quoted: line) changes nothing, so it is no step",
        tip: "ask it instead: --ask \(shellQuoted(line))\(apply)")
    }
    if !isStep, changes {
      let step: ShellCommand = "cst try \(line)"
      throw .badValue(
        "\(quoted: line) changes something, so it is no question",
        tip: "make it a step: \(run: step)")
    }
  }

  /// Why some commands have nothing to do with a copy.
  static func reason(against command: Command<Session, Reply>) -> Phrase? {
    switch command.name {
    case "undo": "a copy has no changes to take back"
    case "redo": "a copy has no changes to make again"
    case "log": "a copy has no history"
    case "check": "it looks at files, and a copy has none"
    case "import", "merge", "rate import": "it reads a file"
    default: command.asks ? "it asks the network" : nil
    }
  }
}

/// The words of a line that somebody quoted as one argument, without the name
/// of the program before them.
private func stepWords(_ line: String) throws(Failure) -> [String] {
  let typed = ShellWords(line)
  if let open = typed.open {
    throw .badValue(
      open == "\\"
        ? "nothing follows the last \\: \(line)"
        : "a quote \(String(open)) has no end: \(line)",
      tip: "close it, or write a backslash before what is meant as it is")
  }
  let words = typed.words
  return words.first == "cst" ? Array(words.dropFirst()) : words
}
