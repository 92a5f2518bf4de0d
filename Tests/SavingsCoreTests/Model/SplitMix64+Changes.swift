import SavingsCore
import Support

extension SplitMix64 {
  /// A change of few names, ids and days, so that it often meets another.
  mutating func change(of book: Book, on days: [CalendarDate]) throws -> Change
  {
    let goals = book.household.goals
    let assets = book.household.assets
    switch number(1...22) {
    case 1...3: return .addGoal(try goal(id: nil, lifecycle: .active, days))
    case 4 where !goals.isEmpty:
      let old = one(of: goals)
      return .replaceGoal(try goal(id: old.id, lifecycle: old.lifecycle, days))
    case 5 where !goals.isEmpty && once(in: 3):
      return .removeGoal(one(of: goals))
    case 6 where !goals.isEmpty:
      return .endGoal(one(of: goals), .finished(one(of: days)))
    case 7 where !goals.isEmpty:
      return .reopenGoal(one(of: goals), one(of: days))
    case 8, 9: return .addAsset(try asset(id: nil))
    case 10: return .replaceAsset(try asset(id: assets.first?.id))
    case 11 where !assets.isEmpty && once(in: 4):
      return .removeAsset(one(of: assets))
    case 12 where !book.transactions.isEmpty:
      return .removeTransaction(one(of: Array(book.transactions)))
    case 13: return .replaceTransaction(try transaction(days))
    case 14: return .addTransaction(try transaction(days))
    case 15: return .setPlan(try plan())
    case 16 where !book.transactions.isEmpty:
      var side = one(of: Array(book.transactions))
      side.date = one(of: days)
      if once(in: 2) { side.amount = try side.amount + side.amount }
      if once(in: 4) { side.asset = Asset.ID(bits: UInt128(number(1...2))) }
      return .replaceTransaction(side)
    case 17, 18: return .transfer(transfer(days))
    default: return .setShare(row(days))
    }
  }

  private mutating func goal(
    id: Goal.ID?, lifecycle: Goal.Lifecycle, _ days: [CalendarDate]
  ) throws -> Goal {
    Goal(
      id: id ?? Goal.ID(bits: UInt128(number(1...4))),
      name: one(of: ["House", "HOUSE", "Car", "Boat", "Trip", "Garden"]),
      slug: one(of: ["house", "car", "boat", "trip", "garden", "goal-1"]),
      target: Amount(1),
      currency: try Currency(one(of: ["EUR", "EUR", "USD"])),
      deadline: once(in: 5) ? one(of: days) : .last, start: one(of: days),
      lifecycle: lifecycle)
  }

  private mutating func asset(id: Asset.ID?) throws -> Asset {
    Asset(
      id: id ?? Asset.ID(bits: UInt128(number(1...2))),
      name: one(of: ["Bank", "BANK", "Jar", "Wallet"]),
      slug: one(of: ["bank", "jar", "wallet"]),
      currency: try Currency(one(of: ["EUR", "EUR", "USD"])))
  }

  private mutating func transaction(
    _ days: [CalendarDate]
  ) throws -> Transaction {
    let isDeposit = once(in: 2)
    return Transaction(
      id: Transaction.ID(bits: UInt128(number(1...6))),
      asset: Asset.ID(bits: UInt128(number(1...2))), date: one(of: days),
      amount: Amount(isDeposit ? number(1...9) : -number(1...9)),
      kind: isDeposit ? .deposit : .withdrawal,
      goal: once(in: 2) ? Goal.ID(bits: UInt128(number(1...4))) : nil,
      externalID: once(in: 3) ? one(of: ["a", "b"]) : nil)
  }

  private mutating func transfer(_ days: [CalendarDate]) -> Transfer {
    let from = number(1...2)
    return Transfer(
      Amount(number(0...9)), from: Asset.ID(bits: UInt128(from)),
      Amount(number(1...9)),
      to: Asset.ID(bits: UInt128(once(in: 5) ? from : 3 - from)),
      on: one(of: days),
      goal: once(in: 2) ? Goal.ID(bits: UInt128(number(1...4))) : nil,
      ids: (
        Transaction.ID(bits: UInt128(number(1...6))),
        Transaction.ID(bits: UInt128(number(1...6)))
      ))
  }

  private mutating func row(_ days: [CalendarDate]) -> AssetAllocation {
    let percentage = Percentage(parts: Int32(number(0...10) * 100_000)) ?? .all
    return AssetAllocation(
      asset: Asset.ID(bits: UInt128(number(1...2))),
      goal: Goal.ID(bits: UInt128(number(1...4))),
      share: once(in: 4)
        ? .earmark(Amount(number(0...5))) : .percentage(percentage),
      since: one(of: days))
  }

  private mutating func plan() throws -> MonthlyPlan {
    MonthlyPlan(
      goal: Goal.ID(bits: UInt128(number(1...4))),
      month: try month(one(of: ["2026-01", "2026-02"])),
      flex: once(in: 2) ? .skipped : nil,
      custom: once(in: 3) ? MonthlyPlan.Custom(Amount(5), by: .you) : nil)
  }
}
