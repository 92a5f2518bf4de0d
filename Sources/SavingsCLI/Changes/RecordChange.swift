internal import SavingsCore

/// What happened to one record, with what it was and what it is.
final class RecordChange: Tellable {
  let kind: String

  /// `nil` where there is only ever one.
  let id: String?
  let before: Value
  let after: Value

  init(kind: String, id: String?, before: Value, after: Value) {
    self.kind = kind
    self.id = id
    self.before = before
    self.after = after
  }

  var value: Value {
    .record(
      [
        ("record", kind.value), ("id", id.value), ("before", before),
        ("after", after),
      ])
  }

  static let schema = Schema.named(
    "recordChange",
    .either(StorePart.allCases.map { $0.told.changeSchema }))
}

extension ToldRecord {
  /// What programs can rely on of a change of such a record; where there is
  /// only ever one, it is always there.
  fileprivate static var changeSchema: Schema {
    let record = noun == nil ? Told.schema : Told?.schema
    return .record([
      ("record", .constant(toldKind.value)),
      ("id", noun == nil ? .null : String.schema), ("before", record),
      ("after", record),
    ])
  }
}

extension RecordChange {
  /// What became of the record, and what it says, or says differently.
  @Composing var document: Document {
    "\(Phrase(.words(verb))) \(kind)\(title):"
    for line in lines { "  \(line)" }
  }

  private var verb: String {
    switch (before, after) {
    case (.blank, _): "New"
    case (_, .blank): "Gone"
    default: "Changed"
    }
  }

  private var parts: [(key: String, value: Value)] {
    after.parts.isEmpty ? before.parts : after.parts
  }

  /// What names the record for people: its name, or what it is about.
  private var title: Phrase {
    let names = ["asset", "goal", "month", "base", "quote", "date"]
    if let name = parts.first(where: { $0.key == "name" })?.value.told {
      return " \(name)"
    }
    return parts.filter { names.contains($0.key) }.compactMap(\.value.told)
      .map { " \($0)" as Phrase }.joined("")
  }

  private var lines: [Phrase] {
    let old = before.parts
    return parts.filter { $0.key != "id" }.compactMap { key, value in
      let label = Phrase(.words(key.parted(by: " ")))
      let isKeyed = kind == Settings.toldKind
      let now = value.told(keyed: isKeyed)
      guard verb == "Changed" else { return now.map { "\(label): \($0)" } }
      let then = old.first { $0.key == key }?.value.told(keyed: isKeyed)
      guard then != now else { return nil }
      return "\(label): " + .step(from: then ?? "none", to: now ?? "none")
    }
  }
}

extension Value {
  /// The values of a record by their keys.
  fileprivate var parts: [(key: String, value: Value)] {
    if case .record(let pairs, _) = self { pairs } else { [] }
  }

  /// The value in a line, of a record in it with its keys; `nil` where it says
  /// nothing.
  fileprivate func told(keyed isKeyed: Bool) -> Phrase? {
    guard isKeyed, case .record(let pairs, _) = self else { return told }
    let all: [Phrase] = pairs.compactMap { key, value in
      value.told.map { "\(key) \($0)" }
    }
    return all.isEmpty ? nil : all.joined("; ")
  }

  /// The value in a line, `nil` where it says nothing.
  fileprivate var told: Phrase? {
    let all: [Phrase]
    switch self {
    // The emoji beside a name is a part of its own.
    case .name(let name, _): return "\(name)"
    case .record(let pairs, _):
      all = pairs.compactMap { key, value in
        // A share of either form says what it is.
        guard key == "percent", case .text(let part, _) = value else {
          return value.told
        }
        return Percentage(part.text(Look())).map { "\($0)" }
      }
    case .list(let values): all = values.compactMap(\.told)
    case .money(nil), .date(nil): return nil
    default: return phrase(Look())
    }
    return all.isEmpty ? nil : all.joined(" ")
  }
}
