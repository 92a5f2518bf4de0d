/// What goes, and who loses what, before somebody says yes; thrown where nobody
/// has.
final class Confirmation: Error, Equatable {
  /// What an action does besides, and to what: `release`, `2 allocations`.
  struct Effect: Equatable, Sendable {
    let verb: Phrase
    let object: Phrase
  }

  /// What is about to happen: `deleting "New car"`.
  let action: Phrase
  let slug: String?
  let effect: Effect?

  /// Who loses what, a line each.
  let consequences: [Phrase]

  /// What is asked, such as `Delete it?`.
  let question: Phrase

  init(
    _ action: Phrase, slug: String? = nil, _ effect: Effect? = nil,
    consequences: [Phrase] = [], question: Phrase
  ) {
    self.action = action
    self.slug = slug
    self.effect = effect
    self.consequences = consequences
    self.question = question
  }

  /// Whether both ask the same for the same reasons.
  static func == (a: Confirmation, b: Confirmation) -> Bool {
    a.action == b.action && a.slug == b.slug && a.effect == b.effect
      && a.consequences == b.consequences && a.question == b.question
  }

  /// What would happen and who would lose what, a line each, where `subject`
  /// stands for the action.
  func effects(of subject: Phrase) -> [Phrase] {
    (effect.map { ["\(subject) would \($0.verb) \($0.object)"] } ?? [])
      + consequences
  }

  /// What is going to happen and who loses what, a line each.
  var reasons: [Phrase] {
    guard let effect else { return consequences }
    let name: Phrase = slug.map { " (\($0))" } ?? ""
    let end: Phrase = consequences.isEmpty ? "." : ":"
    return [
      """
      \(action.capitalized)\(name) also \(effect.verb)s \(effect.object)\(end)
      """
    ] + consequences
  }
}

extension Phrase {
  /// The phrase with a capital letter at its start, where that is our own.
  fileprivate var capitalized: Phrase {
    guard case .words(let words)? = segments.first else { return self }
    var phrase = self
    phrase.segments[0] = .words(
      words.prefix(1).uppercased() + words.dropFirst())
    return phrase
  }
}
