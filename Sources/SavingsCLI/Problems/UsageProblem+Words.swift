internal import CommandGrammar

extension UsageProblem: Worded {
  /// What is said of a command line that is not understood.
  var failure: Failure {
    Failure(
      code, .usage, Phrase(message), subject: subject, candidates: candidates,
      tip: tip)
  }
}

extension UsageProblem {
  /// The same with an example about a record that there is, where the command
  /// lacks the one that it is about; `names` gives those of a kind.
  func exemplified(by names: (String) -> [String]) -> UsageProblem {
    guard case .missing(let titles, let command, let example) = self,
      let kind = titles.first?.lowercased(), ["goal", "asset"].contains(kind)
    else { return self }
    let known = names(kind)
    var words = example.words
    // What was typed stays, and what is to be filled in is called by its title.
    let place =
      words.lastIndex { $0 == titles[0] }
      ?? ShellCommand(line: command).words.count
    guard let first = known.first, place < words.count,
      !known.contains(words[place])
    else { return self }
    words[place] = first
    return .missing(titles, of: command, example: ShellCommand(words))
  }
}
