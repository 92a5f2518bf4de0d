/// The rates of a household, for exchanges of many days.
///
/// An exchange needs of each pair only the latest rate, so the others are not
/// put in order for every day again.
struct RatesByDay: Sendable {
  /// The rates of each pair by date.
  private var pairs: [[Rate]] = []

  init(_ rates: [Rate]) {
    for rate in rates {
      let place = pairs.firstIndex { $0[0].pair == rate.pair }
      if let place { pairs[place].append(rate) } else { pairs.add([rate]) }
    }
    for place in pairs.indices {
      pairs[place] = pairs[place].inOrder { $0.date }
    }
  }

  /// The first day after another one on which a rate is another one.
  func change(after day: CalendarDate) -> CalendarDate? {
    pairs.compactMap { rates in
      let place = rates.firstPlace { $0.date > day }
      return place < rates.count ? rates[place].date : nil
    }.min()
  }

  func exchange(on day: CalendarDate) -> Exchange {
    var latest: [Rate] = []
    for rates in pairs {
      let place = rates.firstPlace { $0.date > day }
      if place > 0 { latest.add(rates[place - 1]) }
    }
    return Exchange(latest, on: day)
  }
}
