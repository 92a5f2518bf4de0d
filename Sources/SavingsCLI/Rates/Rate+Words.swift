internal import CommandGrammar
internal import SavingsCore

extension Rate {
  /// What one base costs.
  var price: Money { Money(value, pair.quote) }

  /// The rate in words: `1 USD = 0.92 EUR`.
  var words: Phrase { "1 \(pair.base)\(.costs)\(rate: price)" }

  /// The same with its day.
  var dated: Phrase { "\(words) of \(date)" }

  var deletion: ShellCommand {
    "cst rate delete \(pair.description) --date \(date.description)"
  }
}
