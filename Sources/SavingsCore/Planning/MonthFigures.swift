/// What a goal asks of a month, and what came to it.
///
/// This is what a month that is over is told by; the plan of a day tells more,
/// and says what each of these is (`Requirement`).
final class MonthFigures: Sendable {
  let goal: Goal
  let flex: Flex
  let window: CalendarDate
  let base: Base?
  let rounds: Rounds?
  let demand: Demand
  let payments: Payments
  let saved: Amount?
  let savings: GoalSavings?
  let figures: Figures?

  /// What the month does differently.
  let plan: MonthlyPlan?

  let needs: [Need]

  /// The conversions that it takes to know what it had and has; those that
  /// lack a rate are always told.
  let conversions: [Conversion]

  init(
    of place: Int, _ worth: Valuation, in setting: PlanSetting,
    withRates: Bool = true, _ days: inout KnownDays
  ) throws(MoneyProblem) {
    let goal = setting.household.goals[place]
    let settings = setting.household.settings
    let paydays = settings.paydays
    let today = setting.today
    let digits = settings.digits(of: goal.currency)
    let plan = setting.plans[goal.id]
    let flex = plan?.flex ?? Flex(goal.standing)
    let window = goal.window(on: today, paydays)
    let base = try worth.base(since: window, &days)
    let (rounds, paid) = try setting.rounds(of: place)
    let needs = try goal.needs(on: today, rounds, paydays)
    conversions =
      try worth.conversions(
        since: window, onlyMissing: !withRates, &days) + paid
    let isKnown = paid.allSatisfy { $0.route != nil }
    let saved = try worth.saved()
    let demand = try Demand(
      of: goal, needs, beyond: base?.amount ?? .zero, in: today.month, paydays,
      digits: digits)
    let savings = try (isKnown ? saved : nil).map {
      saved throws(MoneyProblem) in
      try GoalSavings(saved, of: goal, demand, digits: digits, on: today)
    }
    let payments = try Payments(
      of: goal, needs, demand, having: savings?.saved ?? .zero, digits: digits,
      on: today, paydays)
    self.goal = goal
    self.plan = plan
    self.flex = flex
    self.window = window
    self.base = base
    self.rounds = rounds
    self.needs = needs
    self.demand = demand
    self.payments = payments
    self.saved = saved
    self.savings = savings
    figures =
      if let base, let savings {
        try Figures(
          of: goal, demand, base: base, savings, payments: payments,
          flex: flex, custom: plan?.custom?.amount, digits: digits, on: today,
          paydays)
      } else {
        nil
      }
  }
}
