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
    case .noOption(let typed, _, let similar, let owners, let listing):
      likeness(similar) ?? ownership(of: typed, owners).map {
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

  /// A name for machines that stays the same when the words get better.
  package var code: String {
    switch self {
    case .noCommand, .noCommandBefore: "unknown_command"
    case .noVerb: "incomplete_command"
    case .noOption, .nameLikeOption, .namelessOption: "unknown_option"
    case .noValue: "missing_value"
    case .needlessValue: "needless_value"
    case .repeated: "repeated_option"
    case .missing: "missing_argument"
    case .exclusive: "exclusive_options"
    case .tooMany: "unexpected_argument"
    case .unreadable: "unreadable_value"
    case .noHelp: "unknown_subject"
    }
  }

  /// The text that was typed and is not right.
  package var subject: String {
    switch self {
    case .noCommand(let typed, _, _, _), .noCommandBefore(let typed, _),
      .noOption(let typed, _, _, _, _), .nameLikeOption(let typed, _, _),
      .tooMany(let typed, _, _),
      .unreadable(let typed, _, _), .noHelp(let typed, _, _),
      .noValue(let typed, _, _), .needlessValue(let typed, _),
      .repeated(let typed, _), .noVerb(let typed, _), .missing(_, let typed, _),
      .exclusive(_, let typed), .namelessOption(let typed, _, _):
      typed
    }
  }

  /// What may have been meant, closest first.
  package var candidates: [String] {
    switch self {
    case .noCommand(_, let similar, _, _), .noHelp(_, let similar, _): similar
    case .noVerb(_, let verbs): verbs
    case .noOption(_, _, let similar, let owners, _):
      similar.isEmpty ? owners : similar
    case .missing(let titles, _, _), .exclusive(let titles, _): titles
    case .unreadable(_, let misreading, _): misreading.candidates
    case .noValue, .needlessValue, .repeated, .tooMany, .noCommandBefore,
      .nameLikeOption, .namelessOption:
      []
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

private func ownership(of option: String, _ owners: [String]) -> String? {
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
