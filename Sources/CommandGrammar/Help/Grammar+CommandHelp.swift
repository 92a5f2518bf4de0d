extension Grammar {
  /// What `help` prints about one command, examples before options.
  func help(of command: Command<Context, Reply>, on page: inout Page) {
    page.paragraph(command.summary)
    page.heading("Usage")
    page.hanging([line(command.words)] + command.usageParts)
    if !command.examples.isEmpty {
      page.heading("Examples")
      for example in command.examples {
        page.hanging(pieces(of: example), lineEnd: " \\")
      }
    }
    if !command.positionals.isEmpty {
      page.heading("Arguments")
      page.rows(of: command.positionals)
    }
    let options = command.options + (command.changes ? onChanges : [])
    if !options.isEmpty {
      page.heading("Options")
      page.rows(of: options)
    }
    let topic = topics.filter { [$0.name] == command.words }
    for passage in command.details + topic.flatMap(\.passages) {
      page.passage(passage)
    }
    page.paragraph(optionsPointer)
    let related = related(to: command)
    if !related.isEmpty {
      page.paragraph(
        ["See also:"] + related.dropLast().map { $0 + "," }
          + related.suffix(1))
    }
  }

  /// Lines to read on with: what the command names, and what goes on after it.
  package func related(to command: Command<Context, Reply>) -> [String] {
    let under = commands(under: command.words).map(\.name)
    return (command.related + under).map { line([$0]) }
  }
}

/// The words of an example, each option together with what follows it.
private func pieces(of example: String) -> [String] {
  var pieces: [String] = []
  for word in ShellWords(example, keepingQuotes: true).words {
    if let last = pieces.last, looksLikeOption(last), !last.contains(" "),
      !looksLikeOption(word)
    {
      pieces[pieces.count - 1] = "\(last) \(word)"
    } else {
      pieces.append(word)
    }
  }
  return pieces
}
