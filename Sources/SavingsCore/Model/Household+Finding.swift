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
    let found = find(
      text, among: byAge, name: \.name, slug: \.slug, id: \.id.description)
    let names = found.filter { Wording.folded($0.name) == Wording.folded(text) }
    if names.count > 1, names.filter(\.isActive).count == 1 {
      return names[0]
    }
    return try theOnly(found, .goal, text, \.slug)
  }

  /// The asset that somebody means.
  public func asset(named text: String) throws(NamingProblem) -> Asset {
    let found = find(
      text, among: assets, name: \.name, slug: \.slug, id: \.id.description)
    return try theOnly(found, .asset, text, \.slug)
  }
}

extension Household {
  /// The goals of whose slug a word begins with a text: `car` for `new-car`.
  public func goals(withWord text: String) -> [Goal] {
    goals.filter { $0.slug.hasWord(beginning: text) }
  }

  /// The assets of whose slug a word begins with a text.
  public func assets(withWord text: String) -> [Asset] {
    assets.filter { $0.slug.hasWord(beginning: text) }
  }
}

extension String {
  /// Whether a word of this slug begins with a text, which may go on into the
  /// words behind it.
  fileprivate func hasWord(beginning text: String) -> Bool {
    !text.isEmpty
      && "-\(Wording.folded(self))".holds("-\(Wording.folded(text))")
  }
}

/// Those that a text names: by name, else by slug, else by the start of an id.
private func find<Record>(
  _ text: String, among records: [Record], name: KeyPath<Record, String>,
  slug: KeyPath<Record, String>, id: KeyPath<Record, String>
) -> [Record] {
  let folded = Wording.folded(text)
  let named = records.filter { Wording.folded($0[keyPath: name]) == folded }
  if !named.isEmpty { return named }
  let short = records.filter { Wording.folded($0[keyPath: slug]) == folded }
  if !short.isEmpty { return short }
  let start = text.lowercased()
  return text.count < 4
    ? [] : records.filter { $0[keyPath: id].hasPrefix(start) }
}

private func theOnly<Record>(
  _ found: [Record], _ kind: RecordKind, _ text: String,
  _ slug: KeyPath<Record, String>
) throws(NamingProblem) -> Record {
  guard let first = found.first else { throw .nobody(kind, text) }
  guard found.count == 1 else {
    throw .several(kind, text, found.map { $0[keyPath: slug] })
  }
  return first
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
    guard let first = found.first else { throw .nobody(.transaction, text) }
    guard found.count == 1 else {
      throw .several(.transaction, text, found.map(\.id.description))
    }
    return first
  }
}
