/// What sums need to know of a transaction, without its words.
///
/// Asset and goal are places in the household's lists, so that a long history
/// can be read without making a record of every line.
public struct Movement: Sendable {
  public let asset: Int

  /// The day on which it counts.
  public let date: CalendarDate

  /// How much came in, negative for what went out.
  public let amount: Amount

  public let kind: Transaction.Kind

  /// The place of the goal it is for.
  public let goal: Int?

  /// Whether it came from another asset, or went into one.
  public let isTransfer: Bool

  /// A movement of known places.
  public init(
    asset: Int, date: CalendarDate, amount: Amount,
    kind: Transaction.Kind, goal: Int?, isTransfer: Bool
  ) {
    self.asset = asset
    self.date = date
    self.amount = amount
    self.kind = kind
    self.goal = goal
    self.isTransfer = isTransfer
  }
}
