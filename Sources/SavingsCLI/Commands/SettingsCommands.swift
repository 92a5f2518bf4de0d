internal import CommandGrammar
internal import SavingsCore

let settingsList = Command(
  "settings list", "List what is set, and where it comes from",
  examples: ["cst settings list"], related: ["settings set"], lists: true
) { (session: Session) in
  let settings = try session.accounts().household.settings
  let entries = SettingEntry.all(settings, session)
  return Reply(
    "settings", ["settings": .array(entries.map(\.json))]
  ) {
    Table(
      "Setting", of: entries,
      [
        .text("key", "KEY") { "\($0.key)" },
        .text("value", "VALUE") { $0.words }.forPeople,
        .text("value", "VALUE") { "\($0.value ?? "")" }.forPrograms,
        .text("currency", "CURRENCY") { Phrase($0.currency?.code ?? "") }
          .forPrograms,
        .text("source", "SOURCE") { "\($0.source)" },
      ])
  }
}

let settingsSet = Command(
  "settings set", "Choose a setting",
  positional("key", .settingKey, "Which one"),
  positional("value", .settingValue, "What it shall be"),
  examples: [
    "cst settings set payday 25", "cst settings set currency EUR",
    "cst settings set digits.BTC 6",
  ],
  details: [.list(SettingKey.explanations)],
  related: ["settings list", "settings unset"], changes: true, begins: true
) { (session: Session, key, value) in
  let book = try session.book()
  let old = book.household.settings
  let settings = try key.setting(value, in: old)
  let next = try book.preferring(settings)
  return Reply(Change(from: book, to: next)) {
    let words = key.words(in: settings)
    if settings == old {
      "\(key.name) is \(words) already; nothing was changed."
    } else {
      let was: Phrase =
        key.value(in: old) == nil ? "" : ", and was \(key.words(in: old))"
      "\(key.name) is \(words) now\(was)."
      settings.recounted(from: old)
    }
  }
}

let settingsUnset = Command(
  "settings unset", "Take a setting back to its default",
  positional("key", .settingKey, "Which one"),
  examples: ["cst settings unset payday"],
  related: ["settings list", "settings set"], changes: true
) { (session: Session, key) in
  let book = try session.book()
  let old = book.household.settings
  let settings = key.unset(in: old)
  let next = try book.preferring(settings)
  return Reply(Change(from: book, to: next)) {
    if settings == old {
      "\(key.name) was not set; nothing was changed."
    } else {
      "\(key.name) is back to its default: \(key.words(in: settings))."
      settings.recounted(from: old)
    }
  }
}

extension Settings {
  /// What another currency of totals does to the amounts that are counted in
  /// it: the number stays.
  fileprivate func recounted(from old: Settings) -> Document {
    Document {
      if let currency, let before = old.currency, currency != before {
        for key in [SettingKey.critical, .attention]
        where key.isSet(in: self) {
          """
          \(key.name) keeps its number: it is \(key.words(in: self)) now, and \
          was \(key.words(in: old)).
          """
        }
      }
    }
  }
}

/// A setting with its value, as a list shows it.
private struct SettingEntry {
  let key: String
  let value: String?
  let words: Phrase
  let source: String

  /// The currency of a value that is an amount.
  var currency: Currency?

  static func all(_ settings: Settings, _ session: Session) -> [SettingEntry] {
    let keys =
      SettingKey.known
      + settings.ownDigits.keys.sorted().map { .digits($0) }
    return [
      SettingEntry(
        key: "file", value: session.store.path,
        words: "\(session.store.path)", source: session.setup.storeSource),
      SettingEntry(
        key: "today", value: session.today.description,
        words: "\(session.today)",
        source: session.setup.todaySource ?? "default"),
    ]
      + keys.map { key in
        if key == .palette, let palette = session.setup.palette?.rawValue {
          return SettingEntry(
            key: key.name, value: palette, words: "\(palette)",
            source: "--palette")
        }
        return SettingEntry(
          key: key.name, value: key.value(in: settings),
          words: key.words(in: settings),
          source: key.isSet(in: settings) ? "stored" : "default",
          currency: key.isAmount ? settings.currency : nil)
      }
  }

  var json: JSON {
    .line([
      "key": .string(key), "value": .string(value),
      "currency": .currency(currency), "source": .string(source),
    ])
  }
}
