/// Some months one after the other, and what they brought each goal.
public final class LookingBack: Sendable {
  /// The goal that everything is of, `nil` where it is of all.
  public let goal: Goal?

  /// The currency of the sums, `nil` while nobody has named one.
  public let currency: Currency?

  /// The months, the oldest first.
  public let months: [Row]

  /// What came in and went in all of them.
  public let totals: MonthFlow

  /// The same of what is known.
  public let known: MonthFlow

  /// In how many of them the plan was met.
  public let met: MetMonths

  /// The runs of months in which it was, over all there are; the longest is
  /// one of the months that were looked at.
  public let streaks: Streaks

  /// Whether the latest run was followed to the month that broke it, or to the
  /// first of all.
  public let knowsStreak: Bool

  /// The goals that stood in one of the months, by deadline and then by name;
  /// those that are gone stand last.
  public let goals: [GoalRow]

  /// The rates that are missing, each with the first day that lacks it.
  public let missingRates: [(rate: Plan.MissingRate, day: CalendarDate)]

  /// What some of the months, in their order, came to for a goal or for all.
  ///
  /// Unless the longest streak is asked for, no other month is worked out but
  /// those of the latest, and the one that broke it. Where that is none of
  /// those that may be asked for, the streaks are not whole.
  public init(
    _ told: Months, at wanted: [Month], of goal: Goal? = nil,
    withLongestStreak isWhole: Bool = true
  ) throws(MoneyProblem) {
    var rows: [Row] = []
    var met = MetMonths()
    var brought = GoalTallies(of: told.household)
    var gaps: [Plan.Gap] = []
    var now: MonthReport?
    for month in wanted {
      let report = try told.report(of: month)
      let row =
        if let goal { try told.row(of: report, for: goal) } else {
          try told.row(of: report)
        }
      rows.add(row)
      met.count(row.totals.standing, isRunning: row.state == .running)
      for own in report.goals where goal == nil || own.id == goal?.id {
        try brought.count(own, running: told.running)
      }
      gaps += told.gaps(in: report, told: row, only: goal)
      if report.state == .running { now = report }
    }
    var streaks = Streaks()
    var seen = 0
    let all = goal.map(told.months) ?? told.all
    for month in all.reversed() {
      guard told.asked.place(of: month, by: { $0 }) != nil else { break }
      if let known = rows.place(of: month, by: { $0.month }) {
        let row = rows[known]
        streaks.count(row.totals.standing, isRunning: row.state == .running)
      } else {
        let report = try told.report(of: month)
        let totals = goal.map { report.totals(of: $0) } ?? report.totals
        streaks.count(totals.standing, isRunning: report.state == .running)
      }
      seen += 1
      if !isWhole, streaks.isBroken { break }
    }
    self.goal = goal
    currency = goal?.currency ?? told.currency
    months = rows
    totals = try MonthFlow(of: rows.map { MonthFlow($0.totals) })
    known = try MonthFlow(
      of: rows.map { row in
        let known = row.atLeast ?? row.totals
        return MonthFlow(known.savedThisMonth ?? .zero, known.takenOut ?? .zero)
      })
    self.met = met
    self.streaks = streaks
    knowsStreak = streaks.isBroken || seen == all.count
    goals = try told.goals(brought, by: now)
    missingRates = (gaps + told.gapsOfAverages(only: goal)).missingRatesByDay
  }

  /// One of the months.
  public final class Row: Sendable {
    public let month: Month

    /// Who tells it.
    public let state: MonthReport.State

    /// What it came to.
    public let totals: MonthTotals

    /// What is known of that, where something is not.
    public let atLeast: MonthTotals?

    /// What came in and went by the records of today.
    public let recorded: MonthFlow

    /// The currency of all that.
    public let currency: Currency?

    init(
      _ report: MonthReport, _ state: MonthReport.State, _ totals: MonthTotals,
      known: MonthTotals? = nil, recorded: MonthFlow, in currency: Currency?
    ) throws(MoneyProblem) {
      month = report.month
      self.state = state
      self.totals = totals
      atLeast =
        if known != nil || totals.sums != nil { known } else {
          try MonthTotals(of: [totals], unknown: .zero)
        }
      self.recorded = recorded
      self.currency = currency
    }
  }

  /// What the months brought a goal.
  public final class GoalRow: Sendable {
    public let id: Goal.ID

    /// The goal, `nil` where it is not there any more.
    public let goal: Goal?

    /// What it is called, or was when a month was closed.
    public let name: String

    /// What its sums are of.
    public let currency: Currency

    /// What came in and went in all of the months.
    public let flow: MonthFlow

    /// In how many of them its plan was met.
    public let met: MetMonths

    /// What one of the last 3, 6 and 12 months brought on average; `nil` where
    /// there are fewer.
    public let averages: [Amount?]

    init(_ brought: GoalTallies.Tally, averages: [Amount?]) {
      let last = brought.last
      id = last.id
      goal = last.goal
      name = last.goal?.name ?? last.name
      currency = last.currency
      flow = brought.flow
      met = brought.met
      self.averages = averages
    }
  }
}
