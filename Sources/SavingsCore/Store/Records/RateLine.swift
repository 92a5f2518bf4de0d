/// One rate as it stands in a store: for its pair and its source the places of
/// those among all that were met.
///
/// The rates of some days are chosen without any text being copied.
struct RateLine {
  var pair = 0
  var value = Amount.zero
  var date = CalendarDate.first
  var source = 0
}

/// The pairs and the sources that rates were met with.
struct RateWords {
  var pairs = MetValues<CurrencyPair>()
  var sources = MetValues<String>()

  mutating func line(of rate: Rate) -> RateLine {
    RateLine(
      pair: pairs.place(of: rate.pair), value: rate.value, date: rate.date,
      source: sources.place(of: rate.source))
  }

  func rate(of line: RateLine) -> Rate {
    Rate(
      pairs[line.pair], line.value, on: line.date, source: sources[line.source])
  }
}

/// Values, each at the place at which it was met first.
struct MetValues<Value: Hashable> {
  private var values: [Value] = []

  /// Where they stand, if they are more than a few: to make a dictionary takes
  /// the runtime longer than to look through those.
  private var places = [Value: Int]()

  private var areFew: Bool { values.count <= 16 }

  /// The place of a value, which is met with this at the latest.
  mutating func place(of value: Value) -> Int {
    let known = areFew ? values.firstIndex(of: value) : places[value]
    if let known { return known }
    values.append(value)
    while !areFew, places.count < values.count {
      places[values[places.count]] = places.count
    }
    return values.count - 1
  }

  subscript(place: Int) -> Value { values[place] }
}
