import SavingsCore
import Support
import Testing

/// A level budget paid payday by payday, knowing nothing but dates and sums.
struct LevelMonths {
  /// What each goal takes, what of it is missing still, and its first and last
  /// payday, counted from this month's.
  private let goals: [(whole: Amount, still: Amount, first: Int, last: Int)]

  init(_ budget: BudgetPlan) throws {
    let plan = budget.plan
    let payday = plan.settings.paydays.schedule
    goals = try budget.goals.map { goal in
      let from = max(plan.month.firstDay, goal.goal.start)
      var paydays: [Int] = []
      var number = 0
      while let month = plan.month.adding(number) {
        let date = payday.date(in: month)
        guard date < goal.goal.due else { break }
        if date >= from { paydays.append(number) }
        number += 1
      }
      let own = max(0, plan.month.months(until: goal.goal.start.month))
      return (
        try goal.value(), try goal.rest(), paydays.first ?? own,
        paydays.last ?? own
      )
    }
  }

  /// Whether a budget is enough, by either of the two ways.
  func isEnough(_ budget: Amount) throws -> Bool {
    var all = goals.map(\.whole)
    if try pay(&all, from: 0, { _ in budget }) { return true }
    var rest = goals.map(\.still)
    let due = try goals.filter { $0.last <= 0 }.map(\.still).sum()
    guard due <= budget else { return false }
    let came = try goals.map(\.whole).sum() - goals.map(\.still).sum()
    try pay(max(try budget - came, .zero), to: &rest, on: 0)
    for place in goals.indices where goals[place].last <= 0 {
      rest[place] = .zero
    }
    return try pay(&rest, from: 1) { _ in budget }
  }

  /// Pays what is there to those that have begun, the earliest last payday
  /// first.
  private func pay(
    _ purse: Amount, to rest: inout [Amount], on payday: Int
  ) throws {
    var purse = purse
    let open = goals.indices.filter { goals[$0].first <= payday }
    for place in open.sorted(by: { goals[$0].last < goals[$1].last }) {
      let payment = min(purse, rest[place])
      rest[place] = try rest[place] - payment
      purse = try purse - payment
    }
  }

  /// Whether all is paid in time.
  private func pay(
    _ rest: inout [Amount], from start: Int, _ purse: (Int) -> Amount
  ) throws -> Bool {
    var payday = start
    while rest.contains(where: \.isPositive) {
      try pay(purse(payday), to: &rest, on: payday)
      for place in rest.indices where rest[place].isPositive {
        if goals[place].last <= payday { return false }
      }
      payday += 1
    }
    return true
  }

  /// What each goal alone would take a payday, in whole units.
  func separately(to digits: Int) throws -> Amount {
    try goals.map { goal in
      try goal.whole.divided(by: goal.last - goal.first + 1, .up, to: digits)
    }.sum()
  }
}
