internal import CommandGrammar
internal import SavingsCore

let settingsSet = Command(
  "settings set", "Choose a setting",
  positional("key", .settingKey, "Which one"),
  positional("value", .settingValue, "What it shall be").atLeastOnce,
  examples: [
    "cst settings set payday 25", "cst settings set currency EUR",
    "cst settings set digits.BTC 6",
  ],
  details: SettingKey.explanations.map { "- \($0.term): \($0.meaning)\n" }
    .joined(),
  related: ["settings list", "settings unset"], changes: true, begins: true
) { (session: Session, key, words) in
  let value = words.joined(separator: " ")
  let book = try session.book()
  let old = book.household.settings
  let settings = try key.setting(
    value, in: old, display: book.household.displayCurrency?.currency)
  try key.checkSource(session, settings)
  if settings.currency != old.currency { try settings.checkNumbers(old) }
  let next = try book.preferring(settings)
  return Reply(try session.change(to: next)) {
    let words = key.words(in: settings)
    if settings == old {
      "\(key.name) is \(words) already; nothing was changed."
    } else {
      let was: Phrase =
        [nil, key.value(in: settings)].contains(key.value(in: old))
        ? "" : ", and was \(key.words(in: old))"
      "\(key.name) is \(words) now\(was)."
      settings.recounted(from: old)
      key.otherRates(in: next.household)
      if key.isAmount { session.beginnings(from: book, to: next) }
    }
  }
}

extension Settings {
  /// Passes where the currency of totals takes the amounts that stay as they
  /// were in another one.
  fileprivate func checkNumbers(_ old: Settings) throws {
    for key in SettingKey.all(in: self) where key.isSet(in: self) {
      guard let currency, let amount = key.amount(in: self),
        !currency.takes(amount)
      else { continue }
      let digits = currency.isoDigits ?? 0
      let coarser = try amount.rounded(to: digits)
      let line: ShellCommand =
        coarser.isZero || old.currency == nil
        ? "cst settings unset \(key.name)"
        : "cst settings set \(key.name) \(coarser)"
      throw Failure.notPossible(
        """
        \(key.name) would stay \(amount), which has more decimals than \
        \(currency) can have (\(digits))
        """,
        tip: "change that first: \(run: line)")
    }
  }

  /// What another currency of totals does to the amounts that are counted in
  /// it: the number stays.
  @Composing func recounted(from old: Settings) -> Document {
    if let currency, let before = old.currency, currency != before {
      for key in SettingKey.all(in: self)
      where key.isAmount && key.isSet(in: self) {
        """
        \(key.name) keeps its number: it is \(key.words(in: self)) now, and \
        was \(key.words(in: old)).
        """
      }
    }
  }
}
