internal import CommandGrammar
internal import SavingsCore

extension JoinedRecord {
  /// What it is, and what it says, or says differently.
  func words(in household: Household) -> Phrase {
    guard let text = after ?? before else { return "" }
    let title = part.told.title(of: text, in: household)
    guard let before, let after else {
      guard part == .plans else { return title }
      // What the month does differently.
      let said = ["flex", "custom"].compactMap {
        text.value(of: $0, in: household)
      }
      return "\(title): \(said.joined(", "))"
    }
    let keys = (after.fields + before.fields).map(\.key).withoutRepetitions
      .filter { after[$0] != before[$0] }
    guard !part.isGathered, !keys.isEmpty else { return title }
    let steps = keys.map { key -> Phrase in
      let values = [before, after].map {
        $0.value(of: key, in: household) ?? "none"
      }
      return "\(Phrase(key.asWord)) " + .step(from: values[0], to: values[1])
    }
    let isNamed = part == .goals || part == .assets
    let name = isNamed ? after.said("name") : title
    return "\(name): \(steps.joined(", "))"
  }
}

extension JoinConflict {
  /// What was before, is here and is there, as people read it.
  func versions(in household: Household) -> [Phrase] {
    let there = records.compactMap(\.self)
    let keys = there.flatMap { $0.fields.map(\.key) }.withoutRepetitions
    let other = keys.filter { key in
      key != "id" && there.contains { $0[key] != there[0][key] }
    }
    return versions.indices.map { place in
      guard let version = versions[place], let record = records[place] else {
        let isGone = key == nil && place > 0 && versions[0] != nil
        return isGone ? "deleted" : "none"
      }
      let line = version.fields.first.flatMap {
        RecordText(Array($0.value.utf8))
      }
      if part.isGathered, let line {
        return """
          \(line.said("closed")): \
          \(line.words(of: "savedThisMonth", in: household)) of \
          \(line.words(of: "planned", in: household)) saved
          """
      }
      if version.fields.allSatisfy({
        $0.value.utf8.first == UInt8(ascii: "{")
      }) {
        return "\(version.fields.count, "row")"
      }
      let told = key == nil ? other : version.fields.map(\.key)
      // Beside a record that is gone, what a value is of is not seen.
      let isClear =
        told.count == 1
        && (key.map { $0 == told[0] }
          ?? records.dropFirst().allSatisfy { $0 != nil })
      let words = told.compactMap { one -> Phrase? in
        let value = record.value(of: one, in: household)
        return isClear ? value : value.map { "\(Phrase(one.asWord)) \($0)" }
      }
      if words.isEmpty, told.count == 1, record[told[0]] == nil {
        return isClear ? "none" : "\(Phrase(told[0].asWord)) none"
      }
      let title = part.told.title(of: record, in: household)
      // It is as it was, but something else names it now.
      if place > 0, other.isEmpty { return "\(title), in use" }
      return words.isEmpty ? title : words.joined(", ")
    }
  }
}
