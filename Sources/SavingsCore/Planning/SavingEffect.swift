/// What became of deposits for goals: what reached whom in their assets, and
/// what is free there.
public final class SavingEffect: Sendable {
  /// What reached the goals that they are for, in the order of the deposits;
  /// what does not count yet reached nobody.
  public let reached: [Part]

  /// What that changed for other goals of the same assets.
  public let others: [Part]

  /// What belonged to no goal before in these assets, and what does after, in
  /// their currency or in that of totals; `nil` where a rate is missing, or
  /// nothing reached any.
  public let free: Step?

  /// A sum before and after.
  public struct Step: Sendable {
    /// What it was.
    public let before: Money
    /// What it is.
    public let after: Money
  }

  /// What one goal has of an asset.
  public final class Part: Sendable {
    public let goal: Goal

    public let asset: Asset

    /// What was put into the asset for it.
    public let put: Money

    /// How much more of the asset it has, negative for less.
    public let change: Money

    /// What it has of the asset now.
    public let held: Money

    /// What it has in all; unknown where a rate is missing.
    public let saved: Money?

    /// Why not all of it reached the goal.
    public let shortfall: Shortfall?

    /// What it has beyond that, because its share is new.
    public let more: Money?

    fileprivate init(
      _ ask: Funding.Ask, of goal: Goal, in asset: Asset, put: Amount,
      saved: Amount?, from old: Funding, _ settings: Settings
    ) throws(MoneyProblem) {
      let had = try settings.shown(old.funded(of: ask.goal), asset.currency)
      let held = try settings.shown(ask.funded, asset.currency)
      let change = try held.amount - had.amount
      self.goal = goal
      self.asset = asset
      self.put = Money(put, asset.currency)
      self.change = Money(change, asset.currency)
      self.held = held
      self.saved = saved.map { Money($0, goal.currency) }
      // What is less than its last decimal shows is there all the same.
      let exact = try ask.funded - old.funded(of: ask.goal)
      more =
        exact > put && change > put
        ? Money(try change - put, asset.currency) : nil
      shortfall =
        exact < put && change < put
        ? try Shortfall(
          of: ask, lacking: put - change, from: old, asset.currency)
        : nil
    }
  }

  /// Why less than what was put into an asset reached a goal.
  public enum Shortfall: Sendable {
    /// The asset was overdrawn by so much.
    case overdrawn(Money)
    /// The asset holds so much less than the own money of its goals.
    case lessThanItsOwn(Money)
    /// So much more had been taken out for the goal than it had.
    case takenTooMuch(Money)
    /// The goal gave its share up on that day.
    case givenUp(CalendarDate)
  }

  /// What deposits did on the way from one book to another, on the same day,
  /// with a plan of the goals that they are for.
  public init(
    of deposits: [Transaction], from before: Occasion, to after: Occasion,
    in plan: Plan
  ) throws(MoneyProblem) {
    let household = after.household
    let requirements = plan.goals.keyed(by: \.goal.id)
    let puts = Put.all(deposits.filter { $0.date <= after.today }, household)
    var reached: [(order: Int, part: Part)] = []
    var others: [Part] = []
    var free: [Step] = []
    var start = 0
    while start < puts.count {
      let place = puts[start].pair.asset
      start = puts.firstPlace { $0.pair.asset > place }
      let asset = household.assets[place]
      let old = try before.accounts().funding(of: place)
      let new = try after.accounts().funding(of: place)
      free.add(
        Step(
          before: try household.settings.free(old.free, asset.currency),
          after: try household.settings.free(new.free, asset.currency)))
      for ask in new.asks {
        let pair = Flows.Pair(asset: place, goal: ask.goal)
        let first = puts.firstPlace { $0.pair >= pair }
        let mine = puts[first...].prefix { $0.pair == pair }
        let goal = household.goals[ask.goal]
        let part = try Part(
          ask, of: goal, in: asset, put: mine.map(\.amount).sum(),
          saved: requirements[goal.id]?.saved, from: old, household.settings)
        if let order = mine.first?.order {
          reached.add((order, part))
        } else if !part.change.amount.isZero {
          others.add(part)
        }
      }
    }
    self.reached = reached.ordered { $0.order < $1.order }.map(\.part)
    self.others = others
    self.free = try SavingEffect.together(free, household, on: after.today)
  }

  /// The sum of what is free in several assets.
  private static func together(
    _ steps: [Step], _ household: Household, on today: CalendarDate
  ) throws(MoneyProblem) -> Step? {
    if steps.isEmpty { return nil }
    let first = steps[0].after.currency
    let one = steps.allSatisfy { $0.after.currency == first } ? first : nil
    guard let currency = one ?? household.settings.currency else { return nil }
    let exchange = Exchange(household.rates, on: today)
    var (before, after) = (Amount.zero, Amount.zero)
    for step in steps {
      guard
        let old = try exchange.worth(
          of: step.before, in: currency, household.settings),
        let new = try exchange.worth(
          of: step.after, in: currency, household.settings)
      else { return nil }
      before = try before + old.amount
      after = try after + new.amount
    }
    return Step(before: Money(before, currency), after: Money(after, currency))
  }
}

/// What was put into an asset for a goal, and when among others.
private struct Put {
  let pair: Flows.Pair
  let order: Int
  let amount: Amount

  /// What was put aside for goals, in the order of the assets and then of the
  /// goals.
  static func all(_ deposits: [Transaction], _ household: Household) -> [Put] {
    var goals = Places<Goal>(household.goals.map(\.id))
    var assets = Places<Asset>(household.assets.map(\.id))
    var puts: [Put] = []
    for (order, deposit) in deposits.enumerated() {
      guard let asset = assets.place(of: deposit.asset),
        let goal = deposit.goal.flatMap({ goals.place(of: $0) })
      else { continue }
      let pair = Flows.Pair(asset: asset, goal: goal)
      puts.add(Put(pair: pair, order: order, amount: deposit.amount))
    }
    return puts.ordered { $0.pair < $1.pair }
  }
}

extension SavingEffect.Shortfall {
  /// Why so much less than what was put in reached a goal.
  fileprivate init(
    of ask: Funding.Ask, lacking rest: Amount, from old: Funding,
    _ currency: Currency
  ) throws(MoneyProblem) {
    func money(_ amount: Amount) -> Money { Money(amount.magnitude, currency) }
    // What had been taken out for it is made good with what is put in now.
    let owned = try old.own()
    let lacking = try owned - old.balance
    // A part of a hole that names no goal is no debt of its own.
    let debtor = old.ask(of: ask.goal).flatMap { $0.own.isNegative ? $0 : nil }
    let owed = try debtor.map(old.shortage) ?? .zero
    self =
      if ask.row.share.isNothing {
        .givenUp(ask.row.since)
      } else if owed >= rest, owed >= -old.balance {
        .takenTooMuch(money(owed))
      } else if old.balance.isNegative, owned.isZero {
        .overdrawn(money(old.balance))
      } else if lacking.isPositive {
        .lessThanItsOwn(money(lacking))
      } else {
        // What named the goal before it had any share counts with the first.
        .takenTooMuch(money(rest))
      }
  }
}
