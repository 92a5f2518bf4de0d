internal import SavingsCore

/// What `cst forecast` says of one goal to people: what comes, and how that was
/// found.
struct ForecastPage {
  let forecast: Forecast
  let isHeard: Bool

  private var goal: Goal { forecast.requirement.goal }

  private func money(_ amount: Amount?) -> Money? { forecast.money(amount) }

  @Composing var document: Document {
    "\(goal.name): \(state)."
    ""
    if isHeard {
      for line in lines { line.sentence(hasTarget: goal.target != nil) }
    } else {
      table
    }
    ""
    lookingBack
    chance
    if forecast.requirement.status != .completed { [goal].earningsLeftOut }
    forecast.exposures
  }

  /// What is saved, and what is to come.
  private var state: Phrase {
    guard let saved = forecast.counted else {
      return forecast.requirement.saved.map {
        "\(money($0)) is saved; what is to come is not known"
      } ?? "what is saved is not known"
    }
    let target = forecast.requirement.target
    let part: Phrase =
      (target.map { "\(bare: money(saved)) of \($0) is saved" }
        ?? "\(money(saved)) is saved")
      + forecast.requirement.paidAlready
    if forecast.requirement.status == .completed { return "\(part); reached" }
    guard let deadline = forecast.requirement.deadline else {
      return "\(part); \(money(goal.monthly)) a month"
    }
    // What was worked out is not too large to be counted.
    let now = forecast.rest.flatMap { try? saved - $0.have } ?? .zero
    let among: Phrase =
      now.isPositive ? " with this month's \(bare: money(now))" : ""
    let rest: Phrase =
      "\(money(forecast.rest?.needed)) is to come\(among) by \(deadline)"
    guard let count = forecast.rest?.payments, count > 0 else {
      return "\(part); \(rest), and no payday is left"
    }
    if count == 1 { return "\(part); \(rest), 1 payment" }
    let isLevel = forecast.rest?.isLevel ?? false
    let next: Phrase = isLevel ? " of" : ", the next one of"
    let mean: Phrase =
      isMean ? ", \(money(forecast.rest?.aMonth)) a month on average" : ""
    return """
      \(part); \(rest), \(count, "payment")\(next) \
      \(money(forecast.rest?.perPayment))\(mean)
      """
  }

  /// Whether what a month has to bring is the mean of several that ask uneven
  /// sums.
  private var isMean: Bool { !isEven && forecast.rest?.months ?? 0 > 1 }

  /// Whether what a payment asks is what a month has to bring.
  private var isEven: Bool {
    forecast.rest?.perPayment == forecast.rest?.aMonth
  }

  /// What a month pays if the plan is followed: where this one pays another sum
  /// than was asked, because its payday has passed or an amount was chosen,
  /// what is paid behind it.
  private var followed: Amount? {
    // With a yield the payments rise, and none says what all of them are.
    guard isEven, goal.monthly == nil, goal.yield == nil,
      let next = forecast.plan?.next,
      forecast.schedule.first?.amount != forecast.rest?.perPayment
    else { return forecast.rest?.aMonth }
    return next
  }

  private var lines: [ForecastLine] {
    var lines: [ForecastLine] = []
    if let plan = forecast.plan {
      let lateness = forecast.lateness(of: plan.reached)
      lines.add(
        ForecastLine(
          condition: "plan is followed", aloud: "the plan is followed",
          amount: money(followed), isMean: isMean,
          reached: plan.reached,
          atDeadline: lateness.inTime == nil
            ? nil : money(forecast.followedAtDeadline),
          verdict: plan.short.isZero
            ? forecast.verdict(lateness) : "\(money(plan.short)) short",
          isLate: lateness.inTime.map { !$0 }))
    }
    for average in forecast.averages {
      let count = average.months ?? 0
      lines.add(
        line(
          average, "as the last \(count, "month")",
          "it goes on as in the last \(count, "month")"))
    }
    if let monthly = forecast.monthly {
      lines.add(line(monthly, "this amount", "you save this amount"))
    }
    return lines
  }

  private func line(
    _ pace: Forecast.Pace, _ condition: Phrase, _ aloud: Phrase
  ) -> ForecastLine {
    let lateness = forecast.lateness(ofPayday: pace.reached)
    return ForecastLine(
      condition: condition, aloud: aloud, amount: money(pace.amount),
      reached: pace.reached, atDeadline: money(pace.atDeadline),
      verdict: forecast.verdict(lateness), isLate: lateness.inTime.map { !$0 })
  }

  private var table: Table {
    let isDated = forecast.requirement.deadline != nil
    let never: Phrase = goal.target == nil ? "-" : "never"
    return Table(
      "Case", of: lines,
      Column("if", "IF") { $0.condition },
      Column("amount", "A-MONTH", label: "A month") { IfAny($0.amount) },
      .code { $0.amount?.currency },
      Column("reached", "REACHED", for: .people) { line in
        line.reached.map { "\($0)" } ?? never
      },
      Column("reached", "REACHED", for: .programs) { $0.reached },
      Column(
        "atDeadline", "AT-DEADLINE", label: "At the deadline",
        for: isDated ? .everyone : .programs
      ) { IfAny($0.atDeadline) },
      .code { $0.atDeadline?.currency },
      Column("verdict", "", for: .people) { $0.verdict },
      Column("late", "LATE", for: .programs) { IfAny($0.isLate) },
      Column("chanceLow", "LOW", for: .programs) { _ in
        IfAny(forecast.chance?.lowRatio)
      },
      Column("chanceHigh", "HIGH", for: .programs) { _ in
        IfAny(forecast.chance?.highRatio)
      })
  }

  private var lookingBack: Phrase {
    let months = forecast.months
    guard let last = months.last else { return "" }
    let list = months.map { month -> Phrase in
      month.month == last.month
        ? "\(month.month) \(money(month.amount))"
        : "\(month.month) \(bare: money(month.amount))"
    }
    let least = forecast.rest?.leastOfMonth
    let payment: Phrase =
      isEven && least == forecast.rest?.aMonth ? "a payment" : "\(money(least))"
    let enough: Phrase =
      forecast.enough.map {
        "; \($0) of \(months.count) brought \(payment) or more"
      } ?? ""
    return "Months: \(list.joined(", "))\(enough)."
  }

  /// The chance and how it was counted, or why there is none.
  @Composing private var chance: Document {
    if let chance = forecast.chance, let rest = forecast.rest {
      Document.Block.sentence(
        "Chance of being in time: \(chance.words).",
        accessible: "Chance of being in time: \(chance.wordsAloud).")
      """
      It counts \(chance.ways, "way") to fill \
      \(rest.months, isEven ? "payment" : "month") from these \
      \(forecast.months.count, "month") and one more: \
      \(Amount(chance.low)) \(chance.low == 1 ? "reaches" : "reach") the \
      target if that one brings \(lowMonth), \(Amount(chance.high)) if it \
      brings \(highMonth(rest)).
      """
    } else if let words = reasonWords {
      words
    }
  }

  /// What the month more brings at the least.
  private var lowMonth: Phrase {
    let worst = forecast.months.map(\.amount).min() ?? .zero
    return worst.isNegative ? "\(money(worst))" : "nothing"
  }

  /// What it brings at the most.
  private func highMonth(_ rest: Rest) -> Phrase {
    let best = forecast.months.map(\.amount).max() ?? .zero
    let twice = (try? best.times(Amount(2), over: Amount(1))) ?? best
    return "\(money(max(twice, rest.aMonth ?? .zero)))"
  }

  /// Why no chance is told.
  private var reasonWords: Phrase? {
    let from: Phrase =
      forecast.chanceFrom.map { ", so one is told from \($0) on" } ?? ""
    let left = forecast.unitToCome
    switch forecast.chanceReason {
    case .reached, .noDeadline, nil: return nil
    case .missingRate:
      return forecast.rest.map { _ in
        "What the months brought is not known, because a rate is missing."
      }
    case .noPaymentLeft:
      return
        "No payday is left before the deadline, so there is no chance to tell."
    case .shortHistory:
      if forecast.months.isEmpty, forecast.requirement.holdings.isEmpty {
        return "No money has been set aside for it yet."
      }
      return """
        A chance is told from 6 months on, for at most twice as many \
        \(left); \(forecast.months.count, "month") \
        \(forecast.months.count == 1 ? "is" : "are") known\(from).
        """
    case .tooFar:
      return """
        A chance is told for at most twice as many \(left) as months are \
        known\(from).
        """
    }
  }
}
