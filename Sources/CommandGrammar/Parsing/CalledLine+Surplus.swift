extension CalledLine {
  /// What to do about words that the command has no place for: they may be
  /// parts of another line, the rest of a name, or more of what it takes one
  /// of.
  var surplusTip: Tip {
    let operands = texts
    let titles = grammar.options(of: command).flatMap { option in
      [option.title] + (option.short.map { ["-\($0)"] } ?? [])
    }
    let line =
      operands.contains(where: titles.contains)
      ? withoutDashes(titles)
      : withDashes ?? withOption { $0.filter(\.isRequired) } ?? withQuotes
        ?? withOptions
    let whole = operands.joined(separator: " ")
    if let line {
      let meant: Tip = "did you mean \"\(run: grammar.toType(line))\"?"
      // A name may end like the code of a currency, if it is no short one.
      guard operands.count == 2, command.positionals.count == 1,
        command.positionals[0].accepts("x"),
        !command.positionals[0].isName || !isShortName(operands[0])
          || !operands[0].contains("-"),
        isCode(operands[1]), line.contains(operands[1])
      else { return meant }
      return "\(meant) Or quote what belongs together: \(shellQuoted(whole))"
    }
    guard let place = command.positionals.last, command.positionals.count == 1,
      operands.allSatisfy({ !$0.contains(" ") && !titles.contains($0) }),
      // Nothing is called like a sum; beside a new name it may stand apart.
      !hasSum(operands, apart: !place.isName),
      // A sum with more words behind it is no sum.
      place.accepts(whole)
    else { return other }
    let quoted = shellQuoted(whole)
    let areFiles =
      place.completion == .file && operands.allSatisfy { $0.contains(".") }
    guard areFiles || place.isName && operands.allSatisfy(isShortName) else {
      return "quote what belongs together: \(quoted)"
    }
    var one = arguments
    for token in self.operands.dropFirst().reversed() {
      one.remove(at: token.index)
    }
    let alone: Tip = "one at a time: \(run: grammar.toType(one))"
    // No name is put together from short names with hyphens in them.
    let isName = areFiles || operands.allSatisfy { $0.allSatisfy(\.isLetter) }
    return isName
      ? "\(alone); or quote what belongs together: \(quoted)" : alone
  }

  /// The line without the `--` behind which options were typed.
  private func withoutDashes(_ titles: [String]) -> [String]? {
    let names = texts.prefix { !titles.contains($0) }.count
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
  private var other: Tip {
    let word = words.last?.word ?? ""
    let line = withOption { open in
      // Records have names of any letters, and codes of currencies have not.
      let records = open.filter { $0.isName && $0.accepts("x") }
      if open.contains(where: \.isRequired) { return [] }
      guard command.positionals.isEmpty else { return Array(records.prefix(1)) }
      // Nobody knows which of several is meant.
      let fitting = records.filter { $0.accepts(word) }
      return fitting.count == 1 ? fitting : []
    }
    if let line { return "did you mean \"\(run: grammar.toType(line))\"?" }
    return command.changes
      ? "see how it is typed: \(run: grammar.help(on: command))"
      : "for example: \(run: grammar.example(of: command))"
  }
}

/// Whether a text is written like the code of a currency.
func isCode(_ text: String) -> Bool {
  text.utf8.count == 3 && text.allSatisfy { $0.isLetter && $0.isUppercase }
}

/// Whether a text is written like a sum with its currency.
func isSum(_ text: String) -> Bool {
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
