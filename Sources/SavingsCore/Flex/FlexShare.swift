/// What one goal gets in a flex, in its own currency.
public final class FlexShare: Sendable {
  /// The goal and its month.
  public let requirement: Requirement

  /// How far it gives way.
  public let role: Flex

  /// What it was planned to get.
  public let planned: Amount

  /// What it gets.
  public let adjusted: Amount

  /// What it gets above what was sure for it.
  public let redistributed: Amount

  /// What follows from it.
  public let impact: Impact

  /// Whether what a month asks is one payment, as in any other month.
  public let isPaidMonthly: Bool

  /// By how much a goal that is cut in its last month misses its target, in
  /// the display currency; `nil` for all others.
  let shortfall: Amount?

  /// What it was planned to get in the display currency, as shown there.
  let plannedInDisplay: Amount

  /// What it gets in the display currency, as shown there.
  let adjustedInDisplay: Amount

  init(
    _ entry: FlexEntry, adjusted: Amount, floor: Amount,
    in setting: PlanSetting
  ) throws(MoneyProblem) {
    let requirement = entry.requirement
    let currency = requirement.goal.currency
    let settings = setting.household.settings
    self.requirement = requirement
    self.adjusted = adjusted
    isPaidMonthly = settings.paydays.isMonthly
    role = entry.role
    planned = requirement.flex == .skipped ? .zero : entry.planned
    redistributed = max(
      try adjusted - floor.rounded(to: settings.digits(of: currency)), .zero)
    impact = try Impact(
      on: entry, planned: planned, paying: adjusted, in: setting)

    func shown(_ amount: Amount) throws(MoneyProblem) -> Amount {
      // The entry exists because its amounts could be converted.
      try setting.rounded(amount, in: currency) ?? .zero
    }
    shortfall = try setting.cut(impact.short, of: requirement.goal)
    plannedInDisplay = try shown(planned)
    adjustedInDisplay =
      adjusted == planned ? plannedInDisplay : try shown(adjusted)
  }
}

extension FlexEntry {
  /// What an amount in the display currency comes to in the goal's own.
  ///
  /// What came in already, and what is missing, bound it to the last decimal.
  fileprivate func inGoalCurrency(
    _ amount: Amount, to digits: Int
  ) throws(MoneyProblem) -> Amount {
    let same = try planned.samePart(as: amount, of: value, to: digits)
    return max(
      min(same, figures.missing ?? same), min(figures.savedThisMonth, planned))
  }
}

extension [FlexEntry] {
  /// What each entry gets in its own currency.
  ///
  /// What stays as planned stays so to its last decimal; the others are
  /// rounded together by currency.
  func shares(
    with placement: FlexPool.Placement, in setting: PlanSetting
  ) throws(MoneyProblem) -> [FlexShare] {
    let settings = setting.household.settings
    let flexible = indices.filter { self[$0].role == .flexible }
    var exact = map { $0.role == .skipped ? Amount.zero : $0.planned }
    var floors = exact
    var moved: [Int] = []
    for (part, place) in zip(flexible.indices, flexible) {
      let entry = self[place]
      let (amount, floor) = (placement.amounts[part], placement.floors[part])
      let digits = settings.digits(of: entry.requirement.goal.currency)
      floors[place] = try entry.inGoalCurrency(floor, to: digits)
      guard amount != entry.value else { continue }
      exact[place] = try entry.inGoalCurrency(amount, to: digits)
      moved.append(place)
    }
    let currencies = moved.map { self[$0].requirement.goal.currency }
    for currency in currencies.withoutRepetitions {
      let places = moved.filter {
        self[$0].requirement.goal.currency == currency
      }
      let order = placesInOrder(places.count) {
        self[places[$0]].order.isDueBefore(self[places[$1]].order)
      }
      let rounded = try roundTogether(
        places.map { exact[$0] },
        to: settings.digits(of: currency), in: order)
      for (place, amount) in zip(places, rounded) { exact[place] = amount }
    }
    var shares: [FlexShare] = []
    for place in indices {
      shares.append(
        try FlexShare(
          self[place], adjusted: exact[place], floor: floors[place],
          in: setting))
    }
    return shares
  }
}
