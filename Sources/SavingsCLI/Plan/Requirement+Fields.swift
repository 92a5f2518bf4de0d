internal import SavingsCore

extension Requirement: Described {
  static let definition: String? = "requirement"
  static let summary: String? = "What the month asks of a goal."

  static let fields: [Field<Requirement>] =
    Goal.named.of { $0.goal } + [Field("target") { IfAny($0.target) }] + month

  /// What the month says, without what the goal says by itself.
  static let month: [Field<Requirement>] = [
    Field("saved") { $0.money($0.saved) },
    Field("remaining") { $0.ifEnding($0.savings?.remaining) },
    Field("progress") { Progress($0.ratio, $0.mark) },
    Field("required") { $0.money(\.required) },
    Field("perPayment") { $0.money(\.perPayment) },
    Field("planned") { $0.money(\.planned) },
    Field("savedThisMonth") { $0.money(\.savedThisMonth) },
    Field("takenOut") { $0.money(\.takenOut) },
    Field("left") { $0.money(\.left) },
    Field("requiredInDisplay") {
      Money($0.display.required, $0.display.currency)
    },
    Field("deadline") { $0.deadline },
    Field("due") { $0.payments.due },
    Field("payments") { $0.payments.count.map { Counted($0, "payment") } },
    Field("status") { $0.status },
    Field("statusReason", as: .statusReason) { $0.reason.word },
    paceField,
    Field("flex") { $0.flex },
    Field("custom") { $0.money($0.custom?.amount) },
    Field("customBy", as: .customBy) { $0.custom?.author },
    Field("kind") { $0.goal.kind },
    Field("every") { $0.goal.every },
    Field("round") { $0.payments.round },
    Field("monthly") { IfAny($0.money($0.goal.monthly)) },
    Field("yield") { $0.goal.yield },
    Field("reserved") { $0.money($0.savings?.reserved) },
    Field("reached") { $0.payments.reached },
    Field("leftByNext") { $0.money(\.leftByNext) },
  ]

  /// What people see in place of a word for scripts.
  static let seen: [Field<Requirement>] = [
    Field("mark") { $0.reasonedMark },
    Field("aloud") { Phrase(.words($0.mark.aloud(because: $0.markWord))) },
    Field("again") { $0.goal.again ?? "" },
    Field("apart") { $0.apartAloud },
    Field("earns") {
      $0.goal.yield.map { "\($0) a year, not counted as saved" } ?? "" as Phrase
    },
    Field("monthlyWords") { $0.monthlyWords },
    Field("savedAloud") { $0.savedAloud },
  ]

  /// How the goal stands against an even pace.
  private static let paceField = Field<PaceOfGoal>.group(
    "pace", onOneLine: true,
    Field("state") { $0.pace.state },
    Field("by") { Signed(Money($0.pace.by, $0.currency)) }
  ).ifAny(\Requirement.paceOfGoal).shared("pace")

  var paceOfGoal: PaceOfGoal? { pace.map { ($0, goal.currency) } }
}

extension Goal {
  /// What names a goal wherever something is told of it, and the currency of
  /// its sums.
  static let named: [Field<Goal>] = [
    Field("id") { $0.id }, Field("slug") { $0.shortName },
    Field("name") { $0.shownName }, Field("currency") { $0.currency },
  ]
}

/// A pace, and the currency that its sums are of.
typealias PaceOfGoal = (pace: Pace, currency: Currency)

extension Schema {
  static let statusReason = named(
    "statusReason", .either([.words(StatusReason.words), .null]))

  /// Who set an amount of the month.
  static let customBy = named("customBy", MonthlyPlan.Author?.schema)
}
