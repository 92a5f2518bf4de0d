import SavingsCore
import Support
import Testing

@Suite struct ExchangeRouteTests {
  /// A link as a pedant would look it up.
  private struct Step {
    let to: String
    let date: CalendarDate
  }

  @Test func isTheOneThatTryingAllWaysFinds() throws {
    var dice = SplitMix64(seed: 4)
    let today = try day("2026-01-06")
    let codes = ["AA", "BB", "CC", "DD", "EE", "FF"]
    var chains = 0
    for _ in 1...400 {
      var rates: [(String, String, String)] = []
      for _ in 1...dice.number(3...9) {
        let base = codes[dice.number(0...5)]
        let quote = codes[dice.number(0...5)]
        if base == quote { continue }
        rates.append(
          ("\(base)/\(quote)", "2", "2026-01-0\(dice.number(1...7))"))
      }
      let found = try exchange(today.description, rates).way("AA", "FF")
      let steps = try table(rates, on: today)
      let best = ways(from: ["AA"], to: "FF", steps).min {
        ($0.codes.count, $1.oldest, $0.codes.joined())
          < ($1.codes.count, $0.oldest, $1.codes.joined())
      }
      try #require(found == best?.codes.joined(separator: " "), "\(rates)")
      if let best, best.codes.count > 2 { chains += 1 }
    }
    #expect(chains > 100)
  }

  /// From each currency, its neighbours and the latest day of a rate.
  private func table(
    _ rates: [(String, String, String)], on today: CalendarDate
  ) throws -> [String: [Step]] {
    var latest: [String: [String: CalendarDate]] = [:]
    for (pair, _, date) in rates {
      let date = try day(date)
      guard date <= today else { continue }
      let codes = pair.split(separator: "/").map(String.init)
      for (from, to) in [(codes[0], codes[1]), (codes[1], codes[0])] {
        let known = latest[from]?[to] ?? date
        latest[from, default: [:]][to] = max(known, date)
      }
    }
    return latest.mapValues { $0.map { Step(to: $0.key, date: $0.value) } }
  }

  private func ways(
    from path: [String], to goal: String, _ steps: [String: [Step]],
    oldest: CalendarDate = .last
  ) -> [(codes: [String], oldest: CalendarDate)] {
    guard let here = path.last, here != goal else { return [(path, oldest)] }
    return (steps[here] ?? []).filter { !path.contains($0.to) }
      .flatMap {
        ways(
          from: path + [$0.to], to: goal, steps, oldest: min(oldest, $0.date))
      }
  }
}
