/// Rates, and how far each is used on a day.
public final class RateReport: Sendable {
  /// The rates, in the order of the household.
  public let rows: [Row]

  /// A rate, and how far it is used.
  public final class Row: Sendable {
    /// The rate.
    public let rate: Rate

    /// How many days old it is; below 0 where it is of a later day.
    public let age: Int

    /// Whether that is more than the household accepts.
    public let isStale: Bool

    /// In which directions it is used.
    public let use: RateUse

    init(rate: Rate, age: Int, isStale: Bool, use: RateUse) {
      self.rate = rate
      self.age = age
      self.isStale = isStale
      self.use = use
    }
  }

  /// The rates of a household.
  public init(_ household: Household, on today: CalendarDate) {
    let exchange = Exchange(household.rates, on: today)
    rows = household.rates.map { rate in
      Row(
        rate: rate, age: rate.date.days(until: today),
        isStale: household.settings.isStale(rate, on: today),
        use: exchange.use(of: rate))
    }
  }
}
