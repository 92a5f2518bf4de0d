internal import SavingsCore

/// What `cst flex --compare` says to people.
extension FlexComparison {
  private var goals: [Goal] {
    flexes.first?.shares.map(\.requirement.goal) ?? []
  }

  /// What each goal gets by each strategy, and the worst that each does; `wish`
  /// is the total of the month that was asked for.
  @Composing func document(wish: Phrase?) -> Document {
    if let flex = flexes.first, goals.isEmpty {
      flex.wordsOfNothingAsked(wish)
      table
    } else {
      "What each goal gets by each strategy. Nothing was changed."
      ""
      table
      ""
      "The worst that each does:"
      for flex in flexes {
        let strategy = flex.request.strategy
        let verdict: Phrase =
          isDifferent && strategy == gentlest ? " (gentlest)" : ""
        "  \(strategy.rawValue): \(worst(flex))\(verdict)"
      }
      notes(wish)
      Document.Block.tip(
        """
        choose one: add --strategy \(gentlest.rawValue) --apply \
        instead of --compare
        """)
    }
  }

  @Composing private func notes(_ wish: Phrase?) -> Document {
    if let flex = flexes.first {
      flex.basisWords
      if let words = flex.needlessReallocation { words }
      if !isDifferent {
        ""
        let reason: Phrase =
          flex.isIdle ? ": \(flex.wordsOfNothingGiven(wish))" : ""
        "All strategies come to the same here\(reason)."
      }
    }
  }

  private var table: Table {
    let flexes = flexes
    return Table(
      "Goal", of: Array(goals.indices),
      [
        Column("goal", "GOAL") { [goals] in Name(goals[$0].name) },
        Column("planned", "PLANNED", dropping: 1, width: 8) { place in
          flexes.first.map { $0.shares[place].money($0.shares[place].planned) }
        },
      ]
        + flexes.map { flex in
          let name = flex.request.strategy.rawValue
          return Column(name, name.uppercased(), width: 8) { place in
            flex.shares[place].money(flex.shares[place].adjusted)
          }
        } + [.code { [goals] in goals[$0].currency }])
  }

  private func worst(_ flex: FlexPlan) -> Phrase {
    guard let share = flex.worst else {
      return flex.shares.contains { $0.adjusted < $0.planned }
        ? "no deadline is missed" : "nobody gives way"
    }
    let name = share.requirement.goal.name
    if let short = share.impact.short {
      let rest = share.money(short)
      return share.requirement.deadlineHasPassed
        ? "\(name), which is late already, still misses \(rest)"
        : "\(name) misses its deadline, \(rest) short"
    }
    let each: Phrase = share.isPaidMonthly ? " a payment" : ""
    return """
      \(name) asks \(share.money(share.impact.nextRequired))\(each) next \
      month, after \(bare: share.money(share.planned)) planned for this one
      """
  }
}
