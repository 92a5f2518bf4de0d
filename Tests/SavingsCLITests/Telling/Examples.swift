import SavingsCLI
import SavingsCore
import Support
import Testing

/// A ratio of two whole numbers.
func ratio(_ part: Int, _ whole: Int) -> Ratio {
  Ratio(Amount(part), of: Amount(whole))
}

/// A fact about nothing in particular.
func fact<Told: Tellable & Sendable>(
  _ key: String, _ label: String, _ told: Told
) -> [Fact] {
  [Fact](of: (), [Field(key) { _ in told }], FactLine(label, key))
}

/// A look at a terminal that shows everything but colour.
func screen(_ width: Int) -> Look {
  var look = Look()
  look.width = width
  look.isTerminal = true
  return look
}

/// A goal as the plan lists it.
struct PlanRow: Sendable {
  let name: String
  let deadline: CalendarDate
  let payments: Int
  let required: Money
  let left: Money
  let mark: Mark
  let progress: Ratio

  init(
    _ name: String, _ deadline: String, _ payments: Int, _ required: String,
    _ left: String, _ code: String, _ mark: Mark, _ percent: Int
  ) throws {
    self.name = name
    self.deadline = try day(deadline)
    self.payments = payments
    self.required = try money(required, code)
    self.left = try money(left, code)
    self.mark = mark
    progress = ratio(percent, 100)
  }

  /// The demo household in March 2026.
  static func demo() throws -> [PlanRow] {
    [
      try PlanRow(
        "Wedding gift", "2026-04-20", 1, "180", "180", "EUR", .attention, 70),
      try PlanRow(
        "日本旅行", "2026-11-15", 8, "37125", "37125", "JPY", .onTrack, 34),
      try PlanRow(
        "Emergency fund", "2026-12-31", 10, "352.5", "177.5", "EUR", .onTrack,
        66),
      try PlanRow(
        "New car", "2027-09-01", 18, "1220.69", "1183.19", "EUR", .onTrack, 12),
      try PlanRow("Laptop", "2026-06-30", 4, "0", "0", "USD", .completed, 100),
    ]
  }

  /// What its lines may say.
  static let fields: [Field<PlanRow>] = [
    Field("name") { Name($0.name) },
    Field("note") { _ in String?.none },
    Field("deadline") { $0.deadline },
    Field("payments") { Counted($0.payments, "payment") },
    Field("required") { $0.required }, Field("left") { $0.left },
    Field("mark") { $0.mark },
    Field("progress") { Progress($0.progress, $0.mark) },
  ]

  /// The table of `cst plan`.
  static func table(
    _ rows: [PlanRow], total: (required: Money?, left: Money?)? = nil,
    card: [Line] = [], aloud: [Line] = []
  ) throws -> Table {
    let euro = try Currency("EUR")
    return Table(
      "Goal", of: rows, fields: fields,
      [
        Column("goal", "GOAL") { Name($0.name) },
        Column("deadline", "DEADLINE", dropping: 2) { $0.deadline },
        Column("payments", "PAYS", label: "Payments", dropping: 1) {
          $0.payments
        },
        Column(
          "required", "REQUIRED", width: 10,
          total: total.map { .money($0.required) }
        ) {
          $0.required
        },
        Column("left", "LEFT", width: 10, total: total.map { .money($0.left) })
        { $0.left },
        .code(total: total.map { _ in .code(euro) }) { $0.left.currency },
        Column("status", "STATUS") { $0.mark },
        Column("progress", "SAVED") { Progress($0.progress, $0.mark) },
      ], card: card, aloud: aloud)
  }

  /// The table of the demo household.
  static func demoTable() throws -> Table {
    try table(demo(), total: (money("1983.37", "EUR"), money("1770.87", "EUR")))
  }
}
