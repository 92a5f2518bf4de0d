internal import SavingsCore

/// A share as it was typed: a percentage, or an amount.
indirect enum TypedShare: Sendable {
  /// `60%`
  case percentage(Percentage)
  /// `250EUR`
  case amount(TypedAmount)

  init(_ text: String) throws(MoneyProblem) {
    guard text.hasSuffix("%") else {
      self = .amount(try TypedAmount(text))
      return
    }
    guard let percentage = Percentage(String(text.dropLast())) else {
      throw .notAShare(text)
    }
    self = .percentage(percentage)
  }
}
