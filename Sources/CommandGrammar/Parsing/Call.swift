/// What a command line asks for.
package enum Call<Context, Reply>: Sendable {
  /// No command at all: the start page, with the options typed.
  case start(Matches)
  case help(of: Subject)
  /// The manual page: `help --man`.
  case manual
  case version
  case run(Invocation<Context, Reply>)
}

/// What help is asked about.
package enum Subject: Sendable {
  case everything
  /// A first word and its verbs: `goal`.
  case noun(String)
  /// A command by its words: `goal add`.
  case command([String])
  case topic(String)
}

/// A command with its values read, ready to run.
package struct Invocation<Context, Reply>: Sendable {
  package let command: Command<Context, Reply>
  package let matches: Matches
  package let run: @Sendable (Context) throws -> Reply
}
