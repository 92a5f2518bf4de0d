extension StorePart {
  /// Whether all lines of one identity are one record: a month is closed whole.
  package var isGathered: Bool { self == .closings }

  /// What tells a record from all others.
  func key(of text: RecordText) -> String {
    kind.identityKeys.reduce(rawValue) { "\($0)/\(text.text($1) ?? "")" }
  }

  /// What tells a line from all others.
  func lineKey(of text: RecordText) -> String {
    isGathered
      ? "\(key(of: text))/\(text.text("goal") ?? "")" : key(of: text)
  }

  /// The lines of a record, in its part of a store.
  func lines(of text: RecordText) -> [[UInt8]] {
    isGathered
      ? text.fields.map { Array($0.value.utf8) } : [text.line(kind.keys)]
  }

  /// The records that some lines are, in their order.
  func records(_ lines: [[UInt8]]) -> [(key: String, text: RecordText)] {
    var records: [(key: String, text: RecordText)] = []
    for line in lines {
      guard let text = RecordText(line) else { continue }
      let key = key(of: text)
      guard isGathered else {
        records.add((key, text))
        continue
      }
      let field = RecordText.Field(
        key: text.text("goal") ?? "",
        value: String(decoding: line, as: UTF8.self))
      if let place = records.firstIndex(where: { $0.key == key }) {
        records[place].text[field.key] = field.value
      } else {
        records.add((key, RecordText([field])))
      }
    }
    return records
  }

  /// What several keys of a record are one thing as, where they are.
  ///
  /// An amount and its currency are one where the sides have two currencies.
  func group(of key: String, twoCurrencies: Bool) -> String {
    switch (self, key) {
    // Two versions of these are never put together.
    case _ where isGathered || self == .allocations || self == .rates: ""
    case (.goals, "finished"), (.goals, "cancelled"): "end"
    case (.assets, "chain"), (.assets, "address"), (.assets, "token"):
      "address"
    case (.plans, "custom"), (.plans, "by"), (.plans, "own"): "custom"
    case (.goals, "target"), (.goals, "monthly"), (.settings, "critical"),
      (.settings, "attention"):
      twoCurrencies ? "currency" : key
    case (.settings, _)
    where key.hasPrefix("income.") || key.hasPrefix("essentials."):
      twoCurrencies ? "currency" : key
    default: key
    }
  }
}

extension String {
  /// A key of a record as the words of the commands have it:
  /// `externalId` is `external-id`, `weights.12` is `weight.12`.
  package var asWord: String {
    let parts = split(separator: ".", maxSplits: 1)
    let word = String(parts[0]).parted(by: "-")
    guard parts.count > 1 else { return word }
    let one = ["weights", "sources", "services"].contains(word)
    let name = one ? String(word.dropLast()) : word
    return parts[1] == "all" ? name : "\(name).\(parts[1])"
  }

  /// The words of a key with a mark between them: `externalId` is two of them.
  package func parted(by mark: String) -> String {
    reduce(into: "") { words, character in
      words +=
        character.isUppercase
        ? "\(mark)\(character.lowercased())" : "\(character)"
    }
  }
}
