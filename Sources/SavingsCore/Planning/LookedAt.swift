/// What a question looks at beside its own day.
public struct LookedAt: Sendable {
  /// The days of which plans are asked for.
  public internal(set) var days: [CalendarDate]

  /// The days of which is asked only what was held at their end.
  public internal(set) var points: [CalendarDate]

  /// The days of which is asked what was put in and taken out on each.
  public internal(set) var daily: DayFlows.Frame?

  /// Some days of each sort.
  public init(
    days: [CalendarDate] = [], points: [CalendarDate] = [],
    daily: DayFlows.Frame? = nil
  ) {
    self.days = days
    self.points = points
    self.daily = daily
  }
}
