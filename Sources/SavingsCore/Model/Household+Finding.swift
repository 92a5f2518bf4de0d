extension Household {
  /// The goal of an id.
  public func goal(_ id: Goal.ID) -> Goal? { goals.first { $0.id == id } }

  /// The asset of an id.
  public func asset(_ id: Asset.ID) -> Asset? { assets.first { $0.id == id } }

  /// The goal that somebody means.
  public func goal(named text: String) throws(NamingProblem) -> Goal {
    // Active goals come first, so that an old goal of the same name does not
    // stand in the way of the one that is saved for.
    let byAge = goals.filter(\.isActive) + goals.filter { !$0.isActive }
    let names = byAge.map { ($0.name, $0.slug, $0.id.description) }
    let found = places(of: text, among: names)
    let folded = Wording.folded(text)
    let named = found.filter { Wording.folded(byAge[$0].name) == folded }
    if named.count > 1, named.count(where: { byAge[$0].isActive }) == 1 {
      return byAge[named[0]]
    }
    try checkOnly(found.map { byAge[$0].slug }, .goal, text)
    return byAge[found[0]]
  }

  /// The asset that somebody means.
  public func asset(named text: String) throws(NamingProblem) -> Asset {
    let names = assets.map { ($0.name, $0.slug, $0.id.description) }
    let found = places(of: text, among: names)
    try checkOnly(found.map { assets[$0].slug }, .asset, text)
    return assets[found[0]]
  }
}

extension String {
  /// Whether a word of this slug begins with a text, `car` for `new-car`; it
  /// may go on into the words behind it.
  package func hasWord(beginning text: String) -> Bool {
    !text.isEmpty
      && "-\(Wording.folded(self))".holds("-\(Wording.folded(text))")
  }
}

/// The places of those that a text names: by name, else by slug, else by the
/// start of an id.
private func places(
  of text: String, among names: [(name: String, slug: String, id: String)]
) -> [Int] {
  let folded = Wording.folded(text)
  let named = names.indices.filter { Wording.folded(names[$0].name) == folded }
  if !named.isEmpty { return named }
  let short = names.indices.filter { Wording.folded(names[$0].slug) == folded }
  if !short.isEmpty { return short }
  let start = text.lowercased()
  return text.count < 4
    ? [] : names.indices.filter { names[$0].id.hasPrefix(start) }
}

/// Passes the only one that a text names.
private func checkOnly(
  _ found: [String], _ kind: RecordKind, _ text: String
) throws(NamingProblem) {
  guard !found.isEmpty else { throw .nobody(kind, text) }
  guard found.count == 1 else { throw .several(kind, text, found) }
}

extension Book {
  /// The transaction that the start of an id means, of four characters or more.
  public func transaction(
    named text: String
  ) throws(NamingProblem) -> Transaction {
    let start = text.lowercased()
    let found =
      text.count < 4
      ? [] : transactions.filter { $0.id.description.hasPrefix(start) }
    try checkOnly(found.map(\.id.description), .transaction, text)
    return found[0]
  }
}
