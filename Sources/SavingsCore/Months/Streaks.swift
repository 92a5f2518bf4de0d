/// Months in a row of which nothing was left of what was planned.
public struct Streaks: Sendable {
  /// The latest run of them.
  public private(set) var latest = 0

  /// The longest run.
  public private(set) var longest = 0

  /// Whether the month that runs is one of the latest.
  public private(set) var countsRunning = false

  /// The runs of some months, the oldest first.
  ///
  /// A month for which nothing was planned neither counts nor breaks. The one
  /// that runs counts once it is met, and never breaks; one that is unknown
  /// breaks, for it is not known to be met.
  init(of months: [(standing: MonthTotals.Standing, isRunning: Bool)]) {
    for month in months {
      if month.standing == .met {
        latest += 1
        longest = max(longest, latest)
        countsRunning = month.isRunning
      } else if !month.isRunning, month.standing.breaksStreaks {
        latest = 0
      }
    }
  }
}

extension MonthTotals.Standing {
  /// Whether a month that is over breaks a streak with it.
  var breaksStreaks: Bool { self == .missed || self == .unknown }
}

/// In how many months the plan was met in full, of those that had one and are
/// over.
public struct MetMonths: Sendable {
  /// In how many it was met.
  public private(set) var met = 0

  /// How many had a plan, and are over.
  public private(set) var planned = 0

  init(of months: [(standing: MonthTotals.Standing, isRunning: Bool)]) {
    for month in months where !month.isRunning {
      let isMet = month.standing == .met
      if isMet { met += 1 }
      if isMet || month.standing == .missed { planned += 1 }
    }
  }
}
