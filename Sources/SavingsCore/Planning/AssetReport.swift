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
  public let known: Money?

  /// Whether it is no less than that: nothing unknown is overdrawn.
  public var isAtLeast: Bool {
    rows.allSatisfy { $0.value != nil || !$0.balance.amount.isNegative }
  }

  /// One asset.
  public final class Row: Sendable {
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

    let missingPair: CurrencyPair?

    /// The rates that it is counted with.
    let rates: [Rate]

    fileprivate init(
      _ place: Int, of accounts: Accounts, in currency: Currency?,
      by exchange: Exchange
    ) throws(MoneyProblem) {
      let settings = accounts.household.settings
      asset = accounts.household.assets[place]
      funding = try accounts.funding(of: place)
      balance = Money(funding.balance, asset.currency)
      scheduled = Money(try accounts.scheduled(in: place), asset.currency)
      free = try settings.free(funding.free, asset.currency)
      guard let currency else {
        value = nil
        missingPair = nil
        rates = []
        return
      }
      value = try exchange.worth(of: balance, in: currency, settings)
      missingPair = value == nil ? CurrencyPair(asset.currency, currency) : nil
      rates =
        exchange.route(from: asset.currency, to: currency)?.map(\.rate) ?? []
    }
  }

  /// The assets of a day; without a currency what they are worth is told in the
  /// household's.
  public init(
    _ accounts: Accounts, in currency: Currency? = nil
  ) throws(MoneyProblem) {
    let household = accounts.household
    let exchange = Exchange(household.rates, on: accounts.today)
    let currency = currency ?? household.displayCurrency?.currency
    self.currency = currency
    rows = try household.assets.indices.map { place throws(MoneyProblem) in
      try Row(place, of: accounts, in: currency, by: exchange)
    }
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
    compactMap(\.missingPair).map { Plan.Gap($0, for: nil) }.missingRates
  }
}
