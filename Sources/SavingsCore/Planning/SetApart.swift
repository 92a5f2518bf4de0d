/// What a goal that comes again holds for a round whose deadline has come, and
/// which is not paid yet.
public final class SetApart: Sendable {
  /// How much that is.
  public let money: Money

  /// The deadline that has come.
  public let deadline: CalendarDate

  /// The account that holds most of it, `nil` where none does.
  public let asset: Asset?

  /// What of it can be taken out there, no more than is in it.
  public let withdrawal: Money?

  init(money: Money, deadline: CalendarDate, asset: Asset?, withdrawal: Money?)
  {
    self.money = money
    self.deadline = deadline
    self.asset = asset
    self.withdrawal = withdrawal
  }
}

extension Plan {
  /// What a goal of the plan has set apart, if it has.
  public func setApart(
    for requirement: Requirement
  ) throws(MoneyProblem) -> SetApart? {
    let goal = requirement.goal
    let due = requirement.demand.parts.last {
      $0.need.deadline <= today && $0.need.amount.isPositive
    }
    guard let reserved = requirement.savings?.reserved, reserved.isPositive,
      let due
    else { return nil }
    let most = requirement.holdings.max { a, b in
      (a.value ?? .zero) < (b.value ?? .zero)
    }
    let asset = most.map { setting.household.assets[$0.funding.asset] }
    var withdrawal: Money?
    if let most, let asset, most.ask.funded.isPositive,
      let worth = try setting.exchange.convert(
        reserved, from: goal.currency, to: asset.currency,
        to: settings.digits(of: asset.currency), .nearest)
    {
      let there = try settings.free(most.ask.funded, asset.currency)
      withdrawal = Money(min(worth, there.amount), asset.currency)
    }
    return SetApart(
      money: Money(reserved, goal.currency), deadline: due.need.deadline,
      asset: asset, withdrawal: withdrawal)
  }
}
