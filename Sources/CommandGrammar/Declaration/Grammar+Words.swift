extension Grammar {
  /// The commands people see.
  package var visibleCommands: [Command<Context, Reply>] {
    commands.filter { !$0.isHidden }
  }

  /// Every option `command` takes, its own first.
  package func options(of command: Command<Context, Reply>) -> [Shape] {
    command.options + (command.changes ? onChanges : []) + everywhere
  }

  /// The verbs a noun has, for a test that all nouns have the usual ones.
  package func verbs(of noun: String) -> [String] { words(after: [noun]) }

  /// The command with the most words at the start of `typed`.
  func command(
    at typed: some Collection<String>
  ) -> Command<Context, Reply>? {
    guard let first = typed.first else { return nil }
    let other = aliases[first] ?? first
    return entries.filter { entry in
      (entry.name.hasPrefix(first) || entry.name.hasPrefix(other))
        && starts(typed, with: entry.words)
    }
    .max { $0.words.count < $1.words.count }?.command
  }

  /// The visible commands that go on after `typed`.
  func commands(
    under typed: some Collection<String>
  ) -> [Command<Context, Reply>] {
    entries.filter { entry in
      entry.words.count > typed.count
        && starts(typed, with: entry.words.prefix(typed.count))
    }
    .map(\.command).filter { !$0.isHidden }
  }

  /// The words that can come right after `typed`, in the order declared.
  func words(after typed: some Collection<String>) -> [String] {
    var seen: Set<String> = []
    return commands(under: typed)
      .map { $0.words[typed.count] }
      .filter { seen.insert($0).inserted }
  }

  /// What a person types to call the command, program and all.
  func line(_ words: some Sequence<String>) -> String {
    ([program] + words).joined(separator: " ")
  }

  private func starts(
    _ typed: some Collection<String>, with words: some Collection<Substring>
  ) -> Bool {
    typed.count >= words.count
      && zip(words, typed).allSatisfy { word, text in
        word == text || aliases[text].map { word == $0 } ?? false
      }
  }
}
