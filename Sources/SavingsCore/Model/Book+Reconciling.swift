extension Book {
  /// What an asset held by the end of a day, and the transaction that makes it
  /// what the bank says; none where the two agree.
  public func reconciling(
    _ asset: Asset.ID, to amount: Amount, on day: CalendarDate,
    by id: @autoclosure () -> Transaction.ID
  ) throws(MoneyProblem) -> (held: Amount, adjustment: Transaction?) {
    let held = try balance(of: asset, on: day)
    let difference = try amount - held
    guard !difference.isZero else { return (held, nil) }
    return (
      held,
      Transaction(
        id: id(), asset: asset, date: day, amount: difference,
        kind: .adjustment)
    )
  }
}
