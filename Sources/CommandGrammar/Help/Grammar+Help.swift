extension Grammar {
  /// What `help` prints about a subject, fitted to a width.
  ///
  /// Without columns every explanation follows its name on the same line, as
  /// a screen reader wants it: `--target AMOUNT: How much it takes`.
  package func help(
    of subject: Subject, width: Int, hasColumns: Bool = true
  ) -> String {
    var page = Page(width: width, hasColumns: hasColumns)
    switch subject {
    case .everything: overview(on: &page)
    case .noun(let name): help(ofNoun: name, on: &page)
    case .topic(let name): help(ofTopic: name, on: &page)
    case .command(let words):
      if let command = command(at: words) { help(of: command, on: &page) }
    }
    return page.text
  }

  /// The list of all commands, and where to read on.
  private func overview(on page: inout Page) {
    page.paragraph(summary)
    page.heading("Usage")
    page.hanging([program, "COMMAND", "[options]"])
    for area in sections {
      page.heading(area.title)
      page.rows(rows(of: area.commands))
    }
    page.heading("Options everywhere")
    page.rows(rows(of: everywhere))
    if !onChanges.isEmpty {
      page.heading("Options of every change")
      page.rows(rows(of: onChanges))
    }
    if !topics.isEmpty {
      page.heading("Topics")
      page.rows(topics.map { ($0.name, $0.summary) })
    }
    let topic = topics.first.map { ", or a topic: \(program) help \($0.name)" }
    page.paragraph(
      "Read about a command: \(program) help COMMAND\(topic ?? "")")
  }

  private func help(ofNoun name: String, on page: inout Page) {
    let commands = commands(under: [name])
    page.paragraph(nouns.first { $0.name == name }?.summary ?? name)
    page.heading("Usage")
    page.hanging([program, name, "VERB", "[options]"])
    page.heading("Verbs")
    page.rows(
      commands.map { ($0.words.dropFirst().joined(separator: " "), $0.summary) }
    )
    let verb = commands.first.map(\.name) ?? name
    page.paragraph("Read about a verb: \(line(["help", verb]))")
  }

  private func help(ofTopic name: String, on page: inout Page) {
    for topic in topics where topic.name == name {
      page.paragraph(topic.summary)
      topic.passages.forEach { page.passage($0) }
    }
  }
}

extension Grammar {
  /// The visible commands by area; what no area names comes last.
  var sections: [(title: String, commands: [Command<Context, Reply>])] {
    let named = areas.map { area in
      (
        title: area.title,
        commands: area.firstWords.flatMap { word in
          commands.filter { $0.words.first == word }
        }
      )
    }
    let firstWords = Set(areas.flatMap(\.firstWords))
    let rest = commands.filter { !firstWords.contains($0.words[0]) }
    let title = areas.isEmpty ? "Commands" : "Other commands"
    return rest.isEmpty ? named : named + [(title: title, commands: rest)]
  }

  func rows(
    of commands: [Command<Context, Reply>]
  ) -> [(name: String, text: String)] {
    commands.map { ($0.name, $0.summary) }
  }

  /// Options with their short forms in front, aligned if any has one.
  func rows(of shapes: [Shape]) -> [(name: String, text: String)] {
    let hasShorts = shapes.contains { $0.short != nil }
    return shapes.map { shape in
      let short = shape.short.map { "-\($0), " } ?? (hasShorts ? "    " : "")
      return (short + shape.synopsis, shape.explanation)
    }
  }
}
