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
  details: """
    Every row is what was saved at the end of that day, by the rates of the
    day: a price that moves later changes nothing. PART is of today's targets.
    """,
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
    let chart = SavedChart(
      ofAll: try past.points(of: [nil], in: plan.currency)[0], plan)
    let hasGoals = !household.goals.isEmpty
    return Reply(chart, warnings: chart.warnings) {
      if !hasGoals { Document.nothingToDraw }
      chart.document(session.request.look.of(plan.settings), hasGoals: hasGoals)
    }
  }
  let plan = try occasion.plan()
  guard let requirement = try occasion.requirement(of: goal) else {
    throw Failure(ended: goal, asking: "cst chart saved")
  }
  let chart = SavedChart(
    of: requirement, try past.points(of: [requirement.goal])[0],
    try Projection(of: requirement, plan.settings), plan.settings)
  return Reply(chart, warnings: chart.warnings) {
    chart.document(session.request.look.of(plan.settings), hasGoals: true)
  }
}

/// What was saved and what is to come, as `cst chart saved` answers.
final class SavedChart: Answer, Sendable {
  let points: SavedPoints
  let target: Money?

  /// The plan of all goals, where their targets are known in part only.
  let partlyKnown: Plan?

  let settings: Settings

  /// How far all goals have come, of which none counts over its target.
  let progress: Amount?

  /// What is saved and does not count there.
  let uncounted: [Phrase]
  let requirement: Requirement?
  let projection: Projection?

  init(
    of requirement: Requirement, _ points: SavedPoints,
    _ projection: Projection?, _ settings: Settings
  ) {
    self.points = points
    target = requirement.target
    partlyKnown = nil
    self.settings = settings
    progress = nil
    uncounted = []
    self.requirement = requirement
    self.projection = projection
  }

  /// What was saved for all goals; some of the plan may have a target.
  init(ofAll points: SavedPoints, _ plan: Plan) {
    let hasTarget = plan.goals.contains { $0.goal.target != nil }
    self.points = points
    target = hasTarget ? plan.total(plan.totals.target) : nil
    partlyKnown = hasTarget && target == nil ? plan : nil
    settings = plan.settings
    progress = plan.totals.progress
    uncounted = plan.uncounted
    requirement = nil
    projection = nil
  }

  static let kind = "chartSaved"
  static let about = "What was saved at month ends, and what is to come."

  static let fields: [Field<SavedChart>] = [
    Field("goal") { $0.points.goal?.shortName },
    Field("currency") { $0.points.currency }, Field("target", \.target),
    Field("deadline") { $0.requirement?.deadline },
    Field("points", as: .list(.local("point", point.schema()))) { chart in
      let points = chart.points
      return Value.list(
        zip(points.points, points.points.changes).map {
          point.value(of: ($0, $1, points.currency), onOneLine: true)
        })
    },
    Field.group(
      "projection",
      Field("reached") { $0.projection.reached },
      Field("inTime") { $0.projection.inTime },
      .pairs("points", "date", .date, "saved", .money) { toCome in
        toCome.projection.points.map {
          ($0.date.value, Money($0.saved, toCome.currency).value)
        }
      }
    ).ifAny(\.toCome),
  ]

  private typealias Told = (
    point: SavedPoint, change: Amount?, currency: Currency?
  )

  private static let point: [Field<Told>] = [
    Field("date") { $0.point.date },
    Field("saved") { Money($0.point.saved, $0.currency) },
    Field("atLeast") { Money($0.point.atLeast, $0.currency) },
    Field("change") { Money($0.change, $0.currency) },
    Field("price") { Money($0.point.price, $0.currency) },
  ]

  private var toCome: (projection: Projection, currency: Currency)? {
    guard let projection, let currency = points.currency else { return nil }
    return (projection, currency)
  }

  /// A sum of its currency, unknown where there is none.
  func sum(_ amount: Amount?) -> Money? { Money(amount, points.currency) }

  /// The rates that are missing, each with the first day that needs it.
  var warnings: [Warning] {
    let today = points.points.last?.date ?? .first
    let missing = partlyKnown?.missingRates ?? []
    return (points.missingRates + missing.map { ($0, today) }).byPair
      .warnings(on: today, asking: settings)
  }
}

extension Plan {
  /// Why not all that is saved counts towards the targets of all goals.
  fileprivate var uncounted: [Phrase] {
    let isOver = goals.contains { goal in
      goal.progress.map { $0 > Amount(1) } ?? false
    }
    let isWithout = goals.contains { goal in
      goal.target == nil && goal.saved.map { !$0.isZero } ?? false
    }
    let isApart = goals.contains { goal in
      goal.savings?.reserved.isPositive ?? false
    }
    var words: [Phrase] = []
    if isOver { words.add("none counts over its target") }
    if isWithout { words.add("what has no target does not count") }
    if isApart { words.add("what is set apart does not count") }
    return words
  }
}

extension SavedChart {
  /// A day of the past, or a payment to come.
  final class Row: Sendable {
    let point: SavedPoint

    /// What lies between the row before and this one, where both are known.
    let change: Amount?

    let isPlanned: Bool

    /// Whether there is a row before it.
    let hasFormer: Bool

    init(
      _ point: SavedPoint, change: Amount?, isPlanned: Bool, hasFormer: Bool
    ) {
      self.point = point
      self.change = change
      self.isPlanned = isPlanned
      self.hasFormer = hasFormer
    }

    /// Whether a price moved it.
    var isMoved: Bool { point.price?.isZero == false }
  }

  /// The rows that people see; programs get all.
  func rows(forPrograms isAll: Bool) -> [Row] {
    let past = isAll ? points.points : points.rows
    var rows = zip(past.indices, past.changes).map { place, change in
      Row(past[place], change: change, isPlanned: false, hasFormer: place > 0)
    }
    var before = projection?.start ?? points.now
    let payments = isAll ? projection?.points : projection?.rows
    for point in payments ?? [] {
      let change = before.flatMap { try? point.saved - $0 }
      rows.add(
        Row(
          SavedPoint(point.date, comingTo: point.saved), change: change,
          isPlanned: true, hasFormer: true))
      before = point.saved
    }
    return rows
  }
}
