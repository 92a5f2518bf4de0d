internal import CommandGrammar
internal import SavingsCore

extension String {
  /// A text of JSON as people read it.
  fileprivate var asPlain: String { "\"\(self)\"".asText }
}

extension RecordText {
  /// The text of a key as it is.
  func said(_ key: String) -> Phrase { Phrase(text(key)?.asPlain ?? "") }

  /// The value of a key as people read it; nothing where there is none.
  func words(of key: String, in household: Household) -> Phrase {
    value(of: key, in: household) ?? ""
  }

  /// The value of a key as people read it.
  func value(of key: String, in household: Household) -> Phrase? {
    guard let text = text(key) else { return nil }
    if self[key]?.utf8.first == UInt8(ascii: "[") {
      return Phrase(text.words(between: "[\",]").joined(separator: ", "))
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
    else { return Phrase(text.asPlain) }
    return "\(amount, currency)"
  }

  private func currency(of key: String, in household: Household) -> Currency? {
    switch key {
    case "amount", "share":
      text("asset").flatMap { Asset.ID($0) }
        .flatMap { household.asset($0)?.currency }
    case "target", "monthly", "planned", "savedThisMonth":
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
