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
  private var kept: [RateLine] = []

  /// How many had come when each of them did; 0 where none has yet, and only
  /// its place is taken.
  private var numbers: [Int] = []

  private var count = 0

  /// No rate yet, for some days or, with `nil`, for all.
  init(on days: [CalendarDate]?) {
    self.days = days?.distinct ?? []
    keepsAll = days == nil
  }

  /// Takes the next rate.
  @inline(__always)
  mutating func take(_ rate: RateLine) {
    if keepsAll {
      kept.append(rate)
      return
    }
    count += 1
    let day = days.place(of: rate.date)
    guard day < days.count else { return }
    let place = rate.pair * days.count + day
    while place >= numbers.count { makeRoom() }
    if numbers[place] > 0, kept[place].date >= rate.date { return }
    kept[place] = rate
    numbers[place] = count
  }

  /// Takes the places of one more pair.
  private mutating func makeRoom() {
    kept += Array(repeating: RateLine(), count: days.count)
    numbers += Array(repeating: 0, count: days.count)
  }

  /// What was kept, in the order in which it came.
  var rates: [RateLine] {
    if keepsAll { return kept }
    return placesInOrder(kept.count) { [numbers] in numbers[$0] < numbers[$1] }
      .filter { numbers[$0] > 0 }.map { kept[$0] }
  }
}
