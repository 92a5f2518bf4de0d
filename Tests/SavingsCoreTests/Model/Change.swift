import SavingsCore

/// Something that somebody might ask of a book, possible or not.
enum Change {
  case addGoal(Goal)
  case replaceGoal(Goal)
  case removeGoal(Goal)
  case endGoal(Goal, Goal.Lifecycle)
  case reopenGoal(Goal, CalendarDate)
  case addAsset(Asset)
  case replaceAsset(Asset)
  case removeAsset(Asset)
  case addTransaction(Transaction)
  case replaceTransaction(Transaction)
  case removeTransaction(Transaction)
  case transfer(Transfer)
  case setShare(AssetAllocation)
  case setPlan(MonthlyPlan)

  /// What the book makes of it.
  func asked(of book: Book) throws -> Book {
    switch self {
    case .addGoal(let goal): try book.adding(goal)
    case .replaceGoal(let goal): try book.replacing(goal)
    case .removeGoal(let goal): book.removing(goal)
    case .endGoal(let goal, let end): try book.ending(goal, end)
    case .reopenGoal(let goal, let date):
      try book.reopening(goal, on: date).book
    case .addAsset(let asset): try book.adding(asset)
    case .replaceAsset(let asset): try book.replacing(asset)
    case .removeAsset(let asset): book.removing(asset)
    case .addTransaction(let transaction): try book.adding(transaction)
    case .replaceTransaction(let transaction): try book.replacing(transaction)
    case .removeTransaction(let transaction): book.removing(transaction)
    case .transfer(let transfer): try book.transferring(transfer).book
    case .setShare(let row): try book.setting(row)
    case .setPlan(let plan): try book.setting(plan)
    }
  }

  /// What a change that looks at nothing would make of the book, `nil` where
  /// there is more to it than putting a record in its place.
  func done(to book: Book) -> Book? {
    var household = book.household
    var transactions = Array(book.transactions)
    switch self {
    case .addGoal(let goal):
      household.goals.append(goal)
    case .replaceGoal(let goal):
      household.goals = household.goals.map { $0.id == goal.id ? goal : $0 }
    case .addAsset(let asset):
      household.assets.append(asset)
    case .replaceAsset(let asset):
      household.assets = household.assets.map { $0.id == asset.id ? asset : $0 }
    case .addTransaction(let transaction):
      let place = transactions.firstIndex { $0.date > transaction.date }
      transactions.insert(transaction, at: place ?? transactions.count)
    case .setShare(let row):
      let same = household.allocations.firstIndex {
        ($0.asset, $0.goal, $0.since) == (row.asset, row.goal, row.since)
      }
      household.allocations.insert(row, at: same ?? household.allocations.count)
      if let same { household.allocations.remove(at: same + 1) }
    case .removeGoal, .endGoal, .reopenGoal, .removeAsset,
      .replaceTransaction, .removeTransaction, .transfer, .setPlan:
      return nil
    }
    var next = Book(household, Transactions(transactions))
    if next.household.settings.currency == nil {
      next.household.settings.currency =
        household.goals.first?.currency ?? household.assets.first?.currency
    }
    return next
  }

  /// Whether the change is one that these records allow, whatever the others.
  func isAllowed(in book: Book) -> Bool {
    let household = book.household
    switch self {
    case .addGoal(let goal): return household.leaves(goal.slug, to: goal)
    case .addAsset(let asset): return household.leaves(asset.slug, to: asset)
    case .replaceGoal(let goal):
      return household.goals.contains { $0.id == goal.id }
        && household.leaves(goal.slug, to: goal)
        && !household.plans.contains { plan in
          plan.goal == goal.id
            && household.goals.contains {
              $0.id == goal.id && $0.currency != goal.currency
            }
        }
    case .replaceAsset(let asset):
      let old = household.assets.first { $0.id == asset.id }
      return old != nil && household.leaves(asset.slug, to: asset)
        && (old?.currency == asset.currency || !household.earmarks(asset.id))
        && !book.transactions.contains { transaction in
          transaction.asset == asset.id
            && household.assets.contains {
              $0.id == asset.id && $0.currency != asset.currency
            }
        }
    case .setShare(let row):
      return row.share == Share.none
        || household.goals.contains {
          $0.id == row.goal && $0.lifecycle == .active
        }
    default:
      return true
    }
  }
}

extension Household {
  /// Whether no other goal is called as a slug that is typed for one; the names
  /// of these stories have nothing but letters of English.
  fileprivate func leaves(_ slug: String, to goal: Goal) -> Bool {
    goals.contains { $0.id == goal.id && $0.slug == slug }
      || goal.name.lowercased() == slug
      || !goals.contains { $0.id != goal.id && $0.name.lowercased() == slug }
  }

  fileprivate func leaves(_ slug: String, to asset: Asset) -> Bool {
    assets.contains { $0.id == asset.id && $0.slug == slug }
      || asset.name.lowercased() == slug
      || !assets.contains { $0.id != asset.id && $0.name.lowercased() == slug }
  }

  /// Whether the last row of some goal's share is a fixed amount.
  fileprivate func earmarks(_ asset: Asset.ID) -> Bool {
    let rows = allocations.filter { $0.asset == asset }
    return rows.contains { row in
      let isLast = !rows.contains {
        $0.goal == row.goal && $0.since > row.since
      }
      if isLast, case .earmark(let amount) = row.share { return !amount.isZero }
      return false
    }
  }
}
