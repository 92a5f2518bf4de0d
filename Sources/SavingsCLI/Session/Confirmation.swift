/// What goes, and who loses what, before somebody says yes.
final class Confirmation: Equatable, Sendable {
  /// What an action does besides.
  struct Effect: Equatable, Sendable {
    let would: Phrase
    let also: Phrase

    /// The verb as it follows "would" and "also", and what it is done to:
    /// `release`, `releases`, `2 allocations`.
    init(_ would: Phrase, _ also: Phrase, _ object: Phrase) {
      self.would = "\(would) \(object)"
      self.also = "\(also) \(object)"
    }
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
    (effect.map { ["\(subject) would \($0.would)"] } ?? []) + consequences
  }

  /// What is going to happen and who loses what, a line each.
  var reasons: [Phrase] {
    guard let effect else { return consequences }
    let name: Phrase = slug.map { " (\($0))" } ?? ""
    let end: Phrase = consequences.isEmpty ? "." : ":"
    let lead: Phrase = "\(action.capitalized)\(name) also \(effect.also)\(end)"
    return [lead] + consequences
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
