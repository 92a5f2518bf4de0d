internal import CommandGrammar
internal import SavingsCore

extension Notation {
  /// After how many months something comes again: `3m` or `1y`.
  static var period: Notation<Int> {
    Notation<Int>("period", like: "1y") { (text) throws(Misreading) in
      let months: Int? =
        switch text.last {
        case "m": 1
        case "y": 12
        default: nil
        }
      let digits = text.dropLast()
      guard let months, digits.first != "0", let count = Int(digits: digits),
        count <= Goal.everyMonths.upperBound,
        Goal.everyMonths.contains(count * months)
      else {
        throw Misreading(
          "\"\(text)\" is not a number of months or years, 1 to 120 months",
          tip: "write --every 1y, or --every 3m")
      }
      return count * months
    }
  }

  /// What is expected to be earned a year, in percent: `3%` or `3`.
  static var yearlyPercentage: Notation<Percentage> {
    Notation<Percentage>("percentage", like: "3%") {
      (text) throws(Misreading) in
      let number = text.hasSuffix("%") ? String(text.dropLast()) : text
      guard let percentage = Percentage(number) else {
        throw Misreading(
          "\"\(text)\" is not a percentage from 0 to 100, with up to 4 decimals",
          tip: "write --yield 3%")
      }
      return percentage
    }
  }

  /// The same, or an empty text that takes it away.
  var orNothing: Notation<Value?> {
    Notation<Value?>(
      placeholder.lowercased(), like: example, completes: completion
    ) { [read] (text) throws(Misreading) -> Value? in
      text.isEmpty ? nil : try read(text)
    }
  }
}
