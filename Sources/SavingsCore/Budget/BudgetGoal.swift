/// A goal as a budget sees it: what it takes, what of that came in this month,
/// and between which paydays the rest has to come.
public final class BudgetGoal: Sendable {
  /// The goal and its month.
  public let requirement: Requirement

  /// The goal, which may be asked for less here, or later.
  public let goal: Goal

  /// The numbers of its month, in its own currency.
  let figures: Figures

  /// Its name as names are compared.
  let name: String

  /// What came in for it since the month began, in its own currency.
  let came: Amount

  /// What it needs of the budget, in the order in which it does.
  let needs: [BudgetNeed]

  /// What is left of this month for needs that no payday brings anything for,
  /// in its own currency: it is paid beside the budget.
  public let beside: Amount

  /// Whether it has such needs.
  let isBeside: Bool

  /// What came in for months behind the horizon, in the display currency: no
  /// payday that a budget looks at pays for them, and it is of this month all
  /// the same.
  let behind: Amount

  /// What it takes in the last turn of all standing goals, in the display
  /// currency.
  let forEver: Amount

  /// What there was of it when the month began.
  let base: Amount

  let frame: BudgetFrame

  /// What a goal needs beyond what there was, when so much came in; `nil` where
  /// a rate is missing.
  init?(
    _ requirement: Requirement, as other: Goal? = nil, beyond base: Amount,
    having came: Amount, in frame: BudgetFrame
  ) throws(MoneyProblem) {
    guard let figures = requirement.figures else { return nil }
    let goal = other ?? requirement.goal
    let setting = frame.setting
    let settings = setting.household.settings
    let digits = settings.digits(of: goal.currency)
    let course = try BudgetCourse(
      of: goal, try requirement.rounds?.of(goal), beyond: base,
      to: frame.horizon.end, on: setting.today, settings)
    let start = max(setting.today.month.firstDay, goal.start.month.firstDay)
    let spans = course.needs.map { need in
      frame.span(from: need.from, before: need.before, otherwise: start)
    }
    var aside: [Int] = []
    var asked: [Amount] = []
    var first: [Int] = []
    for (place, span) in spans.enumerated() {
      guard let span, try frame.brought(by: span).isZero else { continue }
      let now = try requirement.demand.asked(
        for: course.needs[place], in: setting.today.month, to: digits)
      aside.add(place)
      asked.add(now)
      // What is asked later waits for its turn, as all needs do.
      if now.isPositive { first.add(place) }
    }
    let still = try course.still(
      having: came, hasTarget: goal.target != nil, first: first,
      digits: digits)
    var needs: [BudgetNeed] = []
    needs.reserveCapacity(spans.count)
    var beside = Amount.zero
    var behind = Amount.zero
    for (place, part) in course.needs.enumerated() where part.missing.isPositive
    {
      guard let span = spans[place] else {
        behind = try behind + part.missing - still[place]
        continue
      }
      if let own = aside.firstIndex(of: place) {
        let paid = try part.missing - still[place]
        beside = try beside + max(asked[own] - paid, .zero)
        continue
      }
      let still = still[place]
      // Months alike are worth alike.
      guard
        let value = try needs.last?.missing == part.missing
          ? needs.last?.value : setting.cut(part.missing, of: goal),
        let rest = try still == part.missing
          ? value : setting.cut(still, of: goal)
      else { return nil }
      needs.append(
        BudgetNeed(
          missing: part.missing, still: still, value: value, rest: rest,
          first: span.lowerBound, last: span.upperBound,
          deadline: part.deadline))
    }
    let forEver = try goal.amountForEver(
      requirement.rounds, course, frame.horizon, settings, digits: digits)
    guard let forEver = try setting.cut(forEver, of: goal),
      let behind = try setting.cut(behind, of: goal)
    else { return nil }
    self.requirement = requirement
    self.goal = goal
    self.figures = figures
    self.base = base
    self.came = came
    self.needs = needs
    self.beside = beside
    self.behind = behind
    self.forEver = forEver
    self.frame = frame
    isBeside = aside.contains { course.needs[$0].missing.isPositive }
    name = Wording.folded(goal.name)
  }

  /// The same goal with another target, or another amount a month.
  func asking(_ amount: Amount) throws(MoneyProblem) -> BudgetGoal? {
    try like(goal.asking(amount), in: frame)
  }

  /// The same goal with the day after a payday for its deadline.
  func due(by payday: Int) throws(MoneyProblem) -> BudgetGoal? {
    guard let deadline = frame.line.dates[payday].adding(days: 1) else {
      return nil
    }
    var other = goal
    other.deadline = deadline
    return try like(other, in: frame)
  }

  /// What its needs are missing still, in the display currency, when the month
  /// pays so much for each, in its own; `nil` where a rate is missing.
  func rests(paying parts: [Amount]) throws(MoneyProblem) -> [Amount]? {
    var rests: [Amount] = []
    rests.reserveCapacity(needs.count)
    for (need, part) in zip(needs, parts) {
      let rest =
        try part.isZero
        ? need.rest
        // Rounded up it may be more than what is missing to the last decimal.
        : frame.setting.cut(max(need.still - part, .zero), of: goal)
      guard let rest else { return nil }
      rests.append(rest)
    }
    return rests
  }

  /// What there was and came in, for another form of the goal.
  @inline(never)
  func like(
    _ other: Goal, in frame: BudgetFrame
  ) throws(MoneyProblem) -> BudgetGoal? {
    try BudgetGoal(
      requirement, as: other, beyond: base, having: came, in: frame)
  }

  /// All that it is missing that the budget pays for, in the display currency.
  public func value() throws(MoneyProblem) -> Amount {
    try needs.map(\.value).sum()
  }

  /// What it is missing still of that.
  public func rest() throws(MoneyProblem) -> Amount {
    try needs.map(\.rest).sum()
  }

  /// What came in for it this month that the budget pays for, or would later,
  /// in the display currency.
  func counted() throws(MoneyProblem) -> Amount {
    var sum = behind
    for place in needs.indices {
      sum = try sum + (needs[place].value - needs[place].rest)
    }
    return sum
  }

  /// The decimals of its own currency.
  var digits: Int { frame.setting.household.settings.digits(of: goal.currency) }

  /// Whether the plan asks nothing of this month for it, and a budget pays for
  /// it later.
  var isLater: Bool {
    figures.required.isZero && firstMissing != nil
      && needs.allSatisfy { $0.first >= frame.line.now }
  }

  /// The first of its needs that is missing something still.
  var firstMissing: BudgetNeed? { needs.first(where: \.rest.isPositive) }

  /// The first payday that can pay for what it is missing still.
  public var begins: CalendarDate? {
    firstMissing.flatMap { date(of: $0.first, for: $0, on: frame.line) }
  }

  /// The day on which a payday pays for a need.
  ///
  /// Where no payday comes before the deadline it is due by that, or at once
  /// where that has passed. Past the end of the calendar it is `nil`.
  func date(
    of payday: Int, for need: BudgetNeed, on line: PaydayLine
  ) -> CalendarDate? {
    guard payday < line.count else { return nil }
    let date = line.dates[payday]
    guard payday <= need.last, let deadline = need.deadline else { return date }
    return min(date, max(deadline, frame.setting.today))
  }

  /// What it would take a payday alone, rounded up.
  func alone() throws(MoneyProblem) -> Amount {
    let areApart = needs.indices.dropFirst().allSatisfy {
      needs[$0 - 1].last < needs[$0].first
    }
    guard areApart else {
      return try Obligations([self], in: frame).least(fromScratch: true)
    }
    // Needs that share no payday are each paid by their own.
    var least = try frame.leastBringing(forEver: forEver)
    var most: (value: Amount, brought: Amount)?
    for need in needs {
      let brought = try frame.brought(by: need.first...need.last)
      // Months alike take alike.
      if let most, need.value <= most.value, brought >= most.brought {
        continue
      }
      most = (need.value, brought)
      least = max(
        least,
        try need.value.times(Amount(1), over: brought, .up, to: frame.digits))
    }
    return least
  }
}
