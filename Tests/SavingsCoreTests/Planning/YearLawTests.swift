import SavingsCore
import Support
import Testing

/// What becomes of those who pay what is left on every payday.
@Suite struct YearLawTests {
  /// Every target is there to the last unit when its last payday is paid, so
  /// it is on time unless money leaves after that.
  @Test(
    "Paying what is left through a year in which money is taken out ten times")
  func everyTargetIsMetWhateverIsTakenOut() throws {
    var met = 0
    var afterLosses = 0
    for seed in 1...200 {
      var year = try MadeYear(seed: seed, takingOut: 10)
      var lost: Set<Goal.ID> = []
      while try year.reachNextPayday() {
        for goal in try year.plan().goals
        where goal.figures?.takenOut.isPositive == true {
          lost.insert(goal.goal.id)
        }
        let paid = try year.pay()
        for requirement in try year.plan().goals
        where requirement.isOnItsLastPayday(on: year) {
          let figures = try #require(requirement.figures)
          let goal = requirement.goal
          let name: Comment = "\(seed) \(goal.name)"
          try #require(figures.remaining == .zero, name)
          guard paid[goal.id] != nil else { continue }
          try #require(figures.saved == goal.target, name)
          met += 1
          if lost.contains(goal.id) { afterLosses += 1 }
        }
      }
    }
    #expect(met > 150)
    #expect(afterLosses > 50)
  }

  /// A payment is within four units of its share of what was missing, and
  /// within one of the others; targets take more than fifty units a payment.
  @Test("Who pays what is left is never overdue or behind")
  func nobodyIsLateWhereNothingIsTakenOut() throws {
    var followed = 0
    for seed in 1...500 {
      var year = try MadeYear(seed: seed, takingOut: 0)
      var savers = try year.plan().goals.compactMap { try Saver($0, year) }
      guard !savers.isEmpty else { continue }
      while try year.reachNextPayday() {
        try requireInTime(savers, in: year.plan(), "\(seed)")
        let paid = try year.pay()
        for place in savers.indices {
          try savers[place].count(paid, on: year.made.today, "\(seed)")
        }
        for days in [0, 1, 26] {
          try requireInTime(savers, in: year.plan(after: days), "\(seed)")
        }
      }
      followed += savers.count
    }
    #expect(followed > 40)
  }

  private func requireInTime(
    _ savers: [Saver], in plan: Plan, _ name: Comment
  ) throws {
    for requirement in plan.goals
    where savers.contains(where: { $0.goal.id == requirement.goal.id }) {
      try #require(requirement.pace?.state != .behind, name)
      try #require(
        !["overdue", "behind"].contains(requirement.reason.word), name)
    }
  }
}

/// Somebody who saves for a new goal, and what was paid for it.
private struct Saver {
  let goal: Goal
  private let missing: Amount
  private let payments: Int
  private let unit: Amount
  private var paid: [Amount] = []

  /// `nil` for a goal that is not new, for which something moved already, or
  /// whose payments are too small to be even.
  init?(_ requirement: Requirement, _ year: MadeYear) throws {
    let settings = year.made.book.household.settings
    let figures = try #require(requirement.figures)
    goal = requirement.goal
    missing = figures.lacking
    payments = requirement.payments.count ?? 0
    var dice = SplitMix64(seed: 0)
    unit = dice.amount(1...1, digits: settings.digits(of: goal.currency))
    let passed = settings.paydays.schedule.count(
      from: goal.start, before: year.made.today)
    guard passed == 0, requirement.payments.first != nil,
      figures.takenOut.isZero, figures.savedThisMonth.isZero,
      missing.isPositive, try goal.wanted > unit.times(Amount(50 * payments))
    else { return nil }
  }

  mutating func count(
    _ sums: [Goal.ID: Amount], on payday: CalendarDate, _ name: Comment
  ) throws {
    guard payday < goal.due else { return }
    let sum = sums[goal.id] ?? .zero
    paid.append(sum)
    let apart = try sum.times(Amount(payments)) - missing
    try #require(try apart.magnitude <= unit.times(Amount(4 * payments)), name)
    let most = try #require(paid.max())
    try #require(try most - (paid.min() ?? .zero) <= unit, name)
  }
}

extension Requirement {
  /// Whether no payday comes any more before its deadline.
  fileprivate func isOnItsLastPayday(on year: MadeYear) -> Bool {
    let today = year.made.today
    let payday = year.made.book.household.settings.paydays.schedule
    return today < goal.due && payday.count(from: today, before: goal.due) == 1
  }
}
