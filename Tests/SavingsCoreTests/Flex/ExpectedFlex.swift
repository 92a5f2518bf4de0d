import SavingsCore
import Support
import Testing

/// What the rules of flex say about a plan, written down a second time.
///
/// It knows the pool, the bounds and the greedy strategies, in the currency of
/// totals, from nothing but the public figures of a plan.
struct ExpectedFlex: Sendable {
  let adjust: Amount
  let pool: Amount
  let protected: Amount
  let flexible: [ExpectedGoal]

  init(_ month: GeneratedMonth, _ request: FlexRequest) throws {
    try self.init(month.plan, month.book, request)
  }

  init(_ plan: Plan, _ book: Book, _ request: FlexRequest) throws {
    guard case .adjust(let adjust) = request.measure else { throw NoPart() }
    let exchange = Exchange(book.household.rates, on: plan.today)
    var flexible: [ExpectedGoal] = []
    var protected = Amount.zero
    var reallocated = Amount.zero
    for goal in plan.goals {
      guard
        let asking = try ExpectedGoal(goal, exchange, plan, book)
      else { continue }
      if goal.flex == .skipped || request.skipped.contains(goal.goal.id) {
        reallocated = try reallocated + asking.leaves
      } else if request.protected.contains(goal.goal.id)
        || goal.flex == .protected
      {
        protected = try protected + asking.value
      } else {
        flexible.append(asking)
      }
    }
    if !request.reallocatesSkipped { reallocated = .zero }
    let planned = try flexible.map(\.value).sum()
    let pool = try (planned + reallocated).times(adjust)
    for place in flexible.indices {
      try flexible[place].bound(by: pool, of: planned)
    }
    self.adjust = adjust
    self.pool = pool
    self.protected = protected
    self.flexible = flexible
  }

  /// What the floors take more than there is.
  func excess() throws -> Amount {
    max(try flexible.map(\.floor).sum() - pool, .zero)
  }

  /// What the caps have no room for.
  func surplus() throws -> Amount {
    max(try pool - flexible.map(\.cap).sum(), .zero)
  }

  private struct NoPart: Error {}
}

/// A goal that asks something of the month.
struct ExpectedGoal: Sendable {
  let requirement: Requirement
  let planned: Amount
  let value: Amount
  let saved: Amount
  let missing: Amount
  let payments: Int

  /// What it leaves to others where it is skipped: what is required, where the
  /// month's plan skips it.
  let leaves: Amount
  private(set) var floor = Amount.zero
  private(set) var cap = Amount.zero

  var goal: Goal { requirement.goal }
  var id: Goal.ID { goal.id }

  init?(
    _ requirement: Requirement, _ exchange: Exchange, _ plan: Plan, _ book: Book
  ) throws {
    guard let figures = requirement.figures, let display = plan.currency,
      ![.completed, .scheduled].contains(requirement.status)
    else { return nil }
    func value(_ amount: Amount) throws -> Amount {
      try #require(
        try exchange.convert(
          amount, from: requirement.goal.currency, to: display))
    }
    let month = book.household.plan(for: requirement.goal.id, in: plan.month)
    let own = month.custom?.author == .you ? month.custom?.amount : month.own
    planned = min(own ?? figures.perPayment, figures.lacking)
    guard planned.isPositive else { return nil }
    self.requirement = requirement
    self.value = try value(planned)
    saved = min(max(try value(figures.savedThisMonth), .zero), self.value)
    missing = try value(figures.lacking)
    payments = requirement.payments.count ?? 0
    leaves =
      requirement.flex == .skipped
      ? try value(figures.required) : self.value
  }

  fileprivate mutating func bound(by pool: Amount, of planned: Amount) throws {
    let even = try value.times(pool, over: planned, .nearest)
    if pool <= planned {
      floor = max(min(Amount(attos: value.attos / 10), even), saved)
      cap = value
    } else {
      floor = value
      let most = max(Amount(attos: value.attos / 2 * 3), even)
      cap = max(value, min(most, missing))
    }
  }
}
