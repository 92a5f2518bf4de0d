/// A text of a record, as the option that changes it is called.
public enum TextField: String, Sendable {
  case name, emoji, note, link, match, address, chain, token
  case account, columns, dates, decimal
  case counterparty
  case externalID = "external-id"

  /// Whether it is what an import remembers, and only another one changes.
  public var isOfImports: Bool {
    switch self {
    case .account, .columns, .dates, .decimal: true
    default: false
    }
  }

  /// Passes a text that may be given to it.
  func check(_ text: String) throws(BookProblem) {
    switch self {
    case .name: try Wording.checkName(text)
    case .emoji: try Wording.checkEmoji(text)
    case .match: try Wording.check(text, longest: Wording.longestName)
    case .address: try Wording.check(text, longest: Wording.longestAddress)
    default: try Wording.check(text)
    }
  }
}

/// The texts of a record, field by field.
typealias FieldTexts = [(field: TextField, text: String?)]

extension FieldTexts {
  /// Passes texts that may be given to their fields; what an older store holds
  /// may stay as long as nobody touches it.
  func check(beside old: FieldTexts?) throws(BookProblem) {
    for place in indices {
      let (field, text) = self[place]
      if let text, text != old?[place].text { try field.check(text) }
    }
  }
}

extension Goal {
  var texts: FieldTexts {
    [
      (.name, name), (.emoji, emoji), (.note, note), (.link, link),
      (.match, match),
    ]
  }
}

extension Asset {
  var texts: FieldTexts {
    [
      (.name, name), (.address, address), (.chain, chain), (.note, note),
      (.token, token), (.account, account), (.columns, columns),
      (.dates, dates), (.decimal, decimal),
    ]
  }
}

extension Transaction {
  var texts: FieldTexts {
    [
      (.note, note), (.counterparty, counterparty), (.externalID, externalID),
    ]
  }
}
