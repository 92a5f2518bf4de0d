internal import SavingsCore

/// What became of a deposit: what reached whom in its asset, and what did not
/// reach the goal that it was for.
struct DepositEffect {
  private let goal: Goal
  private let asset: Asset
  private let share: Share
  private let money: Money
  private let parts: [Part]
  private let free: (before: Money, after: Money)

  /// What had moved for the goal since the day on which its share begins, if
  /// that share came with the deposit.
  private let moved: (sum: Money, since: CalendarDate)?

  /// What one goal has of the asset, before and after.
  private struct Part {
    let goal: Goal
    let before: Money
    let after: Money
    let change: Money
  }

  /// `nil` for a deposit that is for no goal, or that does not count yet.
  init?(
    of deposit: Transaction, from before: Accounts, to after: Accounts
  ) throws {
    let household = after.household
    let today = after.today
    let places = household.assets.indices
    guard deposit.date <= today,
      let goal = deposit.goal.flatMap({ household.goal($0) }),
      let place = places.first(where: {
        household.assets[$0].id == deposit.asset
      })
    else { return nil }
    let asset = household.assets[place]
    let old = try before.funding(of: place)
    let new = try after.funding(of: place)
    func shown(_ amount: Amount) throws -> Money {
      try household.settings.shown(amount, asset.currency)
    }
    self.goal = goal
    self.asset = asset
    money = Money(deposit.amount, asset.currency)
    let settings = household.settings
    free = (
      try settings.free(old.free, asset.currency),
      try settings.free(new.free, asset.currency)
    )
    share =
      household.rows(of: asset.id, for: goal.id).share(on: today) ?? .none
    let oldShare =
      before.household.rows(of: asset.id, for: goal.id).share(on: today)
      ?? Share.none
    let asked = new.asks.first { household.goals[$0.goal].id == goal.id }?.asked
    moved =
      if let asked, asked != deposit.amount, oldShare == Share.none {
        (
          Money(try asked - deposit.amount, asset.currency), deposit.date
        )
      } else {
        nil
      }
    parts = try new.asks.compactMap { ask in
      let had = old.asks.first { $0.goal == ask.goal }?.funded ?? .zero
      let (before, after) = (try shown(had), try shown(ask.funded))
      let change = Money(try after.amount - before.amount, asset.currency)
      return change.amount.isZero
        ? nil
        : Part(
          goal: household.goals[ask.goal], before: before, after: after,
          change: change)
    }
  }

  /// What reached each goal and what is free, a line each, and why it did not
  /// all reach the goal it was for.
  var document: Document {
    let own = parts.first { $0.goal.id == goal.id }
    let names = parts.filter { $0.change.amount.isNegative }
      .map { "\(quoted: $0.goal.name)" as Phrase }
    return Document {
      for part in parts where part.goal.id == goal.id { line(part) }
      for part in parts where part.goal.id != goal.id { line(part) }
      if free.before != free.after {
        "  free: \(free.after), and it was \(bare: free.before)"
      }
      if let moved {
        """
        The share of \(quoted: goal.name) is new, and counts what had moved \
        for it since \(moved.since) too: \(change: moved.sum).
        """
      } else if own?.change != money {
        reason(own?.change)
      }
      if !names.isEmpty {
        """
        All shares of \(quoted: asset.name) ask for more than it holds, so \
        there is less for \(names.joined(", ")).
        """
      }
    }
  }

  private func line(_ part: Part) -> Phrase {
    "  \(part.goal.name): \(change: part.change), now \(part.after) of it"
  }

  /// Why less than the deposit, or more, reached the goal.
  private func reason(_ change: Money?) -> Phrase {
    let reached: Phrase =
      change.map { "\(bare: $0) of \(money)" } ?? "nothing of \(money)"
    guard case .percentage(let percentage) = share else {
      return """
        Every goal gets the same part of what it asks of \
        \(quoted: asset.name), so \(reached) reached \(quoted: goal.name).
        """
    }
    return """
      \(quoted: goal.name) has \(percentage) of \(quoted: asset.name), so \
      \(reached) reached it.
      """
  }
}
