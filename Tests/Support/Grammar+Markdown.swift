package import CommandGrammar

extension Grammar {
  /// All commands as a Markdown page.
  package var markdown: String {
    var lines = [
      "# Commands of \(program)", "",
      "Written from the declarations of the commands; do not edit.",
    ]
    for section in sections {
      lines += ["", "## \(section.title)"]
      lines += section.commands.flatMap(markdown(of:))
    }
    lines += ["", "## Options everywhere", ""] + everywhere.map(\.markdown)
    if !onChanges.isEmpty {
      lines += ["", "## Options of every change", ""]
      lines += onChanges.map(\.markdown)
    }
    if !aliases.isEmpty {
      lines += ["", "## Other spellings", ""]
      lines += aliases.map(\.key).sorted().map {
        "- `\($0)` is `\(aliases[$0] ?? "")`"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func markdown(of command: Command<Context, Reply>) -> [String] {
    let usage = wrap([line(command.words)] + command.usageParts, to: 76)
    var lines = ["", "### \(line(command.words))", "", command.summary + "."]
    lines += ["", "```", usage.joined(separator: "\n    "), "```"]
    if !command.examples.isEmpty {
      lines += ["", "For example:", "", "```"] + command.examples + ["```"]
    }
    if !command.shapes.isEmpty {
      lines += [""] + command.shapes.map(\.markdown)
    }
    if command.changes && !onChanges.isEmpty {
      lines += ["", "It takes the options of every change, too."]
    }
    lines += command.details.flatMap { [""] + $0.markdown }
    let related = related(to: command).map { "`\($0)`" }
    if !related.isEmpty {
      lines += ["", "See also \(listed(related, "and"))."]
    }
    return lines
  }
}

extension Shape {
  fileprivate var markdown: String {
    let short = short.map { "`-\($0)`, " } ?? ""
    let need = isRequired && kind == .option ? " (required)" : ""
    return "- \(short)`\(synopsis)`: \(explanation)\(need)"
  }
}

extension Passage {
  fileprivate var markdown: [String] {
    switch self {
    case .paragraph(let text): [text]
    case .list(let items): items.map { "- `\($0.term)`: \($0.meaning)" }
    case .options(let shapes): shapes.map(\.markdown)
    case .lines(let lines): ["```"] + lines + ["```"]
    }
  }
}
