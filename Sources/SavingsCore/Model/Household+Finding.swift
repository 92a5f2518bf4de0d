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
    let names = byAge.map {
      Naming(name: $0.name, slug: $0.slug, bits: $0.id.bits)
    }
    let found = names.places(named: text)
    let folded = Wording.folded(text)
    let named = found.filter { Wording.folded(names[$0].name) == folded }
    if named.count > 1, named.count(where: { byAge[$0].isActive }) == 1 {
      return byAge[named[0]]
    }
    return byAge[try names.theOnly(found, .goal, text)]
  }

  /// The asset that somebody means.
  public func asset(named text: String) throws(NamingProblem) -> Asset {
    let names = assets.map {
      Naming(name: $0.name, slug: $0.slug, bits: $0.id.bits)
    }
    return assets[try names.theOnly(names.places(named: text), .asset, text)]
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

/// What something is called.
private final class Naming {
  let name: String
  let slug: String
  let bits: UInt128

  init(name: String, slug: String, bits: UInt128) {
    self.name = name
    self.slug = slug
    self.bits = bits
  }
}

extension [Naming] {
  /// The places of those that a text names: by name, else by slug, else by the
  /// start of an id.
  fileprivate func places(named text: String) -> [Int] {
    let folded = Wording.folded(text)
    let named = indices.filter { Wording.folded(self[$0].name) == folded }
    if !named.isEmpty { return named }
    let short = indices.filter { Wording.folded(self[$0].slug) == folded }
    if !short.isEmpty { return short }
    let start = text.lowercased()
    return text.count < 4
      ? []
      : indices.filter {
        Identifier<Goal>(bits: self[$0].bits).description.hasPrefix(start)
      }
  }

  /// The only one of some places.
  fileprivate func theOnly(
    _ found: [Int], _ kind: RecordKind, _ text: String
  ) throws(NamingProblem) -> Int {
    guard let first = found.first else { throw .nobody(kind, text) }
    guard found.count == 1 else {
      throw .several(kind, text, found.map { self[$0].slug })
    }
    return first
  }
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
