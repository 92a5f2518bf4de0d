extension Grammar {
  /// Understands a command line, the program's own name left out.
  ///
  /// Help wins over everything, then the version; every value is read before
  /// anything runs. When several things are wrong, the first of these is told:
  /// the command, the options, too many words, too few, a value of
  /// its own.
  package func parse(
    _ arguments: [String]
  ) throws(UsageProblem) -> Call<Context, Reply> {
    let tokens = scan(arguments)
    if tokens.contains(where: { $0.option?.name == "help" }) {
      return .help(of: nearestSubject(to: tokens.compactMap(\.word)))
    }
    if tokens.contains(where: { $0.option?.name == "version" }) {
      return .version
    }
    guard tokens.contains(where: { $0.word != nil }) else {
      if let operand = tokens.compactMap(\.operand).first {
        throw .noCommandBefore(operand, program: program)
      }
      return .start(
        try matchOptions(
          tokens, among: everywhere,
          listing: "\(run: toType(["help", "options"]))"))
    }
    let command = try command(in: tokens, of: arguments)
    var line = CalledLine(
      grammar: self, command: command, arguments: arguments, tokens: tokens)
    let matches = try line.match()
    switch command.name {
    case "version": return .version
    case "help":
      let words = try matches.value(of: helpSubject)
      guard try matches.value(of: helpAsManual) else {
        return .help(of: try subject(words))
      }
      guard words.isEmpty else {
        throw .exclusive(["SUBJECT", "--man"], of: "\(program) help")
      }
      return .manual
    default:
      return .run(
        Invocation(
          command: command, matches: matches,
          run: try command.prepare(matches)))
    }
  }

  /// What the parts of a line come to that may be wrong.
  ///
  /// It never fails: an unreadable value counts as not typed. So an error can
  /// be shown the way the person asked for.
  package func peek(_ arguments: [String]) -> Matches {
    var matches = Matches(areForgiving: true)
    let tokens = scan(arguments)
    if let command = command(at: tokens.compactMap(\.word)) {
      let line = CalledLine(
        grammar: self, command: command, arguments: arguments, tokens: tokens)
      _ = matches.place(line.texts, of: command)
    }
    for token in tokens {
      guard case .option(let shape, let value, _) = token.kind,
        shape.kind != .option || value != nil
      else { continue }
      matches.add(value, for: shape)
    }
    return matches
  }

  /// The command that is called, wherever options stand.
  package func command(
    calledBy arguments: [String]
  ) -> Command<Context, Reply>? {
    command(at: scan(arguments).compactMap(\.word))
  }

  func scan(_ arguments: [String]) -> [Token] {
    Scanner(arguments) { self.option(in: arguments, where: $0) }.tokens
  }
}
