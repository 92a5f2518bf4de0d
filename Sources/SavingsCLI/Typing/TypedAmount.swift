internal import CommandGrammar
internal import SavingsCore

/// An amount as it was typed, before it is known what it is an amount of.
///
/// `12000EUR` names its currency; `12000` leaves it to whatever it is for.
final class TypedAmount: Sendable {
  let text: String
  private let number: String
  let currency: Currency?

  /// Takes a number and a code of letters, right behind it or after a space.
  init(_ text: String) throws(MoneyProblem) {
    let last = text.lastIndex { !$0.isASCII || !$0.isLetter }
    let code = String(
      text[(last.map(text.index(after:)) ?? text.startIndex)...])
    let rest = text.dropLast(code.count)
    let isParted = !code.isEmpty && rest.last == " "
    number = String(isParted ? rest.dropLast() : rest)
    self.text = text
    let begins = number.first { $0 != "-" }
    guard let begins, begins.isASCII, begins.isNumber else {
      throw .unreadable(text)
    }
    guard code == code.uppercased() else {
      guard code.count > 1, number.last?.isNumber == true else {
        throw .unreadable(text)
      }
      throw .notUpperCase(typed: text, code: code.uppercased())
    }
    currency = try code.isEmpty ? nil : Currency(code)
    try checkShape()
  }

  /// The amount, in the currency named with it or else in `fallback`.
  func money(
    in fallback: Currency, _ settings: Settings
  ) throws(MoneyProblem) -> Money {
    let currency = currency ?? fallback
    return Money(
      try Amount(
        typed: number, in: currency, digits: settings.digits(of: currency)),
      currency)
  }

  /// How to name the currency where nothing does; a number that may mean two is
  /// the problem first.
  func namingCurrency() throws(MoneyProblem) -> Tip {
    _ = try Amount(typed: number, in: nil, digits: Amount.decimals)
    return "write it behind the number: \(text)EUR"
  }

  /// The number that was typed, before it is known how many decimals it may
  /// have.
  func plainNumber() throws(MoneyProblem) -> Amount {
    try Amount(number.filter { $0 != "," })
  }

  /// Refuses at once what is no number in any currency.
  private func checkShape() throws(MoneyProblem) {
    do {
      if let currency {
        let digits = currency.isoDigits ?? Amount.decimals
        _ = try Amount(typed: number, in: currency, digits: digits)
      } else {
        _ = try plainNumber()
      }
    } catch .unreadable {
      throw .unreadable(text)
    } catch {
      throw error
    }
  }
}
