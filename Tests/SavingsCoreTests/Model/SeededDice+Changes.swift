import SavingsCore

extension SeededDice {
  /// A change of few names, ids and days, so that it often meets another.
  mutating func change(of book: Book, on days: [CalendarDate]) throws -> Change
  {
    let goals = book.household.goals
    let assets = book.household.assets
    switch number(1...20) {
    case 1...3: return .addGoal(try goal(id: nil, lifecycle: .active, days))
    case 4 where !goals.isEmpty:
      let old = pick(goals)
      return .replaceGoal(
        try goal(id: old.id, lifecycle: old.lifecycle, days))
    case 5 where !goals.isEmpty && once(in: 3): return .removeGoal(pick(goals))
    case 6 where !goals.isEmpty:
      return .endGoal(pick(goals), .finished(pick(days)))
    case 7 where !goals.isEmpty: return .reopenGoal(pick(goals), pick(days))
    case 8, 9: return .addAsset(try asset(id: nil))
    case 10: return .replaceAsset(try asset(id: assets.first?.id))
    case 11 where !assets.isEmpty && once(in: 4):
      return .removeAsset(pick(assets))
    case 12 where !book.transactions.isEmpty:
      return .removeTransaction(pick(Array(book.transactions)))
    case 13: return .replaceTransaction(try transaction(days))
    case 14: return .addTransaction(try transaction(days))
    case 15: return .setPlan(try plan())
    default: return .setShare(row(days))
    }
  }

  private mutating func goal(
    id: Goal.ID?, lifecycle: Goal.Lifecycle, _ days: [CalendarDate]
  ) throws -> Goal {
    Goal(
      id: id ?? Goal.ID(bits: UInt128(number(1...4))),
      name: pick(["House", "HOUSE", "Car", "Boat", "Trip", "Garden"]),
      slug: pick(["house", "car", "boat", "trip", "garden", "goal-1"]),
      target: Amount(1), currency: try Currency(pick(["EUR", "EUR", "USD"])),
      deadline: once(in: 5) ? pick(days) : .last, start: pick(days),
      lifecycle: lifecycle)
  }

  private mutating func asset(id: Asset.ID?) throws -> Asset {
    Asset(
      id: id ?? Asset.ID(bits: UInt128(number(1...2))),
      name: pick(["Bank", "BANK", "Jar", "Wallet"]),
      slug: pick(["bank", "jar", "wallet"]),
      currency: try Currency(pick(["EUR", "EUR", "USD"])))
  }

  private mutating func transaction(
    _ days: [CalendarDate]
  ) throws -> Transaction {
    let isDeposit = once(in: 2)
    return Transaction(
      id: Transaction.ID(bits: UInt128(number(1...6))),
      asset: Asset.ID(bits: UInt128(number(1...2))), date: pick(days),
      amount: Amount(isDeposit ? number(1...9) : -number(1...9)),
      kind: isDeposit ? .deposit : .withdrawal,
      goal: once(in: 2) ? Goal.ID(bits: UInt128(number(1...4))) : nil,
      externalID: once(in: 3) ? pick(["a", "b"]) : nil)
  }

  private mutating func row(_ days: [CalendarDate]) -> AssetAllocation {
    let percentage = Percentage(parts: Int32(number(0...10) * 100_000)) ?? .all
    return AssetAllocation(
      asset: Asset.ID(bits: UInt128(number(1...2))),
      goal: Goal.ID(bits: UInt128(number(1...4))),
      share: once(in: 4)
        ? .earmark(Amount(number(0...5))) : .percentage(percentage),
      since: pick(days))
  }

  private mutating func plan() throws -> MonthlyPlan {
    MonthlyPlan(
      goal: Goal.ID(bits: UInt128(number(1...4))),
      month: try month(pick(["2026-01", "2026-02"])),
      flex: once(in: 2) ? .skipped : nil,
      custom: once(in: 3) ? MonthlyPlan.Custom(Amount(5), by: .you) : nil)
  }
}
