extension Grammar {
  /// Gives every text typed to the parameter of `command` it belongs to.
  func match(
    _ tokens: [Token], of arguments: [String],
    with command: Command<Context, Reply>
  ) throws(UsageProblem) -> Matches {
    try checkNames(tokens, of: arguments, of: command)
    try checkOptions(tokens, of: arguments, of: command)
    var matches = try matchOptions(
      tokens, among: options(of: command), of: command,
      listing: "\(run: help(on: command))")

    let operands = operands(of: command, in: tokens)
    if let operand = matches.place(operands, of: command) {
      throw .tooMany(
        operand, of: line(command.words),
        surplusTip(tokens, operands, of: arguments, command, matches))
    }

    try checkComplete(matches, of: arguments, command)
    return matches
  }

  /// What is typed behind a command, but for its options.
  func operands(
    of command: Command<Context, Reply>, in tokens: [Token]
  ) -> [String] {
    tokens.compactMap(\.word).dropFirst(command.words.count)
      + tokens.compactMap(\.operand)
  }

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

  /// Passes words that cannot be names which begin with a hyphen: those stand
  /// behind `--`.
  private func checkNames(
    _ tokens: [Token], of arguments: [String],
    of command: Command<Context, Reply>
  ) throws(UsageProblem) {
    let own = options(of: command).map(\.title)
    let operands = tokens.filter(\.isOperand).dropFirst(command.words.count)
      .map(\.index)
    let odd = tokens.first { token in
      token.unknown != nil
        || token.option.map { !own.contains($0.title) } ?? false
    }
    // Behind a short option of its own it has to be longer to be a name.
    guard operands.count < command.positionals.count,
      !arguments.contains("--"), let odd,
      !arguments[odd.index].hasPrefix("--"),
      arguments[odd.index].count > (odd.unknown == arguments[odd.index] ? 2 : 3)
    else { return }
    let place = odd.index
    var (line, names): ([String], [String]) = ([], ["--"])
    for (index, argument) in arguments.enumerated() {
      if index == place || operands.contains(index) {
        names.append(argument)
      } else {
        line.append(argument)
      }
    }
    throw .nameLikeOption(
      arguments[place], of: self.line(command.words),
      line: toType(line + names))
  }

  /// Passes options that are not the name of a value known by its place.
  private func checkOptions(
    _ tokens: [Token], of arguments: [String],
    of command: Command<Context, Reply>
  ) throws(UsageProblem) {
    let own = options(of: command).map(\.title)
    for token in tokens {
      guard case .option(let shape, let value, _) = token.kind,
        !own.contains(shape.title),
        command.positionals.contains(where: { $0.name == shape.name })
      else { continue }
      throw .namelessOption(
        shape.title, of: line(command.words),
        example: line(
          arguments, with: value, for: token, among: tokens, of: command)
          ?? example(of: command))
    }
  }

  /// What was typed, with the value of an option in the place that it has.
  private func line(
    _ arguments: [String], with value: String?, for option: Token,
    among tokens: [Token], of command: Command<Context, Reply>
  ) -> ShellCommand? {
    guard let value, !value.hasPrefix("-"), let name = option.option?.name,
      let place = command.positionals.firstIndex(where: { $0.name == name })
    else { return nil }
    // Its value stands behind it, or in the same word.
    let isApart = arguments[option.index] == "--\(name)"
    var line = arguments
    line.replaceSubrange(
      option.index...option.index + (isApart ? 1 : 0), with: [])
    let words = tokens.filter(\.isOperand).map {
      $0.index < option.index ? $0.index : $0.index - (isApart ? 2 : 1)
    }
    let due = command.words.count + place
    line.insert(value, at: due < words.count ? words[due] : line.count)
    return toType(line)
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
