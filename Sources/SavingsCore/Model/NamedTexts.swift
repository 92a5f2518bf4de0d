/// Texts under names, in the order of the alphabet: who prices a currency,
/// `source.BTC`, and who is asked, `service.bitcoin`.
public typealias NamedTexts = ByKey<String, String>

extension NamedTexts {
  /// The ends of the names of a kind, each with its text.
  public func entries(_ kind: String) -> [(key: String, text: String)] {
    entries.filter { $0.key.hasPrefix("\(kind).") }
      .map { ($0.key.behind(kind.utf8.count + 1), $0.value) }
  }
}

/// What a name says something of.
enum NameKind: String {
  case source, service

  /// Whether a text can stand under a name of this kind.
  func takes(_ text: String, under name: String) -> Bool {
    switch self {
    case .source:
      Currency(bytes: name.utf8.span) != nil && PriceSource(text) != nil
    case .service: (try? Endpoint(text, named: name)) != nil
    }
  }
}
