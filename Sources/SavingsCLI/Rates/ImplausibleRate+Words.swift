internal import CommandGrammar
internal import SavingsCore

extension ImplausibleRate {
  /// That a rate is far from what was known, by how much, and what may have
  /// been meant.
  func warning(beside rates: [Rate]) -> Warning {
    let pair = rate.pair
    let price = Money(rate.value, pair.quote)
    let old = Money(knownInShort, pair.quote)
    let times: Phrase = factor.map { "\($0)" } ?? "countless"
    let relation: Phrase =
      rate.value > known
      ? "that is \(times) times the rate of \(since)"
      : "the rate of \(since) is \(times) times that"
    let isThere = rates.contains {
      $0.pair == pair.inverse && $0.value == rate.value
    }
    let meant: Phrase =
      fitsInverse
      ? """
      ; for 1 \(pair.base)\(.costs)1/\(rate.value.description) \(pair.quote) \
      \(isThere ? "nothing is to be done" : "set the other one")
      """ : ""
    let other: ShellCommand =
      "cst rate set \(pair.inverse.description) \(rate.value.description)"
    let again: ShellCommand =
      """
      cst rate set \(pair.description) \(.rate) --date \(rate.date.description)
      """
    return Warning(
      "implausible_rate",
      """
      1 \(pair.base)\(.costs)\(rate: price), and it was \(rate: old): \
      \(relation)\(meant)
      """, subject: pair.description,
      tip: fitsInverse && !isThere
        ? "\(run: other)"
        : "if another one was meant: \(run: again)")
  }
}
