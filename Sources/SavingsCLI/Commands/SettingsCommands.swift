internal import CommandGrammar
internal import SavingsCore

let settingsList = Command(
  "settings list", "List what is set, and where it comes from",
  examples: ["cst settings list"], related: ["settings set"]
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
        .text("value", "VALUE") { $0.value.map { "\($0)" } ?? "none" },
        .text("source", "SOURCE") { "\($0.source)" },
      ])
  }
}

let settingsSet = Command(
  "settings set", "Choose a setting",
  positional("key", .settingKey, "Which one"),
  positional("value", .text, "What it shall be"),
  examples: [
    "cst settings set payday 25", "cst settings set currency EUR",
    "cst settings set digits.BTC 6",
  ],
  details: [.list(SettingKey.explanations)],
  related: ["settings list", "settings unset"], changes: true
) { (session: Session, key, value) in
  let book = try session.bookOrNew()
  let old = book.household.settings
  let settings = try key.setting(value, in: old)
  let next = try book.preferring(settings)
  return Reply(Change(from: book, to: next)) {
    let before = key.value(in: old)
    if settings == old {
      "\(key.name) is \(value) already; nothing was changed."
    } else {
      """
      \(key.name) is \(key.value(in: settings) ?? "none") now\
      \(before.map { ", and was \($0)" } ?? "").
      """
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
      "\(key.name) is back to its default: \(key.value(in: settings) ?? "none")."
    }
  }
}

/// A setting with its value, as a list shows it.
private struct SettingEntry {
  let key: String
  let value: String?
  let source: String

  static func all(_ settings: Settings, _ session: Session) -> [SettingEntry] {
    let keys =
      SettingKey.known.filter { $0 != .digits(nil) }
      + settings.ownDigits.keys.sorted().map { .digits($0) }
    return [
      SettingEntry(
        key: "file", value: session.store.path, source: session.storeSource),
      SettingEntry(
        key: "today", value: session.today.description,
        source: session.todaySource ?? "default"),
    ]
      + keys.map { key in
        SettingEntry(
          key: key.name, value: key.value(in: settings),
          source: key.isSet(in: settings) ? "stored" : "default")
      }
  }

  var json: JSON {
    .line([
      "key": .string(key), "value": .string(value), "source": .string(source),
    ])
  }
}
