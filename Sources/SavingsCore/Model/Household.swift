/// Everything in a book but its transactions.
///
/// It is small however long the history grows, and with the sums of the
/// transactions (`Flows`) it is all that planning needs.
public struct Household: Equatable, Sendable {
  /// What the household prefers.
  public package(set) var settings: Settings

  /// The goals, in the order in which they were added.
  public package(set) var goals: [Goal]

  /// The assets, in the order in which they were added.
  public package(set) var assets: [Asset]

  /// The rows that say what belongs to whom, in the order of entry.
  public package(set) var allocations: [AssetAllocation]

  /// The exceptions of single months, in the order of entry.
  public package(set) var plans: [MonthlyPlan]

  /// What closed months came to, by month: of each in all, then for each of
  /// its goals.
  public package(set) var closings: [Closing]

  /// The rates, by date and then in the order of entry.
  public package(set) var rates: [Rate]

  /// A household that owns nothing yet.
  public init() {
    settings = Settings()
    goals = []
    assets = []
    allocations = []
    plans = []
    closings = []
    rates = []
  }
}

extension Household {
  /// Every currency that a record names, and that of totals.
  public var currencies: [Currency] {
    var all = goals.map(\.currency) + assets.map(\.currency)
    for rate in rates { all += [rate.pair.base, rate.pair.quote] }
    if let currency = settings.currency { all.append(currency) }
    return all.withoutRepetitions.ordered(by: <)
  }
}
