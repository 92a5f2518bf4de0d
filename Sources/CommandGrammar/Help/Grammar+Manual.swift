extension Grammar {
  /// The manual page, as mdoc source for section 1.
  ///
  /// The date is written as mdoc wants it: `March 10, 2026`.
  package func manual(date: String, version: String) -> String {
    var page = Mdoc()
    page.macro("Dd", date)
    page.macro("Dt", program.uppercased(), "1")
    page.macro("Os", "\(program) \(version)")
    page.macro("Sh", "NAME")
    page.macro("Nm", program)
    page.macro(
      "Nd", plain(summary.prefix(1).lowercased() + summary.dropFirst()))
    page.macro("Sh", "SYNOPSIS")
    page.macro("Nm")
    page.macro("Op", "Ar", "command")
    page.macro("Op", "Ar", "options")
    page.macro("Sh", "DESCRIPTION")
    page.text(summary + ".")
    for section in sections {
      page.macro("Ss", plain(section.title))
      page.macro("Bl", "-tag", "-width", "Ds")
      section.commands.forEach { describe($0, on: &page) }
      page.macro("El")
    }
    for topic in topics where topic.manualSection == nil {
      page.macro("Ss", plain(topic.summary))
      page.passages(topic.passages)
    }
    for topic in ownSections {
      page.macro("Sh", topic.manualSection ?? "")
      page.passages(topic.passages)
    }
    page.macro("Sh", "EXAMPLES")
    page.literal(commands.compactMap(\.examples.first))
    return page.source
  }

  /// The topics with sections of their own, those that mdoc knows in its
  /// order and behind the others.
  private var ownSections: [Topic] {
    let known = ["ENVIRONMENT", "FILES", "EXIT STATUS"]
    let own = topics.filter { $0.manualSection != nil }
    return own.filter { !known.contains($0.manualSection ?? "") }
      + known.flatMap { title in own.filter { $0.manualSection == title } }
  }

  private func describe(
    _ command: Command<Context, Reply>, on page: inout Mdoc
  ) {
    page.macro("It", "Xo")
    page.macro("Ic", plain(command.name))
    page.synopsis(command)
    page.macro("Xc")
    page.text(command.summary + ".")
    if !command.shapes.isEmpty {
      page.macro("Pp")
      page.list(command.shapes)
    }
    if !command.details.isEmpty {
      page.macro("Pp")
      page.passages(command.details)
    }
  }
}
