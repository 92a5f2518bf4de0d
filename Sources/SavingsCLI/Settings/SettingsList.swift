internal import CommandGrammar
internal import SavingsCore

let settingsList = Command(
  "settings list", "List what is set, and where it comes from",
  examples: ["cst settings list"], related: ["settings set"], lists: true
) { (session: Session) in
  // What is set needs no sums, so it is told where they cannot be counted.
  let household = try session.book().household
  let entries = SettingEntry.all(household, session)
  return Reply(SettingListing(settings: entries)) {
    SettingEntry.table(entries)
  }
}

/// What is set, as `cst settings list` answers.
final class SettingListing: Answer {
  let settings: [SettingEntry]

  init(settings: [SettingEntry]) { self.settings = settings }

  static let kind = "settings"
  static let about = "What is preferred, and who said so."

  static let fields: [Field<SettingListing>] = [Field("settings", \.settings)]
}

/// A setting with its value, as a list shows it.
final class SettingEntry: Described, Sendable {
  let key: String
  let value: String?
  let words: Phrase
  let source: String

  /// The currency of a value that is an amount.
  let currency: Currency?

  private init(
    key: String, value: String?, words: Phrase, source: String,
    currency: Currency? = nil
  ) {
    self.key = key
    self.value = value
    self.words = words
    self.source = source
    self.currency = currency
  }

  static func all(
    _ household: Household, _ session: Session
  ) -> [SettingEntry] {
    let settings = household.inForce.settings
    let world = session.request.world
    var keys = SettingKey.all(in: settings)
    for name in Endpoint.pricing + Chain.all.map(\.name)
    where world.service(name) != nil {
      let key = SettingKey.named("service.\(name)")
      if !keys.contains(key) { keys.add(key) }
    }
    return [
      SettingEntry(
        key: "file", value: session.store.path,
        words: "\(session.store.path)", source: session.request.storeSource),
      SettingEntry(
        key: "today", value: session.today.description,
        words: "\(session.today)",
        source: session.request.todaySource ?? "default"),
    ]
      + keys.map { key in
        if key == .palette,
          let palette = session.request.look.chosenPalette?.rawValue
        {
          return SettingEntry(
            key: key.name, value: palette, words: "\(palette)",
            source: "--palette")
        }
        let name = key.name.parts(at: ".")
        if name[0] == "service", let url = world.service(name[1]) {
          // What cannot be asked may have a key in it.
          let isFit = (try? Endpoint(url, named: name[1])) != nil
          return SettingEntry(
            key: key.name, value: isFit ? url : nil,
            words: isFit ? "\(url)" : "not a URL that can be asked",
            source: name[1].variable("CST_SERVICE_"))
        }
        return SettingEntry(
          key: key.name, value: key.value(in: settings),
          words: key.words(in: settings),
          source: key == .currency
            ? household.displayCurrency?.origin.name ?? "default"
            : key.isSet(in: settings) ? "stored" : "default",
          currency: key.isAmount ? settings.currency : nil)
      }
  }

  static let isOneLine = true

  static let fields: [Field<SettingEntry>] = [
    Field("key", \.key), Field("value", \.value),
    Field("currency", \.currency), Field("source", \.source),
  ]

  static func table(_ rows: [SettingEntry]) -> Table {
    Table(
      "Setting", of: rows, fields: fields,
      Column("key", "KEY"),
      Column("value", "VALUE").seen(\.words),
      Column("currency", "CURRENCY", for: .programs),
      Column("source", "SOURCE"))
  }
}

extension DisplayCurrency.Origin {
  /// Who it is, as a list names it: `asset wallet`.
  fileprivate var name: String {
    switch self {
    case .stored: "stored"
    case .goal(let slug): "goal \(slug)"
    case .asset(let slug): "asset \(slug)"
    }
  }
}
