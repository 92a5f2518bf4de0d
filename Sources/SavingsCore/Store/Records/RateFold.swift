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
  private var kept: [Kept] = []

  private var count = 0

  /// The date of the rate before, and the day that uses it: most rates share
  /// theirs with it.
  private var recent: (date: CalendarDate, day: Int)

  private struct Kept {
    var rate = RateLine()

    /// How many had come when it did; 0 where none has yet, and only its place
    /// is taken.
    var number = 0
  }

  /// No rate yet, for some days or, with `nil`, for all.
  init(on days: [CalendarDate]?) {
    self.days = days?.distinct ?? []
    keepsAll = days == nil
    recent = (.first, self.days.place(of: .first))
  }

  @inline(__always)
  mutating func take(_ rate: RateLine) {
    count &+= 1
    if keepsAll {
      kept.append(Kept(rate: rate, number: count))
      return
    }
    if recent.date != rate.date {
      recent = (rate.date, days.place(of: rate.date))
    }
    guard recent.day < days.count else { return }
    // There are not so many rates that this could run over.
    let place = rate.pair &* days.count &+ recent.day
    if place >= kept.count { makeRoom(for: place) }
    if kept[place].number > 0, kept[place].rate.date >= rate.date { return }
    kept[place] = Kept(rate: rate, number: count)
  }

  /// Takes the places of all pairs up to one.
  private mutating func makeRoom(for place: Int) {
    while place >= kept.count {
      kept += Array(repeating: Kept(), count: days.count)
    }
  }

  /// The rate that came last, where all are kept.
  var latest: RateLine? { kept.last?.rate }

  /// What was kept, in the order in which it came.
  var rates: [RateLine] {
    if keepsAll { return kept.map(\.rate) }
    return placesInOrder(kept.count) { [kept] in
      kept[$0].number < kept[$1].number
    }
    .filter { kept[$0].number > 0 }.map { kept[$0].rate }
  }
}
