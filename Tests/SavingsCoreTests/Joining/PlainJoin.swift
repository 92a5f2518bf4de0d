import SavingsCore

/// What has to be in a store of two, found slowly and record by record.
struct PlainJoin {
  /// Records that only one side changed, as that side has them.
  private var transactions: [Transaction] = []
  private var plans: [MonthlyPlan] = []
  private var goals: [Goal] = []

  /// The records that only one side deleted and the other left alone.
  private var deleted: [Transaction.ID] = []

  init(_ base: Book, _ here: Book, _ there: Book) {
    for (mine, other) in [(here, there), (there, here)] {
      for transaction in mine.transactions {
        let was = base.transactions.first { $0.id == transaction.id }
        let theirs = other.transactions.first { $0.id == transaction.id }
        if was != transaction, theirs == was {
          transactions.append(transaction)
        }
      }
      for plan in mine.household.plans {
        func same(_ book: Book) -> MonthlyPlan? {
          book.household.plans.first {
            $0.goal == plan.goal && $0.month == plan.month
          }
        }
        if same(base) != plan, same(other) == same(base) { plans.append(plan) }
      }
      for goal in mine.household.goals {
        let was = base.household.goals.first { $0.id == goal.id }
        let theirs = other.household.goals.first { $0.id == goal.id }
        if was != goal, theirs == was { goals.append(goal) }
      }
      for transaction in base.transactions {
        let theirs = other.transactions.first { $0.id == transaction.id }
        if !mine.transactions.contains(where: { $0.id == transaction.id }),
          theirs == transaction, transaction.transfer == nil,
          mine.household.assets.contains(where: { $0.id == transaction.asset })
        {
          deleted.append(transaction.id)
        }
      }
    }
  }

  /// How much there is to look at.
  var count: Int {
    transactions.count + plans.count + goals.count + deleted.count
  }

  /// What is not there, or is there, and should not.
  func missing(in joined: Joined) -> [String] {
    let book = joined.snapshot.book
    var lost: [String] = []
    for transaction in transactions {
      let found = book.transactions.first { $0.id == transaction.id }
      // A payment may be another one's, and an asset may be gone.
      let isOne = joined.payments.contains {
        $0.externalID == transaction.externalID
          && $0.asset == transaction.asset
      }
      let isThere = found.map { found in
        (found.date, found.amount, found.kind, found.asset)
          == (
            transaction.date, transaction.amount, transaction.kind,
            transaction.asset
          )
      }
      let hasAsset = book.household.assets.contains {
        $0.id == transaction.asset
      }
      if isThere != true, !isOne, hasAsset, joined.answers.isEmpty {
        lost.append("\(transaction)")
      }
    }
    for plan in plans where joined.answers.isEmpty {
      let hasGoal = book.household.goals.contains { $0.id == plan.goal }
      if hasGoal, !book.household.plans.contains(plan) {
        lost.append("\(plan)")
      }
    }
    for goal in goals where joined.answers.isEmpty {
      let found = book.household.goals.first { $0.id == goal.id }
      if found?.deadline != goal.deadline || found?.start != goal.start
        || found?.lifecycle != goal.lifecycle
      {
        lost.append("\(goal) is \(found.map { "\($0)" } ?? "gone")")
      }
    }
    for id in deleted where joined.answers.isEmpty {
      if book.transactions.contains(where: { $0.id == id }) {
        lost.append("\(id) is back")
      }
    }
    return lost
  }
}
