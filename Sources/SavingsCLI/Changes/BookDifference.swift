internal import SavingsCore

/// What came, what went and what changed between two books, in words.
struct BookDifference {
  private let counts: [(noun: String?, count: ChangeCount)]

  init(from before: Book, to after: Book) {
    counts = StorePart.allCases.map { part in
      (part.told.noun, part.told.count(from: before, to: after))
    }
  }

  var isEmpty: Bool {
    counts.allSatisfy { $0.count.came + $0.count.went + $0.count.changed == 0 }
  }

  /// The difference, counted: `1 goal and 2 allocations are back`.
  func words(came: Phrase = "back", changed: Phrase) -> Phrase {
    // The settings, which are one thing, are spoken of last.
    let counts =
      counts.filter { $0.noun != nil } + counts.filter { $0.noun == nil }
    let clauses = [
      clause(counts.map { ($0.noun, $0.count.came) }, came),
      clause(counts.map { ($0.noun, $0.count.went) }, "gone"),
      clause(counts.map { ($0.noun, $0.count.changed) }, changed),
    ]
    .compactMap(\.self)
    return clauses.isEmpty ? "nothing differs" : clauses.joined(", ")
  }

  /// `1 goal and 2 allocations are back`, `nil` for nothing.
  private func clause(
    _ counts: [(noun: String?, count: Int)], _ word: Phrase
  ) -> Phrase? {
    let things = counts.filter { $0.count > 0 }
    guard let first = things.first else { return nil }
    let names = things.map { noun, count in
      noun.map { "\(count, $0)" as Phrase } ?? "the settings"
    }
    let isPlural = things.count > 1 || first.count > 1 || first.noun == nil
    return "\(names.listed()) \(isPlural ? "are" : "is") \(word)"
  }
}
