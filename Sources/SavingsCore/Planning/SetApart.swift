/// What a goal that comes again holds for a round whose deadline has come, and
/// which is not paid yet.
public final class SetApart: Sendable {
  /// How much that is.
  public let money: Money

  /// The deadline that has come.
  public let deadline: CalendarDate

  /// The last day on which a payment is for it, where today's is for the next.
  public let lastDay: CalendarDate?

  /// The account that holds most of what is left for this round, and what of it
  /// can be taken out there, no more than is in it; `nil` where none does, or
  /// nothing can be taken from its share so late.
  public let withdrawal: (asset: Asset, money: Money)?

  init(
    money: Money, deadline: CalendarDate, lastDay: CalendarDate?,
    withdrawal: (asset: Asset, money: Money)?
  ) {
    self.money = money
    self.deadline = deadline
    self.lastDay = lastDay
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
    let holdings = requirement.holdings
    // What earlier rounds take of each, in the goal's money and in its own.
    var given = holdings.map { _ in (held: Amount.zero, taken: Amount.zero) }
    return try requirement.apart().map { part throws(MoneyProblem) in
      let lastDay = part.need.round.flatMap { round in
        requirement.rounds?.deadline(of: round + 1)?.yesterday
      }.flatMap { $0 < today ? $0 : nil }
      var most: (place: Int, left: Amount)?
      for (place, holding) in holdings.enumerated() {
        // What is taken out before a share begins is not taken from it.
        if let lastDay, lastDay < holding.ask.row.since { continue }
        let left = try (holding.value ?? .zero) - given[place].held
        if most.map({ $0.left < left }) ?? left.isPositive {
          most = (place, left)
        }
      }
      var withdrawal: (asset: Asset, money: Money)?
      if let (place, left) = most {
        let ask = holdings[place].ask
        let asset = setting.household.assets[holdings[place].funding.asset]
        let held = try given[place].held + min(part.held, left)
        let worth = try setting.exchange.convert(
          held, from: goal.currency, to: asset.currency,
          to: settings.digits(of: asset.currency), .nearest)
        let there = try settings.free(ask.funded, asset.currency)
        let taken = max(min(worth ?? .zero, there.amount), given[place].taken)
        if taken > given[place].taken {
          withdrawal = (
            asset, Money(try taken - given[place].taken, asset.currency)
          )
        }
        given[place] = (held, taken)
      }
      return SetApart(
        money: Money(part.held, goal.currency), deadline: part.need.deadline,
        lastDay: lastDay, withdrawal: withdrawal)
    }
  }
}
