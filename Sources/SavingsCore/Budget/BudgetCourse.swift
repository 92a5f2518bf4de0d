/// What a goal needs from this month on, in its own currency, as far as a
/// budget looks.
///
/// A goal that comes again needs every round up to there, and a monthly one its
/// amount of every month.
struct BudgetCourse: Sendable {
  private(set) var needs: [Part] = []

  /// How many of the needs are this month's own, of a monthly goal: one, or
  /// none where no payday of it lies in the month.
  private var own: Int?

  /// One of the needs.
  struct Part: Sendable {
    let missing: Amount

    /// The days from which and before which its paydays lie.
    let from: CalendarDate
    let before: CalendarDate

    /// The deadline, which a month of a monthly goal has not.
    let deadline: CalendarDate?

    /// The round, of a goal that comes again.
    let round: Int?
  }

  /// The needs of a goal beyond what there was, up to the end of a month.
  init(
    of goal: Goal, _ rounds: Rounds?, beyond base: Amount, to end: Month,
    on today: CalendarDate, _ settings: Settings
  ) throws(MoneyProblem) {
    if goal.monthly != nil {
      try addMonths(of: goal, beyond: base, to: end, on: today, settings)
      own = needs.first?.from.month == today.month ? 1 : 0
      return
    }
    var all = try goal.needs(on: today, rounds, settings.paydays)
    if let rounds, let last = all.last?.round {
      var round = last + 1
      while let deadline = rounds.deadline(of: round), deadline.month <= end {
        all.add(
          Need(
            amount: try rounds.need(of: round, on: today),
            from: max(today.month.firstDay, rounds.begin(of: round)),
            deadline: deadline, round: round))
        round += 1
      }
    }
    var sum = Amount.zero
    var before = Amount.zero
    for need in all {
      sum = try sum + need.amount
      let missing = try Demand.missing(of: sum, beyond: base)
      needs.add(
        Part(
          missing: try missing - before, from: need.from,
          before: need.deadline, deadline: need.deadline, round: need.round))
      before = missing
    }
  }

  private mutating func addMonths(
    of goal: Goal, beyond base: Amount, to end: Month, on today: CalendarDate,
    _ settings: Settings
  ) throws(MoneyProblem) {
    let from = max(today.month.firstDay, goal.start)
    let paydays = settings.paydays
    var rest = try goal.target.map { target throws(MoneyProblem) in
      try Demand.missing(of: target, beyond: base)
    }
    // With a target it goes on until that, for the last months come in first.
    let last = rest == nil ? end : today.month.adding(Reach.mostMonths) ?? end
    if rest == nil {
      needs.reserveCapacity(max(from.month.months(until: end) + 1, 0))
    }
    var amounts = MonthlyAmounts(
      of: goal, paydays, digits: settings.digits(of: goal.currency))
    var next = paydays.schedule.first(from: from)?.month
    while let month = next, month <= last, rest != .zero {
      let asked = try amounts.amount(of: month)
      let missing = min(asked, rest ?? asked)
      rest = try rest.map { rest throws(MoneyProblem) in try rest - missing }
      needs.append(
        Part(
          missing: missing, from: max(from, month.firstDay),
          before: month.adding(1)?.firstDay ?? .last, deadline: nil,
          round: nil))
      next = month.adding(1)
    }
  }

  /// What each need is missing still when so much came in.
  ///
  /// It is for the oldest needs; of a monthly goal for this month's own, and
  /// then, if it has a target, for the last ones. A rest that cannot be said in
  /// so many decimals is nothing.
  func still(
    having came: Amount, hasTarget: Bool, first beside: [Int], digits: Int
  ) throws(MoneyProblem) -> [Amount] {
    var still = needs.map(\.missing)
    if came.isPositive {
      var rest = came
      for place in order(hasTarget: hasTarget, first: beside)
      where rest.isPositive {
        let part = min(still[place], rest)
        still[place] = try still[place] - part
        rest = try rest - part
      }
    }
    for place in still.indices where still[place].isNothing(in: digits) {
      still[place] = .zero
    }
    return still
  }

  /// The places of the needs in the order in which what came in is for them.
  private func order(hasTarget: Bool, first beside: [Int]) -> [Int] {
    if let own {
      let others = needs.indices.dropFirst(own).reversed()
      return needs.indices.prefix(own) + (hasTarget ? Array(others) : [])
    }
    return beside + needs.indices.filter { !beside.contains($0) }
  }
}

extension Demand {
  /// What a month asks for one part of a goal's course: of a monthly goal for
  /// its own part alone.
  func asked(
    for part: BudgetCourse.Part, in month: Month, to digits: Int
  ) throws(MoneyProblem) -> Amount {
    let same = parts.first {
      $0.need.round == part.round && $0.need.deadline == part.deadline
    }
    guard let same else {
      return part.deadline == nil && part.from.month == month ? required : .zero
    }
    return try same.asked.rounded(to: digits)
  }
}
