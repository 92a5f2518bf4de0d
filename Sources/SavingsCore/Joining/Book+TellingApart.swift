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
  var name: String
  var slug: String

  /// Whether no other one may have its name: a goal that ended shares it.
  let holdsName: Bool

  var folded: String { Wording.folded(name) }
  var skeleton: String { Slug.skeleton(of: slug) }
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
      let own = Called(
        label.holdsName ? label.name : nil, label.slug, besides: names, slugs,
        later: self[(place + 1)...].flatMap { [$0.folded, $0.skeleton] })
      apart[place].name = own.name ?? label.name
      apart[place].slug = own.slug
      if own.isOther(than: label.slug) {
        let twin = apart[..<place].first {
          own.name == nil
            ? $0.skeleton == label.skeleton
            : $0.holdsName && $0.folded == label.folded
        }
        warnings.add(
          .sameName(
            kind, label.name, slug: twin?.slug ?? label.slug,
            name: apart[place].name, own: own.slug))
      }
      if label.holdsName { names.add(apart[place].folded) }
      slugs.add(apart[place].skeleton)
    }
    return apart
  }
}

/// What something is called beside others: its name, where it has to be
/// another one, and its slug.
private struct Called {
  let name: String?
  let slug: String

  /// `nil` for the name of what needs none of its own.
  init(
    _ name: String?, _ slug: String, besides names: [String],
    _ slugs: [String], later: [String]
  ) {
    var number = 1
    var (next, short) = (name, slug)
    func isTaken(_ folded: String, _ own: [String]) -> Bool {
      own.contains(folded) || number > 1 && later.contains(folded)
    }
    while true {
      let sameName = next.map { isTaken(Wording.folded($0), names) } ?? false
      let sameSlug = isTaken(Slug.skeleton(of: short), slugs)
      if !sameName, !sameSlug { break }
      number += 1
      if sameName || next != name {
        next = name.map { "\($0.prefix(Wording.longestName - 6)) (\(number))" }
      }
      if sameSlug || short != slug { short = "\(slug)-\(number)" }
    }
    self.name = next == name ? nil : next
    self.slug = short
  }

  func isOther(than slug: String) -> Bool { name != nil || self.slug != slug }
}
