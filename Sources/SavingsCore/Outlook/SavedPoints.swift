/// A day, and what was saved by its end.
///
/// A report has a good thousand, so what may be missing stands apart from
/// whether it is: together they take half as much room again.
public struct SavedPoint: Sendable {
  /// What was saved, at the rates that are known.
  let sum: Amount

  private let changed: Amount
  private let priced: Amount
  private let hasChange: Bool
  private let hasPrice: Bool

  /// Whether every rate of the day is known.
  let isKnown: Bool

  public let date: CalendarDate

  init(
    date: CalendarDate, isKnown: Bool, sum: Amount, change: Amount?,
    price: Amount?
  ) {
    self.date = date
    self.isKnown = isKnown
    self.sum = sum
    changed = change ?? .zero
    hasChange = change != nil
    priced = price ?? .zero
    hasPrice = price != nil
  }

  /// A day to come, by which so much is saved.
  public init(_ date: CalendarDate, comingTo sum: Amount, change: Amount?) {
    self.init(
      date: date, isKnown: true, sum: sum, change: change, price: nil)
  }

  /// What lies between the point before and this one; nothing at the first,
  /// and where one of the two is not known.
  public var change: Amount? { hasChange ? changed : nil }

  /// What of that came from rates; also nothing for all goals together.
  public var price: Amount? { hasPrice ? priced : nil }

  /// What was saved, at the rates of the day; `nil` where one is missing.
  public var saved: Amount? { isKnown ? sum : nil }

  /// What of it is known, where it is not.
  public var atLeast: Amount? { isKnown ? nil : sum }
}

/// What was saved at the ends of months, and is today: of a goal, or of all.
public final class SavedPoints: Sendable {
  /// The goal, `nil` where it is of all.
  public let goal: Goal?

  /// What the amounts are of, `nil` while nobody has named a currency.
  public let currency: Currency?

  /// The points, the earliest first; the last one is today.
  public let points: [SavedPoint]

  /// The rates that are missing, each with the day of the first point that
  /// needs it.
  public let missingRates: [(rate: Plan.MissingRate, day: CalendarDate)]

  init(
    goal: Goal?, currency: Currency?, points: [SavedPoint],
    missingRates: [(rate: Plan.MissingRate, day: CalendarDate)]
  ) {
    self.goal = goal
    self.currency = currency
    self.points = points
    self.missingRates = missingRates
  }

  public var now: Amount? { points.last?.saved }

  /// The largest of all amounts that are known.
  public var largest: Amount { points.map(\.sum).max() ?? .zero }

  /// The points that a table shows: the last twelve, and before them the last
  /// of every year.
  ///
  /// Of the points before the first with anything saved only the last is shown.
  /// A change lies between the rows that are shown, so where points are left
  /// out between two, nothing is said of prices.
  public func rows() throws(MoneyProblem) -> [SavedPoint] {
    let first = points.firstIndex { $0.saved != .zero } ?? points.count
    let shown = points.indices.filter { place in
      guard place >= first - 1 else { return false }
      return place >= points.count - 12
        || points[place].date.year != points[place + 1].date.year
    }
    var rows: [SavedPoint] = []
    for (number, place) in shown.enumerated() {
      let point = points[place]
      let former = number == 0 ? nil : shown[number - 1]
      var change: Amount?
      if let former, let saved = point.saved, let had = points[former].saved {
        change = try saved - had
      }
      rows.add(
        SavedPoint(
          date: point.date, isKnown: point.isKnown, sum: point.sum,
          change: change, price: former == place - 1 ? point.price : nil))
    }
    return rows
  }
}

extension CalendarDate {
  /// The days that are looked at from one on: the last day of its month and of
  /// every later one up to the month before today's, and today.
  public static func points(
    from start: CalendarDate, on today: CalendarDate
  ) -> [CalendarDate] {
    let months = today.month.adding(-1).map { start.month.upTo($0) } ?? []
    return months.map(\.lastDay) + [today]
  }
}

extension Household {
  /// The days that are looked at for all goals: from the earliest start, and
  /// none without a goal.
  public func pointDays(on today: CalendarDate) -> [CalendarDate] {
    goals.lazy.map(\.start).min()
      .map { CalendarDate.points(from: $0, on: today) } ?? []
  }
}

extension Plan {
  /// The days of which a forecast asks what was held: the last of each month
  /// that is looked back on, and that of the month before them.
  ///
  /// That is less than a plan of each of these days takes.
  public static func pointsLookedBack(on today: CalendarDate) -> [CalendarDate]
  {
    (1...Household.mostMonthsBack + 1).compactMap {
      today.month.adding(-$0)?.lastDay
    }
  }
}
