internal import SavingsCore

extension Goal {
  var shortName: Slug { Slug(slug) }

  /// What people call it, with its emoji.
  var shownName: Name { Name(name, emoji: emoji) }

  /// The same in one piece.
  var title: String { emoji.map { "\($0) \(name)" } ?? name }
}

extension Name {
  /// What people see of a goal that may be gone.
  convenience init(_ name: String, of goal: Goal?) {
    self.init(goal == nil ? "\(name) (deleted)" : name, emoji: goal?.emoji)
  }
}
