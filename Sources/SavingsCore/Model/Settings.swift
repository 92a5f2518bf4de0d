/// What a household prefers.
///
/// A preference is `nil` until somebody states it, so that `settings list` can
/// tell a choice from a default; what is in force stands beside it.
public struct Settings: Equatable, Sendable {
  /// The display currency that is stored; the first goal or asset of one of
  /// ISO 4217 brings it.
  public var currency: Currency? {
    get { all.currency }
    set { all.currency = newValue }
  }

  /// The paydays that were chosen, if any.
  public var ownPayday: PaydaySchedule? {
    get { all.ownPayday }
    set { all.ownPayday = newValue }
  }

  /// What a month may carry.
  public static let weightRange = Amount.zero...Amount(10)

  /// How much months carry beside others, where that is not 1.
  public var weights: ByMonth {
    get { all.weights }
    set { all.weights = newValue }
  }

  /// What comes in, in the display currency.
  public var income: ByMonth {
    get { all.income }
    set { all.income = newValue }
  }

  /// What of that is spent on what everybody needs.
  public var essentials: ByMonth {
    get { all.essentials }
    set { all.essentials = newValue }
  }

  /// Whether something is taken off an income that there is not.
  var lacksIncome: Bool { income.isEmpty && !essentials.isEmpty }

  /// The amount a month over which a goal is critical, where it is set.
  public var ownCritical: Amount? {
    get { all.ownCritical }
    set { all.ownCritical = newValue }
  }

  /// The amount a month over which a goal needs attention, where it is set.
  public var ownAttention: Amount? {
    get { all.ownAttention }
    set { all.ownAttention = newValue }
  }

  /// The days after which a rate is stale, where it is set.
  public var ownStaleDays: Int? {
    get { all.ownStaleDays }
    set { all.ownStaleDays = newValue }
  }

  /// The decimals that were set for currencies that ISO 4217 does not know.
  public var ownDigits: CurrencyDigits {
    get { all.ownDigits }
    set { all.ownDigits = newValue }
  }

  /// Who prices a currency, and who is asked, and how.
  public var named = NamedTexts()

  /// The colours of the terminal.
  public var palette: String? {
    get { all.palette }
    set { all.palette = newValue }
  }

  /// The cells that the terminal was said to give characters of ambiguous
  /// width.
  public var ownAmbiguousWidth: Cells? {
    get { all.ownAmbiguousWidth }
    set { all.ownAmbiguousWidth = newValue }
  }

  // In one place, so that settings are as small as two references: to it, and
  // to the texts beside it.
  @Boxed private var all: All

  private struct All: Equatable {
    var currency: Currency?
    var ownPayday: PaydaySchedule?
    var weights = ByMonth()
    var income = ByMonth()
    var essentials = ByMonth()
    var ownCritical: Amount?
    var ownAttention: Amount?
    var ownStaleDays: Int?
    var ownDigits = CurrencyDigits()
    var palette: String?
    var ownAmbiguousWidth: Cells?
  }

  /// Nothing stated yet.
  public init() { all = All() }

  /// The paydays in force, with what each carries.
  @inline(never)
  public var paydays: Paydays {
    Paydays(ownPayday ?? .endOfMonth, weights: weights)
  }

  /// The days after which a rate is stale.
  public var staleDays: Int { ownStaleDays ?? 7 }

  /// Whether a rate is older on a day than the household accepts.
  public func isStale(_ rate: Rate, on day: CalendarDate) -> Bool {
    rate.date.days(until: day) > staleDays
  }

  /// The cells that the terminal gives characters of ambiguous width.
  public var ambiguousWidth: Cells { ownAmbiguousWidth ?? .one }

  /// The amount a month over which a goal is critical.
  ///
  /// Ten thousand is a lot in a currency with cents; in others nobody can
  /// tell, so there is no such amount until one is set.
  public var critical: Amount? { ownCritical ?? threshold(10_000) }

  /// The amount a month over which a goal needs attention.
  public var attention: Amount? { ownAttention ?? threshold(5_000) }

  private func threshold(_ amount: Int) -> Amount? {
    guard let currency, (2...3).contains(digits(of: currency)) else {
      return nil
    }
    return Amount(amount)
  }

  /// To how many decimals a currency is rounded and shown.
  public func digits(of currency: Currency) -> Int {
    currency.isoDigits ?? ownDigits[currency] ?? 8
  }

  /// How many cells a terminal may give a character that Unicode calls
  /// ambiguous: two where it is set up for Chinese, Japanese or Korean.
  public enum Cells: Int, Equatable, Sendable {
    case one = 1
    case two = 2
  }

  /// A sum as it is shown: in the decimals that its currency has.
  ///
  /// What a goal gets of an asset is exact to the eighteenth decimal, and
  /// nobody can pay that.
  @inline(never)
  public func shown(
    _ amount: Amount, _ currency: Currency, _ rounding: Rounding = .nearest
  ) throws(MoneyProblem) -> Money {
    Money(try amount.rounded(to: digits(of: currency), rounding), currency)
  }

  /// A sum that is free to use, as it is shown: never more than there is.
  public func free(
    _ amount: Amount, _ currency: Currency
  ) throws(MoneyProblem) -> Money {
    try shown(amount, currency, .down)
  }
}
