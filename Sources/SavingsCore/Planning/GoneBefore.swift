/// What had gone of a goal's money this month before something was put aside
/// for it.
public final class GoneBefore: Sendable {
  /// How much less there was than when the month began.
  public let sum: Money

  /// The withdrawal of the same amount from the same asset, of which the
  /// deposit may be the return.
  public let withdrawal: Transaction?

  /// What had gone before a deposit that leads to a plan; `nil` where nothing
  /// had, or nothing is missing after it, or the deposit does not count as
  /// saved: it counts in another month, lies before the day that had the least,
  /// or was given up since.
  public init?(
    _ deposit: Transaction, in book: Book, on occasion: Occasion,
    to next: Plan
  ) throws(MoneyProblem) {
    // Most months nothing has gone, and there is no need to look back.
    guard let after = next.goals.first(where: { $0.goal.id == deposit.goal }),
      let saved = after.figures?.savedThisMonth, let gone = after.base?.less,
      gone.isPositive
    else { return nil }
    let plan = try Plan(occasion.accounts(), among: { $0.id == deposit.goal })
    guard let month = plan.goals.first, let figures = month.figures,
      let base = month.base, let low = base.low, deposit.date >= low.day,
      saved > figures.savedThisMonth
    else { return nil }
    sum = Money(base.less, month.goal.currency)
    // What a standing goal was to pay has not gone.
    let isStanding = month.goal.isStanding
    let window = month.window...deposit.date
    let amount = -deposit.amount
    var last: Transaction?
    for transaction in book.transactions
    where transaction.kind == .withdrawal && transaction.asset == deposit.asset
      && transaction.amount == amount && window.contains(transaction.date)
      && !transaction.isTransfer
      && transaction.goal.map({ $0 == deposit.goal && !isStanding }) ?? true
    {
      last = transaction
    }
    withdrawal = last
  }
}
