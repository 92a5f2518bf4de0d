import SavingsCore
import Support
import Testing

@Suite struct BookPromisesTests {
  /// Whatever is asked of a book, it keeps its promises; and it refuses
  /// nothing that would have kept them.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func everyChangeKeepsThePromises(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let epoch = try day("2026-01-01")
    let days = (0...9).compactMap { epoch.adding(days: $0 * 7) }
    var (accepted, refused) = (0, 0)
    // Five thousand stories in all: many short ones, and a few long ones in
    // which records get into each other's way.
    for story in 0..<1_250 {
      var book = Book()
      for _ in 0..<(story < 25 ? 50 : 5) {
        let change = try dice.change(of: book, on: days)
        let plain = change.done(to: book)
        let isSound =
          change.isAllowed(in: book)
          && plain?.brokenPromise(on: days) == nil
        do {
          let next = try change.asked(of: book)
          try #require(next.brokenPromise(on: days) == nil, "\(change)")
          try #require(isSound, "\(change)")
          if let plain { try #require(next == plain, "\(change)") }
          book = next
          accepted += 1
        } catch let problem as BookProblem {
          try #require(plain == nil || !isSound, "\(problem): \(change)")
          refused += 1
        }
      }
    }
    #expect(accepted > 300 && refused > 300, "\(accepted), \(refused)")
  }
}
