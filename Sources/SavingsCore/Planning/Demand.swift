/// What a goal asks of a month, from what it needs and what there was.
///
/// This is the rule of the month: what a need is missing is spread over its
/// paydays by what they carry, so the requirement stands still while money
/// comes in. A monthly goal asks its amount until it has its target.
public final class Demand: Sendable {
  /// The needs, each with what it is missing.
  public let parts: [Part]

  /// What is missing in all; `nil` of a goal that goes on for ever.
  public let missing: Amount?

  /// What the first payday asks.
  public let perPayment: Amount

  /// What the month asks.
  public let required: Amount

  /// One need of it.
  public struct Part: Sendable {
    public let need: Need

    /// What it is missing beyond what was there, and beyond the needs before
    /// it.
    public let missing: Amount

    /// What its paydays carry.
    public let load: Load

    /// What its payments grow by, where a yield is expected.
    let growth: Growth?

    /// What a yield makes of what is there, and of payments of 1 each.
    public var expected: (first: Amount, all: Amount)? {
      growth.map { ($0.first, $0.all) }
    }

    /// What its payments have to bring: what is missing, less what it is
    /// expected to earn.
    public let toBring: Amount

    /// What the month asks of it.
    public let asked: Amount
  }

  /// What a goal asks of the month of a day beyond a base, to the decimals of
  /// its currency.
  init(
    of goal: Goal, _ needs: [Need], beyond base: Amount, in month: Month,
    _ paydays: Paydays, digits: Int
  ) throws(MoneyProblem) {
    if goal.monthly != nil {
      let asked = try goal.amount(of: month, paydays, digits: digits)
      missing = try goal.target.map { target throws(MoneyProblem) in
        try Demand.missing(of: target, beyond: base)
      }
      parts = []
      required = min(asked, missing ?? asked)
      let begins = paydays.schedule.first(
        from: max(month.firstDay, goal.start))?.month
      let first = try goal.amount(of: begins ?? month, paydays, digits: digits)
      perPayment = min(first, missing ?? first)
      return
    }
    var parts: [Part] = []
    var sum = Amount.zero
    var before = Amount.zero
    for need in needs {
      sum = try sum + need.amount
      let all = try Demand.missing(of: sum, beyond: base)
      parts.append(
        try Part(
          need, missing: all - before, beyond: base, in: month,
          yield: goal.yield, paydays))
      before = all
    }
    self.parts = parts
    missing = before
    var required = Amount.zero
    var first: Amount?
    for part in parts {
      required = try required + part.asked
      guard first == nil || first == .zero else { continue }
      first = try part.askedFirst(paydays).rounded(to: digits)
    }
    self.required = try required.rounded(to: digits)
    perPayment = first ?? .zero
  }

  /// What a target lacks beyond a base; one of nothing lacks nothing, whatever
  /// was taken out.
  static func missing(
    of target: Amount, beyond base: Amount
  ) throws(MoneyProblem) -> Amount {
    target.isZero ? .zero : max(try target - base, .zero)
  }
}

extension Demand.Part {
  fileprivate init(
    _ need: Need, missing: Amount, beyond base: Amount, in month: Month,
    yield: Percentage?, _ paydays: Paydays
  ) throws(MoneyProblem) {
    let load = try Load(
      of: month, from: need.from, before: need.deadline, paydays)
    let growth = try Growth(
      of: yield, from: need.from, before: need.deadline, load, paydays)
    let toBring =
      if let growth {
        min(missing, try growth.toBring(towards: need.amount, beyond: base))
      } else {
        missing
      }
    self.need = need
    self.missing = missing
    self.load = load
    self.growth = growth
    self.toBring = toBring
    // A need without paydays asks everything.
    asked =
      load.paydays > 0
      ? try toBring.times(load.month, over: growth?.all ?? load.all, .down)
      : missing
  }

  fileprivate func askedFirst(
    _ paydays: Paydays
  ) throws(MoneyProblem) -> Amount {
    guard load.paydays > 0 else { return missing }
    let first = paydays.schedule.first(from: need.from)
    let weight = first.map { load.weight(of: $0.month, paydays) } ?? .zero
    // Mostly it is the only one of the month.
    if weight == load.month { return asked }
    return try toBring.times(weight, over: growth?.all ?? load.all, .down)
  }
}
