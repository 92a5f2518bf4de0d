import SavingsCore
import Support
import Testing

/// The laws of what is fetched, on prices that nobody chose.
@Suite struct RateFetchLawTests {
  private let codes = ["USD", "JPY", "GBP", "CHF", "PLN"]
  private let coins = ["BTC": "bitcoin", "ETH": "ethereum", "SOL": "solana"]

  private func household() throws -> Book {
    var story = try Story(currency: "EUR")
    for code in ["EUR"] + codes + coins.keys.sorted() {
      try story.asset("A \(code)", code, holding: "1")
    }
    return story.book
  }

  /// Prices near what a day before may have been, as texts of all kinds.
  private func quotes(_ dice: inout SplitMix64) throws -> Quotes {
    var quotes = Quotes()
    let today = try day("2026-03-10")
    func text(_ whole: ClosedRange<Int>) -> String {
      let amount = Amount(dice.number(whole))
      let part = dice.amount(0...999_999_999, digits: dice.number(0...15))
      let value = (try? amount + part) ?? amount
      return value.description
    }
    for code in codes {
      for back in 0..<dice.number(1...6) {
        guard let day = today.adding(days: -back * 2) else { continue }
        quotes.bank[code, default: [:]][day.description] = text(1...200)
      }
    }
    for id in coins.values {
      quotes.coins[id] = [today.description: text(1...90_000)]
    }
    return quotes
  }

  private func fetch(
    _ book: Book, _ quotes: Quotes, codes: [Currency] = []
  ) throws -> RateFetch {
    let today = try day("2026-03-10")
    let fetch = RateFetch(
      book, RateInquiry(codes, on: today, clockDay: today), .usual)
    try fetch.run(quotes.answer)
    return fetch
  }

  @Test func whatIsStoredIsWhatWasSentAndOnlyOnce() throws {
    var dice = SplitMix64(seed: 41)
    let book = try household()
    for _ in 0..<60 {
      let quotes = try quotes(&dice)
      let first = try fetch(book, quotes)
      try #require(first.found.count == 8)
      for found in first.found {
        let rate = found.rate
        let sent =
          coins[rate.pair.base.code].flatMap { quotes.coins[$0] }
          ?? quotes.bank[rate.pair.quote.code] ?? [:]
        try #require(
          sent[rate.date.description] == rate.value.description, "\(rate)")
      }
      // Again: nothing more, to the last byte.
      let again = try fetch(first.book, quotes)
      try #require(again.book == first.book)
      try #require(again.found.allSatisfy { $0.state == .same })
      // In any order: the same.
      var turned = quotes
      turned.isTurned = true
      let names = (codes + coins.keys).reversed()
      let other = try fetch(
        book, turned, codes: try names.map { try Currency($0) })
      try #require(other.book == first.book)
    }
  }

  /// An answer with one byte changed is refused, or stores only what stands
  /// in it.
  @Test func whatIsStoredStandsInTheAnswer() throws {
    var dice = SplitMix64(seed: 43)
    let book = try household()
    var stored = 0
    for _ in 0..<400 {
      let plain = try quotes(&dice)
      let seed = dice.number(0...1 << 40)
      let sent = Sent()
      var bent = plain
      bent.bend = { bytes in
        var dice = SplitMix64(seed: seed)
        var bytes = bytes
        bytes[dice.number(0...bytes.count - 1)] ^=
          1 << UInt8(dice.number(0...7))
        sent.texts.append(String(decoding: bytes, as: UTF8.self))
        return bytes
      }
      let fetch = try fetch(book, bent)
      let texts = sent.texts
      for found in fetch.found {
        stored += 1
        let rate = found.rate
        let digits = rate.value.description
        let day = rate.date.description
        try #require(
          texts.contains { text in
            text.contains(digits)
              && (rate.source == "coingecko" || text.contains(day))
          } || digits.hasPrefix("0"), "\(rate): \(texts)")
      }
    }
    #expect(stored > 1000)
  }
}

/// What was sent.
private final class Sent: @unchecked Sendable { var texts: [String] = [] }
