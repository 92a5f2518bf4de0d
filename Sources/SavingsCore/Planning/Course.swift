/// What an asset held on the evening before a window, on each day since then on
/// which something changed in it, and today, if there is any such day.
///
/// Goals that are set up alike share it. What there was between the evening and
/// today is worked out for whoever has to know it: few do.
final class Course: Sendable {
  /// The evening; `nil` is that before the calendar begins.
  let eve: CalendarDate?

  let days: [CalendarDate]

  /// What there was in the evening.
  let opening: Funding

  /// What there was on the last of the days.
  let last: Funding

  private let accounts: Accounts
  private let asset: Int
  let setUp: SetUp
  private let late: [CalendarDate?]

  /// The course since the window of a set-up; where there are no days, it is as
  /// it was in the evening.
  init(
    of asset: Int, in accounts: Accounts, _ setUp: SetUp, to now: Funding,
    after evening: Evening? = nil
  ) throws(MoneyProblem) {
    let late = try accounts.lateShares(of: asset, setUp)
    let eve = setUp.window.yesterday
    var days = accounts.changes(in: asset, after: eve)
    func funding(on day: CalendarDate?) throws(MoneyProblem) -> Funding {
      try accounts.funding(of: asset, on: day, setUp, late)
    }
    // Without late shares, and interest that counts, it is what it was then.
    let known =
      late.isEmpty && !setUp.countsInterest
      ? try evening?.funding(of: asset, on: eve, in: accounts) : nil
    opening =
      if days.isEmpty { now } else if let known { known } else {
        try funding(on: eve)
      }
    if let last = days.last, last < accounts.today { days.add(accounts.today) }
    last =
      days.isEmpty || setUp.spared == nil
      ? now : try funding(on: accounts.today)
    self.accounts = accounts
    self.asset = asset
    self.setUp = setUp
    self.late = late
    self.eve = eve
    self.days = days
  }

  /// The place of the last of the evening and the days that is no later than a
  /// day; the evening has the first.
  func place(of day: CalendarDate?) -> Int? {
    guard let day else { return eve == nil ? 0 : nil }
    let place = days.firstPlace { $0 > day }
    return place > 0 || eve.map { $0 <= day } ?? true ? place : nil
  }

  func funding(at place: Int) throws(MoneyProblem) -> Funding {
    if place == 0 { return opening }
    if place == days.count { return last }
    return try accounts.funding(of: asset, on: days[place - 1], setUp, late)
  }
}

/// What assets held at the end of a day: mostly the next month begins with just
/// that.
struct Evening {
  private let day: CalendarDate
  private var fundings: [Funding?] = []

  /// The end of the day up to which some goals' accounts were worked out.
  init(of accounts: [[GoalAccount]], on day: CalendarDate) {
    self.day = day
    for accounts in accounts {
      for account in accounts {
        while fundings.count <= account.pair.asset { fundings.append(nil) }
        fundings[account.pair.asset] = account.now
      }
    }
  }

  /// What an asset held, if it is that evening; `nil` where it was opened after
  /// it, since that was there from the start.
  func funding(
    of asset: Int, on eve: CalendarDate?, in accounts: Accounts
  ) throws(MoneyProblem) -> Funding? {
    guard asset < fundings.count, eve == day,
      try accounts.moved[asset].opened(
        after: accounts.flows.frame.known(day), by: accounts.today
      ).isZero
    else { return nil }
    return fundings[asset]
  }
}

/// What was worked out of days between, for all goals that share a course, and
/// of the evenings before goals began.
struct KnownDays {
  private var known: [(course: Course, fundings: [Funding?])] = []

  /// What assets held when goals began.
  var beginnings = KnownSetUps()

  /// What there was at the end of the day of a place.
  mutating func funding(
    of course: Course, at place: Int
  ) throws(MoneyProblem) -> Funding {
    guard place > 0, place < course.days.count else {
      return try course.funding(at: place)
    }
    var index = known.count - 1
    while index >= 0, known[index].course !== course { index -= 1 }
    if index < 0 {
      index = known.count
      known.append((course, Array(repeating: nil, count: course.days.count)))
    }
    if let funding = known[index].fundings[place] { return funding }
    let funding = try course.funding(at: place)
    known[index].fundings[place] = funding
    return funding
  }
}
