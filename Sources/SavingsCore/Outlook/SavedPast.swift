/// What goals held at the ends of some days, asset by asset, and what that was
/// worth by the rates of each.
///
/// It takes the shares and the movements of a day, and no plan of it.
public final class SavedPast {
  /// Whose past it is.
  public let household: Household

  /// The day on which it is told.
  public let today: CalendarDate

  private let accounts: Accounts
  private var known: [HeldDay] = []

  /// The past of an occasion, of which some points will be asked for.
  ///
  /// Where movements were summed up while a file was read, that has to have
  /// been for these points.
  public init(
    _ occasion: Occasion, at points: [CalendarDate]
  ) throws(MoneyProblem) {
    household = occasion.household.inForce
    today = occasion.today
    accounts = try occasion.over(LookedAt(points: points)).accounts()
  }

  /// What a goal had at the ends of months from its start on, and has today.
  public func points(of goal: Goal) throws(MoneyProblem) -> SavedPoints {
    let place = household.goals.firstIndex { $0.id == goal.id } ?? 0
    let digits = household.settings.digits(of: goal.currency)
    var gaps: [Plan.Gap] = []
    var points: [SavedPoint] = []
    var before: (saved: Amount?, held: [HeldDay.Part]) = (nil, [])
    for date in CalendarDate.points(from: goal.start, on: today) {
      let day = try held(on: date)
      let held = day.parts[place]
      let worth = try worth(of: held, goal, on: day)
      let sum = try worth.known.rounded(to: digits)
      let saved = worth.missing.isEmpty ? sum : nil
      gaps += worth.missing.map { Plan.Gap($0, for: goal, on: date) }
      var (change, price): (Amount?, Amount?) = (nil, nil)
      if let saved, let had = before.saved {
        change = try saved - had
        let then = try self.worth(of: before.held, goal, on: day)
        if then.missing.isEmpty {
          price = try then.known.rounded(to: digits) - had
        }
      }
      points.append(
        SavedPoint(
          date: date, saved: saved, atLeast: saved == nil ? sum : nil,
          change: change, price: price))
      before = (saved, held)
    }
    return SavedPoints(
      goal: goal, currency: goal.currency, points: points,
      missingRates: gaps.missingRatesByDay)
  }

  /// What all goals had in all, as the plan of each day would have it: those
  /// that were active on it, each converted and rounded.
  ///
  /// Without a currency it is the household's.
  public func pointsOfAll(
    in currency: Currency? = nil
  ) throws(MoneyProblem) -> SavedPoints {
    let currency = currency ?? household.settings.currency
    var gaps: [Plan.Gap] = []
    var points: [SavedPoint] = []
    var before: Amount?
    for date in household.pointDays(on: today) {
      let day = try held(on: date)
      var sum = Amount.zero
      var isKnown = true
      for (place, goal) in household.goals.enumerated()
      where goal.isActive(on: date) {
        let worth = try worth(of: day.parts[place], goal, on: day)
        var pairs = worth.missing
        if pairs.isEmpty, let currency {
          let digits = household.settings.digits(of: goal.currency)
          let saved = Money(
            try worth.known.rounded(to: digits), goal.currency)
          let shown = try day.exchange.worth(
            of: saved, in: currency, household.settings)
          if let shown { sum = try sum + shown.amount }
          if shown == nil, let pair = CurrencyPair(goal.currency, currency) {
            pairs.append(pair)
          }
        }
        if !pairs.isEmpty { isKnown = false }
        gaps += pairs.map { Plan.Gap($0, for: goal, on: date) }
      }
      let saved = isKnown ? sum : nil
      var change: Amount?
      if let saved, let before { change = try saved - before }
      points.append(
        SavedPoint(
          date: date, saved: saved, atLeast: isKnown ? nil : sum,
          change: change, price: nil))
      before = saved
    }
    return SavedPoints(
      goal: nil, currency: currency, points: points,
      missingRates: gaps.missingRatesByDay)
  }

  /// What parts of assets are worth to a goal as far as that is known, cut at
  /// the eighteenth decimal, by the rates of a day, and those that are missing.
  private func worth(
    of parts: [HeldDay.Part], _ goal: Goal, on day: HeldDay
  ) throws(MoneyProblem) -> (known: Amount, missing: [CurrencyPair]) {
    var sum = Amount.zero
    var missing: [CurrencyPair] = []
    for part in parts {
      let from = household.assets[part.asset].currency
      if let route = day.exchange.route(from: from, to: goal.currency) {
        sum = try sum + part.funded.converted(along: route)
      } else if let pair = CurrencyPair(from, goal.currency) {
        missing.append(pair)
      }
    }
    return (sum, missing)
  }

  /// What all goals held at the end of a day.
  private func held(on day: CalendarDate) throws(MoneyProblem) -> HeldDay {
    let place = known.firstPlace { $0.day >= day }
    if place < known.count, known[place].day == day { return known[place] }
    let held = try HeldDay(
      Accounts(accounts, on: day, onlyHeld: true),
      accounts.rates.exchange(on: day))
    known.insert(held, at: place)
    return held
  }
}

/// What the goals of a household held at the end of a day.
private final class HeldDay {
  let day: CalendarDate
  let exchange: Exchange

  /// What each goal has in which assets, without those that give it nothing.
  let parts: [[Part]]

  struct Part {
    let asset: Int
    let funded: Amount
  }

  init(
    _ accounts: Accounts, _ exchange: Exchange
  ) throws(MoneyProblem) {
    day = accounts.today
    self.exchange = exchange
    var parts: [[Part]] = Array(
      repeating: [], count: accounts.household.goals.count)
    for asset in accounts.claims.indices where !accounts.claims[asset].isEmpty {
      for ask in try accounts.funding(of: asset).asks
      where !ask.funded.isZero {
        parts[ask.goal].append(Part(asset: asset, funded: ask.funded))
      }
    }
    self.parts = parts
  }
}
