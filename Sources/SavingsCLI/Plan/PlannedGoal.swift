internal import SavingsCore

/// What the month asks of a goal, as a plan with totals in a currency tells it.
struct PlannedGoal: Described {
  let requirement: Requirement

  /// The currency of the totals.
  private let currency: Currency?

  init(_ requirement: Requirement, in currency: Currency?) {
    self.requirement = requirement
    self.currency = currency
  }

  /// A figure in the goal's currency, unknown where a rate is missing.
  func money(_ figure: (Figures) -> Amount) -> Money? {
    requirement.money(requirement.figures.map(figure))
  }

  static let definition: String? = "requirement"
  static let summary: String? = "What the month asks of a goal."

  static let fields: [Field<PlannedGoal>] =
    [
      Field("id") { $0.requirement.goal.id },
      Field("slug") { Slug($0.requirement.goal.slug) },
      Field("name") { row in
        Name(row.requirement.goal.name, emoji: row.requirement.goal.emoji)
      },
      Field("currency") { $0.requirement.goal.currency },
      Field("target") { $0.requirement.target },
    ] + month

  /// What the month says, without what the goal says by itself.
  static let month: [Field<PlannedGoal>] = [
    Field("saved") { $0.money(\.saved) },
    Field("remaining") { $0.money(\.remaining) },
    Field("progress") { row in
      Progress(row.requirement.ratio, row.requirement.mark)
    },
    Field("required") { $0.money(\.required) },
    Field("perPayment") { $0.money(\.perPayment) },
    Field("planned") { $0.money(\.planned) },
    Field("savedThisMonth") { $0.money(\.savedThisMonth) },
    Field("left") { $0.money(\.left) },
    Field("requiredInDisplay") { row in
      Money(row.requirement.display.required, row.currency)
    },
    Field("deadline") { $0.requirement.goal.deadline },
    Field("due") { $0.requirement.payments.due },
    Field("payments") { $0.requirement.payments.count },
    Field("status") { $0.requirement.status },
    pace,
    Field("flex") { $0.requirement.flex },
    Field("custom") { $0.requirement.money($0.requirement.custom?.amount) },
    Field("customBy", as: .customBy) { $0.requirement.custom?.author },
  ]

  /// How the goal stands against an even pace.
  private static let pace = Field<PaceOfGoal>.group(
    "pace", onOneLine: true,
    [
      Field("state") { $0.pace.state },
      Field("by") { Signed(Money($0.pace.by, $0.currency)) },
    ]
  ).ifAny(\PlannedGoal.pace).shared("pace")

  var pace: PaceOfGoal? {
    requirement.pace.map { ($0, requirement.goal.currency) }
  }
}

/// A pace, and the currency that its sums are of.
typealias PaceOfGoal = (pace: Pace, currency: Currency)

extension Schema {
  /// Who set an amount of the month.
  static let customBy = named("customBy", MonthlyPlan.Author?.schema)
}

extension Money {
  /// A sum, unknown where its amount or its currency is.
  init?(_ amount: Amount?, _ currency: Currency?) {
    guard let amount, let currency else { return nil }
    self.init(amount, currency)
  }
}
