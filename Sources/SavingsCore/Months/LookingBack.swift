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

  /// The rates that are missing, each with the last day of the first month
  /// that lacks it.
  public let missingRates: [(rate: Plan.MissingRate, day: CalendarDate)]

  init(
    goal: Goal?, currency: Currency?, months: [Row], totals: MonthFlow,
    known: MonthFlow, met: MetMonths, streaks: Streaks,
    knowsStreak: Bool, goals: [GoalRow],
    missingRates: [(rate: Plan.MissingRate, day: CalendarDate)]
  ) {
    self.goal = goal
    self.currency = currency
    self.months = months
    self.totals = totals
    self.known = known
    self.met = met
    self.streaks = streaks
    self.knowsStreak = knowsStreak
    self.goals = goals
    self.missingRates = missingRates
  }

  /// One of the months.
  public final class Row: Sendable {
    /// The month.
    public let month: Month

    /// Who tells it.
    public let state: MonthReport.State

    /// What it came to.
    public let totals: MonthTotals

    /// What is known of that, where something is not.
    public let atLeast: MonthTotals?

    /// What came in and went by the records of today.
    public let recorded: MonthFlow

    init(
      month: Month, state: MonthReport.State, totals: MonthTotals,
      atLeast: MonthTotals?, recorded: MonthFlow
    ) {
      self.month = month
      self.state = state
      self.totals = totals
      self.atLeast = atLeast
      self.recorded = recorded
    }
  }

  /// What the months brought a goal.
  public final class GoalRow: Sendable {
    /// Its id.
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

    init(
      id: Goal.ID, goal: Goal?, name: String, currency: Currency,
      flow: MonthFlow, met: MetMonths, averages: [Amount?]
    ) {
      self.id = id
      self.goal = goal
      self.name = name
      self.currency = currency
      self.flow = flow
      self.met = met
      self.averages = averages
    }
  }
}
