extension Grammar {
  /// What to do about words that a command has no place for: they may be parts
  /// of another line, the rest of a name, or more of what it takes one of.
  func surplusTip(
    _ tokens: [Token], _ operands: [String], of arguments: [String],
    _ command: Command<Context, Reply>, _ matches: Matches
  ) -> Tip {
    let titles = options(of: command).flatMap { option in
      [option.title] + (option.short.map { ["-\($0)"] } ?? [])
    }
    let line =
      operands.contains(where: titles.contains)
      ? withoutDashes(operands, of: arguments, command, titles)
      : withOption(
        tokens, of: arguments, command, matches,
        { open in
          let missing = open.filter(\.isRequired)
          return missing.count == 1 ? missing[0] : nil
        })
        ?? withQuotes(tokens, operands, of: arguments, command)
        ?? withOptions(tokens, of: arguments, command, matches)
    let whole = operands.joined(separator: " ")
    if let line {
      let meant: Tip = "did you mean \"\(run: toType(line))\"?"
      // A name may end like the code of a currency, if it is no short one.
      guard operands.count == 2, command.positionals.count == 1,
        command.positionals[0].accepts("x"),
        !command.positionals[0].isName || !isShortName(operands[0])
          || !operands[0].contains("-"),
        isCode(operands[1]), line.contains(operands[1])
      else { return meant }
      return "\(meant) Or quote what belongs together: \(shellQuoted(whole))"
    }
    guard let place = command.positionals.last,
      command.positionals.count == 1,
      operands.allSatisfy({ !$0.contains(" ") && !titles.contains($0) }),
      // Nothing is called like a sum; beside a new name it may stand apart.
      !hasSum(operands, apart: !place.isName),
      // A sum with more words behind it is no sum.
      place.accepts(whole)
    else { return other(tokens, of: arguments, command, matches) }
    let quoted = shellQuoted(whole)
    let areFiles =
      place.completion == .file && operands.allSatisfy { $0.contains(".") }
    guard areFiles || place.isName && operands.allSatisfy(isShortName)
    else {
      return "quote what belongs together: \(quoted)"
    }
    var one = arguments
    for token in tokens.filter(\.isOperand).dropFirst(command.words.count + 1)
      .reversed()
    {
      one.remove(at: token.index)
    }
    let alone: Tip = "one at a time: \(run: toType(one))"
    // No name is put together from short names with hyphens in them.
    let isName =
      areFiles || operands.allSatisfy { $0.allSatisfy(\.isLetter) }
    return isName
      ? "\(alone); or quote what belongs together: \(quoted)" : alone
  }

  /// The line without the `--` behind which options were typed.
  private func withoutDashes(
    _ operands: [String], of arguments: [String],
    _ command: Command<Context, Reply>, _ titles: [String]
  ) -> [String]? {
    let names = operands.prefix { !titles.contains($0) }.count
    guard names == command.positionals.count,
      let end = arguments.firstIndex(of: "--")
    else { return nil }
    var line = arguments
    line.remove(at: end)
    // A name that is written like an option needs it.
    return looksLikeOption(line[end]) && !titles.contains(line[end])
      ? nil : line
  }

  /// To type the first option that names a record, where the word too many can
  /// be its value, or an example; what changes something is explained instead,
  /// for an example of it would change other records.
  private func other(
    _ tokens: [Token], of arguments: [String],
    _ command: Command<Context, Reply>, _ matches: Matches
  ) -> Tip {
    let word = tokens.compactMap(\.word).last ?? ""
    let line = withOption(tokens, of: arguments, command, matches) { open in
      // Records have names of any letters, and codes of currencies have not.
      let records = open.filter { $0.isName && $0.accepts("x") }
      if open.contains(where: \.isRequired) { return nil }
      guard command.positionals.isEmpty else { return records.first }
      // Nobody knows which of several is meant.
      let fitting = records.filter { $0.accepts(word) }
      return fitting.count == 1 ? fitting[0] : nil
    }
    if let line { return "did you mean \"\(run: toType(line))\"?" }
    return command.changes
      ? "see how it is typed: \(run: help(on: command))"
      : "for example: \(run: example(of: command))"
  }

  /// The line with the name of an option before the only word too many, where
  /// that can be its value; one of those that are not typed is chosen.
  @inline(never)
  private func withOption(
    _ tokens: [Token], of arguments: [String],
    _ command: Command<Context, Reply>, _ matches: Matches,
    _ choose: ([Shape]) -> Shape?
  ) -> [String]? {
    let places = command.positionals.count
    let typed = tokens.filter { $0.word != nil }.dropFirst(command.words.count)
    guard typed.count == places + 1, !arguments.contains("--"),
      let first = typed.first, let last = typed.last,
      let option = choose(
        command.options.filter { matches.texts(for: $0).isEmpty })
    else { return nil }
    // Of two words the one that the place does not take is the option's.
    let isTurned = command.positionals.first.map {
      places == 1 && !$0.accepts(arguments[first.index])
        && $0.accepts(arguments[last.index])
    }
    let place = isTurned == true ? first.index : last.index
    guard option.accepts(arguments[place]),
      // Hardly anything is called by a number alone.
      !option.isName || !arguments[place].allSatisfy(\.isNumber)
    else { return nil }
    var line = arguments
    line.insert(option.title, at: place)
    return line
  }

  /// The line with the name of an option before each word too many, where that
  /// is a sum, a day or a code which none of those that are typed says; a sum
  /// may stand apart from its currency.
  private func withOptions(
    _ tokens: [Token], of arguments: [String],
    _ command: Command<Context, Reply>, _ matches: Matches
  ) -> [String]? {
    guard command.positionals.count == 1, !arguments.contains("--") else {
      return nil
    }
    let words = tokens.filter { $0.word != nil }
    var next = command.words.count + 1
    // The end of a new name is in quotation marks, if they are there.
    let isWhole =
      command.positionals[0].isName
      || words[next - 1].word?.contains(" ") ?? false
    // What takes any word, or any in capitals, says nothing of its kind.
    func isMeant(_ option: Shape, by word: String) -> Bool {
      option.accepts(word) && !option.accepts("x")
        && (isCode(word) || !option.accepts("X5"))
    }
    var options = command.options
    var line = arguments
    while next < words.count {
      let start = words[next].index + line.count - arguments.count
      var word = words[next].word ?? ""
      var count = 1
      if next + 1 < words.count, let code = words[next + 1].word,
        isCode(code), words[next + 1].index == words[next].index + 1,
        word.last?.isNumber == true,
        options.contains(where: { isMeant($0, by: word + code) })
      {
        word += code
        count = 2
      }
      next += count
      // A number, a word or `2y` may be the end of a new name, and a code that
      // of any; behind a sum it is no currency of something else. Before a day
      // a number is a sum.
      let isAlone =
        next == words.count && options.count == command.options.count
      guard
        isCode(word)
          ? isAlone
          : isWhole || isSum(word)
            || next < words.count && word.allSatisfy(\.isNumber)
              && !words[next...].compactMap(\.word).contains(where: isSum)
            || word.contains(where: \.isNumber)
              && word.contains(where: { ".,-+".contains($0) }),
        let place = options.firstIndex(where: { isMeant($0, by: word) }),
        !options.contains(where: {
          !matches.texts(for: $0).isEmpty && isMeant($0, by: word)
        })
      else { return nil }
      line.replaceSubrange(
        start..<start + count, with: [options.remove(at: place).title, word])
    }
    return line
  }

  /// The line in which the words too many belong to the value of an option
  /// right before them: `--goal New car`.
  private func withQuotes(
    _ tokens: [Token], _ operands: [String], of arguments: [String],
    _ command: Command<Context, Reply>
  ) -> [String]? {
    let count = operands.count - command.positionals.count
    for (place, token) in tokens.enumerated() {
      let words = tokens.dropFirst(place + 1).prefix(count).compactMap(\.word)
      guard words.count == count,
        case .option(let shape, let value?, _) = token.kind,
        shape.completion != .file,
        arguments.dropFirst(token.index + 1).first == value
      else { continue }
      let whole = ([value] + words).joined(separator: " ")
      guard shape.accepts(whole) else { continue }
      var line = arguments
      let start = token.index + 1
      line.replaceSubrange(start...(start + count), with: [whole])
      return line
    }
    return nil
  }
}

/// Whether a text is written like the code of a currency.
private func isCode(_ text: String) -> Bool {
  text.utf8.count == 3 && text.allSatisfy { $0.isLetter && $0.isUppercase }
}

/// Whether a text is written like a sum with its currency.
private func isSum(_ text: String) -> Bool {
  text.first?.isNumber == true && isCode(String(text.suffix(3)))
}

/// Whether a sum stands behind the first of these words, with its currency or
/// also apart from it.
private func hasSum(_ words: [String], apart: Bool) -> Bool {
  let rest = words.dropFirst()
  return rest.contains(where: isSum)
    || apart
      && zip(rest, rest.dropFirst()).contains { isCode($1) && isSum($0 + $1) }
}

/// Whether a text is written like the short name of a record: `new-car`.
private func isShortName(_ text: String) -> Bool {
  text.allSatisfy { $0 == "-" || $0.isNumber || $0.isLetter && !$0.isUppercase }
}

extension Shape {
  /// Whether it names something that the program knows, such as a goal.
  var isName: Bool {
    if case .dynamic = completion { true } else { false }
  }

  @inline(never)
  func accepts(_ text: String) -> Bool { (try? check(text)) != nil }
}
