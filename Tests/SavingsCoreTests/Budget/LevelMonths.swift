import SavingsCore
import Support
import Testing

/// A level budget paid month by month, knowing nothing but dates and sums.
struct LevelMonths {
  /// What is still to be paid for each goal, by deadline.
  private let goals: [(id: Goal.ID, deadline: CalendarDate, value: Amount)]
  private let month: Month
  private let payday: Payday

  init(_ plan: Plan, _ book: Book) throws {
    let exchange = Exchange(book.household.rates, on: plan.today)
    let display = try #require(plan.currency)
    month = plan.month
    payday = book.household.settings.payday
    let first = plan.month.firstDay
    goals = try plan.goals
      .filter {
        $0.status != .completed && $0.goal.start <= plan.month.lastDay
      }
      .map { requirement in
        var missing = try #require(requirement.figures?.missing)
        if requirement.window < first {
          let before = try book.put(aside: requirement.goal, before: first)
          missing = max(try requirement.goal.target - before, .zero)
        }
        let value = try #require(
          try exchange.convert(
            missing, from: requirement.goal.currency, to: display))
        return (requirement.goal.id, requirement.goal.deadline, value)
      }
      .sorted { $0.1 < $1.1 }
  }

  var isEmpty: Bool { goals.allSatisfy { $0.value.isZero } }

  /// Whether every goal is paid when its last payday has passed.
  func meetsEveryDeadline(paying budget: Amount) throws -> Bool {
    var rest = goals.map(\.value)
    var now = month
    while rest.contains(where: \.isPositive) {
      var purse = budget
      for place in rest.indices where purse.isPositive {
        let payment = min(purse, rest[place])
        rest[place] = try rest[place] - payment
        purse = try purse - payment
      }
      let next = try #require(now.adding(1))
      for place in rest.indices where rest[place].isPositive {
        guard payday.date(in: next) < goals[place].deadline else {
          return false
        }
      }
      now = next
    }
    return true
  }

  /// What each goal alone would take a month, in whole units.
  func separately(to digits: Int) throws -> Amount {
    try goals.map { goal in
      var count = 0
      var now = month
      while payday.date(in: now) < goal.deadline {
        count += 1
        now = try #require(now.adding(1))
      }
      return try goal.value.divided(by: max(count, 1), .up, to: digits)
    }.sum()
  }
}

extension Book {
  /// What was in the accounts of a goal that has them all for itself, when a
  /// month began: whatever the plan counts, and whenever they became its own.
  fileprivate func put(
    aside goal: Goal, before first: CalendarDate
  ) throws -> Amount {
    let own = household.allocations.filter { $0.goal == goal.id }.map(\.asset)
    return
      try transactions
      .filter { own.contains($0.asset) }
      .filter { $0.date < first || $0.kind == .opening }
      .map(\.amount).sum()
  }
}
