/// Why a command line cannot be understood.
///
/// Texts stand as they were typed; whoever prints a message escapes what a
/// terminal might obey.
package indirect enum UsageProblem: Error {
  /// No command is called that; `instead` is a whole line that may be meant.
  case noCommand(
    String, similar: [String], instead: ShellCommand?, listing: ShellCommand)
  /// The command needs one more word: `cst goal`.
  case noVerb(of: String, verbs: [String])
  /// Nothing stands before `--`.
  case noCommandBefore(String, program: String)
  /// The command has no such option, but the `owners` have, as `listing` shows.
  case noOption(
    String, of: String, similar: [String], owners: [String], listing: Tip)
  /// The command has no such option, and a name may be meant; `line` is how to
  /// write it then.
  case nameLikeOption(String, of: String, line: ShellCommand)
  /// Nothing follows the option, or what follows is an option itself.
  case noValue(String, followedBy: String?, example: String)
  /// The flag stands alone, and something was attached to it.
  case needlessValue(String, String)
  /// The option was typed again, as these.
  case repeated(String, [String])
  /// The command cannot do without these.
  case missing([String], of: String, example: ShellCommand)
  /// Only one of these options can be given at a time.
  case exclusive([String], of: String)
  /// The command takes no more words; the tip says what they may be.
  case tooMany(String, of: String, Tip)
  /// The option stands in the command without its name, as `example` shows.
  case namelessOption(String, of: String, example: ShellCommand)
  /// The text does not say what its place asks for.
  case unreadable(String, Misreading, example: String)
  /// There is nothing to read about this.
  case noHelp(String, similar: [String], listing: ShellCommand)

  /// What is so, naming what was typed.
  package var message: String {
    switch self {
    case .noCommand(let typed, _, _, _): "there is no command \"\(typed)\""
    case .noVerb(let command, let verbs):
      "\"\(command)\" needs one more word: \(listed(verbs, "or"))"
    case .noCommandBefore(let typed, _):
      "there is no command before \"-- \(typed)\""
    case .noOption(let typed, let command, _, _, _),
      .nameLikeOption(let typed, let command, _):
      "\"\(command)\" has no option \"\(typed)\""
    case .noValue(let option, let next?, _):
      "\"\(option)\" needs a value, and \"\(next)\" looks like an option"
    case .noValue(let option, nil, _): "\"\(option)\" needs a value"
    case .needlessValue(let flag, let value):
      "\"\(flag)\" takes no value, and \"\(value)\" was given"
    case .repeated(let option, _): "\"\(option)\" was given more than once"
    case .missing(let titles, let command, _):
      "\"\(command)\" needs \(listed(titles, "and"))"
    case .exclusive(let titles, let command):
      "\"\(command)\" takes only one of \(listed(titles, "and"))"
    case .tooMany(let typed, let command, _):
      "\"\(command)\" has no place for \"\(typed)\""
    case .namelessOption(let typed, let command, _):
      "\"\(command)\" takes its \(typed.dropFirst(2)) without \"\(typed)\""
    case .unreadable(_, let misreading, _): misreading.message
    case .noHelp(let typed, _, _): "there is no help on \"\(typed)\""
    }
  }
}

/// Writes a list as a sentence does: `a`, `a or b`, `a, b or c`.
package func listed(_ items: [String], _ word: String) -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(word) \(last)"
}
