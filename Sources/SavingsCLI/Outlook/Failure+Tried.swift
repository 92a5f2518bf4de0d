internal import CommandGrammar
internal import SavingsCore

extension Failure {
  /// The same about a line of a trial: what it offers is tried as well, behind
  /// the steps before it, and what no copy can do is only shown.
  func tried(
    by grammar: Grammar<Session, Reply>, after steps: [String]
  ) -> Failure {
    tipping(
      tip.mapping { line in
        let dryRun = Options.dryRun.shape.title
        guard let matches = grammar.matches(ofChange: line),
          !matches.holds(dryRun),
          let command = grammar.command(calledBy: line.arguments)
        else { return line }
        guard TriedLine.reason(against: command) == nil else {
          return ShellCommand(line: "\(line.line) \(dryRun)")
        }
        let step = String(line.line.dropFirst("cst ".count))
        return ShellCommand(["cst", "try"] + steps + [step])
      })
  }
}

extension ShellCommand {
  /// The words of a line behind the program's name.
  var arguments: [String] { Array(words.dropFirst()) }
}

extension Grammar<Session, Reply> {
  /// What is typed in a line that changes what is kept, and calls the command
  /// of this name where one is wanted; `nil` of any other line.
  func matches(
    ofChange line: ShellCommand, by name: String? = nil
  ) -> Matches? {
    guard line.words.first == program,
      let command = command(calledBy: line.arguments),
      name == nil || command.name == name
    else { return nil }
    let matches = peek(line.arguments)
    return command.changes(matches) ? matches : nil
  }
}
