/// What a goal has, and what it asks of the month, in its own currency.
public final class Figures: Sendable {
  /// What the goal has today.
  public let saved: Amount

  /// What the month counts as there: what it had when the window opened, less
  /// what went since.
  public let base: Amount

  /// How much less that is than what it had; never below nothing.
  public let takenOut: Amount

  /// What came to it since: deposits, interest, shifted shares, all of it;
  /// never below nothing.
  public let savedThisMonth: Amount

  /// What is missing of the target beyond the base; `nil` of a goal that goes
  /// on for ever.
  public let missing: Amount?

  /// What the first payday asks of what was missing.
  public let perPayment: Amount

  /// What the month asks.
  public let required: Amount

  /// What is to be paid this month, after everybody's choices.
  public let planned: Amount

  /// What is still to be paid of it.
  public let left: Amount

  /// What of that is to be paid by the next payday.
  public let leftByNext: Amount

  /// What of that is due at once, because no payday comes before its deadline.
  public let leftNow: Amount

  /// What of it was to be paid by a payday that has passed.
  public let overdue: Amount

  /// What the goal still takes in all; `nil` of one that goes on for ever.
  public let remaining: Amount?

  /// What it holds for rounds whose deadlines have come, and which are not
  /// paid yet.
  public let reserved: Amount

  /// What a demand comes to when so much is saved, and after everybody's
  /// choices.
  init(
    of goal: Goal, _ demand: Demand, base: Base, saved: Amount,
    payments: Payments, flex: Flex, custom: Amount?, digits: Int,
    on today: CalendarDate, _ paydays: Paydays
  ) throws(MoneyProblem) {
    let came = try saved - base.amount
    let remaining = try demand.remaining(of: goal, having: saved, digits)
    // What is all there asks as if it had begun; nothing of it is left.
    let isAsked = !payments.isScheduled || remaining == .zero
    let isPaid = isAsked && flex != .skipped
    let required = isAsked ? demand.required : .zero
    let planned =
      isPaid ? Figures.planned(custom, of: demand) : .zero
    let left = try Figures.left(of: planned, having: came, upTo: remaining)
    self.saved = saved
    self.base = base.amount
    takenOut = try base.opening - base.amount
    savedThisMonth = came
    missing = demand.missing
    perPayment = demand.perPayment
    self.required = required
    self.planned = planned
    self.left = left
    self.remaining = remaining
    reserved = try demand.reserved(of: saved, on: today)
    let instalments = try Instalments(
      of: goal, demand, from: payments.from, on: today, paydays)
    func unpaid(ofFirst count: Int) throws(MoneyProblem) -> Amount {
      try instalments.unpaid(
        of: planned, having: came, upTo: left, byFirst: count, digits: digits)
    }
    let passed = instalments.passed(by: today)
    leftByNext = try unpaid(ofFirst: passed + 1)
    leftNow = try unpaid(ofFirst: 0)
    overdue = passed == 0 ? .zero : try unpaid(ofFirst: passed)
  }

  /// What somebody chose for the month, but no more than is missing; else what
  /// it asks.
  static func planned(_ custom: Amount?, of demand: Demand) -> Amount {
    guard let custom else { return demand.required }
    return min(custom, demand.missing ?? custom)
  }

  /// What is still to be paid of an amount when so much came in: no more than
  /// what the goal still takes.
  static func left(
    of amount: Amount, having came: Amount, upTo remaining: Amount?
  ) throws(MoneyProblem) -> Amount {
    let rest = max(try amount - came, .zero)
    return min(rest, remaining ?? rest)
  }

  /// How much of a target is saved, without what is set apart, cut at the
  /// eighteenth decimal: 1 when it is reached, more when it is passed, and less
  /// until then.
  func progress(towards target: Amount) throws(MoneyProblem) -> Amount {
    target.isZero
      ? Amount(1)
      : try (saved - reserved).times(Amount(1), over: target, .down)
  }
}

extension Demand {
  /// What the needs, or a monthly goal's target, are beyond what is saved.
  ///
  /// What is saved has no more decimals than the currency, so a finer rest
  /// could never be saved.
  fileprivate func remaining(
    of goal: Goal, having saved: Amount, _ digits: Int
  ) throws(MoneyProblem) -> Amount? {
    let whole =
      goal.monthly == nil ? try parts.map(\.need.amount).sum() : goal.target
    guard let whole else { return nil }
    let rest = max(try whole - saved, .zero)
    return rest.isNothing(in: digits) ? .zero : rest
  }

  /// What of the saved is for rounds whose deadline has come.
  fileprivate func reserved(
    of saved: Amount, on today: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    let due = try parts.filter { $0.need.round != nil }
      .filter { $0.need.deadline <= today }.map(\.need.amount).sum()
    return min(max(saved, .zero), due)
  }
}
