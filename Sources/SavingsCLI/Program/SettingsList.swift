internal import CommandGrammar
internal import SavingsCore

let settingsList = Command(
  "settings list", "List what is set, and where it comes from",
  examples: ["cst settings list"], related: ["settings set"], lists: true
) { (session: Session) in
  let settings = try session.occasion().household.settings
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
