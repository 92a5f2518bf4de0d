internal import SavingsCore

/// What a goal needs, its paydays and what they ask.
extension Explanation {
  @Composing var needs: Document {
    for part in requirement.demand.parts where part.need.amount.isZero {
      if let round = part.need.round {
        let isOver = requirement.rounds?.isOver(round, on: requirement.today)
        """
        Round \(round), due on \(part.need.deadline), is \
        \(isOver ?? true ? "over" : "paid" as Phrase).
        """
      }
    }
    if goal.monthly != nil {
      let end: Phrase =
        requirement.payments.reached.map { "; reached \($0)" } ?? ""
      "Due on \(dueDays.joined(", "))\(end)."
    }
    for part in requirement.demand.parts
    where requirement.demand.parts.count == 1 || part.need.amount.isPositive {
      if let words = paydayWords(of: part) { words }
      if let line = paid(of: part.need) { line }
    }
  }

  /// The paydays of a monthly goal's month.
  private var dueDays: [Phrase] {
    let due = requirement.payments.due
    let later = settings.paydays.schedule.dates(in: due.month).filter {
      $0 > due
    }
    return ([due] + later).map { "\($0)" }
  }

  private func paydayWords(of part: Demand.Part) -> Phrase? {
    let days = paydays(of: part.need)
    let name: Phrase = part.need.round.map { "Round \($0): " } ?? ""
    guard let first = days.first, let last = days.last else {
      // A round for which all is there asks for no payment.
      if part.need.round != nil, !part.missing.isPositive { return nil }
      return """
        \(name)No payday is left before the deadline: it counts as \
        \(1, "payment"), due \(max(part.need.deadline, requirement.today)).
        """
    }
    let all: Phrase =
      days.count <= 6
      ? days.map { "\($0)" as Phrase }.joined(", ")
      : "\(first), \(days[1]), \(days[2])\(.andSoOn)\(last)"
    return """
      \(name)Paydays from \(part.need.from) and before \(part.need.deadline): \
      \(days.count, "payment") (\(all)).
      """
  }

  /// What was paid of a round, and leaves less to need.
  private func paid(of need: Need) -> Phrase? {
    guard let round = need.round, let rounds = requirement.rounds,
      !rounds.isOver(round, on: requirement.today)
    else { return nil }
    let paid = rounds.paid(for: round)
    guard paid.isPositive else { return nil }
    let clamp: Phrase =
      requirement.target.map { $0.amount < paid } ?? false
      ? ", never below 0" : ""
    return """
      Round \(round): \(bare: requirement.target)\(.minus)\(bare: money(paid)) \
      paid already\(.equals)\(money(need.amount))\(clamp)
      """
  }

  /// What is missing, and what of it this month asks.
  @Composing func required(_ figures: Figures) -> Document {
    let base: Phrase = "\(term: money(figures.base))"
    let digits = settings.digits(of: goal.currency)
    if let monthly = goal.monthly {
      if let target = requirement.target {
        """
        Missing: \(bare: target)\(.minus)\(base)\(.equals)\
        \(money(figures.missing))\(clamped(target.amount, figures))
        """
      }
      // That of the month, or the first one of a goal that begins later.
      let month = requirement.payments.due.month
      let weighs = settings.paydays.weight(of: month)
      let asked = money(figures.perPayment)
      let isCut =
        figures.perPayment == figures.missing
        && (try? monthly.times(weighs)).map { $0 > figures.perPayment } ?? false
      let sum: Phrase =
        isCut
        ? ", but no more than the \(asked) that are missing"
        : figures.missing == nil
          ? "\(.equals)\(asked)"
          : "\(.equals)\(asked), and no more than is missing"
      let reason: Phrase =
        weighs == Amount(1)
        ? "" : ", because \(month) weighs \(weight(weighs))"
      """
      Required: \(bare: money(monthly))\(.times)\(weight(weighs))\(sum)\(reason)
      """
    } else if requirement.demand.parts.count == 1 {
      for part in requirement.demand.parts {
        """
        Missing: \(bare: money(part.need.amount))\(.minus)\(base)\(.equals)\
        \(money(figures.missing))\(clamped(part.need.amount, figures))
        """
        """
        Required: \(division(of: part, figures))\(weights(part.load)), \
        rounded to \(digits, "decimal")
        """
      }
    } else {
      for part in requirement.demand.parts where part.need.amount.isPositive {
        let missing: Phrase =
          figures.base.isNegative
          ? "; \(money(part.missing)) is missing, because \(base) was there"
          : """
          , of which \(money(part.missing)) is missing beyond the \(base) that \
          was there
          """
        "Round \(part.need.round ?? 0): \(money(part.need.amount))\(missing)"
        if part.missing.isPositive {
          "  \(division(of: part, figures))\(weights(part.load))"
        }
      }
      """
      Required: \(money(requirement.demand.required)), the sum rounded to \
      \(digits, "decimal")
      """
    }
  }

  /// What the paydays carry, where months weigh differently.
  private func weights(_ load: Load) -> Phrase {
    let isScheduled = requirement.payments.isScheduled
    let count = isScheduled ? 1 : load.paydaysOfMonth
    // Weights may cancel out.
    guard load.paydays > 0,
      load.all != Amount(load.paydays) || asking(load) != Amount(count)
    else { return "" }
    let which: Phrase = isScheduled ? "the first" : "those of this month"
    return """
      : its \(load.paydays, "payment") \(load.paydays == 1 ? "carries" : "carry") \
      \(weight(load.all)), \(which) \(weight(asking(load)))
      """
  }

  /// What those paydays carry that the figure is for: those of the month, or
  /// the first one of a goal that begins later.
  private func asking(_ load: Load) -> Amount {
    guard requirement.payments.isScheduled else { return load.month }
    let month = requirement.payments.due.month
    return load.isEven ? Amount(1) : settings.paydays.weight(of: month)
  }

  private func clamped(_ target: Amount, _ figures: Figures) -> Phrase {
    if target.isZero, figures.base.isNegative {
      return ", because nothing is needed"
    }
    return target < figures.base ? ", never below 0" : ""
  }

  /// How a need is spread over its paydays.
  private func division(of part: Demand.Part, _ figures: Figures) -> Phrase {
    let load = part.load
    let growth = part.expected
    var whole: Phrase = "\(bare: money(part.missing))"
    var clamp: Phrase = ""
    if let growth, part.toBring < part.missing {
      clamp = part.toBring.isZero ? ", never below 0" : ""
      whole = """
        (\(bare: money(part.need.amount))\(.minus)\
        \(term: money(figures.base))\(.times)\(weight(growth.first)))
        """
    }
    let earning: Phrase =
      growth == nil || part.missing.isZero
      ? ""
      : """
      \(clamp), because what is there and every payment are expected to earn \
      \(goal.yield ?? .none) a year
      """
    let asked =
      if requirement.demand.parts.count > 1 { part.asked } else {
        requirement.payments.isScheduled
          ? figures.perPayment : requirement.demand.required
      }
    let factor: Phrase =
      load.paydays == 0 || asking(load) == Amount(1)
      ? "" : "\(.times)\(weight(asking(load)))"
    return """
      \(whole)\(factor)\(.over)\
      \(load.paydays == 0 ? "1" : weight(growth?.all ?? load.all))\
      \(.equals)\(money(asked))\(earning)
      """
  }
}
