internal import CommandGrammar
internal import SavingsCore

extension UsageProblem: Worded {
  /// What is said of a command line that is not understood.
  var failure: Failure {
    let facts = facts
    return Failure(
      facts.code, .usage, Phrase(message), subject: facts.subject,
      candidates: facts.candidates, tip: tip)
  }

  /// The same with an example about a record that there is, where a question
  /// lacks the one that it is about, and with the line that shows a record
  /// where one stands in the place of a verb.
  ///
  /// A change shows what is to be filled in: nobody should change another
  /// record by pasting it. `names` gives those of a kind that begin so.
  func exemplified(
    _ arguments: [String], by grammar: Grammar<some Any, some Any>,
    _ names: (String, String) -> [String]
  ) -> UsageProblem {
    if case .noCommand(let typed, let similar, nil, let listing) = self {
      let line = showing(typed, arguments, grammar, names)
      return .noCommand(
        typed, similar: similar, instead: line, listing: listing)
    }
    guard case .missing(let titles, let called, let example) = self,
      let command = grammar.command(
        at: Array(ShellCommand(line: called).words.dropFirst())),
      // What was typed stays.
      example.line == command.examples.first
    else { return self }
    var words = example.words
    let depth = command.words.count + 1
    if command.changes {
      for (place, shape) in command.positionals.enumerated()
      where shape.isOfRecord && depth + place < words.count {
        words[depth + place] = shape.placeholder
      }
      for shape in command.options where shape.isOfRecord {
        guard let place = words.firstIndex(of: shape.title) else { continue }
        words[place + 1] = shape.placeholder
      }
    } else if let kind = command.positionals.first?.recordKind,
      kind == "goal" || kind == "asset", depth < words.count,
      titles.first == command.positionals.first?.title
    {
      let known = names(kind, "")
      guard let first = known.first, !known.contains(words[depth]) else {
        return self
      }
      words[depth] = first
    }
    return words == example.words
      ? self : .missing(titles, of: called, example: ShellCommand(words))
  }
}

extension Shape {
  /// What sort of record it names: `goal`.
  fileprivate var recordKind: String? {
    guard case .dynamic(let kind) = completion,
      ["goal", "asset", "transaction", "pair"].contains(kind)
    else { return nil }
    return kind
  }

  fileprivate var isOfRecord: Bool { recordKind != nil }
}

/// The line that shows a record, where a noun and its name were typed alone:
/// `goal new-car`.
private func showing(
  _ typed: String, _ arguments: [String],
  _ grammar: Grammar<some Any, some Any>,
  _ names: (String, String) -> [String]
) -> ShellCommand? {
  let words = typed.parts(at: " ")
  guard words.count == 2, let show = grammar.command(at: [words[0], "show"]),
    case .dynamic(let kind)? = show.positionals.first?.completion,
    let place = arguments.firstIndex(of: words[1])
  else { return nil }
  let known = names(kind, words[1])
  guard known.contains(words[1]) || words[1].count > 3 && !known.isEmpty else {
    return nil
  }
  var line = arguments
  line.insert("show", at: place)
  // What else was typed may belong to another verb.
  guard (try? grammar.parse(line)) != nil else { return nil }
  return ShellCommand([grammar.program] + line)
}
