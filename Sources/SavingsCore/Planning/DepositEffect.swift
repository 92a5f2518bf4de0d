/// What became of a deposit: what reached whom in its asset, and what did not
/// reach the goal that it was for.
public struct DepositEffect: Equatable, Sendable {
  /// The goal that it was for.
  public let goal: Goal

  /// Where it went.
  public let asset: Asset

  /// The goal's share of the asset after it.
  public let share: Share

  /// How much it was.
  public let money: Money

  /// What reached each goal; those for which nothing changed are not among
  /// them.
  public let parts: [Part]

  /// What belonged to no goal before, and what does after.
  public let free: Step

  /// What had moved for the goal since the day on which its share begins, if
  /// that share came with the deposit.
  public let moved: Moved?

  /// A sum before and after.
  public struct Step: Equatable, Sendable {
    /// What it was.
    public let before: Money
    /// What it is.
    public let after: Money
  }

  /// What one goal has of the asset.
  public struct Part: Equatable, Sendable {
    /// The goal.
    public let goal: Goal
    /// What it has after the deposit.
    public let after: Money
    /// How much more that is, negative for less.
    public let change: Money
  }

  /// What had moved for a goal before.
  public struct Moved: Equatable, Sendable {
    /// How much.
    public let sum: Money
    /// Since when.
    public let since: CalendarDate
  }

  /// `nil` for a deposit that is for no goal, or that does not count yet.
  public init?(
    of deposit: Transaction, from before: Accounts, to after: Accounts
  ) throws(MoneyProblem) {
    let household = after.household
    let settings = household.settings
    guard deposit.date <= after.today,
      let goal = deposit.goal.flatMap({ household.goal($0) }),
      let place = household.assets.firstIndex(where: {
        $0.id == deposit.asset
      })
    else { return nil }
    let asset = household.assets[place]
    let old = try before.funding(of: place)
    let new = try after.funding(of: place)
    self.goal = goal
    self.asset = asset
    money = Money(deposit.amount, asset.currency)
    free = Step(
      before: try settings.free(old.free, asset.currency),
      after: try settings.free(new.free, asset.currency))
    share =
      household.rows(of: asset.id, for: goal.id).share(on: after.today)
      ?? .none
    moved = try DepositEffect.moved(
      before: deposit,
      asked: new.asks.first {
        household.goals[$0.goal].id == goal.id
      }?.asked,
      isNew: !before.household.rows(of: asset.id, for: goal.id)
        .giveAnything(on: after.today), asset.currency)
    var parts: [Part] = []
    for ask in new.asks {
      let had = old.asks.first { $0.goal == ask.goal }?.funded ?? .zero
      let before = try settings.shown(had, asset.currency)
      let after = try settings.shown(ask.funded, asset.currency)
      let change = Money(try after.amount - before.amount, asset.currency)
      guard !change.amount.isZero else { continue }
      parts.append(
        Part(goal: household.goals[ask.goal], after: after, change: change))
    }
    self.parts = parts
  }

  private static func moved(
    before deposit: Transaction, asked: Amount?, isNew: Bool,
    _ currency: Currency
  ) throws(MoneyProblem) -> Moved? {
    guard isNew, let asked, asked != deposit.amount else { return nil }
    return Moved(
      sum: Money(try asked - deposit.amount, currency), since: deposit.date)
  }
}
