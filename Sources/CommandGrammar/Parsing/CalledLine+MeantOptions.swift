extension CalledLine {
  /// The line with the words too many as options, where each is written like
  /// one without its dashes, with its value behind it, and can stand there.
  var withDashes: [String]? {
    guard !arguments.contains("--") else { return nil }
    var line = arguments
    var used: [String] = []
    var open: (option: Shape, end: Int)?
    let places = command.words.count + command.positionals.count
    for place in words.dropFirst(places).map(\.index) {
      let word = arguments[place]
      if let (option, end) = open {
        guard place == end, option.accepts(word) else { return nil }
        open = nil
        continue
      }
      let title = "--\(word)"
      guard
        let option = grammar.options(of: command)
          .first(where: { $0.title == title }),
        option.isRepeated
          || !used.contains(word) && matches.texts(for: option).isEmpty
      else { return nil }
      line[place] = title
      used.append(word)
      open = option.kind == .option ? (option, place + 1) : nil
    }
    for names in command.oneOf {
      let given = command.shapes.filter { shape in
        names.contains(shape.name)
          && (used.contains(shape.name) || !matches.texts(for: shape).isEmpty)
      }
      if given.count > 1 { return nil }
    }
    return open == nil && !used.isEmpty ? line : nil
  }

  /// The line with the names of options before the words too many, where these
  /// can be their values; some of those that are not typed are chosen.
  @inline(never)
  func withOption(_ choose: ([Shape]) -> [Shape]) -> [String]? {
    let places = command.positionals.count
    let typed = words.dropFirst(command.words.count)
    let options = choose(
      command.options.filter { matches.texts(for: $0).isEmpty })
    guard !options.isEmpty, typed.count == places + options.count,
      !arguments.contains("--"), let first = typed.first
    else { return nil }
    // What the place does not take is an option's; of names it takes any.
    let place = places == 1 ? command.positionals.first : nil
    func isSum(_ word: String) -> Bool {
      place.map { !$0.isName && $0.accepts(word) } ?? false
    }
    let isFirst = place?.accepts(arguments[first.index]) ?? true
    guard
      let own = isFirst
        ? first : typed.first(where: { isSum(arguments[$0.index]) })
    else { return nil }
    let values =
      place == nil
      ? Array(typed.dropFirst(places))
      : typed.filter { $0.index != own.index }
    var line = arguments
    for (token, option) in zip(values, options).reversed() {
      let value = arguments[token.index]
      guard option.accepts(value),
        // Hardly anything is called by a number alone, like a sum that the
        // place takes, or like an option.
        !option.isName
          || !value.allSatisfy(\.isNumber) && !isSum(value)
            && !command.options.contains(where: { $0.name == value })
      else { return nil }
      line.insert(option.title, at: token.index)
    }
    return line
  }

  /// The line with the name of an option before each word too many, where that
  /// is a sum, a day or a code which none of those that are typed says; a sum
  /// may stand apart from its currency.
  var withOptions: [String]? {
    guard command.positionals.count == 1, !arguments.contains("--") else {
      return nil
    }
    let words = words
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
    func isBeforeDate(_ word: String) -> Bool {
      word.allSatisfy(\.isNumber) && next == command.words.count + 2
        && next == words.count - 1
        && words[next].word?.contains(where: { "-+".contains($0) }) ?? false
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
      guard !word.isEmpty else { return nil }
      // A number, a word or `2y` may be the end of a new name, and a code that
      // of any; behind a sum it is no currency of something else. Before
      // nothing but a date a number is a sum.
      let isAlone =
        next == words.count && options.count == command.options.count
      guard
        isCode(word)
          ? isAlone
          : isWhole || isSum(word)
            || isBeforeDate(word)
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
  ///
  /// A value in one word with its option is whole, unless it is written like
  /// the first word of a name: `--goal=New car`.
  var withQuotes: [String]? {
    let count = operands.count - command.positionals.count
    for (place, token) in tokens.enumerated() {
      let words = tokens.dropFirst(place + 1).prefix(count).compactMap(\.word)
      guard words.count == count,
        case .option(let shape, let value?, _) = token.kind,
        shape.completion != .file
      else { continue }
      let isApart = !arguments[token.index].contains("=")
      let begins =
        value.first?.isUppercase == true
        && words.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isNumber) }
      let whole = ([value] + words).joined(separator: " ")
      guard isApart || begins, shape.accepts(whole) else { continue }
      var line = arguments
      line.replaceSubrange(
        token.index...token.index + count + (isApart ? 1 : 0),
        with: [token.name(of: shape), whole])
      return line
    }
    return nil
  }
}
