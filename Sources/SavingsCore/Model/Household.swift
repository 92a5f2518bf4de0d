/// Everything in a book but its transactions.
///
/// It is small however long the history grows, and with the sums of the
/// transactions (`Flows`) it is all that planning needs.
public struct Household: Equatable, Sendable {
  public package(set) var settings: Settings {
    get { all.settings }
    _modify { yield &all.settings }
  }

  /// The goals, in the order in which they were added.
  public package(set) var goals: [Goal] {
    get { all.goals }
    _modify { yield &all.goals }
  }

  /// The assets, in the order in which they were added.
  public package(set) var assets: [Asset] {
    get { all.assets }
    _modify { yield &all.assets }
  }

  /// The rows that say what belongs to whom, in the order of entry.
  public package(set) var allocations: [AssetAllocation] {
    get { all.allocations }
    _modify { yield &all.allocations }
  }

  /// The exceptions of single months, in the order of entry.
  public package(set) var plans: [MonthlyPlan] {
    get { all.plans }
    _modify { yield &all.plans }
  }

  /// What closed months came to, by month: of each in all, then for each of
  /// its goals.
  public package(set) var closings: [Closing] {
    get { all.closings }
    _modify { yield &all.closings }
  }

  /// The rates, by date and then in the order of entry.
  public package(set) var rates: [Rate] {
    get { all.rates }
    _modify { yield &all.rates }
  }

  // In one place, which is changed where it is: whoever passes a household on
  // copies none of its lists.
  @Boxed private var all = All()

  private struct All: Equatable {
    var settings = Settings()
    var goals: [Goal] = []
    var assets: [Asset] = []
    var allocations: [AssetAllocation] = []
    var plans: [MonthlyPlan] = []
    var closings: [Closing] = []
    var rates: [Rate] = []
  }

  /// A household that owns nothing yet.
  public init() {}

  /// Every currency that a record names, and that of totals.
  public var currencies: [Currency] {
    let all =
      goals.map(\.currency) + assets.map(\.currency)
      + rates.flatMap { [$0.pair.base, $0.pair.quote] }
      + [settings.currency].compactMap(\.self)
    return all.withoutRepetitions.ordered(by: <)
  }
}
