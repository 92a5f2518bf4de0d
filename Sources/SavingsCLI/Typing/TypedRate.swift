internal import SavingsCore

/// A rate as it was typed.
final class TypedRate: Sendable {
  let text: String

  /// The number, its commas taken for thousands marks.
  private let number: Amount

  /// Reads a number above 0; rates are listed with commas between thousands.
  init(_ text: String) throws(MoneyProblem) {
    do throws(MoneyProblem) {
      number = try Amount(typed: text, in: nil, digits: 0)
    } catch .unreadable {
      throw .notARate(text)
    }
    guard number.isPositive else { throw .notARate(text) }
    self.text = text
  }

  /// How much that is.
  ///
  /// In `82,000` the comma can only part thousands; `1,085` may be a bit over
  /// one, and is taken for a thousand only where the known rates say so, too.
  func value(
    of pair: CurrencyPair, on day: CalendarDate, by rates: [Rate]
  ) throws(MoneyProblem) -> Amount {
    let isClear = !text.contains(",") || text.contains(".") || text.count > 5
    guard isClear || Rate(pair, number, on: day).fits(rates) else {
      throw .ambiguous(text, digits: Amount.decimals)
    }
    return number
  }
}
