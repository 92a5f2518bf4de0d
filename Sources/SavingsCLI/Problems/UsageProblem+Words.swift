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
  /// The same with an example about records that there are, where the command
  /// lacks one; what was typed stays, and `names` gives those of a kind.
  func exemplified(
    beside typed: [String], by names: (String) -> [String]
  ) -> UsageProblem {
    guard case .missing(let titles, let command, let example) = self else {
      return self
    }
    var words = example.words
    let first = ShellCommand(line: command).words.count
    for place in words.indices.dropFirst(first)
    where !typed.contains(words[place]) {
      let kind: String
      switch words[place - 1] {
      case "--goal": kind = "goal"
      case "--asset", "--from", "--to": kind = "asset"
      case _ where place == first && titles[0] == "GOAL": kind = "goal"
      case _ where place == first && titles[0] == "ASSET": kind = "asset"
      default: continue
      }
      let known = names(kind)
      if known.contains(words[place]) { continue }
      for name in known where !words.contains(name) {
        words[place] = name
        break
      }
    }
    return .missing(titles, of: command, example: ShellCommand(words))
  }
}
