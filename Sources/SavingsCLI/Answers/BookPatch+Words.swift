internal import SavingsCore

/// How to speak of what came, what went and what only changed.
enum Tense: Sendable {
  /// After a step back.
  case undone
  /// After a step forward again.
  case redone
  /// Of an edit by hand.
  case edited

  fileprivate var words: (came: Phrase, went: Phrase, changed: Phrase) {
    switch self {
    case .undone: ("back", "gone", "as before")
    case .redone: ("back", "gone", "changed again")
    case .edited: ("new", "gone", "different")
    }
  }
}

extension BookPatch {
  /// What it does, counted: `1 goal and 2 allocations are back`.
  func words(_ tense: Tense) -> Phrase {
    let counts = [
      Count("goal", "goals", goals), Count("asset", "assets", assets),
      Count("allocation", "allocations", allocations),
      Count("monthly plan", "monthly plans", plans),
      Count("rate", "rates", rates),
      Count("transaction", "transactions", transactions),
      Count(settings: settings != nil),
    ]
    let words = tense.words
    let clauses = [
      clause(counts, \.came, words.came),
      clause(counts, \.went, words.went),
      clause(counts, \.changed, words.changed),
    ]
    .compactMap(\.self)
    return clauses.isEmpty ? "nothing differs" : clauses.joined(", ")
  }

  /// `1 goal and 2 allocations are back`, `nil` for nothing.
  private func clause(
    _ counts: [Count], _ number: KeyPath<Count, Int>, _ word: Phrase
  ) -> Phrase? {
    let things = counts.filter { $0[keyPath: number] > 0 }
    guard !things.isEmpty else { return nil }
    let names = things.map { $0.name($0[keyPath: number]) }
    let isOne = things.map { $0[keyPath: number] } == [1]
    let isPlural = !isOne || things[0].isPlural
    return "\(names.joined(" and ")) \(isPlural ? "are" : "is") \(word)"
  }
}

/// How many records of a kind came, went and only changed.
private struct Count {
  let one: String
  let many: String
  let came: Int
  let went: Int
  let changed: Int

  /// Whether one of it is spoken of as several.
  let isPlural: Bool

  init<Record>(_ one: String, _ many: String, _ patch: ListPatch<Record>) {
    self.one = one
    self.many = many
    isPlural = false
    changed =
      Set(patch.removed.map(\.place))
      .intersection(patch.inserted.map(\.place)).count
    came = patch.inserted.count - changed
    went = patch.removed.count - changed
  }

  init(settings hasChanged: Bool) {
    one = ""
    many = ""
    isPlural = true
    came = 0
    went = 0
    changed = hasChanged ? 1 : 0
  }

  func name(_ count: Int) -> Phrase {
    one.isEmpty ? "the settings" : "\(count, one, many)"
  }
}
