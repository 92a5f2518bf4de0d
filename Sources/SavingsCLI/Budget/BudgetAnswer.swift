internal import CommandGrammar
internal import SavingsCore

/// The least level amount that meets all, and a budget against it, as
/// `cst budget` answers.
final class BudgetAnswer: Answer {
  let budget: BudgetPlan
  let leastLevelNext: Amount?
  private let shortfall: Amount?
  let goals: [ScheduledGoal]
  let payments: [ScheduledPayment]
  let soFar: BudgetPlan.SoFar?
  let amounts: [MonthlyAmount]
  let over: Money?
  let isOverForLater: Bool
  let postponed: Amount
  let rise: BudgetPlan.Rise?
  private let store: String?

  init(
    _ budget: BudgetPlan, listsPayments: Bool, naming store: String?
  ) throws {
    let plan = budget.plan
    self.budget = budget
    self.store = store
    leastLevelNext = try budget.leastLevelNext()
    shortfall = try budget.shortfall()
    goals = try budget.schedule()
    payments = listsPayments ? try budget.payments() : []
    soFar = try budget.soFar()
    amounts = try budget.thisMonth()
    over = try plan.rounded(try budget.over())
    isOverForLater = try budget.isOverForLater()
    postponed = try budget.postponed()
    rise = budget.budget == nil ? try budget.rise() : nil
  }

  static let kind = "budget"
  static let about =
    "The least level amount that meets all, and a budget against it."

  static let fields: [Field<BudgetAnswer>] = [
    Field("month") { $0.budget.plan.month },
    Field("displayCurrency") { $0.budget.plan.currency },
    Field("leastLevel") { $0.whereKnown($0.budget.leastLevel) },
    Field("atLeast") { answer in
      answer.isKnown ? nil : answer.money(answer.budget.leastLevel)
    },
    Field("leastLevelNext") { $0.money($0.leastLevelNext) },
    Field("sumOfRequirements") { $0.whereKnown($0.budget.sumOfRequirements) },
    Field("budget") { $0.money($0.budget.budget) },
    Field("feasible") { $0.budget.isFeasible },
    Field("shortfall") { $0.money($0.shortfall) },
    // What begins later is counted like all others.
    Field("later") { _ in [Slug]() },
    Field<BudgetPlan.Deciding>.group(
      "constrainedBy", onOneLine: true,
      Field("slug") { Slug($0.goal.slug) },
      Field("deadline") { $0.deadline }
    ).ifAny(\.budget.constrainedBy),
    .list(
      "fixes",
      Field<Fix>("kind", as: .words(WayOut.kinds), \.way.kind),
      Field("commands") { fix in
        fix.commands.map { $0.naming(store: fix.store).line }
      },
      Field("tipArguments") { $0.commands.arguments(naming: $0.store) }
    ) { answer in
      answer.budget.waysOut.map {
        ($0, $0.commands(in: answer.budget), answer.store)
      }
    },
    Field("schedule", \.goals),
    Field("calendar", \.payments),
    .group(
      "thisMonth",
      Field("savedThisMonth") { $0.budget.plan.total($0.soFar?.saved) },
      Field("left") { $0.budget.plan.total($0.soFar?.left) },
      Field("over", \.over),
      Field("goals", \.amounts)),
    Field("per") { _ in "payday" },
    Field("beside") { $0.budget.beside.map { Slug($0.goal.slug) } },
    Field("percent") { $0.percent($0.budget.budget) },
    Field("over") { $0.budget.budget == nil ? nil : $0.over },
    Field<BudgetAnswer>.group(
      "percents", onOneLine: true,
      Field("leastLevel") { answer in
        answer.isKnown ? answer.percent(answer.budget.leastLevel) : nil
      },
      Field("shortfall") { $0.percent($0.shortfall) },
      Field("leastLevelNext") { $0.percent($0.leastLevelNext) }
    ).ifAny { $0.budget.measure == .percent ? $0 : nil },
    Field("changed") { _ in ChangeAccount?.none },
  ]

  /// A sum, which a percentage is not.
  private func money(_ amount: Amount?) -> Money? {
    budget.measure == .money ? budget.plan.total(amount) : nil
  }

  /// A percentage, which a sum is not.
  private func percent(_ amount: Amount?) -> String? {
    budget.measure == .percent ? amount?.description : nil
  }

  private var isKnown: Bool { budget.unknown.isEmpty }

  private func whereKnown(_ amount: Amount?) -> Money? {
    isKnown ? money(amount) : nil
  }
}

/// A way out of a budget that is too small, with its commands.
private typealias Fix = (way: WayOut, commands: [ShellCommand], store: String?)

extension WayOut {
  /// All that scripts call one.
  fileprivate static let kinds = [
    "raise_budget", "move_deadlines", "lower_targets",
  ]

  fileprivate var kind: String {
    switch self {
    case .raiseBudget: "raise_budget"
    case .moveDeadlines: "move_deadlines"
    case .lowerTargets: "lower_targets"
    }
  }
}

extension ScheduledGoal: Described {
  static let fields: [Field<ScheduledGoal>] = [
    Field("slug") { Slug($0.goal.goal.slug) },
    Field("total") { $0.money },
    Field("from", as: CalendarDate?.schema) { $0.from },
    Field("to", as: CalendarDate?.schema) { $0.to },
    Field("deadline") { $0.goal.requirement.deadline },
    Field("payments") { $0.payments },
  ]
}

extension [ScheduledGoal] {
  /// What each goal is paid in all, and from when to when.
  var table: Table {
    Table(
      "Goal", of: self, fields: Element.fields,
      Column("goal", "GOAL") { Name($0.goal.goal.name) },
      Column("total", "TOTAL"),
      .code { $0.money?.currency },
      Column("from", "FROM"),
      Column("to", "TO"),
      Column("payments", "PAYS", label: "Payments", dropping: 1),
      Column("deadline", "DEADLINE", dropping: 2))
  }
}

extension ScheduledPayment: Described {
  static let isOneLine = true

  static let fields: [Field<ScheduledPayment>] = [
    Field("date") { $0.date },
    Field("slug") { Slug($0.goal.slug) },
    Field("amount") { $0.money },
  ]
}

extension [ScheduledPayment] {
  /// What each goal is paid, day by day.
  var table: Table {
    Table(
      "Payment", of: self, fields: Element.fields,
      Column("date", "DATE"),
      Column("goal", "GOAL") { Name($0.goal.name) },
      Column("amount", "AMOUNT"),
      .code { $0.money?.currency })
  }
}

extension MonthlyAmount: Described {
  static let isOneLine = true

  static let fields: [Field<MonthlyAmount>] = [
    Field("slug") { Slug($0.requirement.goal.slug) },
    Field("amount") { Money($0.amount, $0.requirement.goal.currency) },
    Field("savedThisMonth") { Money($0.saved, $0.requirement.goal.currency) },
    Field("left") { Money($0.left, $0.requirement.goal.currency) },
  ]
}
