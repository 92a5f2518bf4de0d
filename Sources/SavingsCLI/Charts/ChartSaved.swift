internal import CommandGrammar
internal import SavingsCore

let chartSaved = Command(
  "chart saved", "Draw what was saved, and what is to come",
  positional("goal", .goal, "Only this goal").optional,
  option("currency", .currency, "The currency of the total").optional,
  examples: [
    "cst chart saved", "cst chart saved new-car",
    "cst chart saved new-car --format csv",
  ],
  details: [
    """
    Every row is what the plan said at the end of that day, by the rates of \
    the day: a price that moves later changes nothing.
    """
  ],
  related: ["chart goals", "month list", "forecast"], lists: true
) { (session: Session, name, currency) in
  let today = session.today
  func points(_ household: Household) -> [CalendarDate] {
    // Who is not found is named when all is read.
    let goal = name.flatMap { try? session.goal($0, in: household) }
    return goal.map { CalendarDate.points(from: $0.start, on: today) }
      ?? household.pointDays(on: today)
  }
  let occasion = try session.occasion { LookedAt(points: points($0)) }
  let household = occasion.household
  let goal = try name.map { try session.goal($0, in: household) }
  if let goal, let currency {
    throw Failure.badValue(
      "--currency \(currency) is for the total of all goals",
      tip: "a goal is told in its own, which is \(goal.currency)")
  }
  let past = try SavedPast(occasion, at: points(household))
  guard let goal else {
    let plan = try Plan(try occasion.accounts(), in: currency)
    let chart = try SavedChart(ofAll: past, plan)
    let hasGoals = !household.goals.isEmpty
    return Reply(chart, warnings: chart.warnings) {
      if !hasGoals { Document.nothingToDraw }
      chart.document(
        session.request.look.of(plan.settings), hasGoals: hasGoals)
    }
  }
  let plan = try occasion.plan()
  guard let requirement = try occasion.requirement(of: goal) else {
    throw Failure.hasEnded(goal, "nothing is saved for it")
  }
  let chart = SavedChart(
    points: try past.points(of: goal), target: requirement.target,
    requirement: requirement,
    projection: try Projection(of: requirement, plan.settings),
    plan.settings)
  return Reply(chart, warnings: chart.warnings) {
    chart.document(session.request.look.of(plan.settings), hasGoals: true)
  }
}

/// What was saved and what is to come, as `cst chart saved` answers.
final class SavedChart: Answer, Sendable {
  let points: SavedPoints
  let target: Money?
  let requirement: Requirement?
  let projection: Projection?

  /// How far all goals have come, of which none counts over its target.
  let progress: Amount?
  private let settings: Settings

  init(
    points: SavedPoints, target: Money?, requirement: Requirement?,
    projection: Projection?, progress: Amount? = nil, _ settings: Settings
  ) {
    self.points = points
    self.target = target
    self.requirement = requirement
    self.projection = projection
    self.progress = progress
    self.settings = settings
  }

  /// What was saved for all goals; those of the plan have a target.
  convenience init(ofAll past: SavedPast, _ plan: Plan) throws {
    self.init(
      points: try past.pointsOfAll(in: plan.currency),
      target: plan.goals.isEmpty ? nil : plan.total(plan.totals.target),
      requirement: nil, projection: nil, progress: plan.totals.progress,
      plan.settings)
  }

  static let kind = "chartSaved"
  static let about = "What was saved at month ends, and what is to come."

  private static let point = Schema.local(
    "point",
    .record([
      ("date", .date), ("saved", Schema.money.orNull),
      ("atLeast", Schema.money.orNull), ("change", Schema.money.orNull),
      ("price", Schema.money.orNull),
    ]))

  static let fields: [Field<SavedChart>] = [
    Field("goal", as: .slug.orNull) { chart in
      chart.points.goal.map { Slug($0.slug) }
    },
    Field("currency") { $0.points.currency },
    Field("target") { IfAny($0.target) },
    Field("deadline") { $0.requirement?.deadline },
    Field("points", as: .list(point)) { chart in
      Value.list(
        chart.points.points.map { point in
          .line([
            "date": point.date.value,
            "saved": chart.money(point.saved).value,
            "atLeast": chart.money(point.atLeast).value,
            "change": chart.money(point.change).value,
            "price": chart.money(point.price).value,
          ])
        })
    },
    Field(
      "projection",
      as: .record([
        ("reached", .date.orNull), ("inTime", Bool?.schema),
        ("points", .list(.record([("date", .date), ("saved", .money)]))),
      ]).orNull
    ) { $0.toCome },
  ]

  private var toCome: Value {
    guard let projection else { return .blank }
    return [
      "reached": projection.reached?.value ?? .blank,
      "inTime": projection.inTime?.value ?? .blank,
      "points": .list(
        projection.points.map { point in
          .line([
            "date": point.date.value, "saved": money(point.saved).value,
          ])
        }),
    ]
  }

  /// A sum of its currency, if there is one.
  func money(_ amount: Amount?) -> IfAny<Money> {
    IfAny(sum(amount))
  }

  /// The same, unknown where there is none.
  func sum(_ amount: Amount?) -> Money? {
    guard let amount, let currency = points.currency else { return nil }
    return Money(amount, currency)
  }

  /// The rates that are missing, each with the first day that needs it.
  var warnings: [Warning] {
    points.missingRates.map { missing in
      missing.rate.warning(
        on: missing.day < (points.points.last?.date ?? missing.day)
          ? missing.day : nil, asking: settings)
    }
  }
}
