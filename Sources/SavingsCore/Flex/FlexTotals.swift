/// What a flex comes to in the currency of totals, as it is shown; nothing is
/// known while nobody has named that currency.
public struct FlexTotals: Sendable {
  /// What all goals that take part were planned to get.
  public let planned: Money?

  /// What they get.
  public let adjusted: Money?

  /// How much more that is, negative for less.
  public let change: Money?

  /// What the month planned of goals that have all they take.
  public let settled: Money?

  /// What the whole month was planned to cost, with what is settled.
  public let wholeBefore: Money?

  /// What it costs.
  public let whole: Money?

  /// What no goal could take.
  public let surplus: Money?

  /// By how much the least that goals must get is more than there is.
  public let excess: Money?

  /// The sums of all goals as they are shown.
  init(
    of shares: [FlexShare], beside reached: [FlexReach], surplus: Amount,
    excess: Amount, in plan: Plan
  ) throws(MoneyProblem) {
    let before = try shares.map(\.plannedInDisplay).sum()
    let after = try shares.map(\.adjustedInDisplay).sum()
    planned = plan.total(before)
    adjusted = plan.total(after)
    change = plan.total(try after - before)
    let there = try reached.sum()
    settled = plan.total(there)
    wholeBefore = plan.total(try before + there)
    whole = plan.total(try after + there)
    self.surplus = try plan.rounded(surplus)
    self.excess = try plan.rounded(excess)
  }
}
