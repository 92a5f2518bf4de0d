internal import CommandGrammar
internal import SavingsCore

// What is told of money that names a goal where that has no share.

extension Warning {
  /// That what came in for a goal that has ended is its own all the same.
  convenience init(setApartIn asset: Asset, for goal: Goal, _ id: String) {
    self.init(
      "no_share",
      """
      \(quoted: goal.name) is \(goal.lifecycle.word): what is put in for it is \
      not free in \(quoted: asset.name), and part of no plan
      """,
      subject: goal.slug,
      tip: """
        to go on saving: \(run: "cst goal reopen \(goal.slug)"); to have it \
        free: \(run: "cst tx edit \(id) --goal ''")
        """)
  }

  /// That a goal has no share of the asset in which something moved for it.
  convenience init(
    noShareOf asset: Asset, for goal: Goal, _ transaction: Transaction,
    in household: Household
  ) {
    let later = household.rows(of: asset.id, for: goal.id).first {
      $0.since > transaction.date && !$0.share.isNothing
    }
    let isShared = later != nil
    // Such a share begins with what was put in: an earlier one would be of
    // nothing.
    let isBrought = later?.share == .earmark(.zero)
    let state: Phrase =
      goal.isActive ? "" : " is \(goal.lifecycle.word), and"
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
    let homes = household.assets.filter {
      household.rows(of: $0.id, for: goal.id)
        .giveAnything(on: transaction.date)
    }
    let moved: Tip =
      transaction.moving(from: homes, to: asset, for: goal).map {
        "once what it has is moved here for this: \(run: $0); "
      } ?? ""
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
        \(moved)if nothing was paid, let it name nobody: \
        \(run: "cst tx list --goal \(goal.slug)")
        """
      } else if !homes.isEmpty {
        "\(moved)where it has some: \(run: "cst goal show \(goal.slug)")"
      } else {
        """
        if it went to an account not known here, add that: \
        \(run: "cst asset add \(.name)")
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

extension Transaction {
  /// The command that moves what was paid out of the one account in which its
  /// goal has some; on the day of the payment, so that the goal has nothing of
  /// both where it was paid.
  fileprivate func moving(
    from homes: [Asset], to asset: Asset, for goal: Goal
  ) -> ShellCommand? {
    guard homes.count == 1, homes[0].currency == asset.currency else {
      return nil
    }
    return """
      cst tx transfer \(Money(amount.magnitude, asset.currency).typed) --from \
      \(homes[0].slug) --to \(asset.slug) --goal \(goal.slug) --date \
      \(date.description)
      """
  }
}
