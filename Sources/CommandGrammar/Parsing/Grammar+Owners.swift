extension Grammar {
  /// The commands that have an option; those alone that are about the same as
  /// another one, or called by the same noun, where there are any.
  func owners(
    of shape: Shape, about other: Command<Context, Reply>?
  ) -> [Command<Context, Reply>] {
    let all = commands.filter { command in
      options(of: command).contains { $0.title == shape.title }
    }
    let near = all.filter { command in
      other.map { command.isAboutTheSame(as: $0) } ?? false
    }
    if !near.isEmpty { return near }
    if onChanges.contains(where: { $0.title == shape.title }) { return all }
    let kin = all.filter { $0.words.first == other?.words.first }
    return kin.isEmpty ? all : kin
  }

  /// A line that shows an option at work in one of its owners: what was typed,
  /// or else an example, though none of another record; no change for who asked
  /// a question.
  func use(
    of shape: Shape, by owners: [Command<Context, Reply>],
    insteadOf command: Command<Context, Reply>?, _ tokens: [Token]
  ) -> Tip? {
    let changes = command.map { command in
      command.changes
        && command.onlyWith.map { flag in
          tokens.contains { $0.option?.title == "--\(flag)" }
        } ?? true
    }
    let meant = owners.filter { changes == true || !$0.changes }
    guard let command, command.positionals.first?.isName == true else {
      return example(of: shape, in: meant)
    }
    let retyped = meant.first.flatMap { other in
      other.isAboutTheSame(as: command)
        ? line(tokens, of: command, retypedFor: other) : nil
    }
    return retyped.map { "\(run: toType($0))" }
  }

  /// What was typed behind a command, behind the words of another one; `nil`
  /// where that has no place for all of it.
  private func line(
    _ tokens: [Token], of command: Command<Context, Reply>,
    retypedFor other: Command<Context, Reply>
  ) -> [String]? {
    let own = options(of: other).map(\.title)
    var line: [String] = []
    var operands = 0
    for token in tokens {
      switch token.kind {
      case .word(let text):
        operands += 1
        if operands == 1 { line += other.words }
        if operands > command.words.count { line.append(text) }
      case .option(let shape, let value?, _) where own.contains(shape.title):
        line += [shape.title, value]
      case .option(let shape, nil, nil)
      where own.contains(shape.title) && shape.kind == .flag:
        line.append(shape.title)
      default: return nil
      }
    }
    let isWhole = other.options.allSatisfy {
      !$0.isRequired || line.contains($0.title)
    }
    return isWhole
      && operands - command.words.count == other.positionals.count
      ? line : nil
  }

  /// An example of a command that has an option at work.
  ///
  /// Who types what confirms a change has none in mind that a line could make.
  private func example(
    of shape: Shape, in owners: [Command<Context, Reply>]
  ) -> Tip? {
    let example = owners.flatMap(\.examples).first {
      shellWords($0).contains(shape.title)
        && !onChanges.contains { $0.title == shape.title }
    }
    return example.map { "\(run: ShellCommand(line: $0))" }
  }
}

extension Command {
  /// Whether both are about a record of one kind.
  fileprivate func isAboutTheSame(as other: Command) -> Bool {
    guard let subject = other.positionals.first, subject.isName else {
      return false
    }
    return positionals.first?.completion == subject.completion
  }
}
