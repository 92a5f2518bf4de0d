/// Which account holds what, and for whom.
public final class Shares: Sendable {
  /// The goal whose accounts these are, `nil` where they are all.
  public let goal: Goal?

  /// What they hold in all, or for the goal; `nil` where that is not known.
  public let total: Money?

  /// What of that is known; `nil` where nothing is.
  public let known: Money?

  /// Whether it is no less than that: nothing unknown is overdrawn.
  public let isAtLeast: Bool

  /// The accounts, in the order of the household; those of a goal by what they
  /// hold for it, the largest first.
  public let assets: [OfAsset]

  /// The rates that are missing.
  public let missingRates: [Plan.MissingRate]

  /// The rates that the accounts are counted with in one currency, by pair.
  public let rates: [Rate]

  /// An account, and the parts of it.
  public final class OfAsset: Sendable {
    public let asset: Asset

    /// What it holds.
    public let balance: Money

    /// What that is worth in the currency of the total.
    public let value: Money?

    /// The parts: by size, and last what is free.
    ///
    /// An account without anything has none.
    public let parts: [Part]

    init(asset: Asset, balance: Money, value: Money?, parts: [Part]) {
      self.asset = asset
      self.balance = balance
      self.value = value
      self.parts = parts
    }

    /// What belongs to nobody.
    public var free: Money? { parts.first { $0.goal == nil }?.funded }
  }

  /// A part of a whole.
  public final class Part: Sendable {
    /// The goal it is for, `nil` where it is free.
    public let goal: Goal?

    /// How much, in the account's currency, rounded.
    public let funded: Money

    /// What that is worth in the currency of the total.
    public let value: Money?

    /// The size of the part, and of the whole that it is of; nothing where
    /// that is not known.
    public let size: (part: Amount, whole: Amount)?

    /// What of the whole the parts above it are.
    let before: Amount

    init(
      goal: Goal?, funded: Money, value: Money?,
      size: (part: Amount, whole: Amount)?, before: Amount
    ) {
      self.goal = goal
      self.funded = funded
      self.value = value
      self.size = size
      self.before = before
    }

    /// The cells that it takes of so many: it begins where the part above it
    /// ended, so that all of them together are one bar.
    public func cells(in count: Int) -> Range<Int> {
      guard let size else { return 0..<0 }
      let start = before.cells(of: size.whole, in: count)
      let sum = (try? before + size.part) ?? size.whole
      return start..<max(start, sum.cells(of: size.whole, in: count))
    }
  }

  /// All accounts of a day; without a currency they are told in the
  /// household's.
  public init(
    _ accounts: Accounts, in currency: Currency? = nil
  ) throws(MoneyProblem) {
    let report = try AssetReport(accounts, in: currency)
    let household = accounts.household
    let exchange = Exchange(household.rates, on: accounts.today)
    let settings = household.settings
    var assets: [OfAsset] = []
    for row in report.rows {
      var parts: [Part] = []
      let whole = row.balance.amount
      var before = Amount.zero
      let asks = row.funding.asks.filter { $0.funded.isPositive }
        .ordered { $0.funded > $1.funded }
      var amounts = asks.map(\.funded)
      let digits = settings.digits(of: row.asset.currency)
      // Rounded as they are shown, they still add up to what is there.
      let isFiner = try whole.rounded(to: digits) != whole
      let free = row.funding.free
      if free.isPositive, whole.isPositive {
        if !isFiner, free.isNothing(in: digits),
          let last = amounts.indices.last
        {
          // What was cut off the parts is not free.
          amounts[last] = try amounts[last] + free
        } else {
          // Behind them what is free, which is nobody's.
          amounts.add(free)
        }
      }
      let rounded = try roundTogether(
        amounts, to: isFiner ? Amount.decimals : digits,
        in: Array(amounts.indices))
      for (place, amount) in rounded.enumerated() {
        let funded = Money(amount, row.asset.currency)
        parts.add(
          Part(
            goal: place < asks.count ? household.goals[asks[place].goal] : nil,
            funded: funded,
            value: try report.currency.flatMap {
              currency throws(MoneyProblem) in
              try exchange.worth(of: funded, in: currency, settings)
            }, size: (amounts[place], whole), before: before))
        before = try before + amounts[place]
      }
      assets.add(
        OfAsset(
          asset: row.asset, balance: row.balance, value: row.value,
          parts: parts))
    }
    goal = nil
    rates = report.rows.rates
    total = report.total
    known = report.known
    isAtLeast = report.isAtLeast
    self.assets = assets
    missingRates = report.rows.missingRates
  }

  /// The accounts of a goal, each worth what it holds for it.
  public init(
    of requirement: Requirement, in accounts: Accounts
  ) throws(MoneyProblem) {
    let goal = requirement.goal
    let household = accounts.household
    let settings = household.settings
    let digits = settings.digits(of: goal.currency)
    let exchange = Exchange(household.rates, on: accounts.today)
    let holdings = requirement.holdings.filter { !$0.ask.funded.isZero }
      .ordered { a, b in
        guard let first = a.value, let second = b.value else {
          return a.value != nil && b.value == nil
        }
        return first > second
      }
    let isKnown = holdings.allSatisfy { $0.value != nil }
    let values = holdings.compactMap(\.value)
    let whole = try values.sum()
    // Rounded as they are shown, they still add up to what there is.
    let rounded = try roundTogether(
      holdings.map { $0.value ?? .zero }, to: digits,
      in: Array(holdings.indices))
    var before = Amount.zero
    var assets: [OfAsset] = []
    for (place, holding) in holdings.enumerated() {
      let asset = household.assets[holding.funding.asset]
      let balance = Money(holding.funding.balance, asset.currency)
      let part = Part(
        goal: goal,
        funded: try settings.shown(holding.ask.funded, asset.currency),
        value: holding.value.map { _ in Money(rounded[place], goal.currency) },
        size: isKnown ? holding.value.map { ($0, whole) } : nil,
        before: before)
      before = try before + (holding.value ?? .zero)
      assets.add(
        OfAsset(
          asset: asset, balance: balance,
          value: try exchange.worth(of: balance, in: goal.currency, settings),
          parts: [part]))
    }
    self.goal = goal
    rates = holdings.flatMap { $0.route ?? [] }.map(\.rate).byPair
    let sum = Money(try whole.rounded(to: digits), goal.currency)
    total = isKnown ? sum : nil
    known = isKnown || !values.isEmpty ? sum : nil
    isAtLeast = true
    self.assets = assets
    missingRates =
      holdings.compactMap { holding in
        holding.value == nil
          ? holding.pair.map { Plan.Gap($0, for: goal) } : nil
      }.missingRates
  }
}
