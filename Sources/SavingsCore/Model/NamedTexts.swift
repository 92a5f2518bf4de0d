/// Texts under names, in the order of the alphabet: who prices a currency,
/// `source.BTC`, and who is asked, `service.bitcoin`.
public struct NamedTexts: Equatable, Sendable {
  /// What a name says something of.
  enum Kind: String { case source, service }

  /// The names, each with its text behind it.
  private var words: [String] = []

  /// None yet.
  public init() {}

  public var names: [String] {
    stride(from: 0, to: words.count, by: 2).map { words[$0] }
  }

  /// The text of a name, if it has one.
  public subscript(name: String) -> String? {
    get {
      for place in 0..<words.count / 2 where words[2 * place] == name {
        return words[2 * place + 1]
      }
      return nil
    }
    set {
      var place = 0
      while place < words.count, words[place] < name { place += 2 }
      let isKnown = place < words.count && words[place] == name
      words.replaceSubrange(
        place..<place + (isKnown ? 2 : 0),
        with: newValue.map { [name, $0] } ?? [])
    }
  }

  /// The ends of the names of a kind, each with its text.
  public func entries(_ kind: String) -> [(key: String, text: String)] {
    var entries: [(key: String, text: String)] = []
    for name in names where name.hasPrefix("\(kind).") {
      let key = name.behind(kind.utf8.count + 1)
      entries.add((key, self[name] ?? ""))
    }
    return entries
  }
}

extension NamedTexts.Kind {
  func takes(_ text: String, under name: String) -> Bool {
    switch self {
    case .source:
      Currency(bytes: name.utf8.span) != nil && PriceSource(text) != nil
    case .service: (try? Endpoint(text, named: name)) != nil
    }
  }
}
