extension Grammar {
  /// The command the words call, or the problem with the first wrong word.
  func command(
    in tokens: [Token], of arguments: [String]
  ) throws(UsageProblem) -> Command<Context, Reply> {
    let words = tokens.compactMap(\.word)
    guard let command = command(at: words) else {
      let known = (0...words.count).last { count in
        !commands(under: Array(words.prefix(count))).isEmpty
      }
      throw wrongWord(known ?? 0, tokens, arguments)
    }
    let depth = command.words.count
    if words.count > depth, command.positionals.isEmpty,
      !commands(under: Array(words.prefix(depth))).isEmpty
    {
      throw wrongWord(depth, tokens, arguments)
    }
    return command
  }

  /// What is wrong with the word at `depth`, the words before it being known.
  ///
  /// An option nobody has, standing before that word, is blamed instead: the
  /// word may be its value.
  private func wrongWord(
    _ depth: Int, _ tokens: [Token], _ arguments: [String]
  ) -> UsageProblem {
    let words = tokens.filter { $0.word != nil }
    let known = words.prefix(depth).compactMap(\.word)
    let wrong = words.dropFirst(depth).first
    let end = wrong?.index ?? arguments.count
    let unknown = tokens.first { $0.index < end && $0.unknown != nil }
    if let typed = unknown?.unknown {
      let subject = known.isEmpty ? ["options"] : known
      let options =
        command(at: known).map(options)
        ?? everywhere + onChanges + commands.flatMap(\.options)
      return .noOption(
        typed, of: line(known),
        similar: similar(to: typed, among: options.map(\.title).distinct),
        owners: [], listing: "\(run: toType(["help"] + subject))")
    }
    guard let wrong, let typed = wrong.word else {
      return .noVerb(of: line(known), verbs: self.words(after: known))
    }
    let guess = guess(of: typed, after: known)
    let other = elsewhere(wrong, Array(words.prefix(depth)), arguments)
    let rewritten = guess.word.map { word in
      var line = arguments
      line[wrong.index] = word
      if wrong.index == words.last?.index,
        let verb = listing(of: known + [word])
      {
        line.insert(verb, at: wrong.index + 1)
      }
      return line
    }
    let meant =
      other ?? rewritten ?? swapped(words, depth, arguments)
      ?? noun(before: wrong, depth, arguments)
      ?? (wrong.index == words.last?.index
        ? named(wrong, known, arguments) : nil)
    return .noCommand(
      (known + [typed]).joined(separator: " "),
      similar: other == nil ? guess.similar : [],
      instead: meant.flatMap {
        let line = withoutSurplus($0)
        // Behind a noun there may be more, and no verb among it.
        return command(at: scan(line).compactMap(\.word)) == nil
          ? nil : toType(typed == "rename" ? withName(line) : line)
      },
      listing: toType(["help"] + known))
  }

  /// A line without what was typed for another command, where its own needs
  /// nothing, and takes no such thing.
  private func withoutSurplus(_ line: [String]) -> [String] {
    let tokens = scan(line)
    guard let command = command(at: tokens.compactMap(\.word)),
      !command.positionals.contains(where: \.isRequired)
    else { return line }
    let typed = tokens.filter(\.isOperand).dropFirst(command.words.count)
      .map(\.index)
    var rest: [String] = []
    for (place, argument) in line.enumerated()
    where !typed.contains(place)
      || command.positionals.contains(where: { $0.accepts(argument) })
    {
      rest.append(argument)
    }
    return rest
  }

  /// A line in which one word too many is the new name, where its command
  /// takes one: `goal rename new-car Van`.
  private func withName(_ line: [String]) -> [String] {
    let tokens = scan(line)
    guard let command = command(at: tokens.compactMap(\.word)),
      command.options.contains(where: { $0.name == "name" }),
      !tokens.contains(where: { $0.option?.name == "name" })
    else { return line }
    let operands = tokens.filter { $0.word != nil }
      .dropFirst(command.words.count)
    guard let last = operands.last, !line.contains("--"),
      operands.count == command.positionals.count + 1
    else { return line }
    var named = line
    named.insert("--name", at: last.index)
    return named
  }

  /// The arguments with another command in the place of a noun and a verb that
  /// it has not: `chart months` is `month list`.
  private func elsewhere(
    _ wrong: Token, _ known: [Token], _ arguments: [String]
  ) -> [String]? {
    let words = (known + [wrong]).compactMap(\.word)
    guard !known.isEmpty,
      let other = synonyms[words.joined(separator: " ")]?.first
    else { return nil }
    let typed = known.map(\.index)
    var line: [String] = []
    for (place, argument) in arguments.enumerated()
    where !typed.contains(place) {
      line += place == wrong.index ? other.words : [argument]
    }
    return line
  }

  /// The verb that lists what a noun has, where the noun alone is no command:
  /// whoever types `goals` wants to see them.
  private func listing(of noun: [String]) -> String? {
    guard command(at: noun) == nil else { return nil }
    return commands(under: noun).first { command in
      command.lists && command.positionals.isEmpty
    }?.words.last
  }

  /// The arguments with the name of an option before a word that would be one
  /// of its values: `plan new-car` is `plan --goal new-car`.
  private func named(
    _ wrong: Token, _ known: [String], _ arguments: [String]
  ) -> [String]? {
    guard let command = command(at: known),
      let option = command.options.first(where: { option in
        // A name is a name in small letters too, and a code is none. Whatever
        // the option has to say against the word, it is not meant.
        option.isName && option.accepts(arguments[wrong.index].lowercased())
      })
    else { return nil }
    var line = arguments
    line.insert(option.title, at: wrong.index)
    return line
  }

  /// The arguments with the noun before a verb that only one has: `withdraw`
  /// is `tx withdraw`.
  private func noun(
    before wrong: Token, _ depth: Int, _ arguments: [String]
  ) -> [String]? {
    let found = commands.filter { command in
      command.words.count > 1 && command.words.last == arguments[wrong.index]
    }
    guard depth == 0, found.count == 1 else { return nil }
    var line = arguments
    line.replaceSubrange(wrong.index...wrong.index, with: found[0].words)
    return line
  }

  /// The arguments with the verb where it belongs: `add goal` the right way
  /// round, and `goal laptop show`.
  private func swapped(
    _ words: [Token], _ depth: Int, _ arguments: [String]
  ) -> [String]? {
    guard words.count > depth + 1 else { return nil }
    var turned = words.prefix(depth + 2)
    turned.swapAt(depth, depth + 1)
    guard let found = command(at: turned.compactMap(\.word)),
      found.words.count == max(depth + 1, 2)
    else { return nil }
    var line = arguments
    line.swapAt(words[depth].index, words[depth + 1].index)
    return line
  }
}
