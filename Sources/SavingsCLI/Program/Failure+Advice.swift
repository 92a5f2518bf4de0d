internal import CommandGrammar
internal import SavingsCore

extension Failure {
  /// The same with advice that goes on with what was typed.
  ///
  /// A line that was only to show a change does not make it when it is
  /// corrected, steps that nobody quoted are quoted, and of a question that a
  /// disk stopped nobody asks whether it changed anything.
  func advising(
    on arguments: [String], by grammar: Grammar<Session, Reply>
  ) -> Failure {
    guard let command = grammar.command(calledBy: arguments) else {
      return self
    }
    if command.name == trying.name,
      let line = quotedStep(of: arguments, by: grammar)
    {
      return tipping("quote each change: \(run: line)")
    }
    let dryRun = Options.dryRun.shape.title
    let matches = grammar.peek(arguments)
    if !command.changes(matches) {
      return status == .failed || code == "no_store"
        ? tipping(tip.behind("nothing was changed; ")) : self
    }
    guard matches.holds(dryRun) else { return self }
    return tipping(
      tip.mapping { line in
        guard let matches = grammar.matches(ofChange: line, by: command.name),
          // Behind -- an option would be a name.
          !matches.holds(dryRun), !line.words.contains("--")
        else { return line }
        return ShellCommand(line: "\(line.line) \(dryRun)")
      })
  }
}

/// The line that tries the words of one change as one step; `nil` where they
/// are none.
private func quotedStep(
  of arguments: [String], by grammar: Grammar<Session, Reply>
) -> ShellCommand? {
  let outer = grammar.everywhere.map(\.title) + ["--ask"]
  let words = arguments.drop { $0 != trying.name }.dropFirst()
  let step = words.prefix { !outer.contains($0) }
  guard step.count > 1, let command = grammar.command(at: Array(step)),
    command.changes, TriedLine.reason(against: command) == nil,
    // One of them may be quoted already.
    !step.contains(where: {
      $0.contains(" ") && grammar.command(at: $0.words()) != nil
    })
  else { return nil }
  // A trial is only one anyway.
  let change = step.filter { !["-n", Options.dryRun.shape.title].contains($0) }
  return ShellCommand(
    [grammar.program] + arguments.prefix(arguments.count - words.count)
      + [ShellCommand(change).line] + words.dropFirst(step.count))
}

extension Tip {
  /// The tip without these words at its start.
  fileprivate func behind(_ start: String) -> Tip {
    guard case .words(let words)? = parts.first, words.hasPrefix(start) else {
      return self
    }
    return Tip([.words(words.behind(start.utf8.count))] + parts.dropFirst())
  }
}
