package import CommandGrammar

extension Grammar {
  /// What in the declarations breaks the rules every grammar keeps.
  ///
  /// It is for a test: the list of a sound grammar is empty. Commands named in
  /// `manyPlaces` may take several kinds of positional values, and options
  /// named in `manyMeanings` mean something else in each command.
  package func lint(
    manyPlaces: Set<String> = [], manyMeanings: Set<String> = []
  ) -> [String] {
    let shapes = everywhere + onChanges + commands.flatMap(\.shapes)
    return lintNames() + shapes.flatMap(lint(shape:))
      + lintMeanings(shapes.filter { !manyMeanings.contains($0.name) })
      + commands.flatMap { lint($0, manyPlaces) } + lintAreas()
  }

  private func lintNames() -> [String] {
    let names = commands.map(\.name)
    let twice = names.filter { name in names.count { $0 == name } > 1 }
    let firstWords = Set(commands.map { $0.words.first ?? "" })
    let bare = commands.filter { $0.words.count > 1 }.compactMap(
      \.words.first
    )
    .filter { word in
      !names.contains(word) && !nouns.contains { $0.key == word }
    }
    let hidden = aliases.map(\.key).filter { firstWords.contains($0) }
    let summaries =
      nouns.map { ($0.key, $0.value) }
      + topics.map { ($0.name, $0.summary) }
    let strangers = entries.filter { $0.command.name != $0.name }
    return Set(twice).sorted().map { "\($0): declared twice" }
      + strangers.map { "\($0.command.name): under another name" }
      + Set(bare).sorted().map { "\($0): a noun without a summary" }
      + hidden.sorted().map { "\($0): an alias hides a command" }
      + summaries.flatMap { lint(summary: $1, of: $0) }
  }

  func lint(summary: String, of name: String) -> [String] {
    let isPhrase =
      summary.first?.isUppercase == true && summary.last != "."
      && summary.count <= 50
    return isPhrase ? [] : ["\(name): not a phrase: \(summary)"]
  }

  private func lint(shape: Shape) -> [String] {
    var faults = lint(summary: shape.summary, of: shape.title)
    let name = shape.name.utf8
    let isPlain = name.allSatisfy { (0x61...0x7a).contains($0) || $0 == 0x2d }
    if !isPlain || name.first == 0x2d || name.last == 0x2d {
      faults.append("\(shape.title): not lower case with hyphens")
    }
    if let short = shape.short, !"hVnqyo".contains(short) {
      faults.append("\(shape.title): -\(short) is not a short option here")
    }
    if !shape.choices.isEmpty && !shape.choices.contains(shape.example) {
      faults.append("\(shape.title): its example is no choice")
    }
    do {
      try shape.check(shellWords(shape.example).joined(separator: " "))
    } catch {
      faults.append("\(shape.title): its example is refused")
    }
    return faults
  }

  private func lintMeanings(_ shapes: [Shape]) -> [String] {
    let named = Dictionary(
      grouping: shapes.filter { $0.kind != .positional }, by: \.name)
    let unclear = named.filter { _, shapes in
      shapes.contains { !$0.means(shapes[0]) }
    }
    let letters = Dictionary(
      grouping: shapes.filter { $0.short != nil }, by: \.short)
    let shared = letters.values.filter { Set($0.map(\.name)).count > 1 }
    return unclear.keys.sorted().map { "--\($0): means several things" }
      + shared.compactMap(\.first?.short).sorted().map {
        "-\($0): stands for several options"
      }
  }

  private func lintAreas() -> [String] {
    let areaWords = areas.flatMap(\.value)
    let known = Set(commands.map { $0.words.first ?? "" })
    let twice = areaWords.filter { word in areaWords.count { $0 == word } > 1 }
    return areaWords.filter { !known.contains($0) }.map {
      "\($0): an area names no command"
    } + Set(twice).sorted().map { "\($0): in two areas" }
  }
}

extension Shape {
  fileprivate func means(_ other: Shape) -> Bool {
    kind == other.kind && placeholder == other.placeholder
      && short == other.short && choices == other.choices
  }
}
