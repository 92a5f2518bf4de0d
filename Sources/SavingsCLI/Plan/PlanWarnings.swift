internal import CommandGrammar
internal import SavingsCore

extension Plan {
  /// What is missing or old among the rates, each pair once, and that the month
  /// asks more than comes in.
  var warnings: [Warning] { warnings(besideFlex: nil) }

  /// The same beside a flex that is only shown: one that fits in what comes in
  /// is to be applied, by the command.
  func warnings(
    besideFlex flex: (sum: Money, applying: ShellCommand)?
  ) -> [Warning] {
    missingRates.warnings(asking: settings)
      + rates.warnings(on: today, asking: settings)
      + [incomeWarning(flex)].compactMap(\.self)
  }

  /// The same of the rates that forecasts of some of its goals need alone.
  func warningsOfRates(for forecasts: [Forecast]) -> [Warning] {
    let rates = ratesToMend(for: forecasts)
    return rates.missing.warnings(asking: settings)
      + rates.stale.warnings(on: today, asking: settings)
  }

  /// That the goals ask more than comes in and is not spent already.
  private func incomeWarning(
    _ flex: (sum: Money, applying: ShellCommand)?
  ) -> Warning? {
    guard let income, income.isExceeded else { return nil }
    let free: Phrase =
      income.lacking.amount.isPositive
      ? "essentials take \(income.lacking) more than the income"
      : income.essentials.amount.isZero
        ? "\(income.free) comes in"
        : "essentials leave \(income.free) of the income"
    // What is known of a sum need not be more than what comes in.
    let asked = totals.required == nil ? income.requiredShare : nil
    let words: Phrase = "\(asked ?? known(\.required)) is required, and \(free)"
    // Nothing fits where there is less than nothing, were it nothing.
    let fits = income.coversPlan ?? false && !income.lacking.amount.isPositive
    // The data are sound, so to `check` it is a note.
    return Warning(
      "over_income", fits ? "\(words); what is planned fits" : words,
      tip: income.coversPlan == false ? wayToFit(in: income.free, flex) : nil,
      isNote: true)
  }

  /// What makes the month ask less, so that it fits in what comes in; nothing
  /// where all of it has come in already.
  private func wayToFit(
    in sum: Money, _ flex: (sum: Money, applying: ShellCommand)?
  ) -> Tip? {
    if let flex, flex.sum.currency == sum.currency,
      flex.sum.amount <= sum.amount
    {
      return "use these amounts: \(run: flex.applying)"
    }
    let open = goals.filter { $0.figures?.left.isPositive ?? false }
    if let paid = open.first(where: \.mayBePaid) {
      return "if \(paid.goal.name) was paid: \(run: paid.finish)"
    }
    // Amounts too large to be summed are for the answer to tell.
    if (try? canFlex(to: sum)) ?? false {
      let why: Tip =
        sum.amount.isZero ? "ask nothing this month" : "spread what there is"
      return "\(why): \(run: "cst flex --to \(sum.typed)")"
    }
    let kept = open.last { $0.flex == .protected }
    if sum.amount.isPositive, let kept {
      return """
        let a goal give way this month: \
        \(run: "cst plan flexible \(kept.goal.slug)")
        """
    }
    // The one that can wait longest stands last.
    let latest = open.last { $0.flex != .protected } ?? open.last
    return latest.map {
      "leave a goal out this month: \(run: "cst plan skip \($0.goal.slug)")"
    }
  }
}

extension [Rate] {
  /// That some of these rates are old.
  func warnings(on day: CalendarDate, asking settings: Settings) -> [Warning] {
    filter { settings.isStale($0, on: day) }
      .warnings(asking: settings) { _ in (day, false) }
  }

  /// That these rates are old, each on the day that it is used for: all of
  /// them, the oldest first, with the command for that one; a day behind today
  /// has it say so.
  func warnings(
    asking settings: Settings,
    _ use: (Rate) -> (day: CalendarDate, isPast: Bool)
  ) -> [Warning] {
    let rates = ordered { $0.date < $1.date }
    guard let oldest = rates.first else { return [] }
    let pair = oldest.pair.description
    let ages = rates.map { rate -> Phrase in
      """
      \(rate.pair.description) \
      (\(rate.date.days(until: use(rate).day), "day"), of \(rate.date))
      """
    }
    let last = use(oldest)
    return [
      Warning(
        "stale_rate",
        rates.count == 1
          ? "an old rate is used: \(ages[0])"
          : "old rates are used: \(ages.joined(", "))",
        subject: pair,
        tip: setting(
          oldest.pair, on: last.isPast ? last.day : nil, asking: settings),
        isNote: true)
    ]
  }
}

/// How a rate, perhaps of a day, comes to be known: by asking, where somebody
/// knows it, or by hand.
private func setting(
  _ pair: CurrencyPair, on day: CalendarDate?, asking settings: Settings
) -> Tip {
  let byHand: Tip =
    day.map {
      "\(run: "cst rate set \(pair.description) \(.rate) --date \($0)")"
    } ?? "\(run: "cst rate set \(pair.description) \(.rate)")"
  guard settings.canFetch(pair) else { return byHand }
  let asked: Tip =
    day.map { "\(run: "cst rate fetch --date \($0)")" }
    ?? "\(run: "cst rate fetch")"
  return "\(asked), or \(byHand)"
}

extension [Plan.MissingRate] {
  func warnings(asking settings: Settings) -> [Warning] {
    map { $0.warning(on: nil, asking: settings) }
  }
}

extension [(rate: Plan.MissingRate, day: CalendarDate)] {
  /// Each pair once, with all goals that need it and the first day that lacks
  /// it.
  var byPair: Self {
    var missing: Self = []
    for (rate, day) in self {
      let place = missing.firstIndex { $0.rate.pair.isSame(as: rate.pair) }
      if let place {
        let known = missing[place].rate.goals.keyed(by: \.id)
        missing[place].rate.goals += rate.goals.filter { known[$0.id] == nil }
        missing[place].day = Swift.min(missing[place].day, day)
      } else {
        missing.add((rate, day))
      }
    }
    return missing
  }

  /// That rates are missing, each since a day, which is named if it is over.
  func warnings(on today: CalendarDate, asking settings: Settings) -> [Warning]
  {
    map { $0.rate.warning(on: $0.day < today ? $0.day : nil, asking: settings) }
  }
}

extension Plan.MissingRate {
  /// That a rate is missing, for whom, and how to set it, perhaps for a day
  /// that is over.
  func warning(on day: CalendarDate?, asking settings: Settings) -> Warning {
    let names = goals.map { "\(quoted: $0.name)" as Phrase }
    let verb: Phrase = names.count == 1 ? "needs" : "need"
    // What a closed month names may not be there any more.
    let who: Phrase = names.isEmpty ? "" : ", which \(names.first(3)) \(verb)"
    let when: Phrase = day.map { " on \($0)" } ?? ""
    return Warning(
      "missing_rate", "there is no rate for \(pair.description)\(when)\(who)",
      subject: pair.description,
      tip: setting(pair, on: day, asking: settings))
  }
}
