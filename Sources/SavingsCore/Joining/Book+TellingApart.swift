extension Book {
  /// Gives goals and assets names and slugs of their own: the one further down
  /// the list becomes `Roof (2)`, `roof-2`.
  mutating func tellApart(_ warnings: inout [JoinWarning]) {
    let goals = household.goals.map {
      Label(name: $0.name, slug: $0.slug, holdsName: $0.isActive)
    }
    for (place, label) in goals.toldApart(.goal, &warnings).enumerated() {
      household.goals[place].name = label.name
      household.goals[place].slug = label.slug
    }
    let assets = household.assets.map {
      Label(name: $0.name, slug: $0.slug, holdsName: true)
    }
    for (place, label) in assets.toldApart(.asset, &warnings).enumerated() {
      household.assets[place].name = label.name
      household.assets[place].slug = label.slug
    }
  }
}

/// What a goal or an asset is called.
private struct Label {
  var name: String { didSet { folded = Wording.folded(name) } }
  var slug: String { didSet { skeleton = Slug.skeleton(of: slug) } }

  /// Whether no other one may have its name: a goal that ended shares it.
  let holdsName: Bool

  // Asked again and again where many names are taken.
  private(set) var folded: String
  private(set) var skeleton: String

  init(name: String, slug: String, holdsName: Bool) {
    self.name = name
    self.slug = slug
    self.holdsName = holdsName
    folded = Wording.folded(name)
    skeleton = Slug.skeleton(of: slug)
  }
}

extension [Label] {
  /// All with names and slugs of their own.
  fileprivate func toldApart(
    _ kind: RecordKind, _ warnings: inout [JoinWarning]
  ) -> [Label] {
    var apart = self
    var names: [String] = []
    var slugs: [String] = []
    for (place, label) in enumerated() {
      var number = 1
      func isTaken(_ folded: String, _ own: [String]) -> Bool {
        own.contains(folded)
          || number > 1
            && self[(place + 1)...].contains {
              $0.folded == folded || $0.skeleton == folded
            }
      }
      var own = label
      while true {
        let sameName = own.holdsName && isTaken(own.folded, names)
        let sameSlug = isTaken(own.skeleton, slugs)
        if !sameName, !sameSlug { break }
        number += 1
        if sameName || own.name != label.name {
          let start = label.name.prefix(Wording.longestName - 6)
          own.name = "\(start) (\(number))"
        }
        if sameSlug || own.slug != label.slug {
          own.slug = "\(label.slug)-\(number)"
        }
      }
      if own.name != label.name || own.slug != label.slug {
        let twin = apart[..<place].first {
          own.name == label.name
            ? $0.skeleton == label.skeleton
            : $0.holdsName && $0.folded == label.folded
        }
        warnings.add(
          .sameName(
            kind, label.name, slug: twin?.slug ?? label.slug,
            name: own.name, own: own.slug))
      }
      apart[place] = own
      if own.holdsName { names.add(own.folded) }
      slugs.add(own.skeleton)
    }
    return apart
  }
}
