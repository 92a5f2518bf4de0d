/// Of many rates those that some days use: on each day of every pair the
/// latest one on or before it.
///
/// Rates come in any order, and no more are kept than there are pairs and days.
struct RateFold {
  /// The days, in order.
  private let days: [CalendarDate]

  /// Whether rates of all days are kept.
  private let keepsAll: Bool

  /// What is kept: everything, or for each pair a place for each day.
  private var kept: [Kept?] = []

  private struct Kept {
    let number: Int
    let rate: Rate
  }

  /// The pairs that were met, each in the direction in which it is stated.
  private var pairs: [CurrencyPair] = []

  /// Where each of them stands, once there are many.
  private var places: [CurrencyPair: Int] = [:]

  /// The place of the pair that is expected next: they come in turns.
  private var next = 0

  private var count = 0

  /// No rate yet, for some days or, with `nil`, for all.
  init(on days: [CalendarDate]?) {
    self.days = days?.distinct ?? []
    keepsAll = days == nil
  }

  /// Takes the next rate.
  mutating func take(_ rate: Rate) {
    count += 1
    if keepsAll {
      kept.append(Kept(number: count, rate: rate))
      return
    }
    let day = days.place(of: rate.date)
    guard day < days.count else { return }
    let place = place(of: rate.pair) * days.count + day
    if let date = kept[place]?.rate.date, date >= rate.date { return }
    kept[place] = Kept(number: count, rate: rate)
  }

  /// What was kept, in the order in which it came.
  var rates: [Rate] {
    let kept = kept.compactMap(\.self)
    return (keepsAll ? kept : kept.ordered { $0.number < $1.number })
      .map(\.rate)
  }

  private mutating func place(of pair: CurrencyPair) -> Int {
    if next == pairs.count { next = 0 }
    if next < pairs.count, pairs[next] == pair {
      next += 1
      return next - 1
    }
    let place = knownPlace(of: pair) ?? pairs.count
    if place == pairs.count {
      pairs.append(pair)
      if !places.isEmpty { places[pair] = place }
      kept += Array(repeating: nil, count: days.count)
    }
    next = place + 1
    return place
  }

  /// Where a pair stands that was met before.
  ///
  /// A household has a few, for which a dictionary would take longer to come
  /// to be than to look through them all.
  private mutating func knownPlace(of pair: CurrencyPair) -> Int? {
    if pairs.count < 32 { return pairs.firstIndex(of: pair) }
    if places.isEmpty {
      for (place, pair) in pairs.enumerated() { places[pair] = place }
    }
    return places[pair]
  }
}
