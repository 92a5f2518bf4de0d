extension [Funding.Ask] {
  /// Shares `balance` among those who ask, and grants none more than it asked.
  ///
  /// Where they ask for more than there is, own money comes first: nobody's
  /// percentage takes from it. What is short is short in the same proportion
  /// for all, cut at the eighteenth decimal: nothing is promised twice. A
  /// balance of nothing or less funds nothing.
  mutating func fund(from balance: Amount) throws(MoneyProblem) {
    guard balance.isPositive else { return }
    var total = Amount.zero
    var owned = Amount.zero
    for place in indices {
      total = try total + self[place].asked
      owned = try owned + self[place].ownOrNothing
    }
    for place in indices {
      let asked = self[place].asked
      let own = self[place].ownOrNothing
      self[place].funded =
        if total <= balance { asked } else if owned >= balance {
          try own.times(balance, over: owned, .down)
        } else {
          try own
            + (asked - own).times(balance - owned, over: total - owned, .down)
        }
    }
  }
}

/// What an asset holds at one moment, and who gets how much of it.
public final class Funding: Sendable {
  /// The place of the asset.
  public let asset: Int

  /// What it holds.
  public let balance: Amount

  /// What of it names no goal, which percentages are of; never negative.
  public let nameless: Amount

  /// Who asks for a part of it.
  public let asks: [Ask]

  /// What nobody has been promised; never negative.
  public let free: Amount

  init(asset: Int, balance: Amount, nameless: Amount, asks: [Ask], free: Amount)
  {
    self.asset = asset
    self.balance = balance
    self.nameless = nameless
    self.asks = asks
    self.free = free
  }

  /// What one goal asks of an asset, and what it gets.
  public struct Ask: Sendable {
    /// The place of the goal.
    public let goal: Int

    /// The row by which it asks.
    public let row: AssetAllocation

    /// What of the asset is its own; below nothing where more was taken out
    /// for it than it had.
    public let own: Amount

    /// What its own money and its percentage come to; never below nothing.
    public let asked: Amount

    /// What there is for it.
    public internal(set) var funded = Amount.zero

    /// Its own money, where there is any.
    var ownOrNothing: Amount { max(own, .zero) }
  }

  /// What a goal asks of it, and gets.
  public func ask(of goal: Int) -> Ask? { place(of: goal).map { asks[$0] } }

  func funded(of goal: Int) -> Amount {
    place(of: goal).map { asks[$0].funded } ?? .zero
  }

  private func place(of goal: Int) -> Int? {
    // They stand in the order of the goals.
    asks.place(of: goal) { $0.goal }
  }

  /// What all asks come to.
  public func asked() throws(MoneyProblem) -> Amount {
    try asks.map(\.asked).sum()
  }

  /// What the asks have of their own.
  public func own() throws(MoneyProblem) -> Amount {
    try asks.map(\.ownOrNothing).sum()
  }

  /// Whether the own money of an ask is all there: the account holds it, and
  /// no more was taken out for the goal than it had.
  public func isSound(for ask: Ask) throws(MoneyProblem) -> Bool {
    guard balance.isPositive, !ask.own.isNegative else { return false }
    return try own() <= balance
  }
}
