extension Grammar {
  /// Gives the options typed to `shapes`, and checks those of every command.
  func matchOptions(
    _ tokens: [Token], among shapes: [Shape],
    of called: Command<Context, Reply>? = nil, listing: @autoclosure () -> Tip
  ) throws(UsageProblem) -> Matches {
    var command: String { called.map { line($0.words) } ?? program }
    var matches = Matches()
    for token in tokens {
      if let typed = token.unknown {
        let meant = meant(by: typed, among: shapes)
        throw .noOption(
          typed, of: command,
          similar: meant.isEmpty ? similar(to: typed, among: shapes) : meant,
          owners: [], listing: listing())
      }
      guard case .option(let named, let value, let next) = token.kind else {
        continue
      }
      // The command's own one: elsewhere it may be repeated, and here not.
      guard let shape = shapes.first(where: { $0.title == named.title }) else {
        let meant = meant(by: named.title, among: shapes)
        let owners = meant.isEmpty ? owners(of: named, about: called) : []
        throw .noOption(
          token.name(of: named), of: command, similar: meant,
          owners: owners.map { line($0.words) },
          listing: use(of: named, by: owners, insteadOf: called, tokens)
            ?? owners.first.map { "see \(run: help(on: $0))" } ?? listing())
      }
      if shape.kind == .option, value == nil {
        throw .noValue(shape.title, followedBy: next, example: shape.sample)
      }
      if shape.kind == .flag, let value {
        throw .needlessValue(token.name(of: shape), value)
      }
      guard shape.isRepeated || !matches.holds(shape.title) else {
        let texts = matches.texts(for: shape) + [value]
        throw .repeated(shape.title, shape.lines(for: texts))
      }
      matches.add(value, for: shape)
    }
    for shape in everywhere + onChanges {
      for case let text? in matches.texts(for: shape) {
        do { try shape.check(text) } catch {
          throw .unreadable(text, error, example: shape.sample)
        }
      }
    }
    return matches
  }

  /// The options that a synonym stands for.
  private func meant(by typed: String, among shapes: [Shape]) -> [String] {
    (synonyms[typed] ?? []).filter { other in
      shapes.contains { $0.title == other }
    }
  }

  private func similar(to typed: String, among shapes: [Shape]) -> [String] {
    guard typed.hasPrefix("--") else { return [] }
    return CommandGrammar.similar(
      to: String(typed.dropFirst(2)), among: shapes.map(\.name)
    ).map { "--\($0)" }
  }

  @inline(never)
  func example(of command: Command<Context, Reply>) -> ShellCommand {
    ShellCommand(
      line: command.examples.first ?? "\(program) \(command.usage)")
  }

  @inline(never)
  func help(on command: Command<Context, Reply>) -> ShellCommand {
    toType(["help"] + command.words)
  }
}

extension Matches {
  /// Gives operands to the places of a command, up to the first that has none.
  mutating func place<Context, Reply>(
    _ operands: [String], of command: Command<Context, Reply>
  ) -> String? {
    var places = command.positionals[...]
    for operand in operands {
      guard let place = places.first else { return operand }
      add(operand, for: place)
      if !place.isRepeated { places.removeFirst() }
    }
    return nil
  }
}

extension Shape {
  /// Each of `texts` as it would be typed alone, and each only once.
  fileprivate func lines(for texts: [String?]) -> [String] {
    texts.map { text in
      guard let text else { return title }
      return kind == .flagOrValue
        ? "\(title)=\(shellQuoted(text))" : "\(title) \(shellQuoted(text))"
    }
    .distinct
  }
}
