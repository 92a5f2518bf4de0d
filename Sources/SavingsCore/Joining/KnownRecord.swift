/// What both of two stores knew of a record.
struct KnownRecord {
  /// What it was, `nil` where it was not there or nobody knows.
  var text: RecordText?

  /// Whether nobody knows what it was, or whether it was.
  var isUnknown = false

  /// The keys of which nobody knows what they said; they say what they did
  /// before, if that is known.
  var unsure: [String] = []

  /// What a key said, `nil` where nobody knows.
  fileprivate func known(_ key: String) -> String?? {
    isUnknown || text == nil || unsure.contains(key) ? nil : text?[key]
  }
}

extension Past {
  /// What both knew of a record, given what each side has.
  ///
  /// Where they come from several states, each of which took in what the other
  /// was, it is what one of these made of what they had in common themselves:
  /// the states are brought together first (recursive three-way merge). What
  /// several changed in several ways is not known.
  func known(
    _ part: StorePart, _ key: String, beside sides: [RecordText?]
  ) -> KnownRecord {
    let found = records.map { $0.record(part, key, beside: sides[$0.side]) }
    guard let first = found.first else { return KnownRecord(isUnknown: true) }
    if found.allSatisfy({ $0 == first }) { return KnownRecord(text: first) }
    let was = earlier?.known(part, key, beside: sides)
    if let was, !was.isUnknown, was.unsure.isEmpty {
      let changed = found.filter { $0 != was.text }
      if changed.allSatisfy({ $0 == changed[0] }) {
        return KnownRecord(text: changed[0])
      }
    }
    guard found.allSatisfy({ $0 != nil }), var text = first else {
      return KnownRecord(isUnknown: true)
    }
    var unsure: [String] = []
    let keys = found.flatMap { $0?.fields.map(\.key) ?? [] }
    for key in keys.withoutRepetitions {
      let values = found.map { $0?[key] }
      if values.allSatisfy({ $0 == values[0] }) { continue }
      let old = was?.known(key)
      let changed = old.map { old in values.filter { $0 != old } } ?? values
      if changed.allSatisfy({ $0 == changed[0] }) {
        text[key] = changed[0]
      } else {
        text[key] = old ?? nil
        unsure.add(key)
      }
    }
    return KnownRecord(text: text, unsure: unsure)
  }
}
