/// A day, and what was saved by its end.
///
/// A report has a good thousand, so the widest parts stand first: in another
/// order they take a fifth more room, or more.
public struct SavedPoint: Sendable {
  /// What was saved, at the rates that are known.
  let sum: Amount

  /// What of the change since the point before came from rates; nothing where
  /// there is none, and for all goals together.
  public let price: Amount?

  /// Whether every rate of the day is known.
  let isKnown: Bool

  public let date: CalendarDate

  init(date: CalendarDate, isKnown: Bool, sum: Amount, price: Amount?) {
    self.date = date
    self.isKnown = isKnown
    self.sum = sum
    self.price = price
  }

  /// A day to come, by which so much is saved.
  public init(_ date: CalendarDate, comingTo sum: Amount) {
    self.init(date: date, isKnown: true, sum: sum, price: nil)
  }

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
  /// Where points are left out between two, nothing is said of prices.
  public var rows: [SavedPoint] {
    let first = points.firstIndex { $0.saved != .zero } ?? points.count
    let shown = points.indices.filter { place in
      guard place >= first - 1 else { return false }
      return place >= points.count - 12
        || points[place].date.year != points[place + 1].date.year
    }
    return shown.enumerated().map { number, place in
      let point = points[place]
      let isNext = number > 0 && shown[number - 1] == place - 1
      return SavedPoint(
        date: point.date, isKnown: point.isKnown, sum: point.sum,
        price: isNext ? point.price : nil)
    }
  }
}

extension [SavedPoint] {
  /// What lies between each point and the one before it; nothing at the first,
  /// and where one of the two is not known.
  public var changes: [Amount?] {
    indices.map { place in
      guard place > 0, let saved = self[place].saved,
        let had = self[place - 1].saved
      else { return nil }
      // No difference of what was saved is too large to count.
      return try? saved - had
    }
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
