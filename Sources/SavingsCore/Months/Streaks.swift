/// Months in a row of which nothing was left of what was planned.
public struct Streaks: Sendable {
  /// The latest run of them.
  public private(set) var latest = 0

  /// The longest run.
  public private(set) var longest = 0

  /// Whether the month that runs is one of the latest.
  public private(set) var countsRunning = false

  /// Whether the month that broke the latest run was counted.
  private(set) var isBroken = false

  private var run = 0

  /// Counts the month before those that were counted.
  ///
  /// A month for which nothing was planned neither counts nor breaks. The one
  /// that runs counts once it is met, and never breaks; one that is unknown
  /// breaks, for it is not known to be met.
  mutating func count(_ standing: MonthTotals.Standing, isRunning: Bool) {
    if standing == .met {
      run += 1
      longest = max(longest, run)
      if !isBroken { latest = run }
      if isRunning { countsRunning = true }
    } else if !isRunning, standing != .idle {
      isBroken = true
      run = 0
    }
  }
}

/// In how many months the plan was met in full, of those that had one and are
/// over.
public struct MetMonths: Sendable {
  /// In how many it was met.
  public private(set) var met = 0

  /// How many had a plan, and are over.
  public private(set) var planned = 0

  mutating func count(_ standing: MonthTotals.Standing, isRunning: Bool) {
    if isRunning { return }
    if standing == .met { met += 1 }
    if standing == .met || standing == .missed { planned += 1 }
  }
}
