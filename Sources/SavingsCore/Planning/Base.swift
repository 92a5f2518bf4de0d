/// What a goal had when the month began, less what went since.
///
/// What went is missing, and spread over the payments that are left. What
/// names the goal afterwards counts in full; what comes back without a name
/// fills the hole first.
public struct Base: Sendable {
  /// What it had on the evening before the window.
  public let opening: Amount

  /// What of it the month counts as there: never more than the opening, and
  /// below nothing where more was taken out for the goal than it had.
  public let amount: Amount

  /// The day that makes it less than the opening.
  public let low: Low?

  /// What was taken out for a standing goal since, which is no loss: it counts
  /// as there until it was spent, and what was saved before it counts still.
  public let spent: Amount

  /// How much less there was on the lowest day than when the month began.
  public let less: Amount

  /// A day at whose end there was less than when the month began.
  public struct Low: Sendable {
    public let day: CalendarDate

    /// What there was at its end.
    public let level: Amount

    /// What was put in for the goal that day.
    public let deposits: Amount

    /// What came in for the goal from that day on, less what was taken out
    /// after it.
    public let since: Amount

    /// What there is today.
    public let saved: Amount

    /// What counts as there after it: what there was less what the saver put
    /// in, or what there is less all that was put in since, if that is more.
    public let amount: Amount

    /// Whether it is what there was that counts.
    public let countsLevel: Bool

    init(
      day: CalendarDate, level: Amount, deposits: Amount, since: Amount,
      saved: Amount
    ) throws(MoneyProblem) {
      self.day = day
      self.level = level
      self.deposits = deposits
      self.since = since
      self.saved = saved
      let there = try level - deposits
      let rest = try saved - since
      countsLevel = there >= rest
      amount = max(there, rest)
    }

    /// Whether it is lower than another, or as low and earlier.
    func isBelow(_ other: Low) -> Bool {
      amount == other.amount ? day < other.day : amount < other.amount
    }
  }

  /// What there was when the month began, and the day since then that is the
  /// lowest.
  init(opening: Amount, lowest: Low?, spent: Amount) throws(MoneyProblem) {
    self.opening = opening
    self.spent = spent
    let low = lowest.flatMap { $0.amount < opening ? $0 : nil }
    self.low = low
    let there = low?.amount ?? opening
    less = try opening - there
    amount = try there - spent
  }
}
