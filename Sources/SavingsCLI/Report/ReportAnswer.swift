internal import CommandGrammar
internal import SavingsCore

/// What a report is made of, read in one go.
final class ReportSources {
  let occasion: Occasion
  let months: Months
  let past: SavedPast
  let plan: Plan
  let isWhole: Bool

  /// Whether all months are looked at, as programs are told how many of them
  /// were met in a row; a page shows the last ones.
  let asksAllMonths: Bool

  /// The sources of some goals, or of all where none is named.
  init(_ session: Session, _ names: [String], in currency: Currency?) throws {
    let today = session.today
    let isWhole = names.isEmpty
    let asksAll = session.request.look.isJSON
    func months(_ household: Household) -> [Month] {
      let all = isWhole ? household.months(on: today) : []
      return asksAll ? all : all.suffix(12)
    }
    func asked(_ household: Household) -> LookedAt {
      LookedAt(
        days: household.lastDays(of: months(household), on: today),
        points: household.pointDays(on: today)
          + Plan.pointsLookedBack(on: today))
    }
    let known = try session.occasion(looking: asked)
    let household = known.household
    let occasion = try known.over(asked(household))
    let goals = try names.map { try session.goal($0, in: household) }
    let wanted = Set(goals.map(\.id))
    self.occasion = occasion
    self.isWhole = isWhole
    asksAllMonths = asksAll
    self.months = try Months(occasion, asking: months(household))
    past = try SavedPast(occasion, at: household.pointDays(on: today))
    plan = try Plan(
      try occasion.accounts(), in: currency,
      among: { wanted.isEmpty || wanted.contains($0.id) })
    let told = Set(plan.goals.map(\.goal.id))
    if let ended = goals.first(where: { !told.contains($0.id) }) {
      throw Failure.hasEnded(ended, "no page tells of it")
    }
  }
}

/// What a report shows, as `cst report` answers programs.
final class ReportAnswer: Answer {
  let plan: Plan
  let forecasts: [Forecast]
  let line: LineOfTime

  /// What was saved for all goals; only where the report is of all.
  let all: SavedChart?

  /// What was saved for each, and what is to come, in the order of the plan.
  let goals: [SavedChart]

  let months: LookingBack?
  let shares: Shares?

  /// The rates that today's figures came about with, by pair.
  let rates: [Rate]

  /// What is missing among the rates, each pair once, with the first day that
  /// needs it.
  let missing: [Warning]

  /// Whether it is of all goals.
  let isWhole: Bool

  private let file: String?

  init(_ sources: ReportSources, file: String?) throws {
    let plan = sources.plan
    self.plan = plan
    self.file = file
    isWhole = sources.isWhole
    forecasts = try plan.forecasts(
      of: plan.goals, sources.months, withChances: false)
    line = LineOfTime(plan, forecasts)
    goals = try forecasts.map { forecast in
      let goal = forecast.requirement
      return SavedChart(
        points: try sources.past.points(of: goal.goal), target: goal.target,
        requirement: goal, projection: forecast.projection, plan.settings)
    }
    if isWhole {
      all = try SavedChart(ofAll: sources.past, plan)
      months = try sources.months.lookingBack(
        at: Array(sources.months.all.suffix(12)),
        withLongestStreak: sources.asksAllMonths)
      shares = try Shares(try sources.occasion.accounts())
    } else {
      all = nil
      months = nil
      shares = nil
    }
    rates = (plan.rates + (shares?.rates ?? [])).byPair
    missing = ReportAnswer.missing(
      plan, forecasts, ([all].compactMap(\.self) + goals).map(\.points), months,
      shares)
  }

  /// What is missing or old among the rates.
  var warnings: [Warning] {
    missing + plan.warnings.filter { $0.code != "missing_rate" }
  }

  static let kind = "report"
  static let about = "All that one page shows."

  static let fields: [Field<ReportAnswer>] = [
    Field("file", \.file), Field("plan", \.plan),
    Field("goals") { $0.line.tracks },
    Field("saved") { [$0.all].compactMap(\.self) + $0.goals },
    Field("months", \.months), Field("shares", \.shares),
  ]

  private static func missing(
    _ plan: Plan, _ forecasts: [Forecast], _ past: [SavedPoints],
    _ months: LookingBack?, _ shares: Shares?
  ) -> [Warning] {
    var missing: [(rate: Plan.MissingRate, day: CalendarDate)] = []
    func add(_ rate: Plan.MissingRate, _ day: CalendarDate) {
      let place = missing.firstIndex { $0.rate.pair.isSame(as: rate.pair) }
      if let place {
        missing[place].day = min(missing[place].day, day)
      } else {
        missing.add((rate, day))
      }
    }
    for points in past {
      for found in points.missingRates { add(found.rate, found.day) }
    }
    for found in months?.missingRates ?? [] { add(found.rate, found.day) }
    for rate in plan.missingRates(with: forecasts) { add(rate, plan.today) }
    for rate in shares?.missingRates ?? [] { add(rate, plan.today) }
    return missing.map { found in
      found.rate.warning(
        on: found.day < plan.today ? found.day : nil, asking: plan.settings)
    }
  }
}
