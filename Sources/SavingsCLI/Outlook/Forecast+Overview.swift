internal import SavingsCore

extension [Forecast] {
  /// What `cst forecast` says of all goals to people.
  @Composing var overview: Document {
    if !isEmpty {
      headline
      ""
    }
    table
    ""
    chances
    filter { $0.requirement.status != .completed }.map(\.requirement.goal)
      .earningsLeftOut
    for forecast in self { forecast.exposures }
  }

  /// How many goals are in time, going on as so far and by the plan.
  var headline: Phrase {
    let dated = filter { $0.requirement.deadline != nil && $0.plan != nil }
    let known = dated.filter { !$0.averages.isEmpty }
    let planned = dated.count {
      $0.lateness(of: $0.plan?.reached).inTime == true
    }
    if allSatisfy({ $0.requirement.status == .completed }) {
      return "All goals are reached."
    }
    if dated.isEmpty {
      let due = map(\.requirement).filter { $0.deadline != nil }
      if due.isEmpty { return "No goal has a deadline to be in time for." }
      return due.contains { $0.figures == nil }
        ? "Whether a goal is reached in time is not known: a rate is missing."
        : "Every goal with a deadline is reached."
    }
    guard !known.isEmpty else {
      return """
        If the plan is followed, \(planned) of \(dated.count, "goal") \
        \(verb(planned, dated)) reached in time.
        """
    }
    let average = known.count {
      $0.lateness(ofPayday: $0.averages.last?.reached).inTime == true
    }
    let rest: Phrase =
      known.count == dated.count ? "" : " of \(dated.count, "goal")"
    return """
      Going on as so far, \(average) of \(known.count, "goal") \
      \(verb(average, known)) reached in time; if the plan is followed, \
      \(planned)\(rest) \(verb(planned, dated)).
      """
  }

  private func verb(_ count: Int, _ all: [Forecast]) -> Phrase {
    count == 1 || all.count == 1 ? "is" : "are"
  }

  private var table: Table {
    Table(
      "Goal", of: self, fields: Forecast.seen,
      Column("name", "GOAL", as: "goal"),
      Column("deadline", "DEADLINE", dropping: 1).seen {
        $0.requirement.deadline.orDash
      },
      Column(
        "needs", "NEEDS", for: .people, dropping: 2, width: 10,
        stance: Money.stance
      ) { $0.needs($0.rest?.aMonth) },
      Column("perPayment", "NEEDS", for: .programs, stance: Money.stance) {
        $0.needs($0.rest?.perPayment)
      },
      Column("average", "AVERAGE", width: 10, stance: Money.stance) {
        $0.average
      },
      .code { $0.plan == nil ? nil : $0.requirement.goal.currency },
      Column("reached", "REACHED").seen(\.reachedWords),
      Column("chance", "CHANCE", for: .people) { $0.chanceWords },
      programs: ["daysLate", "chanceLow", "chanceHigh", "slug", "status"],
      card: ["{name}", "{course}", "{when}", "{odds}"],
      aloud: [
        "{reachedAloud}", "Average: {pace} a month",
        "Deadline: {deadline}", "Needs: {needed} a month",
        "Chance of being in time: {chanceAloud}",
      ])
  }

  /// From when on chances are told that are not yet.
  private var chances: Phrase {
    let waiting = filter {
      $0.chanceReason == .shortHistory || $0.chanceReason == .tooFar
    }
    guard !waiting.isEmpty else { return "" }
    let dates = waiting.compactMap { forecast in
      forecast.chanceFrom.map {
        "\(forecast.requirement.goal.name) from \($0)" as Phrase
      }
    }
    let list: Phrase = dates.isEmpty ? "" : "; \(dates.joined(", "))"
    let left = waiting.first { !$0.isMonthly }?.unitToCome ?? "payments"
    return """
      A chance is told from 6 months on, for at most twice as many \
      \(left)\(list).
      """
  }
}

extension Forecast {
  /// What a chance counts: months, which may have several payments.
  var unitToCome: Phrase { isMonthly ? "payments" : "months" }

  fileprivate var isMonthly: Bool { rest?.isMonthly ?? true }

  /// What a row of the overview says.
  fileprivate static let seen: [Field<Forecast>] = [
    Field("name") { $0.requirement.goal.shownName },
    Field("slug") { Slug($0.requirement.goal.slug) },
    Field("status") { $0.requirement.status },
    Field("deadline") { $0.requirement.deadline },
    Field("reached") { $0.averages.last?.reached },
    Field("daysLate") { $0.lateness(ofPayday: $0.averages.last?.reached).days },
    Field("chanceLow") { IfAny($0.chance?.lowRatio) },
    Field("chanceHigh") { IfAny($0.chance?.highRatio) },
    Field("course") { $0.course }, Field("when") { $0.when },
    Field("odds") {
      $0.chance.map { "chance of being in time: \($0.words)" } ?? "" as Phrase
    },
    Field("reachedAloud") { $0.reachedAloud },
    Field("pace") { IfAny($0.money($0.averages.last?.amount)) },
    Field("needed") { IfAny($0.money($0.rest?.aMonth)) },
    Field("chanceAloud") { $0.chance?.wordsAloud ?? "" },
  ]

  /// What a payment or a month asks; nothing where none is left.
  fileprivate func needs(_ amount: Amount?) -> Value {
    guard rest != nil else { return .money(nil) }
    return amount.map { .money(money($0)) } ?? .blank
  }

  /// The longest average.
  fileprivate var average: Value {
    if requirement.status == .completed { return .blank }
    return .money(money(averages.last?.amount))
  }

  /// When it is reached going on so.
  var reachedWords: Phrase {
    if requirement.status == .completed { return "reached" }
    guard let last = averages.last else { return "\(Money?.none)" }
    if rest?.needed == nil { return "-" }
    return last.reached.map { "\($0)" } ?? "never"
  }

  /// The same for the ear; nothing where there is nothing to reach.
  var reachedAloud: Phrase {
    if requirement.status == .completed { return "Reached." }
    if averages.isEmpty { return "No average yet." }
    if rest?.needed == nil { return "" }
    let late = lateWords(averages.last?.reached)
    return "Reached on average: \(reachedWords)\(late)"
  }

  fileprivate var chanceWords: Phrase {
    if requirement.status == .completed { return "" }
    return chance?.words ?? (chanceReason == .noDeadline ? "-" : "?")
  }

  /// The average and what comes of it: `2027-11-25 at 175.00 EUR a month, 329
  /// days late`.
  private var course: Phrase {
    if requirement.status == .completed { return "reached" }
    guard let last = averages.last else { return "no average yet" }
    let amount = money(last.amount)
    return "\(reachedWords) at \(amount) a month\(lateWords(last.reached))"
  }

  private func lateWords(_ reached: CalendarDate?) -> Phrase {
    let words = verdict(lateness(ofPayday: reached))
    return words.isEmpty ? "" : ", \(words)"
  }

  /// What is needed by when.
  private var when: Phrase {
    guard requirement.status != .completed, let deadline = requirement.deadline
    else { return "" }
    let needs: Phrase =
      rest?.aMonth.map { ", needs \(money($0)) a month" } ?? ""
    return "by \(deadline)\(needs)"
  }

  /// What other currencies contribute, a sentence each.
  @Composing var exposures: Document {
    for exposure in exposure {
      """
      \(money(exposure.value)) of what \(requirement.goal.name) has is \
      \(exposure.currency), at today's rate.
      """
    }
  }
}
