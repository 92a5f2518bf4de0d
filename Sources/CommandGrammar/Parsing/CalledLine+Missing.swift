extension CalledLine {
  /// Passes a line that lacks nothing, and holds one of each choice.
  func checkComplete() throws(UsageProblem) {
    var missing: [String] = []
    var holes: [String] = []
    for shape in command.shapes
    where shape.isRequired && matches.texts(for: shape).isEmpty {
      missing.append(shape.title)
      holes += shape.hole
    }
    for names in command.oneOf {
      let choices = command.shapes.filter { names.contains($0.name) }
      let given = choices.filter { !matches.texts(for: $0).isEmpty }
      if given.count > 1 { throw .exclusive(given.map(\.title), of: name) }
      if given.isEmpty, let first = choices.first {
        missing.append(listed(choices.map(\.title), "or"))
        holes += first.hole
      }
    }
    if missing.isEmpty { return }
    // What was typed goes on; but behind -- an option would be a name.
    let isBegun =
      !arguments.contains("--")
      && command.shapes.contains { matches.holds($0.title) }
    throw .missing(
      missing, of: name,
      example: isBegun
        ? grammar.toType(parted ?? arguments + holes)
        : grammar.example(of: command))
  }

  /// What was typed with the words of two places apart that one word was to
  /// be both of: `payday=3`.
  private var parted: [String]? {
    let places = command.positionals
    guard places.count == 2, matches.texts(for: places[1]).isEmpty,
      case .some(.some(let text)) = matches.texts(for: places[0]).first,
      let index = arguments.firstIndex(of: text)
    else { return nil }
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    var line = arguments
    line.replaceSubrange(index...index, with: parts)
    return line
  }
}

extension Shape {
  /// The words that it takes, as a line shows what is to be filled in.
  fileprivate var hole: [String] {
    kind == .positional ? [placeholder] : [title, placeholder]
  }
}
