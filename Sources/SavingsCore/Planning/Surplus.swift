/// What a goal has over what it takes.
public final class Surplus: Sendable {
  /// How much that is.
  public let money: Money

  /// How it can be given back, `nil` where no account of the goal's currency
  /// holds so much for it.
  public let way: Way?

  init(money: Money, way: Way?) {
    self.money = money
    self.way = way
  }

  /// What gives it back: the goal's share of an asset set to an amount, from
  /// today on or, where something was put in today, from tomorrow.
  public typealias Way = (share: Money, asset: Asset, since: CalendarDate?)
}

extension Plan {
  /// What a goal of the plan has over what it takes, if it has.
  public func surplus(of requirement: Requirement) -> Surplus? {
    let goal = requirement.goal
    guard let target = try? requirement.whole(),
      let saved = requirement.savings?.saved, saved > target,
      let excess = try? saved - target
    else { return nil }
    let ways = requirement.holdings.lazy.compactMap { holding in
      try? self.way(of: holding, for: requirement, less: excess)
    }
    return Surplus(money: Money(excess, goal.currency), way: ways.first)
  }

  /// The accounts of a goal's currency out of which more was taken for it than
  /// it had there, with how much of the next deposits only makes that good.
  public func shortages(
    of requirement: Requirement
  ) -> [(asset: Asset, money: Money)] {
    var shortages: [(asset: Asset, money: Money)] = []
    for account in requirement.accounts where account.currencies == nil {
      // What comes in under a new share counts anew.
      guard let ask = account.now.ask(of: account.pair.goal),
        !ask.row.share.isNothing,
        let lacks = try? account.now.shortage(of: ask),
        let shown = try? settings.shown(lacks, requirement.goal.currency),
        shown.amount.isPositive
      else { continue }
      let asset = setting.household.assets[account.pair.asset]
      shortages.add((asset, shown))
    }
    return shortages
  }

  /// How a holding can have so much less, `nil` where it cannot.
  private func way(
    of holding: Holding, for requirement: Requirement, less excess: Amount
  ) throws(MoneyProblem) -> Surplus.Way? {
    let currency = requirement.goal.currency
    guard holding.currency == currency, holding.ask.funded >= excess,
      try holding.funding.isSound(for: holding.ask)
    else { return nil }
    let asset = setting.household.assets[holding.funding.asset]
    // Of several accounts nothing may be lacking; of one what was shown counts.
    let isOnly = requirement.holdings.count == 1
    let rest = try (holding.ask.funded - excess)
      .rounded(to: settings.digits(of: currency), isOnly ? .nearest : .up)
    let named = try requirement.named(on: today, in: holding)
    let isSaid = setting.household.allocations.contains {
      $0.asset == asset.id && $0.goal == requirement.goal.id && $0.since > today
    }
    // What was put in today and is taken from it today would be a loss beside a
    // saving. What began today has nothing that a share could leave to it.
    if named.isPositive, requirement.window < today {
      return isSaid
        ? nil
        : today.adding(days: 1).map { (Money(rest, currency), asset, $0) }
    }
    return named <= rest ? (Money(rest, currency), asset, nil) : nil
  }
}

extension Requirement {
  /// All it takes: its target, or what its rounds of the month do.
  ///
  /// It is `nil` while something of them is missing. What is left over of a
  /// round that is over is for the next.
  fileprivate func whole() throws(MoneyProblem) -> Amount? {
    guard let rounds, let last = demand.parts.last?.need.round else {
      return goal.target
    }
    guard savings?.remaining == .zero else { return nil }
    var next = last
    while rounds.isOver(next, on: today) { next += 1 }
    var sum = try rounds.need(of: next, on: today)
    for part in demand.parts where part.need.round != next {
      sum = try sum + part.need.amount
    }
    return sum
  }

  /// What was moved for the goal on a day in the account of a holding of that
  /// day: no share of the day can be less.
  fileprivate func named(
    on day: CalendarDate, in holding: Holding
  ) throws(MoneyProblem) -> Amount {
    let ask = holding.ask
    if case .earmark(let amount) = ask.row.share, ask.row.since == day {
      return try ask.own - amount
    }
    let account = accounts.first { $0.pair.asset == holding.funding.asset }
    let before =
      try account?.funding(on: day.yesterday)?
      .ask(of: ask.goal)?.own ?? .zero
    return try ask.own - before
  }
}
