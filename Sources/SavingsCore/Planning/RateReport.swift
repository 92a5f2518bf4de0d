/// Rates, and how far each is used on a day.
public final class RateReport: Sendable {
  /// The rates, in the order of the household.
  public let rows: [Row]

  /// A rate, and how far it is used.
  public final class Row: Sendable {
    public let rate: Rate

    /// How many days old it is; below 0 where it is of a later day.
    public let age: Int

    /// Whether that is more than the household accepts.
    public let isStale: Bool

    /// In which directions it is used.
    public let use: RateUse

    fileprivate init(_ rate: Rate, _ exchange: Exchange, _ settings: Settings) {
      self.rate = rate
      age = rate.date.days(until: exchange.date)
      isStale = settings.isStale(rate, on: exchange.date)
      use = exchange.use(of: rate)
    }
  }

  /// The rates of a household.
  public init(_ household: Household, on today: CalendarDate) {
    let exchange = Exchange(household.rates, on: today)
    rows = household.rates.map { Row($0, exchange, household.settings) }
  }
}
