extension Flows {
  /// What is summed up apart: so many assets, some goals in them, and the days
  /// up to which sums are wanted.
  public final class Frame: Equatable, Sendable {
    /// How many assets there are.
    let assets: Int

    /// The pairs for which sums are wanted, in order.
    let pairs: [Pair]

    /// The days up to which they are, in order.
    let days: [CalendarDate]

    /// The number of the last of them in the calendar.
    let lastNumber: Int

    /// The goals whose withdrawals are kept one by one, by their places.
    let spenders: Set<Int>

    /// The days, in order, of which movements are kept one by one, because a
    /// goal ended on them.
    let ends: [CalendarDate]

    /// The days of which deposits and withdrawals are counted apart.
    let daily: DayFlows.Frame?

    /// So many assets, with the pairs and days in any order, each perhaps
    /// several times.
    public init(
      assets: Int, pairs: [Flows.Pair] = [], upTo days: [CalendarDate],
      spenders: Set<Int> = [], ends: [CalendarDate] = [],
      daily: DayFlows.Frame? = nil
    ) {
      self.assets = assets
      self.daily = daily
      self.spenders = spenders
      self.ends = ends.distinct
      let days = days.distinct
      self.days = days
      lastNumber = days.last?.number ?? 0
      var ordered: [Flows.Pair] = []
      for place in placesInOrder(pairs.count, by: { pairs[$0] < pairs[$1] })
      where pairs[place] != ordered.last { ordered.append(pairs[place]) }
      self.pairs = ordered
    }

    /// Whether both sum up the same.
    public static func == (a: Frame, b: Frame) -> Bool {
      a.assets == b.assets && a.pairs == b.pairs && a.days == b.days
        && a.spenders == b.spenders && a.ends == b.ends && a.daily == b.daily
    }
  }

  /// An asset and a goal, by their places in the household's lists.
  public struct Pair: Hashable, Comparable, Sendable {
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
  /// The place of the first of the days by whose end a date has come; behind
  /// the last one if there is none.
  ///
  /// Mostly they stand one after the other up to the last.
  func place(of date: CalendarDate) -> Int {
    guard let first = days.first, first < date else { return 0 }
    let guess = days.count - 1 - (lastNumber - date.number)
    if 0 < guess, guess < days.count, days[guess - 1] < date,
      date <= days[guess]
    {
      return guess
    }
    return days.place(of: date)
  }
}
