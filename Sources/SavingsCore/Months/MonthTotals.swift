/// The sums of a month in one currency, as `MonthSums` has them, each unknown
/// where a part of it is.
///
/// A month of a goal has them twice, and mostly both are the same: they are
/// shared, and not copied.
public final class MonthTotals: Sendable {
  public let required: Amount?
  public let planned: Amount?
  public let savedThisMonth: Amount?
  public let takenOut: Amount?
  public let left: Amount?

  /// What they come from, where they were converted.
  private let origin: MonthTotals?

  init(
    required: Amount?, planned: Amount?, savedThisMonth: Amount?,
    takenOut: Amount?, left: Amount?, from origin: MonthTotals? = nil
  ) {
    self.required = required
    self.planned = planned
    self.savedThisMonth = savedThisMonth
    self.takenOut = takenOut
    self.left = left
    self.origin = origin
  }

  /// Sums that are known.
  convenience init(_ sums: MonthSums) {
    self.init(
      required: sums.required, planned: sums.planned,
      savedThisMonth: sums.savedThisMonth, takenOut: sums.takenOut,
      left: sums.left)
  }

  /// The sums of some, `unknown` standing for what is not known.
  convenience init(
    of all: [MonthTotals], unknown: Amount? = nil
  ) throws(MoneyProblem) {
    self.init(
      required: try all.sum(unknown: unknown, \.required),
      planned: try all.sum(unknown: unknown, \.planned),
      savedThisMonth: try all.sum(unknown: unknown, \.savedThisMonth),
      takenOut: try all.sum(unknown: unknown, \.takenOut),
      left: try all.sum(unknown: unknown, \.left))
  }

  /// The same in another currency, at its worth there; `met` and `standing`
  /// stay what they were.
  ///
  /// It is `dynamic` to be compiled once for all ways to tell the worth.
  dynamic func converted(
    _ worth: (Amount) throws(MoneyProblem) -> Amount?
  ) throws(MoneyProblem) -> MonthTotals {
    let required = try self.required.flatMap(worth)
    let planned = try self.planned.flatMap(worth)
    let savedThisMonth = try self.savedThisMonth.flatMap(worth)
    let takenOut = try self.takenOut.flatMap(worth)
    let left = try self.left.flatMap(worth)
    if required == self.required, planned == self.planned,
      savedThisMonth == self.savedThisMonth, takenOut == self.takenOut,
      left == self.left
    {
      return self
    }
    return MonthTotals(
      required: required, planned: planned, savedThisMonth: savedThisMonth,
      takenOut: takenOut, left: left, from: self)
  }

  /// All sums, where every one is known.
  public var sums: MonthSums? {
    guard let required, let planned, let savedThisMonth, let takenOut, let left
    else { return nil }
    return MonthSums(
      required: required, planned: planned, savedThisMonth: savedThisMonth,
      takenOut: takenOut, left: left)
  }

  /// The part of what was planned that is not left; none where nothing was
  /// planned, or where one of the two is unknown.
  ///
  /// It is cut at the eighteenth decimal, so 1 says that nothing is left. Sums
  /// that are converted keep that of what they come from.
  public var met: Amount? {
    if let origin { return origin.met }
    guard let planned, let left, planned.isPositive else { return nil }
    // No difference of two sums that are not negative is too large to count,
    // and no part of one whole.
    let met = try? (planned - left).times(Amount(1), over: planned, .down)
    return met.map { max($0, .zero) }
  }

  /// How far the month came towards what was planned.
  public var standing: Standing {
    if let origin { return origin.standing }
    guard let planned, let left else { return .unknown }
    if planned.isPositive { return left.isZero ? .met : .missed }
    return left.isZero ? .idle : .missed
  }

  /// How far a month came.
  public enum Standing: Equatable, Sendable {
    /// Nothing is left of what was planned.
    case met
    /// Something is.
    case missed
    /// Nothing was planned.
    case idle
    /// Nobody can tell.
    case unknown
  }
}

/// What came in and what went in a month, each unknown where a part of it is.
public struct MonthFlow: Equatable, Sendable {
  /// What came in.
  public let saved: Amount?

  /// How much less there was than when it began.
  public let takenOut: Amount?

  init(_ saved: Amount?, _ takenOut: Amount?) {
    self.saved = saved
    self.takenOut = takenOut
  }

  /// Both of some sums.
  public init(_ totals: MonthTotals) {
    self.init(totals.savedThisMonth, totals.takenOut)
  }

  init(of all: [MonthFlow]) throws(MoneyProblem) {
    self.init(try all.sum(\.saved), try all.sum(\.takenOut))
  }

  mutating func count(_ more: MonthFlow) throws(MoneyProblem) {
    self = MonthFlow(
      try saved.adding(more.saved), try takenOut.adding(more.takenOut))
  }

  func rounded(to digits: Int) throws(MoneyProblem) -> MonthFlow {
    MonthFlow(try saved?.rounded(to: digits), try takenOut?.rounded(to: digits))
  }
}

extension Closing {
  /// What was written down, as a month tells its sums.
  public var totals: MonthTotals { MonthTotals(sums) }
}
