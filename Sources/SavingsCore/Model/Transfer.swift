/// Money that moves from one asset into another on one day.
///
/// It is two transactions, each of which names the other:
///
///     let transfer = Transfer(
///       Amount(500), from: giro.id, Amount(500), to: savings.id, on: today,
///       ids: (first, second))
///     let next = try book.transferring(transfer).book
public final class Transfer: Sendable {
  /// What leaves one asset.
  public let withdrawal: Transaction

  /// What comes into the other one.
  public let deposit: Transaction

  /// An amount that leaves one asset and one that comes into another, each in
  /// the currency of its asset; what is missing of the first one is a fee.
  public init(
    _ sent: Amount, from: Asset.ID, _ received: Amount, to: Asset.ID,
    on date: CalendarDate, goal: Goal.ID? = nil, note: String? = nil,
    ids: (withdrawal: Transaction.ID, deposit: Transaction.ID)
  ) {
    withdrawal = Transaction(
      id: ids.withdrawal, asset: from, date: date, amount: -sent,
      kind: .withdrawal, goal: goal, note: note, transfer: ids.deposit)
    deposit = Transaction(
      id: ids.deposit, asset: to, date: date, amount: received,
      kind: .deposit, goal: goal, note: note, transfer: ids.withdrawal)
  }
}
