internal import CommandGrammar
internal import SavingsCore

let forecast = Command(
  "forecast", "Tell when each goal is reached, and how surely",
  positional("goal", .goal, "Only this goal, with all that leads there")
    .optional,
  option("monthly", .amount, "What if it gets so much a month").optional,
  examples: [
    "cst forecast", "cst forecast new-car",
    "cst forecast new-car --monthly 1000EUR", "cst forecast --format csv",
  ],
  details: """
    It looks back on the last 12 months that are over, as far as there was
    something to save for: what each brought, less what went. A part of money
    that was there already brings nothing. Going on as in the last 3, 6 and 12
    of them says when a goal is reached; following the plan says it, too. NEEDS
    is what a month has to bring on average.

    The chance of being in time is a count and no guess: of all ways to fill
    the payments that are left from these months and one more, how many reach
    the target. It is a range, because the month more may bring nothing or a
    lot. It says nothing of prices.
    """,
  related: ["plan", "budget", "try", "help what-if"], lists: true
) { (session: Session, name, monthly) in
  if let monthly, name == nil {
    throw Failure.badValue(
      "--monthly needs a goal",
      tip: """
        name one, or ask for all goals: \
        \(run: "cst budget \(monthly.text)")
        """)
  }
  let past = Plan.monthsLookedBack(on: session.today)
  let occasion = try session.occasion { household in
    LookedAt(days: household.lastDays(of: past, on: session.today))
  }
  let plan = try occasion.plan()
  let months = try Months(occasion, asking: past)
  guard let name else {
    let forecasts = try plan.forecasts(of: plan.goals, months)
    return Reply(
      ForecastAnswer(goals: forecasts, month: plan.month, isDetailed: false),
      warnings: plan.warningsOfRates(for: forecasts)
    ) {
      if occasion.household.goals.isEmpty {
        "No goals yet, so there is nothing to forecast."
      } else if plan.goals.isEmpty {
        "No goal is active, so there is nothing to forecast."
      }
      forecasts.overview
    }
  }
  let goal = try session.goal(name, in: occasion.household)
  guard let requirement = try occasion.requirement(of: goal) else {
    throw Failure(ended: goal, asking: "cst forecast")
  }
  let asked = try monthly.map { typed in
    guard typed.currency == nil || typed.currency == goal.currency else {
      throw Failure(
        "wrong_currency", .usage,
        "--monthly \(typed.text) is not in \(goal.currency)",
        subject: typed.text,
        tip: "say how much it is in \(goal.currency)")
    }
    let money = try session.money(typed, in: goal.currency, of: goal.name)
    guard money.amount.isPositive else {
      throw Failure.badValue(
        "--monthly \(typed.text) is nothing to go on",
        tip: "name an amount above 0, in \(goal.currency)")
    }
    return money.amount
  }
  let forecast = try plan.forecasts(
    of: [requirement], months, monthly: asked)[0]
  let look = session.request.look
  return Reply(
    ForecastAnswer(goals: [forecast], month: plan.month, isDetailed: true),
    warnings: plan.warningsOfRates(for: [forecast])
  ) {
    ForecastPage(
      forecast: forecast, isHeard: look.isAccessible && !look.isForPrograms
    ).document
  }
}
