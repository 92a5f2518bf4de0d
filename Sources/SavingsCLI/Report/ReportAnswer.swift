internal import CommandGrammar
internal import SavingsCore

/// What a report shows, as `cst report` answers programs.
final class ReportAnswer: Answer {
  let household: Household
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

  /// The report of some goals, or of all where none is named.
  init(
    _ session: Session, _ names: [String], in currency: Currency?, file: String?
  ) throws {
    let today = session.today
    let isWhole = names.isEmpty
    // Programs are told how many months were met in a row; a page shows the
    // last ones.
    let asksAll = session.request.look.isJSON
    func asked(_ household: Household) -> [Month] {
      let all = isWhole ? household.months(on: today) : []
      return asksAll ? all : Array(all.suffix(12))
    }
    func looked(_ household: Household) -> LookedAt {
      LookedAt(
        days: household.lastDays(of: asked(household), on: today),
        points: household.pointDays(on: today)
          + Plan.pointsLookedBack(on: today))
    }
    let known = try session.occasion(looking: looked)
    let household = known.household
    let occasion = try known.over(looked(household))
    let wanted = try names.map {
      try session.goal(
        $0, activeIn: household, asking: "cst report -o report.html --goal"
      ).id
    }
    let plan = try Plan(
      try occasion.accounts(), in: currency,
      among: { isWhole || wanted.contains($0.id) })
    var told: [Goal?] = plan.goals.map { $0.goal }
    if isWhole { told.add(nil) }
    let back = try Months(occasion, asking: asked(household), in: currency)
    self.household = household
    self.plan = plan
    self.file = file
    self.isWhole = isWhole
    // All that a month says of each goal is gone before there is what was saved
    // for each at the end of it.
    months =
      isWhole
      ? try LookingBack(
        back, at: Array(back.all.suffix(12)), withLongestStreak: asksAll) : nil
    let saved = try SavedPast(occasion, at: household.pointDays(on: today))
      .points(of: told, in: plan.currency)
    let forecasts = try plan.forecasts(of: plan.goals, back, withChances: false)
    self.forecasts = forecasts
    line = LineOfTime(plan, forecasts)
    goals = forecasts.indices.map { place in
      SavedChart(
        of: forecasts[place].requirement, saved[place],
        forecasts[place].projection, plan.settings)
    }
    all = isWhole ? SavedChart(ofAll: saved[forecasts.count], plan) : nil
    shares = isWhole ? try Shares(try occasion.accounts(), in: currency) : nil
    rates = (plan.rates + (shares?.rates ?? [])).byPair
    let points = ([all].compactMap(\.self) + goals).map(\.points)
    let found =
      points.flatMap(\.missingRates) + (months?.missingRates ?? [])
      + (plan.missingRates(with: forecasts) + (shares?.missingRates ?? []))
      .map { ($0, plan.today) }
    missing = found.byPair.warnings(on: plan.today, asking: plan.settings)
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
}
