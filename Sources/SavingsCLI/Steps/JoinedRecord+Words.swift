internal import CommandGrammar
internal import SavingsCore

extension JoinedRecord {
  /// What it is, and what it says, or says differently.
  func words(in household: Household) -> Phrase {
    guard let text = after ?? before else { return "" }
    let title = text.title(part, in: household)
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
    let name = isNamed ? Phrase(after.text("name")?.asPlain ?? "") : title
    return "\(name): \(steps.joined(", "))"
  }
}

extension String {
  /// A text of JSON as people read it.
  fileprivate var asPlain: String { "\"\(self)\"".asText }
}

extension RecordText {
  fileprivate func title(
    _ part: StorePart, in household: Household
  ) -> Phrase {
    let goal = value(of: "goal", in: household) ?? ""
    let asset = value(of: "asset", in: household) ?? ""
    func said(_ key: String) -> Phrase { Phrase(text(key)?.asPlain ?? "") }
    switch part {
    case .settings: return "settings"
    case .goals: return "goal \(said("name"))"
    case .assets: return "asset \(said("name"))"
    case .allocations:
      return """
        share of \(goal) in \(asset), \(said("since")): \
        \(value(of: "share", in: household) ?? "")
        """
    case .plans: return "plan of \(goal), \(said("month"))"
    case .rates:
      return """
        rate \(said("base"))/\(said("quote")) \(said("rate")) of \(said("date"))
        """
    case .transactions:
      return """
        transaction \(value(of: "amount", in: household) ?? "") on \
        \(said("date")), \(asset)
        """
    case .closings: return "closing \(Phrase(month ?? ""))"
    }
  }

  /// The month of a closing.
  private var month: String? {
    fields.first.flatMap { RecordText(Array($0.value.utf8))?.text("month") }
  }

  /// The value of a key as people read it.
  func value(of key: String, in household: Household) -> Phrase? {
    guard let text = text(key) else { return nil }
    if self[key]?.utf8.first == UInt8(ascii: "[") {
      return Phrase(
        text.words(between: "[\",]").joined(separator: ", "))
    }
    switch key {
    case "goal":
      if let goal = Goal.ID(text).flatMap({ household.goal($0) }) {
        return Phrase(goal.name)
      }
    case "asset":
      if let asset = Asset.ID(text).flatMap({ household.asset($0) }) {
        return Phrase(asset.name)
      }
    case "transfer": return Phrase(String(text.prefix(8)))
    default: break
    }
    guard let amount = try? Amount(text),
      let currency = currency(of: key, in: household)
    else {
      return Phrase(text.asPlain)
    }
    return "\(amount, currency)"
  }

  private func currency(
    of key: String, in household: Household
  ) -> Currency? {
    switch key {
    case "amount", "share":
      text("asset").flatMap { Asset.ID($0) }
        .flatMap { household.asset($0)?.currency }
    case "target", "monthly":
      text("currency").flatMap { try? Currency($0) }
    case "custom", "own":
      text("goal").flatMap { Goal.ID($0) }
        .flatMap { household.goal($0)?.currency }
    case _
    where ["critical", "attention"].contains(key) || key.hasPrefix("income.")
      || key.hasPrefix("essentials."):
      text("currency").flatMap { try? Currency($0) }
        ?? household.settings.currency
    default: nil
    }
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
        return place == 0 ? "none" : versions[0] == nil ? "none" : "deleted"
      }
      if part.isGathered
        || version.fields.allSatisfy({
          $0.value.utf8.first == UInt8(ascii: "{")
        })
      {
        return "\(version.fields.count, "row")"
      }
      let told = key == nil ? other : version.fields.map(\.key)
      let isClear = told.count == 1 && (key == nil || told[0] == key)
      let words = told.compactMap { one -> Phrase? in
        let value = record.value(of: one, in: household)
        return isClear ? value : value.map { "\(Phrase(one.asWord)) \($0)" }
      }
      let title = record.title(part, in: household)
      // It is as it was, but something else names it now.
      if place > 0, other.isEmpty { return "\(title), in use" }
      return words.isEmpty ? title : words.joined(", ")
    }
  }
}
