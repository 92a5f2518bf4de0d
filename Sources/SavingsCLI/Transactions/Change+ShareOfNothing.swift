internal import CommandGrammar
internal import SavingsCore

extension Change {
  /// That the share stays which money had brought that came in by mistake, on
  /// its own or as a side of a transfer: nobody can tell it from one that was
  /// set.
  @inline(never)
  @Composing func shareOfNothing(
    under old: Transaction, _ other: Transaction?
  ) throws -> Document {
    let household = after.household
    let came = old.kind == .withdrawal ? other : old
    if let came, let asset = household.asset(came.asset),
      let goal = came.goal.flatMap({ household.goal($0) }),
      try new.accounts().isUnused(asset, by: goal)
    {
      """
      \(quoted: goal.name) keeps a share of 0 of \(quoted: asset.name). To \
      give it up: \
      \(run: "cst alloc clear --asset \(asset.slug) --goal \(goal.slug)")
      """
    }
  }
}
