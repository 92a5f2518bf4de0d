extension Book {
  /// Gives goals and assets names and slugs of their own: the one further down
  /// the list becomes `Roof (2)`, `roof-2`.
  mutating func tellApart(_ warnings: inout [JoinWarning]) {
    var names: [String] = []
    var slugs: [String] = []
    for place in household.goals.indices {
      let goal = household.goals[place]
      let own = Called(
        goal.isActive ? goal.name : nil, goal.slug, besides: names, slugs,
        later: household.goals[(place + 1)...].flatMap {
          [Wording.folded($0.name), Slug.skeleton(of: $0.slug)]
        })
      if let new = own.name { household.goals[place].name = new }
      household.goals[place].slug = own.slug
      if own.isOther(than: goal.slug) {
        let twin = household.goals[..<place].first {
          own.name == nil
            ? Slug.skeleton(of: $0.slug) == Slug.skeleton(of: goal.slug)
            : $0.isActive
              && Wording.folded($0.name) == Wording.folded(goal.name)
        }
        warnings.add(
          .sameName(
            .goal, goal.name, slug: twin?.slug ?? goal.slug,
            name: household.goals[place].name, own: own.slug))
      }
      if goal.isActive {
        names.add(Wording.folded(household.goals[place].name))
      }
      slugs.add(Slug.skeleton(of: own.slug))
    }
    (names, slugs) = ([], [])
    for place in household.assets.indices {
      let asset = household.assets[place]
      let own = Called(
        asset.name, asset.slug, besides: names, slugs,
        later: household.assets[(place + 1)...].flatMap {
          [Wording.folded($0.name), Slug.skeleton(of: $0.slug)]
        })
      if let new = own.name { household.assets[place].name = new }
      household.assets[place].slug = own.slug
      if own.isOther(than: asset.slug) {
        let twin = household.assets[..<place].first {
          own.name == nil
            ? Slug.skeleton(of: $0.slug) == Slug.skeleton(of: asset.slug)
            : Wording.folded($0.name) == Wording.folded(asset.name)
        }
        warnings.add(
          .sameName(
            .asset, asset.name, slug: twin?.slug ?? asset.slug,
            name: household.assets[place].name, own: own.slug))
      }
      names.add(Wording.folded(household.assets[place].name))
      slugs.add(Slug.skeleton(of: own.slug))
    }
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
