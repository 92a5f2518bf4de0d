internal import SavingsCore

/// How one figure leads to the next: a sign to the eye, and words to the ear.
package enum Relation: Equatable, Sendable {
  /// Before what was, where what is now follows.
  case from
  /// Between what was and what is.
  case becomes
  case equals
  /// Between a unit and its price.
  case costs
  case plus
  case minus
  case times
  case over
  /// Between a name and its figures.
  case gap
  /// In the place of what a list leaves out.
  case andSoOn

  /// What stands between the two, with the spaces around it.
  package func text(isAccessible: Bool) -> String {
    let (sign, words) =
      switch self {
      case .from: ("", "from ")
      case .becomes: (" -> ", " to ")
      case .equals: (" = ", " is ")
      case .costs: (" = ", " for ")
      case .plus: (" + ", " plus ")
      case .minus: (" - ", " minus ")
      case .times: (" x ", " times ")
      case .over: (" / ", " divided by ")
      case .gap: ("  ", ": ")
      case .andSoOn: (" ... ", " and so on to ")
      }
    return isAccessible ? words : sign
  }
}

extension Document {
  /// What was and what is now, a line each for what differs.
  init<Thing>(
    from old: Thing, to new: Thing,
    _ parts: (label: String, words: (Thing) -> Phrase)...
  ) {
    self.init()
    for (label, words) in parts { add(label, from: words(old), to: words(new)) }
  }

  @inline(never)
  private mutating func add(
    _ label: String, from old: Phrase, to new: Phrase
  ) {
    guard old != new else { return }
    blocks.add(
      .sentence(Phrase(.words("  \(label): ")) + .step(from: old, to: new)))
  }
}

extension String? {
  /// A text that is told as it was and is.
  var orNone: Phrase { "\(self ?? "none")" }
}

extension Phrase {
  /// What was and what is now: `600.00 EUR -> 800.00 EUR`.
  @inline(never)
  package static func step(from old: Phrase, to new: Phrase) -> Phrase {
    "\(Relation.from)\(old)\(Relation.becomes)\(new)"
  }
}
