/// What a goal that comes again holds for a round whose deadline has come, and
/// which is not paid yet.
public final class SetApart: Sendable {
  /// How much that is.
  public let money: Money

  /// The deadline that has come.
  public let deadline: CalendarDate

  /// The last day on which a payment is for it, where today's is for the next.
  public let lastDay: CalendarDate?

  /// The account that holds most of what is set apart, `nil` where none has
  /// anything for this round.
  public let asset: Asset?

  /// What of it can be taken out there, no more than is in it.
  public let withdrawal: Money?

  init(
    money: Money, deadline: CalendarDate, lastDay: CalendarDate?, asset: Asset?,
    withdrawal: Money?
  ) {
    self.money = money
    self.deadline = deadline
    self.lastDay = lastDay
    self.asset = asset
    self.withdrawal = withdrawal
  }
}

extension Requirement {
  /// What it holds for each round whose deadline has come, the earliest first.
  public func apart() throws(MoneyProblem) -> [(need: Need, held: Amount)] {
    var rest = savings?.reserved ?? .zero
    var apart: [(need: Need, held: Amount)] = []
    for need in demand.due(on: today) where rest.isPositive {
      let held = min(rest, need.amount)
      rest = try rest - held
      if held.isPositive { apart.add((need, held)) }
    }
    return apart
  }
}

extension Plan {
  /// What a goal of the plan has set apart, round by round.
  public func setApart(
    for requirement: Requirement
  ) throws(MoneyProblem) -> [SetApart] {
    let goal = requirement.goal
    let most = requirement.holdings.max { a, b in
      (a.value ?? .zero) < (b.value ?? .zero)
    }
    // What is taken out for the rounds up to one, from that account.
    var held = Amount.zero
    var taken = Amount.zero
    return try requirement.apart().map { part throws(MoneyProblem) in
      held = try held + part.held
      var withdrawal: Money?
      var asset: Asset?
      if let most {
        let account = setting.household.assets[most.funding.asset]
        let worth = try setting.exchange.convert(
          held, from: goal.currency, to: account.currency,
          to: settings.digits(of: account.currency), .nearest)
        let there = try settings.free(most.ask.funded, account.currency)
        let all = max(min(worth ?? .zero, there.amount), taken)
        if all > taken {
          asset = account
          withdrawal = Money(try all - taken, account.currency)
        }
        taken = all
      }
      let last = part.need.round.flatMap { round in
        requirement.rounds?.deadline(of: round + 1)?.yesterday
      }
      return SetApart(
        money: Money(part.held, goal.currency), deadline: part.need.deadline,
        lastDay: last.flatMap { $0 < today ? $0 : nil }, asset: asset,
        withdrawal: withdrawal)
    }
  }
}
