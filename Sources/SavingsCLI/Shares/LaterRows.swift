internal import CommandGrammar
internal import SavingsCore

/// The rows that follow one of an asset for a goal, each from its day on.
final class LaterRows {
  private let book: Book
  private let asset: Asset?
  private let goal: Goal?
  private let rows: [AssetAllocation]

  /// Those behind a row that a book has.
  init(of row: AssetAllocation, in book: Book) {
    self.book = book
    asset = book.household.asset(row.asset)
    goal = book.household.goal(row.goal)
    rows = book.household.rows(of: row.asset, for: row.goal)
      .filter { $0.since > row.since }
      .ordered { $0.since < $1.since }
  }

  /// Until when the row holds, at the end of a sentence.
  var end: Phrase { rows.first.map { ", until \($0.since)" } ?? "" }

  /// What holds after it, a line each, and how that would become the same
  /// share.
  func document(_ share: Share) throws -> Document {
    try Document {
      if let asset, let goal {
        for (index, row) in rows.enumerated() {
          let next = rows.dropFirst(index + 1).first
          let end: Phrase = next.map { " until \($0.since)" } ?? " on"
          let change: ShellCommand = """
            cst alloc set \(share.typed(of: asset)) --asset \(asset.slug) \
            --goal \(goal.slug) --since \(row.since.description)
            """
          """
          From \(row.since)\(end) it has \
          \(try book.stated(row).words(of: asset)), which stays; to change \
          that: \(run: change)
          """
        }
      }
    }
  }
}
