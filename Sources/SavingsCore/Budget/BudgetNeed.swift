/// One need of a goal as a budget sees it: how much of what is missing, and
/// between which paydays it has to come.
struct BudgetNeed: Sendable {
  /// What it is missing, counted from what there was, in the goal's currency.
  let missing: Amount

  /// What of that is missing still.
  let still: Amount

  /// What it is missing in the display currency, cut at the eighteenth decimal.
  let value: Amount

  /// What of that value is missing still.
  let rest: Amount

  /// The first payday that can pay for it.
  let first: Int

  /// The last one that is in time.
  let last: Int

  /// The deadline, which a month of a monthly goal has not.
  let deadline: CalendarDate?

  /// So much of it, to be paid on its paydays.
  func level(_ amount: Amount) -> LevelNeed {
    LevelNeed(amount: amount, first: first, last: last)
  }

  /// What a part of what is missing still comes to in the goal's currency.
  ///
  /// It is rounded up: rounded to the nearest or down, following a plan month
  /// by month would break it in the end.
  func inGoalCurrency(
    _ part: Amount, to digits: Int
  ) throws(MoneyProblem) -> Amount {
    guard part < rest else { return still }
    return try still.samePart(as: part, of: rest, to: digits, .up)
      .rounded(to: digits, .up)
  }
}
