/// Transactions with what they are about, in their order.
public final class TransactionReport: Sendable {
  public let rows: [Row]

  /// A transaction with its asset and the goal that it names.
  public final class Row: Sendable {
    public let transaction: Transaction

    /// Where it moved; `nil` only in what was not proved yet.
    public let asset: Asset?

    /// What it is for, where it is for a goal.
    public let goal: Goal?

    /// One transaction of a household.
    public convenience init(
      _ transaction: Transaction, in household: Household
    ) {
      self.init(
        transaction, of: household.asset(transaction.asset),
        for: transaction.goal.flatMap { household.goal($0) })
    }

    /// One transaction, of what is known already.
    package init(_ transaction: Transaction, of asset: Asset?, for goal: Goal?)
    {
      self.transaction = transaction
      self.asset = asset
      self.goal = goal
    }
  }

  /// These transactions of a household.
  public init(_ transactions: [Transaction], in household: Household) {
    let assets = household.assets.keyed(by: \.id)
    let goals = household.goals.keyed(by: \.id)
    rows = transactions.map { transaction in
      Row(
        transaction, of: assets[transaction.asset],
        for: transaction.goal.flatMap { goals[$0] })
    }
  }
}
