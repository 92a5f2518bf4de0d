extension Flows {
  /// What is summed up apart: so many assets, some goals in them, and the days
  /// up to which sums are wanted.
  public final class Frame: Equatable, Sendable {
    let assets: Int

    /// The pairs for which sums are wanted, in order.
    let pairs: [Pair]

    /// Where those of each asset begin among them, and where they all end.
    private let starts: [Int]

    /// The days up to which they are, in order.
    let days: [CalendarDate]

    /// Where the days of each month begin among them, from that of the first
    /// day on.
    private let months: [Int]

    /// Of each goal whether its withdrawals are kept one by one, and whether
    /// those of any are.
    let spenders: [Bool]
    let keepsSpending: Bool

    /// The assets of which is asked what they earned, in order.
    let earners: [Int]

    /// The days, in order, of which movements are kept one by one, because a
    /// goal ended on them.
    let ends: [CalendarDate]

    /// The days of which deposits and withdrawals are counted apart.
    let daily: DayFlows.Frame?

    /// So many assets, with the pairs and days in any order, each perhaps
    /// several times.
    public init(
      assets: Int, pairs: [Flows.Pair] = [], upTo days: [CalendarDate],
      spenders: [Bool] = [], earners: [Int] = [], ends: [CalendarDate] = [],
      daily: DayFlows.Frame? = nil
    ) {
      self.assets = assets
      self.earners = earners
      self.daily = daily
      self.spenders = spenders
      keepsSpending = spenders.contains(true)
      self.ends = ends.distinct
      let days = days.distinct
      self.days = days
      var months: [Int] = []
      for place in days.indices {
        let month = days[0].month.months(until: days[place].month)
        while months.count <= month { months.append(place) }
      }
      self.months = months
      var ordered: [Flows.Pair] = []
      for place in placesInOrder(pairs.count, by: { pairs[$0] < pairs[$1] })
      where pairs[place] != ordered.last { ordered.append(pairs[place]) }
      self.pairs = ordered
      var starts: [Int] = []
      for (place, pair) in ordered.enumerated() {
        while starts.count <= pair.asset { starts.append(place) }
      }
      while starts.count <= assets { starts.append(ordered.count) }
      self.starts = starts
    }

    /// Whether both sum up the same.
    public static func == (a: Frame, b: Frame) -> Bool {
      a.assets == b.assets && a.pairs == b.pairs && a.days == b.days
        && a.spenders == b.spenders && a.earners == b.earners
        && a.ends == b.ends && a.daily == b.daily
    }
  }

  /// An asset and a goal, by their places in the household's lists.
  public struct Pair: Comparable, Sendable {
    /// The place of the asset.
    public let asset: Int
    /// The place of the goal.
    public let goal: Int

    /// Two known places.
    public init(asset: Int, goal: Int) {
      self.asset = asset
      self.goal = goal
    }

    /// Both in one number.
    private var packed: UInt64 { UInt64(asset) << 32 | UInt64(goal) }

    /// Pairs stand in the order of their assets, then of their goals.
    public static func < (a: Pair, b: Pair) -> Bool { a.packed < b.packed }
  }
}

extension Flows.Frame {
  /// The place of a pair, among those of its asset.
  package func place(of pair: Flows.Pair) -> Int? {
    let places = starts[pair.asset]..<starts[pair.asset + 1]
    let place = places.firstPlace { pairs[$0].goal >= pair.goal }
    return place < places.upperBound && pairs[place].goal == pair.goal
      ? place : nil
  }

  /// The place of the first of the days by whose end a date has come; behind
  /// the last one if there is none.
  ///
  /// It is among those of the month, of which mostly all are there.
  func place(of date: CalendarDate) -> Int {
    guard let first = days.first, first < date else { return 0 }
    let month = first.month.months(until: date.month)
    guard month < months.count else { return days.count }
    let start = months[month]
    let end = month + 1 < months.count ? months[month + 1] : days.count
    let guess = start < end ? start + date.day - days[start].day : end
    if start <= guess, guess < end, days[guess] == date { return guess }
    return (start..<end).firstPlace { days[$0] >= date }
  }

  /// The place of the evening before a day.
  ///
  /// - Precondition: Sums are wanted up to it, or the day lies behind them all.
  func eve(of day: CalendarDate) -> Int { place(of: day) - 1 }

  /// The place of a day that was asked for.
  package func known(_ day: CalendarDate) -> Int {
    let place = place(of: day)
    guard place < days.count, days[place] == day else {
      preconditionFailure("nobody asked for sums up to \(day)")
    }
    return place
  }

  /// A sum of what moved after a place and by a day.
  func sum(
    of sums: DatedSums, after place: Int, by day: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    // Accounts are opened early.
    if sums.isEmpty(after: place) { return .zero }
    return try sums.sum(after: place, by: known(day))
  }
}
