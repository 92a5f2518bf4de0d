/// What both of two stores knew of a record.
struct KnownRecord {
  /// What it was, `nil` where it was not there or nobody knows.
  var text: RecordText?

  /// Whether nobody knows what it was, or whether it was.
  var isUnknown = false

  /// The keys of which nobody knows what they said; they say what they did
  /// before, if that is known.
  var unsure: [String] = []
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
    let found = records.map { state in
      state.record(part, key, beside: sides[state.side])
    }
    guard found.count > 1 else {
      return found.isEmpty
        ? KnownRecord(isUnknown: true) : KnownRecord(text: found[0])
    }
    let was =
      earlier?.known(part, key, beside: sides) ?? KnownRecord(isUnknown: true)
    // Both came from a state that has what is not known of before: who lacks it
    // took it out.
    let old = was.isUnknown ? [nil] : was.unsure.isEmpty ? [was.text] : []
    if let text = change(to: found, from: old) {
      return KnownRecord(text: text)
    }
    guard !found.contains(nil) else { return KnownRecord(isUnknown: true) }
    var known = KnownRecord(text: found[0])
    for key in found.flatMap({ $0?.fields ?? [] }).map(\.key)
      .withoutRepetitions
    {
      let old = was.text?.part([key]) ?? RecordText([])
      let values = found.map { $0?.part([key]) }
      if let value = change(
        to: values, from: was.unsure.contains(key) ? [] : [old])
      {
        known.text?[key] = value?[key]
      } else {
        known.text?[key] = old[key]
        known.unsure.add(key)
      }
    }
    return known
  }

  /// The one version that is not an old one, or all are; `nil` where there are
  /// several.
  @inline(never)
  private func change(
    to versions: [RecordText?], from old: [RecordText?]
  ) -> RecordText?? {
    var changed: RecordText??
    for version in versions where !old.contains(where: { $0 == version }) {
      if let changed, changed != version { return nil }
      changed = .some(version)
    }
    return changed ?? versions[0]
  }
}
