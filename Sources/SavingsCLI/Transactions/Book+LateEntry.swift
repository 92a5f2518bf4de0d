internal import CommandGrammar
internal import SavingsCore

// What is entered late meets what somebody said there was: with the opening of
// an asset, or with an earmark.

extension Book {
  /// That a transaction is older than the opening of its asset, and how that
  /// would hold it already.
  func warningBeforeOpening(
    _ transaction: Transaction, of asset: Asset
  ) throws -> Warning? {
    guard let earlier = try opening(after: transaction) else { return nil }
    let id = transactions.shortID(earlier.opening.id)
    let mending: ShellCommand =
      earlier.amount.isZero
      ? "cst tx delete \(id)"
      : """
      cst tx edit \(id) --amount \
      \(Money(earlier.amount, asset.currency).typed) --date \
      \(earlier.date.description) --external-id \(earlier.externalID)
      """
    let day = earlier.opening.date
    let when: Phrase =
      day == earlier.told
      ? "the opening of \(quoted: asset.name) on \(day)"
      : """
      \(earlier.told), of which the opening of \(quoted: asset.name) on \
      \(day) was told
      """
    return Warning(
      "before_opening",
      """
      \(transaction.date) is before \(when); was it in the opening balance \
      already?
      """, subject: asset.slug, tip: "if it was: \(run: mending)")
  }

  /// That an earmark of a later day says what there was, and how it would
  /// count a transaction for its goal, which is told in these words.
  func warningBeforeEarmark(
    _ transaction: Transaction, insteadOf old: Transaction? = nil,
    of asset: Asset, for goal: Goal, told words: Phrase = "this"
  ) throws -> Warning? {
    guard let later = try laterEarmark(than: transaction, insteadOf: old)
    else { return nil }
    let since = later.row.since
    return Warning(
      "before_share",
      """
      the share of \(quoted: goal.name) was set on \(since), and says all \
      there was then, so \(words) changes nothing of it
      """, subject: goal.slug,
      tip: goal.lifecycle != .active
        ? nil
        : later.sum.map { sum in
          """
          if it was \(later.corrects ? "in it as it was" : "not in it"): \
          \(run: """
          cst alloc set \(Money(sum, asset.currency).typed) --asset \
          \(asset.slug) --goal \(goal.slug) --since \(since.description)
          """)
          """
        })
  }
}

extension Book.Recording {
  /// The share that came with what was recorded.
  func words(in household: Household) -> Document {
    row?.words(insteadOf: replaced, in: household) ?? Document()
  }
}

extension AssetAllocation {
  /// That a row came with what was recorded, and in whose place it stands.
  @Composing func words(
    insteadOf replaced: AssetAllocation?, in household: Household
  ) -> Document {
    if let asset = household.asset(asset), let goal = household.goal(goal) {
      let instead: Phrase = replaced.map { ", and not \($0.since)," } ?? ""
      let next = household.rows(of: asset.id, for: goal.id)
        .filter { $0.since > since && $0 != replaced }
        .min { $0.since < $1.since }
      let end: Phrase =
        next.flatMap { next in
          next.share.isEarmark || next.share.isNothing
            ? " until \(next.since)" : nil
        } ?? " on"
      """
      What names \(quoted: goal.name) in \(quoted: asset.name) is its own \
      from \(since)\(instead)\(end).
      """
    }
  }
}
