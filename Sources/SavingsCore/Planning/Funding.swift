/// Shares `balance` among those who ask, and grants none more than it asked.
///
/// Where the asks sum to more than there is, every one is cut in the same
/// proportion, down to the eighteenth decimal: nothing is promised twice. A
/// balance of nothing or less funds nothing.
func fund(
  _ asks: [Amount], from balance: Amount
) throws(MoneyProblem) -> [Amount] {
  guard balance.isPositive else { return asks.map { _ in .zero } }
  let total = try asks.sum()
  guard total > balance else { return asks }
  var granted: [Amount] = []
  for ask in asks {
    granted.append(try ask.times(balance, over: total, .down))
  }
  return granted
}

/// What an asset holds at one moment, and who gets how much of it.
public struct Funding: Equatable, Sendable {
  /// The place of the asset.
  public let asset: Int

  /// What it holds.
  public let balance: Amount

  /// Who asks for a part of it.
  public let asks: [Ask]

  /// What nobody has been promised; never negative.
  public let free: Amount

  /// What one goal asks of an asset, and what it gets.
  public struct Ask: Equatable, Sendable {
    /// The place of the goal.
    public let goal: Int

    /// The row by which it asks.
    public let row: AssetAllocation

    /// What the row comes to.
    public let asked: Amount

    /// What there is for it.
    public let funded: Amount
  }

  /// What all asks come to.
  public func asked() throws(MoneyProblem) -> Amount {
    try asks.map(\.asked).sum()
  }
}
