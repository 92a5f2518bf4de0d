/// How often months like those before make up what is needed, counted.
///
/// A month is written as hundredths of a payment. Of all ways to fill the
/// payments from these months and one more, each as often as wanted and in no
/// order, those count that reach the target: at the least, with a month more
/// that brings nothing, and at the most, with one that brings a lot. What has
/// not happened yet may.
public struct Chance: Sendable {
  /// How many ways there are.
  public let ways: Int

  /// How many reach the target if the month more brings nothing.
  public let low: Int

  /// How many do if it brings a lot.
  public let high: Int

  /// The chance of so many payments, given the least and the most hundredths of
  /// a payment that each month brought.
  ///
  /// - Precondition: There is a payment and a month.
  public init(of payments: Int, low: [Int], high: [Int]) {
    let whole = 100 * payments
    func cut(_ part: Int) -> Int { min(max(part, -whole), whole) }
    let worst = min(low.min() ?? 0, 0)
    let best = max(2 * (high.max() ?? 0), 100)
    ways = Chance.ways(payments, of: low.count + 1)
    self.low = Chance.count(payments, (low + [worst]).map(cut))
    self.high = Chance.count(payments, (high + [best]).map(cut))
  }

  /// In how many ways some payments are filled from so many months.
  private static func ways(_ payments: Int, of months: Int) -> Int {
    (1...payments).reduce(1) { $0 * (months - 1 + $1) / $1 }
  }

  /// How many of them come to a whole payment for each.
  ///
  /// Months that took away come first, so that what is reached stays so.
  private static func count(_ payments: Int, _ parts: [Int]) -> Int {
    let whole = 100 * payments
    let parts = parts.ordered(by: <)
    guard let least = parts.first, let most = parts.last,
      most * payments >= whole
    else { return 0 }
    let zero = -min(least, 0) * payments
    let size = zero + whole + 1
    // By how many payments, and by what they come to.
    var counts = [UInt32](repeating: 0, count: size * (payments + 1))
    counts[zero] = 1
    for part in parts {
      for payment in 1...payments {
        let from = (payment - 1) * size
        let to = payment * size
        // What is not reached by any earlier payment is nothing.
        for sum in 0..<size where counts[from + sum] != 0 {
          let next = min(sum + part, size - 1)
          if next >= 0 { counts[to + next] += counts[from + sum] }
        }
      }
    }
    return Int(counts[size * (payments + 1) - 1])
  }
}

/// Why no chance is told.
public enum ChanceReason: String, CaseIterable, Sendable {
  /// Nobody knows how much there is.
  case missingRate = "missing_rate"
  /// Nothing is missing.
  case reached
  /// There is no day to be late for.
  case noDeadline = "no_deadline"
  /// No payday is left.
  case noPaymentLeft = "no_payment_left"
  /// Too few months are known.
  case shortHistory = "short_history"
  /// More payments are to come than twice those months.
  case tooFar = "too_far"
}

extension Rest {
  /// Why no chance is told when so many months are known.
  func chanceReason(knowing known: Int) -> ChanceReason? {
    if deadline == nil { return .noDeadline }
    if months == 0 { return .noPaymentLeft }
    if known < Rest.leastMonths { return .shortHistory }
    return months > 2 * known ? .tooFar : nil
  }

  func chance(_ paid: [MonthsBrought.Part]) -> Chance? {
    guard let needed, needed.isPositive else { return nil }
    func part(_ amount: Amount, _ rounding: Rounding) -> Int {
      let part = try? amount.times(
        Amount(100 * months), over: needed, rounding, to: 0)
      // What is past counting is more than everything, one way or the other.
      let limit = amount.isNegative ? Int.min / 4 : Int.max / 4
      return part?.wholeTimes(Amount(1)) ?? limit
    }
    return Chance(
      of: months,
      low: paid.map { part($0.amount, $0.amount.isNegative ? .up : .down) },
      high: paid.map { part($0.amount, $0.amount.isNegative ? .down : .up) })
  }
}
