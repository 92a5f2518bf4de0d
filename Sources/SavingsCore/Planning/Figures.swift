/// What a goal has, and what it asks of the month, in its own currency.
public struct Figures: Equatable, Sendable {
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

  /// What is missing of the target beyond the base.
  public let missing: Amount

  /// One of the equal payments that make up what was missing.
  public let perPayment: Amount

  /// What the month asks.
  public let required: Amount

  /// What is to be paid this month, after everybody's choices.
  public let planned: Amount

  /// What is still to be paid of it.
  public let left: Amount

  /// What the goal still takes in all.
  public let remaining: Amount

  /// The rule of the month.
  ///
  /// What is missing is spread over the payments that are left, so the
  /// requirement stands still while money comes in, and `left` counts down. The
  /// last payment is all that is missing, so paying what is left every month
  /// meets the target exactly.
  init(
    target: Amount, base: Base, saved: Amount, payments: Payments,
    flex: Flex, custom: Amount?, digits: Int
  ) throws(MoneyProblem) {
    self.saved = saved
    self.base = base.amount
    takenOut = try base.opening - base.amount
    savedThisMonth = try saved - base.amount
    missing = try Figures.missing(of: target, beyond: base.amount)
    perPayment = try missing.divided(by: payments.count, to: digits)
    let missingYet = max(try target - saved, .zero)
    // What is saved has no more decimals than the currency, so a finer rest
    // could never be saved.
    remaining =
      try missingYet.rounded(to: digits).isZero ? .zero : missingYet
    // What is all there asks as if it had begun; nothing of it is left.
    let isAsked = !payments.isScheduled || remaining.isZero
    required = isAsked ? perPayment : .zero
    planned =
      switch flex {
      case .skipped: .zero
      case .flexible, .protected:
        isAsked ? min(custom ?? required, missing) : .zero
      }
    left =
      flex == .skipped || !isAsked
      ? .zero
      : try Figures.left(of: planned, having: savedThisMonth, upTo: remaining)
  }

  /// What a target lacks beyond a base; one of nothing lacks nothing, whatever
  /// was taken out.
  static func missing(
    of target: Amount, beyond base: Amount
  ) throws(MoneyProblem) -> Amount {
    target.isZero ? .zero : max(try target - base, .zero)
  }

  /// What is still to be paid of an amount when so much came in: no more than
  /// what the goal still takes.
  static func left(
    of amount: Amount, having came: Amount, upTo remaining: Amount
  ) throws(MoneyProblem) -> Amount {
    min(max(try amount - came, .zero), remaining)
  }

  /// How much of a target is saved, cut at the eighteenth decimal: 1 when it
  /// is reached, more when it is passed, and less until then.
  func progress(towards target: Amount) throws(MoneyProblem) -> Amount {
    target.isZero ? Amount(1) : try saved.times(Amount(1), over: target, .down)
  }
}
