internal import SavingsCore

extension FundingCut {
  /// Who pays, and whether that is meant.
  func confirmation(_ today: CalendarDate) throws -> Confirmation {
    let balance = Money(funding.balance, asset.currency)
    let holds: Phrase =
      day > today
      ? "On \(day) \(asset.name) will hold \(balance)"
      : "\(asset.name) holds \(balance)"
    let rest = Money(try balance.amount - own.amount, asset.currency)
    let lead: Phrase =
      rest.amount.isNegative
      ? """
      \(holds); \(bare: own) would be own money, and every goal would get \
      \(Ratio(balance.amount, of: own.amount)) of its own:
      """
      : """
      \(holds); \(bare: own) of it would be own money, and percentages share \
      the \(bare: rest) that are left:
      """
    return Confirmation(
      "setting this share",
      consequences: [lead]
        + losses.map { loss in
          "  \(loss.goal.name)\(.gap)"
            + .step(from: "\(bare: loss.before)", to: "\(bare: loss.after)")
        }, question: "Set it?")
  }
}
