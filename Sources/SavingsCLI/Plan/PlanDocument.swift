internal import CommandGrammar
internal import SavingsCore

extension Income {
  /// What part of it the goals ask: `33.2% of the income`.
  var requiredShare: Phrase? {
    requiredPercent.map { "\(percent: $0.text(decimals: 1)) of the income" }
  }
}

extension Plan {
  /// A total, or what is known of it.
  ///
  /// It is `dynamic` to be compiled once for all of them.
  dynamic func known(_ part: (Totals) -> Amount?) -> Phrase {
    guard part(totals) == nil, currency != nil, let atLeast else {
      return "\(total(part(totals)))"
    }
    return "at least \(total(part(atLeast)))"
  }

  @Composing var document: Document {
    headline
    if let lastMonth { lastMonth.sentence }
    ""
    table
    notes
    if asksToClose { Document.Block.tip("\(run: "cst month close")") }
  }

  /// How much of what came in is missing less for nothing else.
  private var beyondWords: Phrase {
    let parts: [(amount: Amount?, reason: Phrase)] = [
      (beyond?.plan, "not planned"),
      (beyond?.rounds, "more than is asked now"),
    ]
    let told = parts.filter { $0.amount.map { !$0.isZero } ?? false }
      .map { "\(total($0.amount)) of it \($0.reason)" as Phrase }
    return told.isEmpty ? "" : " (\(told.joined(", ")))"
  }

  /// What the month asks in all, how far it is met, and by when.
  @Composing var headline: Document {
    let required = known(\.required)
    let saved = known(\.savedThisMonth)
    let left = known(\.left)
    let start: Phrase =
      isAsRequired ? "Saved" : "Planned \(known(\.planned)), saved"
    let plannedAloud: Phrase =
      isAsRequired ? "" : " Planned: \(known(\.planned))."
    let narrowStart: Phrase =
      isAsRequired ? "Saved" : "Planned \(bare: total(totals.planned)), saved"
    Document.Block.sentence(
      "Required this month (\(month)): \(required)\(incomeWords)",
      accessible: """
        Required this month, \(month): \
        \(required)\(incomeWords).\(plannedAloud) Saved so far: \
        \(saved)\(beyondWords). Left to save: \(left)\(nextPart).
        """
    )
    Document.Block.sentence(
      """
      \(start) so far \(saved)\(beyondWords), left to save \
      \(left)\(nextPart).\(payday(" Payday "))
      """,
      narrow: """
        \(narrowStart) so far \(bare: total(totals.savedThisMonth)), \
        left \(left)
        """,
      accessible: payday("Next payday: ", since: "Due since: "))
  }

  /// Whether the month plans what it asks, as it does without choices.
  var isAsRequired: Bool {
    totals.planned == totals.required && atLeast?.planned == atLeast?.required
  }

  /// What share of the income that is, and what essentials leave of it.
  private var incomeWords: Phrase {
    guard let income else { return "" }
    let share: Phrase =
      income.requiredShare.map { ", \($0) of" } ?? "; the income is"
    let rest: Phrase =
      income.lacking.amount.isPositive
      ? "; essentials take \(income.lacking) more than that"
      : income.essentials.amount.isZero
        ? "" : "; essentials leave \(income.free)"
    return "\(share) \(income.amount)\(rest)"
  }

  /// What of the left the next payday carries, where there are several.
  var nextPart: Phrase {
    if let dueSince, isPartlyDue, let overdue = totals.overdue {
      return overdue.isZero ? "" : ", \(total(overdue)) of it since \(dueSince)"
    }
    guard let next = totals.leftByNext, next != totals.left, let nextPayday
    else { return "" }
    return next.isZero
      ? ", none of it by \(nextPayday)"
      : ", \(total(next)) of it by \(nextPayday)"
  }

  /// Whether a payday of the month has passed, and another one comes.
  var isPartlyDue: Bool {
    totals.overdue != totals.left && nextPayday?.month == month
  }

  /// When the next payday is, or since when something is due, behind words.
  func payday(_ next: Phrase, since due: Phrase = " Due since ") -> Phrase {
    if let dueSince, !isPartlyDue { return "\(due)\(dueSince)." }
    guard let nextPayday else { return "" }
    let days = today.days(until: nextPayday)
    let distance: Phrase = days == 0 ? "today" : "in \(days, "day")"
    return "\(next)\(nextPayday), \(distance)."
  }

  /// A row for every goal, with the totals below.
  var table: Table {
    // A choice makes what is to be paid another sum than is required.
    let hasChoices = goals.contains {
      $0.money(\.planned) != $0.money(\.required)
    }
    return Table(
      "Goal", of: goals, fields: Requirement.fields + Requirement.seen,
      Column("name", "GOAL", as: "goal"),
      Column("deadline", "DEADLINE", dropping: 2).seen(\.deadline.orDash),
      Column("payments", "PAYS", label: "Payments", dropping: 1),
      Column(
        "required", "REQUIRED", width: 10,
        total: .money(total(totals.required))),
      Column(
        "planned", "PLANNED", for: hasChoices ? .everyone : .programs,
        width: 10, total: .money(total(totals.planned))),
      Column("left", "LEFT", width: 10, total: .money(total(totals.left))),
      .code(total: currency.map { .code($0) }) { $0.goal.currency },
      Column("status", "STATUS").seen(\.reasonedMark),
      Column("statusReason", "REASON", for: .programs),
      Column("progress", "SAVED").seen(\.progressOrSaved),
      programs: [
        "slug", "saved", "savedThisMonth", "takenOut", "target", "every",
        "monthly", "yield", "reserved", "reached",
      ],
      card: [
        "{sign mark}{name}",
        "{left} left of {bare planned}, {word mark}",
        "by {deadline}, {payments}, {progress} saved",
        "{monthlyWords}",
      ],
      aloud: [
        "Status: {aloud}",
        "Required this month: {required}, left: {left}",
        "Saved: {savedAloud}",
        "Deadline: {deadline}, {payments}",
        "Comes again: {again}", "Round: {round}", "Set apart: {apart}",
        "Monthly: {monthly}", "Expected yield: {earns}",
      ])
  }

  @Composing private var notes: Document {
    ""
    for requirement in goals {
      let name = requirement.goal.name
      if let beginning = requirement.beginning { "\(name): \(beginning)." }
      if let gone = requirement.goneWords { "\(name): \(gone)." }
      if let due = requirement.dueWords {
        "\(name): \(requirement.money(\.leftFirst)) is due \(due)."
      }
      let apart = (try? setApart(for: requirement)) ?? []
      let isDue = requirement.dueWords != nil
      // A round that is paid is over by itself.
      if requirement.mayBePaid, !requirement.deadlineHasPassed {
        "If it was paid: \(run: requirement.finish)"
      }
      if let deadline = requirement.deadline, deadline < today,
        !requirement.goal.isStanding || isDue && apart.isEmpty
      {
        let passed: Phrase =
          isDue ? "" : "\(name): its deadline \(deadline) has passed. "
        "\(passed)If it was paid, or is not needed: \(run: requirement.finish)"
      }
      for apart in apart { apart.document(for: requirement.goal) }
      for (asset, shortage) in shortages(of: requirement) {
        """
        \(name): \(shortage) more than it had in \(quoted: asset.name) was \
        taken out; \(requirement.goal.owing(shortage, to: asset))
        """
      }
      if let surplus = surplus(of: requirement) {
        "\(name): \(surplus.words(requirement.goal))"
      }
      if let custom = requirement.customWords { "\(name): \(custom)." }
      if let change = requirement.priceChange, !change.isZero {
        """
        \(name): prices moved this month; that changes what is required by \
        \(change: requirement.money(change)).
        """
      }
    }
    if !rates.isEmpty { conversions }
  }

  /// The rates that the figures came about with.
  private var conversions: Phrase {
    let dates = rates.map(\.date).withoutRepetitions
    let words = rates.map { rate -> Phrase in
      dates.count == 1 ? rate.words : "\(rate.words) (\(rate.date))"
    }
    let date: Phrase =
      dates.count == 1 ? dates.first.map { " (\($0))" } ?? "" : ""
    return "Converted at: \(words.joined(", "))\(date)."
  }
}

extension MonthlyPlan.Author {
  /// Who set an amount, in a sentence.
  var words: Phrase {
    switch self {
    case .you: "you"
    case .flex: Phrase("cst flex")
    case .budget: Phrase("cst budget")
    }
  }
}
