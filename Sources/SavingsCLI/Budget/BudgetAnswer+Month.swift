internal import SavingsCore

/// What `cst budget` says to people about this month.
extension BudgetAnswer {
  private var plan: Plan { budget.plan }

  /// How far the month is met, where something came in, and what follows for
  /// later months.
  @Composing var progress: Document {
    if let soFar, !soFar.saved.isZero || over?.amount.isZero == false {
      let counted: Phrase =
        soFar.isPart ? ", as far as the budget counts it," : ""
      """
      Saved so far this month\(counted) \(plan.total(soFar.saved)); a level \
      budget has \(plan.total(soFar.left)) left to save.
      """
      if let over, !over.amount.isZero {
        let went: Phrase =
          amounts.count == 1
          ? "was not all due yet" : "went to goals that could wait"
        let why: Phrase = isOverForLater ? ", because what came in \(went)" : ""
        "That is \(over) more than the budget\(why)."
      }
    }
    if let leastLevelNext, leastLevelNext != budget.leastLevel,
      budget.isEnough, let next = plan.month.adding(1)
    {
      """
      Paid like this, the least from \(next) on is \
      \(budget.level(leastLevelNext)).
      """
    }
  }

  /// What the plan counts for this month, and a level budget as saved before
  /// it; and whose deadlines no budget can meet any more.
  @Composing var exceptions: Document {
    for entry in amounts where entry.countedFromBefore.isPositive {
      """
      \(entry.requirement.goal.name): \
      \(entry.requirement.money(entry.countedFromBefore)) came in before \
      \(plan.month), behind the payday. The plan counts that for this \
      month, and the budget as saved already.
      """
    }
    for entry in amounts where entry.requirement.deadlineHasPassed {
      """
      \(entry.requirement.goal.name): its deadline \
      \(entry.requirement.deadline ?? plan.today) has passed, so it is \
      reckoned with as due at once.
      """
    }
  }

  /// What each goal gets of it, and what is to be known about that.
  @Composing func applied(wasSo: Bool, isDryRun: Bool) -> Document {
    for entry in amounts where entry.requirement.asksOfTheMonth {
      """
        \(entry.requirement.goal.name): \
      \(entry.requirement.money(entry.amount)) this month
      """
    }
    for entry in amounts {
      let requirement = entry.requirement
      if entry.counted > entry.amount {
        """
        With what came in for \(quoted: requirement.goal.name) before, the \
        plan has \(requirement.money(entry.counted)) for it this month.
        """
      }
      if entry.isCutThoughProtected {
        """
        \(quoted: requirement.goal.name) is protected, and gets less than \
        the \(requirement.money(entry.planned)) planned.
        """
      }
    }
    let already: Phrase = wasSo ? " already" : ""
    isDryRun
      ? "Preview: \(plan.month) would be paid like this\(budget.shortcoming)."
      : "Applied to \(plan.month)\(already)\(budget.shortcoming)."
  }
}
