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

  /// All commands on one screen, and where to read on.
  private func overview(on page: inout Page) {
    page.paragraph(summary)
    page.line("Usage: \(program) COMMAND [options]")
    for section in sections {
      page.heading(section.title)
      page.rows(rows(of: section.commands))
    }
    let topics = topics.map(\.name).joined(separator: ", ")
    page.paragraph("Topics (\(program) help TOPIC): \(topics)")
    page.line("A command: \(program) help COMMAND. \(optionsPointer)")
  }

  /// Where to read about what every command takes.
  var optionsPointer: String {
    "Options of every command: \(program) help options"
  }

  private func help(ofNoun name: String, on page: inout Page) {
    let commands = commands(under: [name])
    page.paragraph(nouns[name] ?? name)
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

  /// The commands by area; what no area names comes last.
  package var sections: [(title: String, commands: [Command<Context, Reply>])] {
    let named = areas.map { area in
      (
        title: area.key,
        commands: area.value.flatMap { word in
          commands.filter { $0.words.first == word }
        }
      )
    }
    let firstWords = areas.flatMap(\.value)
    let rest = commands.filter { !firstWords.contains($0.words[0]) }
    let title = areas.isEmpty ? "Commands" : "Other commands"
    return rest.isEmpty ? named : named + [(title: title, commands: rest)]
  }

  /// The first words of commands; those that have verbs list them behind
  /// what they do without one.
  private func rows(
    of commands: [Command<Context, Reply>]
  ) -> [(name: String, text: String)] {
    var rows: [(name: String, text: String)] = []
    for command in commands {
      if let verb = command.words.dropFirst().first {
        let noun = command.words[0]
        let alone = rows.last?.name == noun ? rows.removeLast() : nil
        let (name, start) =
          alone.map { ("\(noun) [VERB]", "\($0.text): ") }
          ?? ("\(noun) VERB", "")
        if rows.last?.name.hasPrefix("\(noun) ") == true {
          rows[rows.count - 1].text += ", \(verb)"
        } else {
          rows.append((name, start + verb))
        }
      } else {
        rows.append((command.name, command.summary))
      }
    }
    return rows
  }
}
