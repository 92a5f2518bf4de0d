/// What every asset holds, gives away and is worth on a day, and what they are
/// worth together.
public final class AssetReport: Sendable {
  /// The assets, in the order of the household.
  public let rows: [Row]

  /// The currency of totals, `nil` while nobody has named one.
  public let currency: Currency?

  /// What all of them are worth; unknown as soon as one of them is.
  public let total: Money?

  /// What of that is known; `nil` where nothing is.
  let known: Money?

  /// One asset.
  public final class Row: Sendable {
    /// The asset.
    public let asset: Asset

    /// What it holds, and who gets how much of it.
    public let funding: Funding

    /// What it holds, in its own currency.
    public let balance: Money

    /// What is scheduled in it for later days.
    public let scheduled: Money

    /// What belongs to no goal, never more than there is.
    public let free: Money

    /// What it is worth in the currency of totals; unknown where a rate is
    /// missing.
    public let value: Money?

    /// The pair whose rate is missing for that.
    let missingPair: CurrencyPair?

    /// The rates that it is counted with.
    let rates: [Rate]

    init(
      asset: Asset, funding: Funding, balance: Money, scheduled: Money,
      free: Money, value: Money?, missingPair: CurrencyPair?, rates: [Rate]
    ) {
      self.asset = asset
      self.funding = funding
      self.balance = balance
      self.scheduled = scheduled
      self.free = free
      self.value = value
      self.missingPair = missingPair
      self.rates = rates
    }
  }

  /// The assets of a day.
  public init(_ accounts: Accounts) throws(MoneyProblem) {
    let household = accounts.household
    let settings = household.settings
    let exchange = Exchange(household.rates, on: accounts.today)
    currency = household.displayCurrency?.currency
    var rows: [Row] = []
    for (place, asset) in household.assets.enumerated() {
      let funding = try accounts.funding(of: place)
      let balance = Money(funding.balance, asset.currency)
      var value: Money?
      if let currency {
        value = try exchange.worth(of: balance, in: currency, settings)
      }
      rows.add(
        Row(
          asset: asset, funding: funding, balance: balance,
          scheduled: Money(
            try accounts.scheduled(in: place), asset.currency),
          free: try settings.free(funding.free, asset.currency),
          value: value,
          missingPair: value == nil
            ? currency.flatMap { CurrencyPair(asset.currency, $0) }
            : nil,
          rates: currency.flatMap {
            exchange.route(from: asset.currency, to: $0)?.map(\.rate)
          } ?? []))
    }
    self.rows = rows
    let values = rows.compactMap { $0.value?.amount }
    let sum = try values.sum()
    let worth = currency.map { Money(sum, $0) }
    total = values.count == rows.count ? worth : nil
    known = values.isEmpty ? total : worth
  }
}

extension [AssetReport.Row] {
  /// The rates that they are counted with, by pair.
  public var rates: [Rate] { flatMap(\.rates).byPair }

  /// The rates that are missing for what they are worth.
  public var missingRates: [Plan.MissingRate] {
    compactMap(\.missingPair).withoutRepetitions.ordered {
      ($0.base, $0.quote) < ($1.base, $1.quote)
    }.map { Plan.MissingRate(pair: $0, goals: []) }
  }
}
