extension Grammar {
  /// Every option `command` takes, its own first.
  package func options(of command: Command<Context, Reply>) -> [Shape] {
    command.options + (command.changes ? onChanges : []) + everywhere
  }

  /// The command with the most words at the start of `typed`.
  package func command(at typed: [String]) -> Command<Context, Reply>? {
    guard let first = typed.first else { return nil }
    let other = aliases[first] ?? first
    var found: (count: Int, entry: Entry<Context, Reply>)?
    for entry in entries
    where entry.name.hasPrefix(first) || entry.name.hasPrefix(other) {
      let words = entry.words
      if words.count > found?.count ?? 0, words.count <= typed.count,
        agree(typed, words)
      {
        found = (words.count, entry)
      }
    }
    return found?.entry.command
  }

  /// The commands that go on after `typed`.
  func commands(under typed: [String]) -> [Command<Context, Reply>] {
    entries.filter { entry in
      let words = entry.words
      return words.count > typed.count && agree(typed, words)
    }
    .map(\.command)
  }

  /// The words that can come right after `typed`, in the order declared.
  package func words(after typed: [String]) -> [String] {
    commands(under: typed).map { $0.words[typed.count] }.distinct
  }

  /// What a person types to call the program with these arguments.
  @inline(never)
  func toType(_ arguments: [String]) -> ShellCommand {
    ShellCommand([program] + arguments)
  }

  /// The words that call a command, program and all.
  package func line(_ words: [String]) -> String {
    ([program] + words).joined(separator: " ")
  }

  /// Whether typed words are those of a command, as far as both go.
  private func agree(_ typed: [String], _ words: [Substring]) -> Bool {
    (0..<min(typed.count, words.count)).allSatisfy { place in
      let (word, text) = (words[place], typed[place])
      return word == text || aliases[text].map { word == $0 } ?? false
    }
  }
}
