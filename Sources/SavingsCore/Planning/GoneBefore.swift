/// What had gone of a goal's money this month before something was put aside
/// for it.
public struct GoneBefore: Equatable, Sendable {
  /// How much less there was than when the month began.
  public let sum: Money

  /// The withdrawal of the same amount from the same asset, of which the
  /// deposit may be the return.
  public let withdrawal: Transaction?

  /// `nil` where nothing had gone, or the deposit counts in another month.
  public init?(
    _ deposit: Transaction, in book: Book, on occasion: Occasion
  ) throws(MoneyProblem) {
    let plan = try Plan(occasion.accounts(), among: { $0.id == deposit.goal })
    guard let month = plan.goals.first, let figures = month.figures,
      figures.takenOut.isPositive, deposit.date >= month.window,
      deposit.date <= occasion.today
    else { return nil }
    sum = Money(figures.takenOut, month.goal.currency)
    let window = month.window...deposit.date
    let amount = -deposit.amount
    withdrawal = book.transactions.reversed().first { transaction in
      transaction.kind == .withdrawal && transaction.asset == deposit.asset
        && transaction.amount == amount && window.contains(transaction.date)
    }
  }
}
