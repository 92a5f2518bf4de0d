internal import CommandGrammar
internal import SavingsCore

// What is told of money that names a goal where that has no share.

extension Warning {
  /// That what came in for a goal that has ended is its own all the same; to
  /// be mended where it is kept.
  convenience init(
    setApartIn asset: Asset, for goal: Goal, _ id: String?,
    in household: Household
  ) {
    let name = Wording.folded(goal.name)
    // Its name may be that of another one by now.
    let isFree = !household.goals.contains {
      $0.isActive && Wording.folded($0.name) == name
    }
    let ways: [Tip?] = [
      isFree
        ? "to go on saving: \(run: "cst goal reopen \(goal.slug)")" : nil,
      id.map { "to have it free: \(run: "cst tx edit \($0) --goal ''")" },
    ]
    let tips = ways.compactMap(\.self)
    self.init(
      "goal_ended",
      """
      \(quoted: goal.name) is \(goal.lifecycle.word): what is put in for it is \
      not free in \(quoted: asset.name), and part of no plan
      """,
      subject: goal.slug,
      tip: tips.dropFirst().reduce(tips.first) { "\($0 ?? ""); \($1)" })
  }

  /// That a goal has no share of the asset in which something moved for it.
  convenience init(
    noShareOf asset: Asset, for goal: Goal, _ transaction: Transaction,
    in household: Household, source: Asset? = nil
  ) {
    let later = household.rows(of: asset.id, for: goal.id).first {
      $0.since > transaction.date && !$0.share.isNothing
    }
    let isShared = later != nil
    // Such a share begins with what was put in: an earlier one would be of
    // nothing.
    let isBrought = later?.share == .earmark(.zero)
    let state: Phrase = goal.isActive ? "" : " is \(goal.lifecycle.word), and"
    let day: Phrase = isShared ? " on \(transaction.date)" : ""
    // What goes for one that comes again pays its round, wherever it goes.
    let isPaying =
      transaction.amount.isNegative && goal.every != nil && goal.isActive
    let effect: Phrase =
      transaction.amount.isNegative
      ? "it has nothing less for this\(isPaying ? ", and counts as paid" : "")"
      : "nothing of it reaches the goal"
    let share: ShellCommand = """
      cst alloc set \(.share) --asset \(asset.slug) --goal \(goal.slug)\
      \(typed: isShared ? " --since \(transaction.date)" : "")
      """
    let moved: Tip? = source.map {
      let paid = Money(transaction.amount.magnitude, asset.currency)
      let transfer: ShellCommand = """
        cst tx transfer \(paid.typed) --from \($0.slug) --to \(asset.slug) \
        --goal \(goal.slug) --date \(transaction.date.description)
        """
      return "to pay it from what it has, move that here: \(run: transfer)"
    }
    let beside: Tip = moved.map { "\($0); " } ?? ""
    let tip: Tip =
      if !goal.isActive {
        "\(run: "cst goal reopen \(goal.slug)")"
      } else if transaction.amount.isPositive || isShared && !isBrought {
        "\(run: share)"
      } else if isShared {
        """
        if what came later paid for it, give that an earlier day: \
        \(run: "cst tx list --asset \(asset.slug) --goal \(goal.slug)")
        """
      } else if isPaying {
        """
        \(beside)if nothing was paid, let it name nobody: \
        \(run: "cst tx list --goal \(goal.slug)")
        """
      } else if let moved {
        moved
      } else if household.allocations.contains(where: {
        $0.goal == goal.id && !$0.share.isNothing
      }) {
        "where it has some: \(run: "cst goal show \(goal.slug)")"
      } else {
        """
        if it went to an account not known here, add that: \
        \(run: "cst asset add \(.name) --currency \(asset.currency.code)")
        """
      }
    self.init(
      "no_share",
      """
      \(quoted: goal.name)\(state) has no share of \(quoted: asset.name)\
      \(day), so \(effect)
      """, subject: goal.slug, tip: tip)
  }
}
