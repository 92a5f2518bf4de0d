/// What a month says of a goal, or of all together, in one currency.
public struct MonthSums: Equatable, Sendable {
  public internal(set) var required: Amount

  /// What was to be paid, after everybody's choices.
  public internal(set) var planned: Amount

  /// What came in.
  public internal(set) var savedThisMonth: Amount

  /// How much less there was than when it began.
  public internal(set) var takenOut: Amount

  /// What of the planned did not come in.
  public internal(set) var left: Amount

  /// Known sums.
  public init(
    required: Amount, planned: Amount, savedThisMonth: Amount,
    takenOut: Amount, left: Amount
  ) {
    self.required = required
    self.planned = planned
    self.savedThisMonth = savedThisMonth
    self.takenOut = takenOut
    self.left = left
  }

  package var all: [Amount] {
    [required, planned, savedThisMonth, takenOut, left]
  }
}
