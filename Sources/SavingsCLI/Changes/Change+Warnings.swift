internal import CommandGrammar
internal import SavingsCore

extension Reply {
  /// Says what there is to know of any change, and perhaps all the rates that
  /// are missing after it; one after which nobody could count is refused.
  func warnOfChange(_ request: Request, tellingGaps: Bool) throws {
    guard let change else { return }
    try change.checkSums()
    warn(change.warnings + (tellingGaps ? change.gaps : []))
    if request.isDryRun || request.isStrict, !change.isEmpty { withholdTips() }
  }
}

extension Change {
  /// Passes money that can be counted together, also what is to come; what
  /// could not be counted before may be mended step by step, what was edited by
  /// hand is taken as it is, and a step back is always one.
  fileprivate func checkSums() throws(MoneyProblem) {
    guard kind == .change, origin == .stored,
      before.transactions != after.transactions,
      (try? old.countAll()) != nil
    else { return }
    try new.countAll()
  }

  /// What a careful saver should know of a change, whatever command made it:
  /// what no closed month takes up, the rates that are missing from now on, and
  /// codes that nobody knows.
  ///
  /// Money that only moves brings no new currency, and neither does what a
  /// month does differently, so no plan is worked out for them.
  var warnings: [Warning] {
    var known = before.household
    known.plans = after.household.plans
    known.closings = after.household.closings
    let closed = closedMonths + idleChoices
    guard known != after.household else { return closed }
    let codes = kind == .change ? newCodes : []
    return closed + newTwins
      + codes.map { $0.warning(beside: after.household.currencies) }
      + newGaps
  }

  /// The closed months that the records do not bear out after it, and did
  /// before.
  var closedMonths: [Warning] {
    // What was closed after this day is in the store all the same.
    let later = after.household.closings.compactMap(\.closed)
      .filter { $0 > new.today }.withoutRepetitions
    var told: [MonthReport] = []
    // Each is looked at as of the day on which it is known.
    for day in [new.today] + later {
      // Amounts too large to be summed are for `plan` to tell; the change
      // stands.
      let changed = try? Book.monthsChanged(from: before, to: after, on: day)
      for report in changed ?? []
      where day == new.today
        || after.household.closedMonth(report.month, knownOn: day)?.closed
          == day
      {
        told.add(report)
      }
    }
    return told.map { report in
      Warning(
        "closed_month", report.changeWords, subject: report.month.description,
        tip: report.wayToTakeOver)
    }
  }

  /// The closed months for which this chooses something, which a closing does
  /// not take up.
  private var idleChoices: [Warning] {
    guard kind == .change, origin == .stored, merged == nil,
      !after.household.closings.isEmpty
    else { return [] }
    let patch = MonthlyPlan.patch(from: before, to: after)
    let chosen = patch.records
      .filter { after.household.goal($0.goal) != nil }.map(\.month)
    return chosen.withoutRepetitions.filter {
      after.household.closedMonth($0, knownOn: .last) != nil
    }
    .map { month in
      Warning(
        "closed_month",
        "\(month) is closed, and keeps what was planned of it then",
        subject: month.description,
        tip: "to have it count: \(run: "cst month reopen \(month)")")
    }
  }

  /// The rates that are missing for the totals of the plan after it.
  var gaps: [Warning] {
    // Amounts too large to be summed are for `plan` to tell; the change stands.
    guard !isEmpty, let plan = try? new.plan() else { return [] }
    return plan.missingRates.warnings(asking: plan.settings)
  }

  /// That assets are one account of a bank which were not before.
  private var newTwins: [Warning] {
    let known = before.household.doubleAccounts.map(\.other.id)
    return after.household.doubleAccounts.compactMap { one, other in
      known.contains(other.id) ? nil : Warning(one, isAccountOf: other)
    }
  }

  /// Codes without a known meaning that no record had before, and whose
  /// decimals nobody has set.
  private var newCodes: [Currency] {
    let known = before.household.currencies
    let digits = after.household.settings.ownDigits
    return after.household.currencies.filter { currency in
      !known.contains(currency) && digits[currency] == nil
        && !currency.isWellKnown
    }
  }

  /// Missing rates that make something unknown which was known before.
  private var newGaps: [Warning] {
    // Amounts too large to be summed are for `plan` to tell; the change stands.
    guard let old = try? old.plan(), let new = try? new.plan() else {
      return []
    }
    return new.missingRates(beside: old).warnings(asking: new.settings)
  }
}

extension Currency {
  /// That a code is no currency that everybody knows, and what may be meant.
  fileprivate func warning(beside used: [Currency]) -> Warning {
    let others = used.filter { $0 != self }.map(\.code)
    let near = similar(to: code, among: others + UnitNames.codes).first
    return Warning(
      "unknown_currency",
      "the code \(self) is not of ISO 4217, so its amounts have 8 decimals",
      subject: code,
      tip: near.map { "\($0), if that was meant" }
        ?? """
        \(run: "cst settings set digits.\(self) 2"), if 2 decimals are right
        """)
  }
}
