internal import SavingsCore

/// What `cst flex` says to people.
extension FlexAnswer {
  private var plan: Plan { flex.plan }
  private var totals: FlexTotals { flex.totals }

  /// The verdict, the table, and what is to be said about it; `wish` is the
  /// total of the month that was asked for.
  @Composing func document(wish: Phrase?) -> Document {
    if flex.shares.isEmpty {
      flex.wordsOfNothingAsked(wish)
      table
    } else {
      headline(wish)
      ""
      table
      ""
      notes
    }
    strangers
    if wasSo == nil, !flex.shares.isEmpty {
      Document.Block.tip("add --apply to use these amounts for \(plan.month)")
    }
  }

  private func headline(_ wish: Phrase?) -> Phrase {
    let state: Phrase =
      wasSo.map { "Applied to \(plan.month)\($0 ? " already" : ""):" }
      ?? "Preview:"
    let end: Phrase = wasSo == nil ? " Nothing was changed." : ""
    return "\(state) \(summary(wish)).\(end)"
  }

  /// What becomes of the month, and who gives way first.
  private func summary(_ wish: Phrase?) -> Phrase {
    let order = flex.request.strategy.words
    if flex.isIdle { return flex.wordsOfNothingGiven(wish) }
    switch flex.request.measure {
    case .adjust:
      let part = Ratio(flex.adjust, of: Amount(1))
      return flex.shares.contains { $0.role == .protected }
        ? "save \(part) of what can give way this month, \(order)"
        : "save \(part) of this month's plan, \(order)"
    case .total(let total):
      if total == totals.wholeBefore?.amount {
        return "save \(totals.wholeBefore) this month, as planned"
      }
      return """
        save \(plan.total(total)) this month instead of the planned \
        \(totals.wholeBefore), \(order)
        """
    }
  }

  private var table: Table {
    Table(
      "Goal", of: flex.shares, fields: FlexShare.fields,
      Column("name", "GOAL", as: "goal"),
      Column(
        "planned", "PLANNED", dropping: 1, width: 9,
        total: .money(totals.planned)),
      Column("adjusted", "NEW", width: 9, total: .money(totals.adjusted)),
      Column(
        "change", "CHANGE", dropping: 3, width: 10,
        total: .change(totals.change)),
      .code(total: plan.currency.map { .code($0) }) {
        $0.requirement.goal.currency
      },
      Column(
        "keeps", "KEEPS", dropping: 2, total: .percent(keeps), \.keeps),
      Column("effect", "EFFECT", for: .people) { share -> Value in
        .text(
          share.effect { "\($0)" },
          inColumn: share.effect { "\(bare: $0)" })
      },
      programs: ["role", "nextRequired", "completion", "delayDays", "risk"])
  }

  private var keeps: Ratio? {
    guard let adjusted = totals.adjusted, let planned = totals.planned else {
      return nil
    }
    return Ratio(adjusted.amount, of: planned.amount)
  }

  @Composing private var notes: Document {
    if !flex.isIdle, flex.adjust < Amount(1), flex.keepsTenths {
      // What is skipped may be flexible, and keeps nothing.
      let other: Phrase =
        flex.shares.contains { $0.role == .skipped } ? "other " : ""
      """
      Every \(other)flexible goal keeps at least \
      \(Ratio(Amount(1), of: Amount(10))).
      """
    }
    // A total that was asked for is met to its last unit.
    if case .adjust = flex.request.measure {
      if let excess = totals.excess, !excess.amount.isZero {
        """
        What is saved already is not taken back, so the month comes to \
        \(excess) more than was asked for.
        """
      }
      if let surplus = totals.surplus, !surplus.amount.isZero {
        "\(surplus) stays over: no goal takes it by this rule."
      }
    }
    for share in flex.shares where share.role == .skipped {
      if let came = share.requirement.figures?.savedThisMonth, came.isPositive {
        """
        \(share.requirement.goal.name): \(share.money(came)) came in this \
        month already, beside these amounts.
        """
      }
    }
    flex.basisWords
    if let words = flex.needlessReallocation { words }
    if !flex.isIdle {
      Document.Block.whenRead { [flex] in flex.besideOtherStrategies }
    }
  }

  /// The goals that were left out, and why.
  @Composing private var strangers: Document {
    for share in flex.shares
    where share.role == .skipped
      && flex.request.protected.contains(share.requirement.goal.id)
    {
      """
      \(quoted: share.requirement.goal.name) takes no part: it is skipped \
      this month.
      """
    }
    let named = flex.request.protected + flex.request.skipped
    for requirement in flex.bystanders
    where named.contains(requirement.goal.id) {
      """
      \(quoted: requirement.goal.name) takes no part: it asks nothing of \
      this month.
      """
    }
    flex.unknown.leftOut
  }
}

extension [Requirement] {
  /// That a rate is missing for these goals, if there are any.
  @Composing var leftOut: Document {
    if !isEmpty {
      """
      Left out, because a rate is missing: \
      \(map { Phrase($0.goal.name) }.joined(", ")).
      """
    }
  }
}

extension FlexPlan {
  /// What other strategies would do: nothing else, or meet a deadline that
  /// this one misses.
  @Composing fileprivate var besideOtherStrategies: Document {
    // A strategy that comes to nothing comes to something else.
    if let comparison = try? FlexComparison(plan, request) {
      if !comparison.isDifferent {
        "All strategies come to the same here."
      } else if let (strategy, goals) = comparison.rescue(
        from: request.strategy)
      {
        let names = goals.map { Phrase($0.name) }.listed()
        """
        \(names) would meet \(goals.count == 1 ? "its deadline" : "their deadlines") \
        with --strategy \(strategy.rawValue).
        """
      }
    }
  }
}
