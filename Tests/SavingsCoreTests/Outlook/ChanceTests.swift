import SavingsCore
import Support
import Testing

/// The chance of being in time, which is a count.
@Suite struct ChanceTests {
  /// How many ways to fill payments from months come to whole ones, found by
  /// listing them all.
  private func listed(
    _ payments: Int, _ months: [Int], from first: Int = 0, sum: Int = 0,
    whole: Int
  ) -> (all: Int, enough: Int) {
    guard payments > 0 else { return (1, sum >= whole ? 1 : 0) }
    var (all, enough) = (0, 0)
    for place in first..<months.count {
      let ways = listed(
        payments - 1, months, from: place, sum: sum + months[place],
        whole: whole)
      all += ways.all
      enough += ways.enough
    }
    return (all, enough)
  }

  @Test func isWhatListingAllWaysFinds() throws {
    var dice = SplitMix64(seed: 0xc4a)
    for _ in 0..<1500 {
      let payments = Int.random(in: 1...5, using: &dice)
      let count = Int.random(in: 1...5, using: &dice)
      let low = (0..<count).map { _ in Int.random(in: -150...260, using: &dice)
      }
      let high = low.map { $0 + Int.random(in: 0...1, using: &dice) }
      let chance = Chance(of: payments, low: low, high: high)
      let whole = 100 * payments
      func cut(_ part: Int) -> Int { min(max(part, -whole), whole) }
      let worst = min(low.min() ?? 0, 0)
      let best = max(2 * (high.max() ?? 0), 100)
      let least = listed(payments, (low + [worst]).map(cut), whole: whole)
      let most = listed(payments, (high + [best]).map(cut), whole: whole)
      try #require(chance.ways == least.all)
      try #require(chance.low == least.enough, "\(payments) of \(low)")
      try #require(chance.high == most.enough, "\(payments) of \(high)")
    }
  }

  @Test func keepsItsLaws() throws {
    var dice = SplitMix64(seed: 0xc4b)
    for _ in 0..<60 {
      let count = Int.random(in: 6...12, using: &dice)
      let payments = Int.random(in: 1...(2 * count), using: &dice)
      let months = (0..<count).map { _ in Int.random(in: 0...220, using: &dice)
      }
      let chance = Chance(of: payments, low: months, high: months)
      try #require(0 <= chance.low && chance.low <= chance.high)
      try #require(chance.high <= chance.ways && chance.low < chance.ways)
      let mixed = months.shuffled(using: &dice)
      let other = Chance(of: payments, low: mixed, high: mixed)
      try #require(contents(of: other) == contents(of: chance))
      var more = months
      more[0] += Int.random(in: 1...80, using: &dice)
      let better = Chance(of: payments, low: more, high: more)
      try #require(chance.low <= better.low && chance.high <= better.high)
      let less = months.map { $0 * 9 / 10 }
      let harder = Chance(of: payments, low: less, high: less)
      try #require(harder.low <= chance.low && harder.high <= chance.high)
    }
  }

  @Test func isToldForTheLargestCount() {
    let months = Array(repeating: 100, count: 12)
    let chance = Chance(of: 24, low: months, high: months)
    #expect(chance.ways == 1_251_677_700)
    #expect(chance.high == chance.ways)
  }

  @Test func isThatOfTheExamples() {
    let bike = Chance(
      of: 4, low: [133, 100, 0, 166, 116, 83],
      high: [134, 100, 0, 167, 117, 84])
    #expect((bike.low, bike.high, bike.ways) == (74, 156, 210))
    let even = Array(repeating: 100, count: 6)
    let missed = Chance(of: 6, low: even, high: even)
    #expect((missed.low, missed.high, missed.ways) == (462, 924, 924))
  }
}
