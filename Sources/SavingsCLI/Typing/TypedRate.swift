internal import SavingsCore

/// A rate as it was typed.
final class TypedRate: Sendable {
  let text: String

  /// The code behind it, where it was typed as rates are listed.
  let currency: Currency?

  /// The number, its commas taken for thousands marks.
  private let number: Amount

  /// Reads a number above 0; rates are listed with commas between thousands,
  /// and a code behind them.
  init(_ typed: String) throws(MoneyProblem) {
    let start = typed.lastIndex(where: \.isNumber).map(typed.index(after:))
    let code = typed[(start ?? typed.endIndex)...]
    let currency = try? Currency(
      String(code.hasPrefix(" ") ? code.dropFirst() : code))
    let text = currency == nil ? typed : String(typed.dropLast(code.count))
    do throws(MoneyProblem) {
      number = try Amount(typed: text, in: nil, digits: 0)
    } catch .unreadable {
      throw .notARate(typed)
    }
    guard number.isPositive else { throw .notARate(typed) }
    self.text = text
    self.currency = currency
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
