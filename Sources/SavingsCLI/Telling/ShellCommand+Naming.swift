package import CommandGrammar

/// What the person has to fill in before a command can be typed.
package enum Hole: String, CaseIterable, Sendable {
  case amount = "AMOUNT"
  case asset = "ASSET"
  case code = "CODE"
  case date = "DATE"
  case file = "FILE"
  case goal = "GOAL"
  case rate = "RATE"
  case share = "SHARE"
  case name = "NAME"
  case address = "ADDRESS"
  case chain = "CHAIN"
  case url = "URL"
}

extension ShellCommand.Interpolation {
  mutating func appendInterpolation(_ hole: Hole) {
    appendInterpolation(typed: hole.rawValue)
  }
}

extension ShellCommand {
  /// The same command about the store at `path`, which was named with `--file`.
  ///
  /// A command that needs no store stays, and so does one that names its own. A
  /// variable of the environment still holds for the next command, so a store
  /// that was named by one is not repeated.
  package func naming(store path: String?) -> ShellCommand {
    let words = words
    guard let path, words.count > 1, words[0] == "cst",
      !["help", "version", "completion"].contains(words[1]),
      !words.contains(where: { $0 == "--file" || $0.hasPrefix("--file=") })
    else { return self }
    // The program's name is typed as it is, and its arguments stay as they are.
    let option: ShellCommand =
      path.hasPrefix("-") ? "cst --file=\(path)" : "cst --file \(path)"
    return ShellCommand(line: option.line + String(line.dropFirst("cst".count)))
  }
}

extension Look {
  /// A command to type, which names the store that was named.
  func command(_ command: ShellCommand) -> Painted {
    plain(command.naming(store: self.store).line.shownSafely)
  }
}

extension ShellCommand {
  /// Whether it is several commands, or writes into a file.
  fileprivate var takesShell: Bool {
    ShellWords(line, keepingQuotes: true).words.contains {
      $0 == "&&" || $0.hasSuffix(";") || $0.hasPrefix(">")
    }
  }
}

extension Tip {
  /// The tip as a program reads it, where the store was named.
  func text(naming store: String?) -> String {
    mapping { $0.naming(store: store) }.text
  }
}

extension [ShellCommand] {
  /// The commands as programs run them: each the list of its words, or a shell
  /// that gets the line where it takes one.
  func arguments(naming store: String?) -> [[String]] {
    map {
      let command = $0.naming(store: store)
      return command.takesShell ? ["sh", "-c", command.line] : command.words
    }
  }
}
