import SavingsCore
import Support
import Testing

/// What became of the shares of goals, whatever rows they are made of.
@Suite struct ShareDifferenceTests {
  /// Each: the rows of one pair before and after; what came, went, changed.
  @Test(
    arguments: [
      ([], ["0"], [1, 0, 0]),
      (["0"], [], [0, 1, 0]),
      (["0"], ["0", "2"], [0, 0, 1]),
      (["0", "2"], ["0"], [0, 0, 1]),
      (["0"], ["0", "2 none"], [0, 1, 0]),
      (["0", "2 none"], ["0"], [1, 0, 0]),
      (["0", "2 none"], ["0", "1", "2 none"], [0, 0, 1]),
      (["2", "0 none"], ["2"], [0, 0, 1]),
      (["0"], ["0"], [0, 0, 0]),
    ] as [([String], [String], [Int])])
  func tells(before: [String], after: [String], counts: [Int]) throws {
    let (old, new) = (try book(before), try book(after))
    let rows = AssetAllocation.patch(from: old, to: new)
    let difference = ChangeCount(ofShares: rows, from: old, to: new)
    #expect([difference.came, difference.went, difference.changed] == counts)
  }

  /// A book with rows on days that are counted from one, of 5 % and more.
  private func book(_ rows: [String]) throws -> Book {
    var story = try Story()
    try story.asset("Jar")
    try story.goal("Boat", "100", by: "2027-01-01", from: "2026-01-01")
    let household = story.book.household
    for row in rows {
      let words = row.split(separator: " ")
      let later = try #require(Int(words[0]))
      story.book.household.allocations.append(
        AssetAllocation(
          asset: household.assets[0].id, goal: household.goals[0].id,
          share: words.count > 1
            ? .none : .percentage(try percent("\(5 + later)")),
          since: try #require(
            try day("2026-02-01").adding(days: later))))
    }
    return story.book
  }
}
