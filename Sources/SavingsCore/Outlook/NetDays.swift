/// Deposits less withdrawals, day by day.
public final class NetDays: Sendable {
  /// The goal that they name, `nil` where they are all.
  public let goal: Goal?

  /// What the amounts are of, `nil` while nobody has named a currency.
  public let currency: Currency?

  /// The months that are shown, the earliest first.
  public let months: [Month]

  /// The first day that counts.
  public let from: CalendarDate

  /// The last one.
  public let to: CalendarDate

  /// The year whose days they are, `nil` where they are the last months.
  public let year: Int?

  /// The days on which something moved, in order.
  public let days: [Day]

  /// The largest day.
  public let largest: Amount

  /// What they come to, unknown as soon as one of them is.
  public let total: Amount?

  /// What of that is known.
  public let known: Amount

  /// Whether it is no less than that: nothing unknown was taken out.
  public let isAtLeast: Bool

  /// The rates that are missing, each with the first day that lacks it.
  public let missingRates: [(rate: Plan.MissingRate, day: CalendarDate)]

  /// A day on which something moved.
  public struct Day: Sendable {
    public let date: CalendarDate

    /// What was put in less what was taken out, at the rates of the day; `nil`
    /// where one is missing.
    public let amount: Amount?
  }

  /// What a day was, in quarters of the largest one.
  public enum Level: Equatable, Sendable {
    /// Nothing came of it.
    case nothing
    /// So many quarters or less: 1 to 4.
    case quarters(Int)
    /// More was taken out than put in.
    case withdrawn
    /// A rate is missing.
    case unknown
  }

  /// How much a day was.
  public func level(of day: Day) -> Level {
    guard let amount = day.amount else { return .unknown }
    if amount.isNegative { return .withdrawn }
    guard amount.isPositive else { return .nothing }
    // A quarter that is begun counts; no day is more than the largest one.
    let quarters = amount.attos.times(4, over: largest.attos, .up)
    return .quarters(quarters.map(Int.init) ?? 4)
  }

  /// The sum of a month, unknown where a day of it is.
  public func sum(of month: Month) throws(MoneyProblem) -> Amount? {
    try days.filter { $0.date.month == month }.sum(\.amount)
  }

  /// The days that are asked for: the last twelve months, or a year, of a goal
  /// or of all, and never later than today.
  public static func frame(
    of goal: Goal?, year: Int?, in household: Household, on today: CalendarDate
  ) -> DayFlows.Frame {
    let place = goal.flatMap { goal in
      household.goals.firstIndex { $0.id == goal.id }
    }
    guard let year, let start = Month(year: year, month: 1),
      let end = Month(year: year, month: 12)
    else {
      let first = (today.month.adding(-11) ?? today.month).firstDay
      return DayFlows.Frame(first: first, last: today, goal: place)
    }
    return DayFlows.Frame(
      first: start.firstDay, last: min(end.lastDay, today), goal: place)
  }

  /// The days of an occasion, for which they have to have been asked where
  /// movements were summed up while a file was read.
  public init(
    _ occasion: Occasion, of goal: Goal?, year: Int?
  ) throws(MoneyProblem) {
    let household = occasion.household.inForce
    let today = occasion.today
    let frame = NetDays.frame(of: goal, year: year, in: household, on: today)
    let flows = try occasion.over(LookedAt(daily: frame)).accounts().flows.daily
    let rates = RatesByDay(household.rates)
    var exchange = rates.exchange(on: frame.first)
    var change = rates.change(after: frame.first)
    let currency = household.settings.currency
    let digits = currency.map(household.settings.digits) ?? 0
    var days: [Day] = []
    var known = Amount.zero
    var isKnown = true
    var isAtLeast = true
    var gaps: [Plan.Gap] = []
    for (date, amounts) in flows?.days() ?? [] {
      var sum: Amount? = .zero
      if let next = change, next <= date {
        exchange = rates.exchange(on: date)
        change = rates.change(after: date)
      }
      // What only went from one account to another needs no rate.
      var sums: [Money] = []
      for (asset, amount) in amounts {
        try sums.count(Money(amount, household.assets[asset].currency))
      }
      for money in sums {
        guard let currency else { continue }
        let (amount, from) = (money.amount, money.currency)
        let worth = try exchange.convert(amount, from: from, to: currency)
        sum = try sum.adding(worth)
        if worth == nil {
          isAtLeast = isAtLeast && !amount.isNegative
          if let pair = CurrencyPair(from, currency) {
            gaps.add(Plan.Gap(pair, for: nil, on: date))
          }
        }
      }
      let amount = try sum?.rounded(to: digits)
      if let amount { known = try known + amount } else { isKnown = false }
      days.add(Day(date: date, amount: amount))
    }
    let (first, last) = (frame.first, frame.last)
    var start = first
    if year == nil {
      // Months before anything was written down are none without anything.
      let beginning = flows?.beginning ?? today
      start = max(first, min(beginning, today).month.firstDay)
    }
    self.goal = goal
    self.currency = currency
    months = start > last ? [] : start.month.upTo(last.month)
    from = start
    to = max(start, last)
    self.year = year
    self.days = days
    largest = days.map { $0.amount ?? .zero }.max() ?? .zero
    total = isKnown ? known : nil
    self.known = known
    self.isAtLeast = isAtLeast
    missingRates = gaps.missingRatesByDay
  }
}
