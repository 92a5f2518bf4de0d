import SavingsCore
import Support
import Testing

/// Which of several rates is used, and in which direction.
@Suite struct RateUseTests {
  @Test(
    arguments: [
      // the day of USD/EUR, and of EUR/USD
      ("2026-03-09", nil, "both", nil),
      ("2026-03-09", "2026-03-10", "2026-03-10", "both"),
      ("2026-03-10", "2026-03-09", "both", "2026-03-10"),
      ("2026-03-09", "2026-03-09", "direct", "direct"),
      ("2026-03-09", "2026-03-12", "both", "none"),  // not yet
    ] as [(String, String?, String, String?)])
  func isTheNewerOneAndOfOneDayBoth(
    _ direct: String, _ inverse: String?, use: String, other: String?
  ) throws {
    let first = try rate("USD/EUR", "0.92", direct)
    let second = try inverse.map { try rate("EUR/USD", "1.05", $0) }
    let rates = [first] + (second.map { [$0] } ?? [])
    let exchange = Exchange(
      rates.sorted { $0.date < $1.date }, on: try day("2026-03-11"))
    #expect(exchange.use(of: first).words == use)
    #expect(second.map { exchange.use(of: $0).words } == other)
  }

  @Test func anOlderOneOfThePairIsReplaced() throws {
    let old = try rate("USD/EUR", "0.92", "2026-03-01")
    let new = try rate("USD/EUR", "0.93", "2026-03-02")
    let exchange = Exchange([old, new], on: try day("2026-03-11"))
    #expect(exchange.use(of: old).words == "2026-03-02")
    #expect(exchange.use(of: new).words == "both")
  }
}

extension RateUse {
  /// The use in a word, or the day of the rate that is used instead.
  fileprivate var words: String {
    switch self {
    case .both: "both"
    case .direct: "direct"
    case .none(let other): other.map { "\($0.date)" } ?? "none"
    }
  }
}
