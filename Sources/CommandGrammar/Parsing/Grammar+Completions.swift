extension Grammar {
  /// What can be said at the cursor, the last of `words` being half typed.
  ///
  /// `values` tells the values only the program knows: it is given their kind
  /// and what is typed so far, and answers texts with descriptions.
  package func completions(
    for words: [String],
    values: (_ kind: String, _ typed: String) -> [(String, String)]
  ) -> [Candidate] {
    let tokens = scan(Array(words.dropLast()))
    switch cursor(in: words, after: tokens) {
    case .value(let shape, let typed, let attached):
      return candidates(for: shape, typed, values).map {
        Candidate(attached + $0.text, $0.description)
      }
    case .name(let typed):
      return names(after: tokens).filter { $0.text.hasPrefix(typed) }
    case .word(let typed):
      let isPastOptions = words.dropLast().contains("--")
      let found = nextWords(after: tokens, isPastOptions)
      var offers = found.filter { $0.text.hasPrefix(typed) }
      if let place = place(after: tokens) {
        offers += candidates(for: place, typed, values)
      } else if found.isEmpty && typed.isEmpty && !isPastOptions,
        command(at: tokens.compactMap(\.word)) != nil
      {
        offers = names(after: tokens)
      }
      return offers
    }
  }

  /// What the shell itself completes at the cursor: files or nothing.
  package func completion(for words: [String]) -> Completion {
    let tokens = scan(Array(words.dropLast()))
    return switch cursor(in: words, after: tokens) {
    case .value(let shape, _, _): shape.completion
    case .name: .nothing
    case .word: place(after: tokens)?.completion ?? .nothing
    }
  }

  /// Looks at the last of `words`, the `tokens` being all words before it.
  private func cursor(in words: [String], after tokens: [Token]) -> Cursor {
    let typed = words.last ?? ""
    if words.dropLast().contains("--") { return .word(typed: typed) }
    if case .option(let shape, nil, nil)? = tokens.last?.kind,
      shape.kind == .option, !looksLikeOption(typed)
    {
      return .value(shape, typed: typed, attachedTo: "")
    }
    if let mark = typed.firstIndex(of: "="), typed.hasPrefix("--"),
      let shape = option(
        in: words, where: { $0.name == typed[..<mark].dropFirst(2) }),
      shape.kind != .flag
    {
      return .value(
        shape, typed: String(typed[mark...].dropFirst()),
        attachedTo: String(typed[...mark]))
    }
    return typed.hasPrefix("-") ? .name(typed: typed) : .word(typed: typed)
  }

  private func candidates(
    for shape: Shape, _ typed: String,
    _ values: (_ kind: String, _ typed: String) -> [(String, String)]
  ) -> [Candidate] {
    switch shape.completion {
    case .dynamic(let kind):
      values(kind, typed).map { Candidate($0, $1) }
    case .choices:
      shape.choices.filter { $0.hasPrefix(typed) }.map { Candidate($0, "") }
    case .nothing, .file: []
    }
  }

  /// The options not given yet, of the command if there is one.
  private func names(after tokens: [Token]) -> [Candidate] {
    let given = tokens.compactMap { $0.option?.title }
    let command = command(at: tokens.compactMap(\.word))
    return (command.map(options(of:)) ?? everywhere)
      .filter { $0.isRepeated || !given.contains($0.title) }
      .map { Candidate($0.title, $0.summary) }
  }

  private func nextWords(
    after tokens: [Token], _ isPastOptions: Bool
  ) -> [Candidate] {
    let typed = tokens.compactMap(\.word)
    guard !isPastOptions else { return [] }
    if typed.first == "help" {
      let known = Array(typed.dropFirst())
      let topics = topics.filter { topic in
        known.isEmpty && command(at: [topic.name]) == nil
      }
      return words(after: known).map { describe(known + [$0]) }
        + topics.map { Candidate($0.name, $0.summary) }
    }
    return words(after: typed).map { describe(typed + [$0]) }
  }

  private func describe(_ words: [String]) -> Candidate {
    let noun = words.count == 1 ? nouns[words[0]] : nil
    let command = command(at: words).map(\.summary)
    return Candidate(words.last ?? "", noun ?? command ?? "")
  }

  /// The place the next operand would take.
  private func place(after tokens: [Token]) -> Shape? {
    let words = tokens.compactMap(\.word)
    guard let command = command(at: words) else { return nil }
    let operands = tokens.compactMap(\.operand).count
    let count = words.count - command.words.count + operands
    let places = command.positionals
    if count < places.count { return places[count] }
    return places.last.flatMap { $0.isRepeated ? $0 : nil }
  }
}

/// Where the cursor stands: what the words before it leave to be said.
private enum Cursor {
  /// The value of an option; `attachedTo` is what stands before it: `--goal=`.
  case value(Shape, typed: String, attachedTo: String)
  /// The name of an option.
  case name(typed: String)
  /// A word of the command, or a value known by its place.
  case word(typed: String)
}

/// One thing a shell may offer, with a word about it.
package final class Candidate: Sendable {
  package let text: String
  package let description: String

  package init(_ text: String, _ description: String) {
    self.text = text
    self.description = description
  }
}
