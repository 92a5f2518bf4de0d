/// Every goal on one line of time.
public final class LineOfTime: Sendable {
  /// The first day of the line.
  public let from: CalendarDate

  /// The last one.
  public let to: CalendarDate

  public let today: CalendarDate

  /// The goals, in the order of the plan.
  public let tracks: [Track]

  /// The line of some goals of a plan, of which forecasts were made.
  ///
  /// It goes from the earliest start to the latest deadline or payment, and an
  /// eighth more; today lies on it, whatever the goals say.
  public init(_ plan: Plan, _ forecasts: [Forecast]) {
    let today = plan.today
    var first = today
    var last = today
    for forecast in forecasts {
      let requirement = forecast.requirement
      first = min(first, requirement.roundStart)
      last = max(last, requirement.deadline ?? last)
      last = max(last, forecast.projection?.points.last?.date ?? last)
    }
    let span = max(first.days(until: last), 1)
    let end = last.adding(days: span / 8) ?? .last
    let line = end > first ? end : first.adding(days: 1) ?? .last
    from = first
    to = line
    self.today = today
    tracks = forecasts.map { Track($0, endOfLine: line, on: today) }
  }

  /// How many days it is from one end to the other.
  public var days: Int { max(from.days(until: to), 1) }

  /// The cell of a day, when the line has so many; `nil` where the day lies
  /// beyond one of its ends.
  public func cell(of day: CalendarDate, in count: Int) -> Int? {
    guard from <= day, day <= to, count > 0 else { return nil }
    return min(from.days(until: day) * count / days, count - 1)
  }

  /// A goal from its start to its deadline.
  public final class Track: Sendable {
    /// The forecast that it is made of.
    public let forecast: Forecast

    /// The goal and its month.
    public var requirement: Requirement { forecast.requirement }

    /// The day it begins: of a goal that comes again that of its round.
    public let start: CalendarDate

    /// The day it ends: the deadline, or without one the day on which the goal
    /// is reached if the plan is followed, or the end of the line.
    public let end: CalendarDate

    /// How many days have passed of those from start to deadline, at most all
    /// of them; nothing without a deadline.
    public let passed: (days: Int, of: Int)?

    /// The day on which it is reached on the longest average.
    public let reached: CalendarDate?

    /// Whether it is never reached on that.
    public let isNeverReached: Bool

    /// The day on which it is reached if the plan is followed.
    public let planReached: CalendarDate?

    /// Whether going on so reaches it after its deadline, or never.
    public var isLate: Bool {
      guard let deadline = requirement.deadline else { return false }
      return isNeverReached || (reached.map { $0 > deadline } ?? false)
    }

    init(
      _ forecast: Forecast, endOfLine: CalendarDate, on today: CalendarDate
    ) {
      let requirement = forecast.requirement
      let projection = forecast.projection
      let start = requirement.roundStart
      self.forecast = forecast
      self.start = start
      planReached = projection?.reached
      end = max(
        start, requirement.deadline ?? projection?.reached ?? endOfLine)
      let pace =
        requirement.status == .completed ? nil : forecast.averages.last
      reached = pace?.reached
      isNeverReached =
        pace != nil && pace?.reached == nil && forecast.rest?.needed != nil
      passed = requirement.deadline.map { deadline in
        let whole = max(start.days(until: deadline), 1)
        return (min(max(start.days(until: today), 0), whole), whole)
      }
    }

    /// How many of so many cells are filled: as much as is saved of the target,
    /// at most all, and rounded down; of a target of 0 all is.
    public func filled(of count: Int) -> Int {
      guard let target = requirement.goal.target,
        let counted = try? requirement.savings?.counted
      else { return 0 }
      if target.isZero { return count }
      return counted.cells(of: target, in: count)
    }
  }
}

extension Amount {
  /// How many of so many cells a part fills of a whole: rounded down, so that
  /// only what is done is full; never below none or over all.
  public func cells(of whole: Amount, in count: Int) -> Int {
    guard isPositive, count > 0 else { return 0 }
    guard self < whole else { return count }
    return attos.times(Int128(count), over: whole.attos, .down).map(Int.init)
      ?? count
  }
}

extension LineOfTime {
  /// What a cell of a track shows.
  public enum Cell: Equatable, Sendable {
    /// Nothing.
    case blank
    /// What is saved.
    case saved
    /// The rest of the track.
    case rest
    /// Today.
    case today
    /// The way from the deadline to the day on which it is reached.
    case late
    /// That day.
    case lateDay
    /// That it lies beyond the picture.
    case beyond
  }

  /// The cells of a track, when the line has so many.
  public func cells(of track: Track, in count: Int) -> [Cell] {
    guard count > 0 else { return [] }
    var cells = Array(repeating: Cell.blank, count: count)
    let start = cell(of: track.start, in: count) ?? 0
    let end = max(cell(of: track.end, in: count) ?? count - 1, start)
    let filled = track.filled(of: end - start + 1)
    for place in start...end {
      cells[place] = place - start < filled ? .saved : .rest
    }
    if track.isLate {
      let day = track.reached.flatMap { cell(of: $0, in: count) }
      let last = day ?? count - 1
      if last > end {
        for place in end + 1..<last { cells[place] = .late }
        cells[last] = day == nil ? .beyond : .lateDay
      }
    }
    if let now = cell(of: today, in: count) { cells[now] = .today }
    return cells
  }
}

extension Requirement {
  /// The day its track begins: its start, or that of the round that it shows.
  fileprivate var roundStart: CalendarDate {
    guard let rounds, let round = payments.round else { return goal.start }
    return rounds.begin(of: round)
  }
}
