import Platform
import SavingsCore
import Support
import Testing

/// A store that is folded keeps few rates, and they are worth as much as all.
@Suite struct RateFoldTests {
  /// The days that rates are of, and on which somebody asks.
  private let days = (0..<12).compactMap {
    CalendarDate("2026-03-01")?.adding(days: $0)
  }

  /// Many rates of a few pairs, in both directions, often of one day; by date,
  /// as a book has them.
  private func rates(
    of codes: [String] = ["BTC", "EUR", "USD", "STABLECOIN"],
    _ dice: inout SplitMix64
  ) throws -> [Rate] {
    let codes = try codes.map(Currency.init)
    var rates: [Rate] = []
    for base in codes {
      for quote in codes {
        guard let pair = CurrencyPair(base, quote) else { continue }
        for day in days where dice.once(in: 2) {
          rates.append(
            Rate(
              pair, Amount(dice.number(1...99_999)), on: day,
              source: dice.one(of: [Rate.manual, "a supplier of rates", "é\""]))
          )
        }
      }
    }
    rates.shuffle(using: &dice)
    return rates.sorted { $0.date < $1.date }
  }

  private func folded(
    _ bytes: [UInt8], window: Int, on days: [CalendarDate]?
  ) throws -> [Rate] {
    let digest = try StoreStream.fold(
      ByteWindow(size: window),
      from: PieceSource.all(bytes)
    ) { household throws(MoneyProblem) in
      Digest.Wanted(
        Flows(Flows.Frame(assets: household.assets.count, upTo: [])),
        ratesOn: days)
    }
    return try #require(digest).household.rates
  }

  /// So many pairs that they are looked up in another way than a few are.
  @Test func manyPairsAreWorthWhatAllAreToo() throws {
    var dice = SplitMix64(seed: 44)
    let codes = ["BTC", "EUR", "USD", "JPY", "CHF", "SEK", "NOK", "STABLECOIN"]
    for _ in 0..<20 {
      var snapshot = try Snapshot.demo()
      let all = try rates(of: codes, &dice)
      snapshot.book.household.rates = all
      let bytes = StoreWriter.bytes(of: snapshot)
      let asked = [dice.one(of: days), dice.one(of: days)]
      let kept = try folded(bytes, window: bytes.count, on: asked)
      for day in asked {
        try #require(
          contents(of: Exchange(kept, on: day))
            == contents(of: Exchange(all, on: day)))
      }
      try #require(kept.count > 32)
      try #require(kept.count <= asked.count * 56)
    }
  }

  @Test func onTheDaysAskedForTheyAreWorthWhatAllAre() throws {
    var dice = SplitMix64(seed: 41)
    var dropped = 0
    for _ in 0..<150 {
      var snapshot = try Snapshot.demo()
      let all = try rates(&dice)
      snapshot.book.household.rates = all
      let bytes = StoreWriter.bytes(of: snapshot)
      let asked = days.filter { _ in dice.once(in: 5) }
      let kept = try folded(
        bytes, window: dice.number(64...bytes.count * 2),
        on: asked.shuffled(using: &dice))
      for day in asked {
        try #require(
          contents(of: Exchange(kept, on: day))
            == contents(of: Exchange(all, on: day)))
      }
      try #require(kept.allSatisfy { all.contains($0) })
      try #require(kept.count <= asked.count * 12)
      dropped += all.count - kept.count
    }
    #expect(dropped > 5000)
  }

  @Test func withoutDaysAllAreKept() throws {
    var dice = SplitMix64(seed: 42)
    for _ in 0..<20 {
      var snapshot = try Snapshot.demo()
      snapshot.book.household.rates = try rates(&dice)
      let bytes = StoreWriter.bytes(of: snapshot)
      let window = dice.number(64...bytes.count * 2)
      try #require(
        try folded(bytes, window: window, on: nil)
          == snapshot.book.household.rates)
    }
  }

  /// What a plan says of money is the same from few rates as from all.
  @Test func aPlanNeedsNoOthers() throws {
    var dice = SplitMix64(seed: 43)
    for _ in 0..<60 {
      var snapshot = try Snapshot.demo()
      snapshot.book.household.rates = try rates(&dice)
      let book = snapshot.book
      let today = dice.one(of: days)
      let digest = try StoreReader.fold(StoreWriter.bytes(of: snapshot)) {
        household throws(MoneyProblem) in
        Digest.Wanted(
          Flows(household.frame(for: [today])),
          ratesOn: household.rateDays(for: [today]))
      }
      try #require(digest.household.rates.count < book.household.rates.count)
      let few = try Plan(
        Accounts(of: digest.household, digest.flows, on: today))
      let all = try Occasion(book, on: today).plan()
      try #require(contents(of: few.goals) == contents(of: all.goals))
      try #require(few.rates == all.rates)
      try #require(
        contents(of: few.missingRates) == contents(of: all.missingRates))
    }
  }
}
