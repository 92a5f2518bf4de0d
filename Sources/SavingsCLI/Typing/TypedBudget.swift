internal import CommandGrammar
internal import SavingsCore

/// A budget as it was typed: so much, or a percentage of what comes in.
indirect enum TypedBudget: Sendable {
  /// `1500EUR`
  case amount(TypedAmount)
  /// `20%`
  case percent(Amount)
}

extension Notation {
  /// So much a payday, or a percentage of what comes in.
  static var budget: Notation<TypedBudget> {
    Notation<TypedBudget>("amount", like: "1500EUR") {
      (text) throws(Misreading) in
      guard text.hasSuffix("%") else {
        return .amount(try Notation<TypedAmount>.amount.read(text))
      }
      guard let percent = try? Amount(String(text.dropLast())),
        !percent.isNegative, percent.decimalsNeeded <= 2
      else {
        throw Misreading(
          "\"\(text)\" is not a percentage with up to 2 decimals",
          tip: "write a number before the sign: 20%, or 33.24%")
      }
      return .percent(percent)
    }
  }
}
