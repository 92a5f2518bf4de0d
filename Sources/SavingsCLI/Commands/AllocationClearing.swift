internal import CommandGrammar
internal import SavingsCore

let allocClear = Command(
  "alloc clear", "Take a goal's share of an asset back",
  option("asset", .asset, "The asset that gives"),
  option("goal", .goal, "The goal that gets"),
  examples: ["cst alloc clear --asset savings --goal new-car"],
  details: ["What it was to have from a later day on is taken back too."],
  related: ["alloc set", "alloc list"], changes: true
) { (session: Session, assetName, goalName) in
  let book = try session.book()
  let asset = try session.asset(assetName, in: book.household)
  let goal = try session.goal(goalName, in: book.household)
  let clearing = try Clearing(of: asset, for: goal, in: book, session.today)
  return try Reply(Change(from: book, to: clearing.book)) {
    try clearing.document(session.today)
  }
}

/// What a goal gives up of an asset: its share, and those of later days.
private struct Clearing {
  let asset: Asset
  let goal: Goal
  let hasShare: Bool
  let later: [AssetAllocation]
  let book: Book

  init(
    of asset: Asset, for goal: Goal, in book: Book, _ today: CalendarDate
  ) throws {
    let rows = book.household.rows(of: asset.id, for: goal.id)
    let share = rows.share(on: today) ?? .none
    self.asset = asset
    self.goal = goal
    hasShare = share != .none
    later = rows.filter { $0.since > today && $0.share != .none }
    guard hasShare || !later.isEmpty else {
      self.book = book
      return
    }
    var next = book
    // A row of a later day would bring the share back by itself.
    next.household.allocations.removeAll {
      $0.asset == asset.id && $0.goal == goal.id && $0.since > today
    }
    self.book =
      hasShare
      ? try next.setting(
        AssetAllocation(
          asset: asset.id, goal: goal.id, share: .none, since: today))
      : next
  }

  func document(_ today: CalendarDate) throws -> Document {
    try Document {
      if hasShare {
        "\(quoted: goal.name) gives up its share of \(quoted: asset.name)."
      } else if later.isEmpty {
        """
        \(quoted: goal.name) has no share of \(quoted: asset.name); nothing \
        was changed.
        """
      }
      for row in later {
        """
        \(quoted: goal.name) gives up what it was to have of \
        \(quoted: asset.name) from \(row.since) on: \
        \(row.share.words(of: asset)).
        """
      }
      if hasShare || !later.isEmpty {
        try book.giving(of: asset, on: today)
      }
    }
  }
}
