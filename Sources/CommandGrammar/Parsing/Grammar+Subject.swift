extension Grammar {
  /// What `help` with these words is about.
  package func subject(_ words: [String]) throws(UsageProblem) -> Subject {
    guard let first = words.first else { return .everything }
    if words.count == 1, let topic = topics.first(where: { $0.name == first }),
      command(at: words) == nil
    {
      return .topic(topic.name)
    }
    let nearest = nearestSubject(to: words, aboutHelp: true)
    let known =
      switch nearest {
      case .everything, .topic: [String]()
      case .noun(let noun): [noun]
      case .command(let words): words
      }
    if known.count == words.count { return nearest }
    let subjects =
      self.words(after: known)
      + (known.isEmpty ? topics.map(\.name) : [])
    throw .noHelp(
      words.joined(separator: " "),
      similar: similar(to: words[known.count], among: subjects).map {
        (known + [$0]).joined(separator: " ")
      },
      listing: toType(["help"] + known))
  }

  /// The subject closest to a command line that may be wrong further on.
  func nearestSubject(to words: [String], aboutHelp: Bool = false) -> Subject {
    if words.first == "help", words.count > 1, !aboutHelp {
      return nearestSubject(to: Array(words.dropFirst()))
    }
    if let command = command(at: words) { return .command(command.words) }
    if let first = commands(under: Array(words.prefix(1))).first,
      !words.isEmpty
    {
      return .noun(first.words[0])
    }
    return topics.first { $0.name == words.first }.map { .topic($0.name) }
      ?? .everything
  }
}
