/// Proves record by record that nothing is there twice and nothing refers to
/// what is not there.
///
/// A right checksum vouches for this, because cst proves it before it writes;
/// it is proved again only where the checksum is wrong.
struct Proof {
  private var goals = DistinctIDs()
  private var goalSlugs: Set<String> = []
  private var goalNames: Set<String> = []
  private var assets = DistinctIDs()
  private var assetSlugs: Set<String> = []
  private var assetNames: Set<String> = []
  private var rows: Set<Row> = []
  private var plans: Set<Plan> = []
  private var rates: Set<Pricing> = []
  private var transactions = DistinctIDs()
  private var externalIDs: Set<External> = []

  private struct Row: Hashable {
    let asset: Asset.ID
    let goal: Goal.ID
    let since: CalendarDate
  }

  private struct Plan: Hashable {
    let goal: Goal.ID
    let month: Month
  }

  private struct Pricing: Hashable {
    let pair: CurrencyPair
    let date: CalendarDate
  }

  private struct External: Hashable {
    let asset: Asset.ID
    let id: String
  }

  /// Whether the ids of the transactions are known to be distinct.
  private let areDistinct: Bool

  /// Nothing yet.
  init(areDistinct: Bool = false) { self.areDistinct = areDistinct }

  /// Only active goals need a name of their own.
  mutating func take(_ goal: Goal) throws(Contradiction) {
    guard goals.insert(goal.id) else { throw .sameID(goal.id.description) }
    guard goalSlugs.insert(goal.slug).inserted else {
      throw .sameSlug(.goal, goal.slug)
    }
    guard goal.isActive else { return }
    guard goalNames.insert(Wording.folded(goal.name)).inserted else {
      throw .sameName(.goal, goal.name)
    }
  }

  mutating func take(_ asset: Asset) throws(Contradiction) {
    guard assets.insert(asset.id) else { throw .sameID(asset.id.description) }
    guard assetSlugs.insert(asset.slug).inserted else {
      throw .sameSlug(.asset, asset.slug)
    }
    guard assetNames.insert(Wording.folded(asset.name)).inserted else {
      throw .sameName(.asset, asset.name)
    }
  }

  mutating func take(_ row: AssetAllocation) throws(Contradiction) {
    try check(row.asset)
    try check(row.goal)
    let key = Row(asset: row.asset, goal: row.goal, since: row.since)
    guard rows.insert(key).inserted else { throw .sameStart(row.since) }
  }

  mutating func take(_ plan: MonthlyPlan) throws(Contradiction) {
    try check(plan.goal)
    let key = Plan(goal: plan.goal, month: plan.month)
    guard plans.insert(key).inserted else { throw .sameMonth(plan.month) }
  }

  mutating func take(_ rate: Rate) throws(Contradiction) {
    let key = Pricing(pair: rate.pair, date: rate.date)
    guard rates.insert(key).inserted else {
      throw .sameDay(rate.pair, rate.date)
    }
  }

  mutating func take(_ transaction: Transaction) throws(Contradiction) {
    try check(transaction.asset)
    if let goal = transaction.goal { try check(goal) }
    guard areDistinct || transactions.insert(transaction.id) else {
      throw .sameID(transaction.id.description)
    }
    guard let id = transaction.externalID else { return }
    let key = External(asset: transaction.asset, id: id)
    guard externalIDs.insert(key).inserted else { throw .sameExternalID(id) }
  }

  private func check(_ asset: Asset.ID) throws(Contradiction) {
    guard assets.contains(asset) else {
      throw .dangling(.asset, asset.description)
    }
  }

  private func check(_ goal: Goal.ID) throws(Contradiction) {
    guard goals.contains(goal) else {
      throw .dangling(.goal, goal.description)
    }
  }
}
