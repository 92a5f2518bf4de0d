extension UsageProblem {
  /// What to do next; a usage problem always knows.
  package var tip: Tip {
    switch self {
    case .noCommand(_, _, let line?, _): "did you mean \"\(run: line)\"?"
    case .noCommand(_, let similar, nil, let listing):
      likeness(similar) ?? "see every command with: \(run: listing)"
    case .noVerb(let command, _):
      "see what each does with: \(run: help(on: command))"
    case .noCommandBefore(_, let program):
      "write the command first: \(program) COMMAND -- ..."
    case .noOption(_, _, let similar, let owners, let listing):
      likeness(similar) ?? ownership(owners).map {
        "\($0): \(listing)"
      }
        ?? "see its options with: \(listing)"
    case .nameLikeOption(_, _, let line):
      "if it is a name, write it behind --: \(run: line)"
    case .noValue(let option, let next?, _):
      "if it is the value, write \(option)=\(shellQuoted(next))"
    case .noValue(_, nil, let example): "for example: \(example)"
    case .needlessValue(let flag, _): "write just \(flag)"
    case .repeated(_, let lines): "keep one: \(listed(lines, "or"))"
    case .exclusive(let titles, _): "keep \(listed(titles, "or"))"
    case .tooMany(_, _, let tip): tip
    case .missing(_, _, let example), .namelessOption(_, _, let example):
      "for example: \(run: example)"
    case .unreadable(_, let misreading, let example):
      misreading.tip ?? "for example: \(example)"
    case .noHelp(_, let similar, let listing):
      likeness(similar) ?? "see what there is with: \(run: listing)"
    }
  }

  /// A name for machines that stays the same when the words get better, the
  /// text that was typed and is not right, and what may have been meant, the
  /// closest first.
  package var facts: (code: String, subject: String, candidates: [String]) {
    switch self {
    case .noCommand(let typed, let similar, _, _):
      ("unknown_command", typed, similar)
    case .noVerb(let typed, let verbs): ("incomplete_command", typed, verbs)
    case .noCommandBefore(let typed, _): ("unknown_command", typed, [])
    case .noOption(let typed, _, let similar, let owners, _):
      ("unknown_option", typed, similar.isEmpty ? owners : similar)
    case .nameLikeOption(let typed, _, _), .namelessOption(let typed, _, _):
      ("unknown_option", typed, [])
    case .noValue(let typed, _, _): ("missing_value", typed, [])
    case .needlessValue(let typed, _): ("needless_value", typed, [])
    case .repeated(let typed, _): ("repeated_option", typed, [])
    case .missing(let titles, let typed, _):
      ("missing_argument", typed, titles)
    case .exclusive(let titles, let typed):
      ("exclusive_options", typed, titles)
    case .tooMany(let typed, _, _): ("unexpected_argument", typed, [])
    case .unreadable(let typed, let misreading, _):
      ("unreadable_value", typed, misreading.candidates)
    case .noHelp(let typed, let similar, _):
      ("unknown_subject", typed, similar)
    }
  }
}

private func likeness(_ similar: [String]) -> Tip? {
  let quoted = similar.map { "\"\($0)\"" }
  guard let first = quoted.first else { return nil }
  return quoted.count == 1
    ? "a similar one exists: \(first)"
    : "similar ones exist: \(listed(quoted, "and"))"
}

private func ownership(_ owners: [String]) -> String? {
  guard !owners.isEmpty else { return nil }
  // Without the name of the program they are names, and nothing to paste.
  let quoted = owners.prefix(3).map { owner in
    "\"\(owner.words.dropFirst().joined(separator: " "))\""
  }
  let more = owners.count > 3 ? ", among others" : ""
  let verb = owners.count == 1 ? "has" : "have"
  return "\(listed(quoted, "and")) \(verb) it\(more)"
}

/// The help on a command that is named with its program.
private func help(on command: String) -> ShellCommand {
  var words = command.words
  words.insert("help", at: min(1, words.count))
  return ShellCommand(words)
}
