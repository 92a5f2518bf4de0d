/// A line with the command that it calls.
struct CalledLine<Context, Reply> {
  let grammar: Grammar<Context, Reply>
  let command: Command<Context, Reply>
  let arguments: [String]
  let tokens: [Token]

  /// What is typed for what, as far as that is known.
  var matches = Matches()

  /// The words that call the command, program and all.
  var name: String { grammar.line(command.words) }

  /// What is typed before any `--`, options apart.
  var words: [Token] { tokens.filter { $0.word != nil } }

  /// What is typed behind the words of the command, but for its options.
  var operands: ArraySlice<Token> {
    tokens.filter(\.isOperand).dropFirst(command.words.count)
  }

  /// Gives every text typed to the parameter of the command it belongs to.
  mutating func match() throws(UsageProblem) -> Matches {
    try checkNames()
    try checkOptions()
    matches = try grammar.matchOptions(
      tokens, among: grammar.options(of: command), of: command,
      listing: "\(run: grammar.help(on: command))")
    if let operand = matches.place(texts, of: command) {
      throw .tooMany(operand, of: name, surplusTip)
    }
    try checkComplete()
    return matches
  }

  /// The texts of the operands.
  var texts: [String] { operands.compactMap { $0.word ?? $0.operand } }

  private func isOwn(_ option: Shape) -> Bool {
    grammar.options(of: command).contains { $0.name == option.name }
  }

  /// Passes words that cannot be names which begin with a hyphen: those stand
  /// behind `--`.
  private func checkNames() throws(UsageProblem) {
    let operands = operands.map(\.index)
    let odd = tokens.first { token in
      token.unknown != nil || token.option.map { !isOwn($0) } ?? false
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
      arguments[place], of: name, line: grammar.toType(line + names))
  }

  /// Passes options that are not the name of a value known by its place.
  private func checkOptions() throws(UsageProblem) {
    for token in tokens {
      guard case .option(let shape, let value, _) = token.kind, !isOwn(shape),
        command.positionals.contains(where: { $0.name == shape.name })
      else { continue }
      throw .namelessOption(
        shape.title, of: name,
        example: placing(value, of: token) ?? grammar.example(of: command))
    }
  }

  /// What was typed, with the value of an option in the place that it has.
  private func placing(_ value: String?, of option: Token) -> ShellCommand? {
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
    return grammar.toType(line)
  }
}
