internal import CommandGrammar
internal import SavingsCore

extension GoalKindProblem: Worded {
  var failure: Failure {
    switch self {
    case .neitherDeadlineNorMonthly:
      .badValue("a goal needs a deadline or a monthly amount", tip: eitherWay)
    case .deadlineAndMonthly:
      .badValue(
        "a goal has a deadline or a monthly amount, not both", tip: eitherWay)
    case .noTarget(let currency):
      .badValue(
        "a goal with a deadline needs a target",
        tip: "say how much it takes: --target 6000\(currency?.code ?? "EUR")")
    case .everyWithoutDeadline(let isMonthly):
      .badValue(
        "what comes again has a deadline, the first of all",
        tip: isMonthly
          ? "in place of --monthly: --target 600EUR --deadline +1y --every 1y"
          : "add it: --deadline 2027-03-01 --every 1y")
    case .everyOutOfRange(let months):
      .badValue(
        "no goal comes again after \(months, "month")",
        tip: "write 1 to 120 months: --every 3m, or --every 1y")
    case .monthlyNotPositive(let money):
      .badValue(
        "\(money) a month is nothing to save",
        tip: "write an amount above 0: --monthly 50\(money.currency)")
    case .yieldOfStandingGoal:
      .badValue(
        """
        only a goal with one deadline has an expected yield: what comes again, \
        or goes on, is spent
        """, tip: "leave --yield out, or take it away with --yield \"\"")
    case .badRounds:
      .damaged("only what comes again has finished rounds, one after the other")
    }
  }

  private var eitherWay: Tip {
    "write one of the two: --target 6000EUR --deadline +1y, or --monthly 50EUR"
  }
}
