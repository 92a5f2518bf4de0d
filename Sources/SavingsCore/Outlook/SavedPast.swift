/// What goals held at the ends of some days, asset by asset, and what that was
/// worth by the rates of each.
///
/// It takes the shares and the movements of a day, and no plan of it.
public final class SavedPast {
  private let household: Household
  private let accounts: Accounts

  /// The past of an occasion, of which some points will be asked for.
  ///
  /// Where movements were summed up while a file was read, that has to have
  /// been for these points.
  public init(
    _ occasion: Occasion, at points: [CalendarDate]
  ) throws(MoneyProblem) {
    household = occasion.household.inForce
    accounts = try occasion.over(LookedAt(points: points)).accounts()
  }

  /// What goals had at the ends of months from their starts on, and have today.
  ///
  /// For `nil` it is what all had in all, as the plan of each day would have
  /// it: those that were active on it, each converted and rounded, in the
  /// household's currency where none is named. Each day is told of all before
  /// the next, so that nothing else of it stays.
  public func points(
    of goals: [Goal?], in currency: Currency? = nil
  ) throws(MoneyProblem) -> [SavedPoints] {
    let currency = currency ?? household.settings.currency
    var lines: [SavedLine] = []
    for goal in goals { lines.add(SavedLine(of: goal, in: household)) }
    let days = household.pointDays(on: accounts.today)
    for (place, date) in days.enumerated() {
      let isToday = date == accounts.today
      let told = Array(
        lines.lazy.filter {
          isToday || ($0.goal?.start ?? .first) <= date
        })
      guard !told.isEmpty else { continue }
      let day = try HeldDay(accounts, on: date)
      for line in told {
        let point = try point(of: line, on: day, in: currency)
        if line.points.isEmpty {
          line.points.reserveCapacity(days.count - place)
        }
        line.points.append(point)
      }
    }
    return lines.map { line in
      SavedPoints(
        goal: line.goal, currency: line.goal?.currency ?? currency,
        points: line.points, missingRates: line.gaps.missingRatesByDay)
    }
  }

  /// What a goal had on a day, or all had.
  private func point(
    of line: SavedLine, on day: HeldDay, in currency: Currency?
  ) throws(MoneyProblem) -> SavedPoint {
    let had = line.points.last?.saved
    var sum = Amount.zero
    var gaps: [Plan.Gap] = []
    var price: Amount?
    if let goal = line.goal {
      let parts = line.place.map { day.parts[$0] } ?? []
      (sum, gaps) = try worth(of: parts, goal, on: day)
      if gaps.isEmpty, let had {
        let then = try worth(of: line.held, goal, on: day)
        if then.gaps.isEmpty { price = try then.known - had }
      }
      line.held = parts
    } else {
      for (place, goal) in household.goals.enumerated()
      where goal.isActive(on: day.day) {
        let (known, missing) = try worth(of: day.parts[place], goal, on: day)
        gaps += missing
        guard missing.isEmpty, let currency else { continue }
        let shown = try day.exchange.worth(
          of: Money(known, goal.currency), in: currency, household.settings)
        if let shown {
          sum = try sum + shown.amount
        } else if let pair = CurrencyPair(goal.currency, currency) {
          gaps.add(Plan.Gap(pair, for: goal, on: day.day))
        }
      }
    }
    // Mostly the same is missing as on the day before.
    let isSame = gaps.elementsEqual(line.lacking) {
      $0.pair == $1.pair && $0.goal?.id == $1.goal?.id
    }
    if !isSame { line.gaps += gaps }
    line.lacking = gaps
    return SavedPoint(
      date: day.day, isKnown: gaps.isEmpty, sum: sum, price: price)
  }

  /// What parts of assets are worth to a goal as far as that is known, rounded,
  /// by the rates of a day, and those that are missing.
  private func worth(
    of parts: [HeldDay.Part], _ goal: Goal, on day: HeldDay
  ) throws(MoneyProblem) -> (known: Amount, gaps: [Plan.Gap]) {
    var sum = Amount.zero
    var gaps: [Plan.Gap] = []
    for part in parts {
      let from = household.assets[part.asset].currency
      if let route = day.exchange.route(from: from, to: goal.currency) {
        sum = try sum + part.funded.converted(along: route)
      } else if let pair = CurrencyPair(from, goal.currency) {
        gaps.add(Plan.Gap(pair, for: goal, on: day.day))
      }
    }
    let digits = household.settings.digits(of: goal.currency)
    return (try sum.rounded(to: digits), gaps)
  }
}

/// The points of a goal, or of all goals, up to some day.
private final class SavedLine {
  /// The goal, and where it stands among all.
  let goal: Goal?
  let place: Int?

  var points: [SavedPoint] = []
  var gaps: [Plan.Gap] = []

  /// What the goal held at the last point, and the rates it lacked.
  var held: [HeldDay.Part] = []
  var lacking: [Plan.Gap] = []

  init(of goal: Goal?, in household: Household) {
    self.goal = goal
    place = household.goals.firstIndex { $0.id == goal?.id }
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

  init(_ all: Accounts, on day: CalendarDate) throws(MoneyProblem) {
    let accounts = Accounts(all, on: day, onlyHeld: true)
    self.day = day
    exchange = all.rates.exchange(on: day)
    var parts: [[Part]] = Array(
      repeating: [], count: accounts.household.goals.count)
    for asset in accounts.claims.indices where !accounts.claims[asset].isEmpty {
      for ask in try accounts.funding(of: asset).asks where !ask.funded.isZero {
        parts[ask.goal].append(Part(asset: asset, funded: ask.funded))
      }
    }
    self.parts = parts
  }
}
