/// What one currency is worth in another on a day, by the rates of that day.
///
/// A missing rate is never taken for 1, nor for 0: what needs one is unknown.
public struct Exchange: Sendable {
  /// The day whose rates count.
  public let date: CalendarDate

  /// The currencies that have a rate, in the order of the alphabet.
  private let currencies: [Currency]

  /// From each currency the links to all that have a rate with it, in the
  /// order of the alphabet.
  private let links: [[Link]]

  /// The dates of all links, the latest first.
  private let dates: [CalendarDate]

  /// The ways that were found beforehand, in the order of their currencies.
  private var chains: [(from: Currency, to: Currency, links: [Link]?)] = []

  /// The rates of a day: of each pair the latest one on or before it.
  public init(_ rates: [Rate], on date: CalendarDate) {
    // There are few pairs, and perhaps many rates of each.
    var latest: [Rate] = []
    for rate in rates where rate.date <= date {
      let known = latest.firstIndex { $0.pair == rate.pair }
      if let known {
        if latest[known].date < rate.date { latest[known] = rate }
      } else {
        latest.append(rate)
      }
    }
    var all: [Link] = []
    for rate in latest {
      all.append(Link(rate: rate, isInverse: false))
      all.append(Link(rate: rate, isInverse: true))
    }
    var links: [[Link]] = []
    var currencies: [Currency] = []
    for place in placesInOrder(all.count, by: { all[$0].isBefore(all[$1]) }) {
      let link = all[place]
      if currencies.last != link.from {
        currencies.append(link.from)
        links.append([])
      }
      // Of two that lead to the same currency the better one is there first.
      if links[links.count - 1].last?.to != link.to {
        links[links.count - 1].append(link)
      }
    }
    self.date = date
    self.links = links
    self.currencies = currencies
    var dates: [CalendarDate] = []
    for links in links { for link in links { dates.append(link.rate.date) } }
    self.dates = dates.distinct.reversed()
  }

  /// The same rates with the ways between these currencies found already: many
  /// amounts take the same few.
  func knowing(_ pairs: [CurrencyPair]) -> Exchange {
    var next = self
    let places = placesInOrder(pairs.count) {
      (pairs[$0].base, pairs[$0].quote) < (pairs[$1].base, pairs[$1].quote)
    }
    for pair in places.lazy.map({ pairs[$0] }) {
      let links = route(from: pair.base, to: pair.quote)
      next.chains.add((pair.base, pair.quote, links))
    }
    return next
  }

  /// Where a currency stands among those that have a rate.
  private func index(of currency: Currency) -> Int? {
    currencies.place(of: currency) { $0 }
  }

  /// One rate, in the direction in which it is used.
  public struct Link: Sendable {
    /// The rate as it was stated.
    public let rate: Rate

    /// Whether it is used from its quote to its base.
    public let isInverse: Bool

    var from: Currency { isInverse ? rate.pair.quote : rate.pair.base }

    var to: Currency { isInverse ? rate.pair.base : rate.pair.quote }

    /// What an amount comes to, rounded once.
    func convert(
      _ amount: Amount, _ rounding: Rounding, to digits: Int
    ) throws(MoneyProblem) -> Amount {
      guard isInverse else {
        return try amount.times(rate.value, rounding, to: digits)
      }
      do {
        return try amount.times(
          Amount(1), over: rate.value, rounding, to: digits)
      } catch {
        throw .overflow(amount, .over, rate.value)
      }
    }

    /// Links stand in the order of the alphabet, and of two between the same
    /// currencies the better one comes first.
    fileprivate func isBefore(_ other: Link) -> Bool {
      if from != other.from { return from < other.from }
      return to == other.to ? isBetter(than: other) : to < other.to
    }

    /// Of two rates between the same currencies the later one counts, and of
    /// one day the direct one.
    private func isBetter(than other: Link) -> Bool {
      rate.date == other.rate.date
        ? !isInverse && other.isInverse
        : rate.date > other.rate.date
    }
  }

  /// The links that lead from one currency to another, `nil` where none do.
  ///
  /// The direct one, else the shortest chain; of several as short the one
  /// whose oldest rate is the most recent, then the first in the alphabet.
  @inline(never)
  public func route(from: Currency, to: Currency) -> [Link]? {
    if from == to { return [] }
    let place = chains.firstPlace { ($0.from, $0.to) >= (from, to) }
    if place < chains.count, chains[place].from == from,
      chains[place].to == to
    {
      return chains[place].links
    }
    if let direct = direct(from: from, to: to) { return [direct] }
    return chain(from: from, to: to)
  }

  /// The rate between two currencies themselves, without a chain.
  func direct(from: Currency, to: Currency) -> Link? {
    guard let start = index(of: from) else { return nil }
    return links[start].place(of: to) { $0.to }.map { links[start][$0] }
  }

  @inline(never)
  private func chain(from: Currency, to: Currency) -> [Link]? {
    guard let start = index(of: from), let end = index(of: to),
      let shortest = steps(to: end, since: nil)[start]
    else { return nil }
    // With older rates more chains are there, and none is longer.
    let place = dates.firstPlace { oldest in
      steps(to: end, since: oldest)[start] == shortest
    }
    let oldest = dates[place]
    return walk(from: start, by: steps(to: end, since: oldest), since: oldest)
  }

  /// How many links it takes from each currency to one of them, with no link
  /// older than a date; `nil` where there is no way.
  private func steps(to end: Int, since oldest: CalendarDate?) -> [Int?] {
    var steps: [Int?] = Array(repeating: nil, count: links.count)
    steps[end] = 0
    var edge = [end]
    var count = 0
    while !edge.isEmpty {
      count += 1
      var next: [Int] = []
      for place in edge {
        // What leads there leads back as well.
        for other in neighbours(of: place, since: oldest)
        where steps[other] == nil {
          steps[other] = count
          next.append(other)
        }
      }
      edge = next
    }
    return steps
  }

  /// The first way in the alphabet that gets nearer with each link.
  private func walk(
    from start: Int, by steps: [Int?], since oldest: CalendarDate
  ) -> [Link] {
    var way: [Link] = []
    var here = start
    while let left = steps[here], left > 0 {
      let next = neighbours(of: here, since: oldest).first {
        steps[$0] == left - 1
      }
      guard let next,
        let link = links[here].first(where: { $0.to == currencies[next] })
      else { return way }
      way.add(link)
      here = next
    }
    return way
  }

  private func neighbours(of place: Int, since oldest: CalendarDate?) -> [Int] {
    links[place].compactMap { link in
      oldest.map { link.rate.date < $0 } ?? false ? nil : index(of: link.to)
    }
  }
}
