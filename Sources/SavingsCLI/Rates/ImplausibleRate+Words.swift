internal import CommandGrammar
internal import SavingsCore

extension ImplausibleRate {
  /// That a rate is far from what was known, by how much, and what may have
  /// been meant.
  ///
  /// One that is not kept need not be deleted to set another.
  func warning(isKept: Bool) -> Warning {
    let pair = rate.pair
    let old = Money(knownInShort, pair.quote)
    let times: Phrase = factor.map { "\($0)" } ?? "countless"
    let relation: Phrase =
      rate.value > known
      ? "that is \(times) times the rate of \(since)"
      : "the rate of \(since) is \(times) times that"
    let meant = fitsInverse ? meantInverse(isKept: isKept) : nil
    let again: ShellCommand =
      """
      cst rate set \(pair.description) \(.rate) --date \(rate.date.description)
      """
    return Warning(
      "implausible_rate",
      """
      \(rate.words), and it was \(rate: old): \(relation)\
      \(meant?.words ?? "")
      """, subject: pair.description,
      tip: meant?.tip ?? "if another one was meant: \(run: again)")
  }

  /// What there is to do where the same number was meant for the inverse pair.
  private func meantInverse(isKept: Bool) -> (words: Phrase, tip: Tip?) {
    let pair = rate.pair
    let inverse: Phrase = """
      ; for 1 \(pair.base)\(.costs)1/\(rate.value.description) \(pair.quote)
      """
    guard let turned else {
      let other: ShellCommand = """
        cst rate set \(pair.inverse.description) \(rate.value.description) \
        --date \(rate.date.description)
        """
      return (
        "\(inverse) set the other one",
        isKept ? "\(run: rate.deletion), then \(run: other)" : "\(run: other)"
      )
    }
    guard isKept else { return ("\(inverse) nothing is to be done", nil) }
    guard turned.date == rate.date else {
      return (
        "\(inverse) nothing is to be done but to delete it",
        "\(run: rate.deletion)"
      )
    }
    // Each is used in its own direction, and one of them is wrong.
    return (
      "; that day also has \(turned.words)",
      "keep one of them: \(run: turned.deletion) or \(run: rate.deletion)"
    )
  }
}
