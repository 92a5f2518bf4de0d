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
    self.init(
      differences: parts.map { ($0.label, $0.words(old), $0.words(new)) })
  }

  @inline(never)
  private init(differences: [(label: String, old: Phrase, new: Phrase)]) {
    self.init(
      differences.filter { $0.old != $0.new }.map {
        .sentence(
          Phrase(.words("  \($0.label): ")) + .step(from: $0.old, to: $0.new))
      })
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
