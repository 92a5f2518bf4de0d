/// What is asked about rates, what was learnt, and the book with it.
///
///     let fetch = RateFetch(book, inquiry, endpoints)
///     try fetch.run(ask)
///     fetch.book   // with the rates that were learnt
public final class RateFetch {
  /// A question that was sent, or is to be.
  public final class Asked {
    public let request: WebRequest

    /// The currencies that it is about.
    public let codes: [Currency]

    let purpose: Purpose

    /// Why nothing was learnt, where that is so.
    public internal(set) var problem: NetworkProblem?

    init(_ request: WebRequest, _ codes: [Currency], _ purpose: Purpose) {
      self.request = request
      self.codes = codes
      self.purpose = purpose
    }
  }

  /// What is read of an answer.
  enum Purpose {
    case centralBank
    case spot
    case chart(quote: Currency)
    case ofDay(CalendarDate)
    case search
  }

  /// A rate that was learnt, or was there.
  public final class Found: Sendable {
    /// What became of a rate.
    public enum State: String, CaseIterable, Sendable {
      case new, replaced, same, kept
    }

    /// The rate; where it was not taken, the one that stays.
    public let rate: Rate

    public let state: State

    /// What one of its base was worth before.
    public let before: Amount?

    /// Whether the book changes by it.
    public var isTaken: Bool { state == .new || state == .replaced }

    init(_ rate: Rate, _ state: State, before: Amount? = nil) {
      self.rate = rate
      self.state = state
      self.before = before
    }
  }

  /// What a careful saver should know.
  public indirect enum Remark {
    case notFound(Currency, host: String, CalendarDate, more: Int, isBank: Bool)
    case refused(Currency, host: String, CalendarDate, String)
    case implausible(ImplausibleRate)
    case older(Rate, before: Rate)
    case inverse(Rate)
    case noSource(Currency, [Coin], count: Int)
    /// Nothing was learnt of a service, or nobody could be asked.
    case failed(any Error, [Currency])
  }

  /// A coin that a code may mean.
  public final class Coin: Sendable {
    /// What CoinGecko calls it.
    public let id: String

    public let name: String

    /// Its place among all coins.
    public let rank: Int?

    init(id: String, name: String, rank: Int?) {
      self.id = id
      self.name = name
      self.rank = rank
    }
  }

  let inquiry: RateInquiry
  let endpoints: Endpoints
  let old: Household

  /// The currencies that are asked about, or priced by hand.
  public let codes: [Currency]

  /// What coins are priced in.
  let hub: Currency

  public internal(set) var asked: [Asked] = []

  /// The rates, by pair and day.
  public internal(set) var found: [Found] = []

  /// What there is to know.
  public internal(set) var remarks: [Remark] = []

  /// The currencies that are priced by hand.
  public internal(set) var byHand: [Currency] = []

  /// The book with what was learnt.
  public internal(set) var book: Book

  /// What was read, to be chosen from.
  var series: [RateSeries] = []

  /// What an inquiry needs of a book.
  public init(_ book: Book, _ inquiry: RateInquiry, _ endpoints: Endpoints) {
    self.inquiry = inquiry
    self.endpoints = endpoints
    self.book = book
    old = book.household
    let display = old.displayCurrency?.currency
    let hub = display?.isoDigits == nil ? Currency.euro : display ?? .euro
    self.hub = hub
    guard inquiry.codes.isEmpty else {
      codes = inquiry.codes
      return
    }
    let needed = old.neededCurrencies(on: inquiry.day)
    let others = needed.filter { $0 != display }
    let settings = old.settings
    let endInEuro = others.contains { code in
      guard code != .euro else { return true }
      guard let source = settings.source(of: code), !source.isNobody else {
        return false
      }
      return source.service == "ecb" || hub == .euro || hub == code
    }
    codes = needed.count < 2 ? [] : endInEuro ? needed : others
  }

  @inline(never)
  func source(_ code: Currency) -> PriceSource? {
    old.settings.source(of: code)
  }

  /// The rates that a source may tell of a currency, the first of them
  /// better.
  @inline(never)
  func pairs(_ code: Currency, _ source: PriceSource) -> [CurrencyPair] {
    let pairs =
      source.service == "ecb"
      ? [CurrencyPair(.euro, code)]
      : [CurrencyPair(code, hub), CurrencyPair(code, .euro)]
    return pairs.compactMap(\.self).withoutRepetitions
  }

  /// The days of which nothing is there of the source yet; what is there is
  /// noted.
  @inline(never)
  func missingDays(_ code: Currency, _ source: PriceSource) -> [CalendarDate] {
    let pairs = pairs(code, source)
    var missing = inquiry.days
    guard !inquiry.isForced else { return missing }
    for rate in old.rates
    where rate.source == source.service && pairs.contains(rate.pair) {
      guard let place = missing.firstIndex(of: rate.date) else { continue }
      missing.remove(at: place)
      if !isFound(rate) { found.add(Found(rate, .same)) }
    }
    return missing
  }
}
