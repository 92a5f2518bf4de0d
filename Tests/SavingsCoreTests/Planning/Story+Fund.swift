import SavingsCore
import Support

/// One goal and 2,000 in an account, where stories of a month begin.
extension Story {
  static func withAFund() throws -> Story {
    var story = try Story(payday: 31, currency: "EUR")
    try story.goal("Fund", "6000", by: "2027-01-01", from: "2026-01-01")
    try story.asset("Savings", holding: "2000", on: "2026-01-01")
    return story
  }

  /// A transaction of the account for a goal, which is in no book yet.
  func moving(
    _ amount: String, for goal: String? = "Fund", on date: String
  ) throws -> Transaction {
    let sum = try Amount(amount)
    return Transaction(
      id: Story.id(0x0d, 1),
      asset: try book.household.asset(named: "Savings").id,
      date: try day(date), amount: sum,
      kind: sum.isNegative ? .withdrawal : .deposit,
      goal: try goal.map { try book.household.goal(named: $0).id })
  }
}
