import SavingsCore
import Support
import Testing

@Suite struct StorePatchTests {
  @Test func leadsThereAndBack() throws {
    var dice = SplitMix64(seed: 21)
    let days = try ["2026-01-01", "2026-02-01", "2026-03-01"].map(day)
    for _ in 0..<50 {
      var books = [Book()]
      while books.count < 12 {
        let book = books[books.count - 1]
        let change = try dice.change(of: book, on: days)
        // What a book refuses is no step of the way.
        guard let next = try? change.asked(of: book) else { continue }
        books.append(next)
      }
      for (before, after) in zip(books, books.dropFirst() + [books[0]]) {
        let patch = try difference(from: before, to: after)
        try #require(try made(patch, before) == after)
        try #require(try made(patch, after, backwards: true) == before)
        try #require(patch.isEmpty == (before == after))
      }
    }
  }

  @Test func fitsNoOtherBook() throws {
    let story = try Story.withTwoGoals()
    var after = story.book
    after.household.settings.ownPayday = PaydaySchedule(7)
    let patch = try difference(from: story.book, to: after)
    #expect(throws: StorePatch.Mismatch.self) { try made(patch, after) }
    let fewer = try difference(
      from: story.book, to: try story.book.removing(story.car))
    #expect(throws: StorePatch.Mismatch.self) {
      try made(fewer, story.book.removing(story.house))
    }
  }

  /// What differs, as the history keeps it.
  private func difference(from before: Book, to after: Book) throws
    -> StorePatch
  {
    try StorePatch(reading: StorePatch.bytes(from: before, to: after))
  }

  /// What a patch makes of a book, by way of the lines that an undo changes.
  private func made(
    _ patch: StorePatch, _ book: Book, backwards: Bool = false
  ) throws -> Book {
    try (backwards ? patch.inverse : patch)
      .applied(to: StoreLines(of: book)).book()
  }
}
