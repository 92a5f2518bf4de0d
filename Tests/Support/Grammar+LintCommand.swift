internal import CommandGrammar

extension Grammar {
  /// What in one command breaks the rules.
  func lint(
    _ command: Command<Context, Reply>, _ manyPlaces: Set<String>
  ) -> [String] {
    let titles = (command.positionals + options(of: command)).map(\.title)
    let places = command.positionals
    let kinds = Set(places.map(\.title))
    let firstFree = places.firstIndex { !$0.isRequired } ?? places.count
    var faults = lint(summary: command.summary, of: command.name)
    if Set(titles).count < titles.count {
      faults.append("\(command.name): a parameter is declared twice")
    }
    if kinds.count > 1 && !manyPlaces.contains(command.name) {
      faults.append("\(command.name): more than one kind of positional")
    }
    if places.dropFirst(firstFree).contains(where: \.isRequired)
      || places.dropLast().contains(where: \.isRepeated)
    {
      faults.append("\(command.name): a place cannot be reached")
    }
    let isOpen = command.oneOf.joined().allSatisfy { name in
      command.shapes.contains { $0.name == name && !$0.isRequired }
    }
    if !isOpen {
      faults.append("\(command.name): one of options it does not leave open")
    }
    if let flag = command.onlyWith,
      !command.options.contains(where: { $0.name == flag && $0.kind == .flag })
    {
      faults.append("\(command.name): only with a flag it does not take")
    }
    if command.examples.isEmpty {
      faults.append("\(command.name): no example")
    }
    return faults
      + command.examples.flatMap { lint(example: $0, of: command) }
      + command.related.flatMap { lint(related: $0, of: command) }
  }

  private func lint(
    example: String, of command: Command<Context, Reply>
  ) -> [String] {
    let name = "\(command.name): the example \(example)"
    let words = shellWords(example)
    guard words.first == program else { return ["\(name) is another program"] }
    guard example.count <= 74 else { return ["\(name) is too long"] }
    do {
      let typed = Array(words.dropFirst())
      _ = try parse(typed)
      let found = self.command(at: typed)?.name ?? "nothing"
      return found == command.name ? [] : ["\(name) runs \(found)"]
    } catch { return ["\(name): \(error.message)"] }
  }

  private func lint(
    related: String, of command: Command<Context, Reply>
  ) -> [String] {
    let words = shellWords(related)
    do {
      _ = try subject(words.first == "help" ? Array(words.dropFirst()) : words)
      return []
    } catch { return ["\(command.name): related: \(error.message)"] }
  }
}
