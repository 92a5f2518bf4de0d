internal import SavingsCore

/// What was chosen for a goal and a month, with the name of the goal.
final class PlanRecord: Described {
  private let plan: MonthlyPlan
  private let goal: Goal?

  init(_ plan: MonthlyPlan, in household: Household) {
    self.plan = plan
    goal = household.goal(plan.goal)
  }

  static let definition: String? = "planRecord"

  static let fields: [Field<PlanRecord>] = [
    Field("goal", as: .slug) { $0.goal.map { Slug($0.slug) } },
    Field("month") { $0.plan.month },
    Field("flex") { $0.plan.flex },
    Field("custom") { Money($0.plan.custom?.amount, $0.goal?.currency) },
    Field("customBy", as: .customBy) { $0.plan.custom?.author },
  ]
}
