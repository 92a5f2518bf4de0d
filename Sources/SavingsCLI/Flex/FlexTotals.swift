internal import SavingsCore

/// What a flex comes to in the currency of totals, as it is shown.
struct FlexTotals {
  let planned: Money?
  let adjusted: Money?
  let change: Money?
  let surplus: Money?
  let excess: Money?

  init(_ flex: FlexPlan) throws {
    let plan = flex.plan
    planned = plan.total(try flex.planned())
    adjusted = plan.total(try flex.adjusted())
    change = plan.total(try flex.adjusted() - flex.planned())
    surplus = try plan.rounded(flex.surplus)
    excess = try plan.rounded(flex.excess)
  }
}
