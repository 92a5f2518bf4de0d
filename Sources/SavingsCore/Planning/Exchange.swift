/// What one currency is worth in another on a day, by the rates of that day.
///
/// A missing rate is never taken for 1, nor for 0: what needs one is unknown.
public struct Exchange: Hashable, Sendable {
  /// The day whose rates count.
  public let date: CalendarDate

  /// From each currency, the link to every other that has a rate with it.
  private let links: [Currency: [Currency: Link]]

  /// The rates of a day: of each pair the latest one on or before it.
  public init(_ rates: [Rate], on date: CalendarDate) {
    var links: [Currency: [Currency: Link]] = [:]
    for rate in rates where rate.date <= date {
      for link in [Link(rate, isInverse: false), Link(rate, isInverse: true)] {
        let known = links[link.from]?[link.to]
        if known?.isBetter(than: link) != true {
          links[link.from, default: [:]][link.to] = link
        }
      }
    }
    self.date = date
    self.links = links
  }

  /// One rate, in the direction in which it is used.
  public struct Link: Hashable, Sendable {
    /// The rate as it was stated.
    public let rate: Rate

    /// Whether it is used from its quote to its base.
    public let isInverse: Bool

    init(_ rate: Rate, isInverse: Bool) {
      self.rate = rate
      self.isInverse = isInverse
    }

    /// Where it leads from.
    var from: Currency { isInverse ? rate.pair.quote : rate.pair.base }

    /// Where it leads to.
    var to: Currency { isInverse ? rate.pair.base : rate.pair.quote }

    /// What an amount comes to, rounded once.
    func convert(
      _ amount: Amount, _ rounding: Rounding, to digits: Int
    ) throws(MoneyProblem) -> Amount {
      guard isInverse else {
        return try amount.times(
          rate.value, over: Amount(1), rounding, to: digits)
      }
      do {
        return try amount.times(
          Amount(1), over: rate.value, rounding, to: digits)
      } catch {
        throw .overflow(amount, .over, rate.value)
      }
    }

    /// Of two rates between the same currencies the later one counts, and of
    /// one day the direct one.
    func isBetter(than other: Link) -> Bool {
      rate.date == other.rate.date
        ? !isInverse && other.isInverse
        : rate.date > other.rate.date
    }
  }

  /// The links that lead from one currency to another, `nil` where none do.
  ///
  /// The direct one, else the shortest chain; of several as short the one
  /// whose oldest rate is the most recent, then the first in the alphabet.
  public func route(from: Currency, to: Currency) -> [Link]? {
    if from == to { return [] }
    if let direct = links[from]?[to] { return [direct] }
    guard let shortest = steps(from: from, to: to, since: nil) else {
      return nil
    }
    let dates = Set(links.values.flatMap(\.values).map(\.rate.date))
    let oldest = dates.sorted(by: >).first {
      steps(from: from, to: to, since: $0) == shortest
    }
    return walk(from: from, to: to, steps: shortest, since: oldest)
  }

  /// What an amount is worth in another currency, rounded once to `digits`
  /// decimals at the end; `nil` where a rate is missing.
  public func convert(
    _ amount: Amount, from: Currency, to: Currency,
    to digits: Int = Amount.decimals, _ rounding: Rounding = .down
  ) throws(MoneyProblem) -> Amount? {
    if amount.isZero { return .zero }
    guard let route = route(from: from, to: to) else { return nil }
    var value = amount
    for (index, link) in route.enumerated() {
      let isLast = index == route.count - 1
      let decimals = isLast ? digits : Amount.decimals
      let rule = isLast ? rounding : .down
      value = try link.convert(value, rule, to: decimals)
    }
    return route.isEmpty ? try value.rounded(to: digits, rounding) : value
  }

  /// How many links it takes, with none older than a date.
  private func steps(
    from: Currency, to: Currency, since oldest: CalendarDate?
  ) -> Int? {
    var reached: Set<Currency> = [from]
    var edge = reached
    var count = 0
    while !edge.isEmpty {
      if edge.contains(to) { return count }
      count += 1
      edge = Set(edge.flatMap { neighbours(of: $0, since: oldest) })
        .subtracting(reached)
      reached.formUnion(edge)
    }
    return nil
  }

  /// The first way in the alphabet that takes so many links.
  private func walk(
    from: Currency, to: Currency, steps count: Int, since oldest: CalendarDate?
  ) -> [Link] {
    var way: [Link] = []
    var here = from
    for left in (0..<count).reversed() {
      let next = neighbours(of: here, since: oldest).sorted().first {
        steps(from: $0, to: to, since: oldest) == left
      }
      guard let next, let link = links[here]?[next] else { return way }
      way.append(link)
      here = next
    }
    return way
  }

  private func neighbours(
    of currency: Currency, since oldest: CalendarDate?
  ) -> [Currency] {
    (links[currency] ?? [:]).values
      .filter { link in oldest.map { link.rate.date >= $0 } ?? true }
      .map(\.to)
  }
}
