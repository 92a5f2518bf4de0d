/// What turned one book into another, record by record.
public struct BookPatch: Hashable, Sendable {
  /// The settings, where they differ: before and after.
  public var settings: (before: Settings, after: Settings)? {
    settingsBefore.flatMap { before in settingsAfter.map { (before, $0) } }
  }

  private let settingsBefore: Settings?
  private let settingsAfter: Settings?

  /// What happened to the goals.
  public let goals: ListPatch<Goal>

  /// What happened to the assets.
  public let assets: ListPatch<Asset>

  /// What happened to the shares.
  public let allocations: ListPatch<AssetAllocation>

  /// What happened to the exceptions of single months.
  public let plans: ListPatch<MonthlyPlan>

  /// What happened to the rates.
  public let rates: ListPatch<Rate>

  /// What happened to the transactions.
  public let transactions: ListPatch<Transaction>

  /// A patch of known parts.
  public init(
    settings: (before: Settings, after: Settings)?, goals: ListPatch<Goal>,
    assets: ListPatch<Asset>, allocations: ListPatch<AssetAllocation>,
    plans: ListPatch<MonthlyPlan>, rates: ListPatch<Rate>,
    transactions: ListPatch<Transaction>
  ) {
    settingsBefore = settings?.before
    settingsAfter = settings?.after
    self.goals = goals
    self.assets = assets
    self.allocations = allocations
    self.plans = plans
    self.rates = rates
    self.transactions = transactions
  }

  /// What differs between two books.
  public init(from before: Book, to after: Book) {
    let (old, new) = (before.household, after.household)
    self.init(
      settings: old.settings == new.settings
        ? nil : (old.settings, new.settings),
      goals: ListPatch(from: old.goals, to: new.goals, by: \.id),
      assets: ListPatch(from: old.assets, to: new.assets, by: \.id),
      allocations: ListPatch(
        from: old.allocations, to: new.allocations, by: \.key),
      plans: ListPatch(from: old.plans, to: new.plans, by: \.key),
      rates: ListPatch(from: old.rates, to: new.rates, by: \.key),
      transactions: ListPatch(
        from: before.transactions, to: after.transactions))
  }

  /// Whether the books are the same.
  public var isEmpty: Bool {
    settings == nil && goals.isEmpty && assets.isEmpty && allocations.isEmpty
      && plans.isEmpty && rates.isEmpty && transactions.isEmpty
  }
}

extension AssetAllocation {
  /// What makes a row the same one at two times.
  fileprivate struct Key: Hashable {
    let asset: Asset.ID
    let goal: Goal.ID
    let since: CalendarDate
  }

  fileprivate var key: Key { Key(asset: asset, goal: goal, since: since) }
}

extension Rate {
  /// What makes a rate the same one at two times.
  fileprivate struct Key: Hashable {
    let pair: CurrencyPair
    let date: CalendarDate
  }

  fileprivate var key: Key { Key(pair: pair, date: date) }
}

extension ListPatch<Transaction> {
  /// What differs between two histories, found where they differ.
  fileprivate init(from before: Transactions, to after: Transactions) {
    let (head, tail) = before.commonEnds(with: after)
    self.init(
      from: before.slice(head..<before.count - tail),
      to: after.slice(head..<after.count - tail), startingAt: head, by: \.id)
  }
}
