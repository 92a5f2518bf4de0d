extension Grammar {
  /// Passes matches that lack nothing, and hold one of each choice.
  func checkComplete(
    _ matches: Matches, of arguments: [String],
    _ command: Command<Context, Reply>
  ) throws(UsageProblem) {
    var missing: [String] = []
    var samples = ""
    for shape in command.shapes
    where shape.isRequired && matches.texts(for: shape).isEmpty {
      missing.append(shape.title)
      samples += " " + shape.sample
    }
    for names in command.oneOf {
      let choices = command.shapes.filter { names.contains($0.name) }
      let given = choices.filter { !matches.texts(for: $0).isEmpty }
      if given.count > 1 {
        throw .exclusive(given.map(\.title), of: line(command.words))
      }
      if given.isEmpty, let first = choices.first {
        missing.append(listed(choices.map(\.title), "or"))
        samples += " " + first.sample
      }
    }
    if missing.isEmpty { return }
    // What was typed goes on; but behind -- an option would be a name.
    let isBegun =
      arguments.count > command.words.count && !arguments.contains("--")
    throw .missing(
      missing, of: line(command.words),
      example: isBegun
        ? ShellCommand(line: toType(arguments).line + samples)
        : example(of: command))
  }
}
