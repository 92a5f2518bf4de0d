/// A goal as a budget sees it: what it takes in all, what of that came in this
/// month, and between which paydays the rest has to come.
public struct BudgetGoal: Sendable {
  /// The goal and its month.
  public let requirement: Requirement

  /// The numbers of that, in its own currency.
  let figures: Figures

  /// Its name as names are compared.
  private let name: String

  /// What came in for it since the month began, in its own currency.
  let came: Amount

  /// What it was missing before that.
  var missing: Amount

  /// The same in the display currency, cut at the eighteenth decimal.
  public private(set) var value: Amount

  /// What is missing still of that value.
  public private(set) var rest: Amount

  /// The first payday that can pay for it, counted from this month's.
  public private(set) var first: Int

  /// The first payday since it began, even where that is behind its deadline.
  private let begin: Int

  /// The last one before its deadline.
  public private(set) var last: Int

  /// The goal.
  public var goal: Goal { requirement.goal }

  /// What all goals of the plan have in common.
  let setting: PlanSetting

  /// `nil` for a goal without figures in the display currency.
  init?(
    _ requirement: Requirement, in setting: PlanSetting
  ) throws(MoneyProblem) {
    let goal = requirement.goal
    let month = setting.today.month.firstDay
    let since = max(requirement.window, month)
    guard let figures = requirement.figures,
      let base = try setting.valuation(of: requirement.accounts)
        .base(since: since)
    else { return nil }
    self.requirement = requirement
    self.figures = figures
    name = Wording.folded(goal.name)
    self.setting = setting
    came = try figures.saved - base.amount
    missing = try Figures.missing(of: goal.target, beyond: base.amount)
    let payday = setting.household.settings.payday
    let from = requirement.payments.from
    func place(_ day: CalendarDate) -> Int {
      setting.today.month.months(until: day.month)
    }
    // Where the calendar ends no payday may come any more.
    begin = place(payday.first(from: from) ?? from)
    first = requirement.payments.first == nil ? place(from) : begin
    last = first + requirement.payments.count - 1
    value = .zero
    rest = .zero
    guard try revalue() else { return nil }
  }

  /// Tells what is missing, and is missing still, in the display currency;
  /// `false` where a rate is missing.
  private mutating func revalue() throws(MoneyProblem) -> Bool {
    let still = try stillMissing()
    guard let value = try setting.cut(missing, of: goal),
      let rest = try setting.cut(still, of: goal)
    else { return false }
    self.value = value
    self.rest = rest
    return true
  }

  /// What is missing still, in its own currency; a rest that its currency
  /// cannot say is nothing.
  private func stillMissing() throws(MoneyProblem) -> Amount {
    figures.remaining.isZero ? .zero : max(try missing - came, .zero)
  }

  /// The same goal with so much to save in all, in its own currency.
  func asking(_ amount: Amount) throws(MoneyProblem) -> BudgetGoal? {
    var next = self
    next.missing = amount
    return try next.revalue() ? next : nil
  }

  /// The same goal with another last payday.
  func due(by payday: Int) -> BudgetGoal {
    var next = self
    next.last = payday
    if payday >= begin { next.first = begin }
    return next
  }

  /// What came in this month, of the value.
  func counted() throws(MoneyProblem) -> Amount { try value - rest }

  /// All that it takes.
  var whole: Need { Need(amount: value, first: first, last: last) }

  /// What it still takes.
  var still: Need { Need(amount: rest, first: first, last: last) }

  /// The decimals of its own currency.
  var digits: Int {
    setting.household.settings.digits(of: goal.currency)
  }

  /// The day on which a payday pays for it.
  ///
  /// Where no payday comes before the deadline it is due by that, or at once
  /// where that has passed. Past the end of the calendar it is `nil`.
  public func date(of payday: Int) -> CalendarDate? {
    guard let month = setting.today.month.adding(payday) else { return nil }
    let date = setting.household.settings.payday.date(in: month)
    return payday <= last ? min(date, max(goal.deadline, setting.today)) : date
  }

  /// What the goal would ask alone on every payday, rounded up.
  func alone(to digits: Int) throws(MoneyProblem) -> Amount {
    try value.divided(by: last - first + 1, .up, to: digits)
  }

  /// What a part of what is missing still comes to in its own currency.
  ///
  /// It is rounded up, but never past what remains: rounded to the nearest or
  /// down, following a plan month by month would break it in the end.
  func inGoalCurrency(_ part: Amount) throws(MoneyProblem) -> Amount {
    let still = try stillMissing()
    guard part < rest else { return min(still, figures.remaining) }
    let amount =
      try still.samePart(as: part, of: rest, to: digits, .up)
      .rounded(to: digits, .up)
    return min(amount, figures.remaining)
  }
}

extension BudgetGoal {
  /// Whether a budget pays for this one first: by the last payday, then by
  /// deadline and name.
  fileprivate func comesBefore(_ other: BudgetGoal) -> Bool {
    (last, goal.deadline, name) < (other.last, other.goal.deadline, other.name)
  }
}

extension [BudgetGoal] {
  /// In the order in which a budget pays for them.
  func inOrderOfPayment() -> [BudgetGoal] {
    ordered { $0.comesBefore($1) }
  }

  /// Takes one more in, in the order in which a budget pays for them, and tells
  /// its place.
  @discardableResult
  mutating func insert(_ goal: BudgetGoal) -> Int {
    let place = firstPlace { goal.comesBefore($0) }
    insert(goal, at: place)
    return place
  }

  /// Whether a budget is enough for them with one more, which is there only
  /// meanwhile: thousands of them are not copied for each trial.
  mutating func isEnough(
    _ budget: Amount, with goal: BudgetGoal
  ) throws(MoneyProblem) -> Bool {
    let place = insert(goal)
    defer { remove(at: place) }
    return try isEnough(budget)
  }
}
