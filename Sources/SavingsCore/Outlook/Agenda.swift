/// What comes on which day: paydays with what the plan pays, and deadlines.
public final class Agenda: Sendable {
  /// The last day of it.
  public let end: CalendarDate

  /// What comes, by day; of one day the paydays first, then by name.
  public let entries: [Entry]

  /// What comes on a day.
  public final class Entry: Sendable {
    public let date: CalendarDate

    /// The goal whose deadline it is, `nil` of a payday.
    public let goal: Requirement?

    /// Which payday of its month it is, counted from 1.
    public let number: Int

    /// What is to be paid, goal by goal in the order of the plan; for a
    /// deadline what has no payday left before it.
    public let parts: [Part]

    /// All of it in the currency of totals, or what is known of it; at least
    /// nothing says nothing.
    public let total: Amount?

    /// Whether nothing of it is unknown.
    public let isComplete: Bool

    /// `isWhole` says whether all of the plan is known.
    fileprivate init(
      _ date: CalendarDate, _ goal: Requirement?, _ parts: [Part],
      in plan: Plan, isWhole: Bool
    ) throws(MoneyProblem) {
      var total = Amount.zero
      var isComplete = isWhole
      for part in parts where part.amount.isPositive {
        let shown = try plan.setting.rounded(
          part.amount, in: part.goal.currency)
        if let shown { total = try total + shown } else { isComplete = false }
      }
      self.date = date
      self.goal = goal
      number = plan.settings.paydays.schedule.dates(in: date.month)
        .count { $0 <= date }
      self.parts = parts.filter { $0.amount.isPositive }
      self.total =
        plan.currency == nil || !isComplete && total.isZero ? nil : total
      self.isComplete = isComplete
    }
  }

  /// So much for a goal.
  public typealias Part = (goal: Goal, amount: Amount)

  /// The agenda of a plan up to a day: paydays from the first of the month on,
  /// deadlines from today on.
  public init(_ plan: Plan, upTo end: CalendarDate) throws(MoneyProblem) {
    self.end = end
    let today = plan.today
    var paydays: [(date: CalendarDate, parts: [Part])] = []
    var entries: [Entry] = []
    let isWhole =
      plan.currency != nil && plan.goals.allSatisfy { $0.figures != nil }
    for requirement in plan.goals {
      let course = try FollowedPlan(of: requirement, plan.settings, upTo: end)
      for payment in (course?.now ?? []) + (course?.later ?? [])
      where payment.date <= end {
        let part = (requirement.goal, payment.amount)
        let place = paydays.firstPlace { $0.date >= payment.date }
        if place < paydays.count, paydays[place].date == payment.date {
          paydays[place].parts.add(part)
        } else {
          paydays.insert((payment.date, [part]), at: place)
        }
      }
      if let running = try requirement.running(), running <= end {
        entries.add(
          try Entry(running, requirement, [], in: plan, isWhole: isWhole))
      }
      guard let deadline = requirement.deadline, today <= deadline,
        deadline <= end
      else { continue }
      let part = (requirement.goal, try course?.dueByDeadline ?? .zero)
      entries.add(
        try Entry(deadline, requirement, [part], in: plan, isWhole: isWhole))
    }
    let ofPaydays = try paydays.map { payday throws(MoneyProblem) in
      try Entry(payday.date, nil, payday.parts, in: plan, isWhole: isWhole)
    }
    self.entries = (ofPaydays + entries).inOrder { entry in
      (0, entry.date, entry.goal?.goal.name ?? "")
    }
  }
}

extension Requirement {
  /// The deadline from today on of a round for which all is there, and which is
  /// not paid: the goal shows the next one already.
  fileprivate func running() throws(MoneyProblem) -> CalendarDate? {
    guard let rounds, let shown = deadline else { return nil }
    let round = today.yesterday.map(rounds.running) ?? 1
    guard let next = rounds.deadline(of: round), next < shown,
      try rounds.need(of: round, on: today).isPositive
    else { return nil }
    return next
  }
}
