internal import SavingsCore

/// What came, what went and what changed between two books, in words.
struct BookDifference {
  private let parts: [(noun: String?, count: ChangeCount)]

  init(from before: Book, to after: Book) {
    // The settings, which are one thing, are spoken of last.
    let all = StorePart.allCases.filter { $0 != .settings } + [.settings]
    parts = all.map { part in
      (part.told.noun, part.told.count(from: before, to: after))
    }
  }

  var isEmpty: Bool {
    parts.allSatisfy { $0.count.came + $0.count.went + $0.count.changed == 0 }
  }

  /// The difference, counted: `1 goal and 2 allocations are back`.
  func words(came: Phrase = "back", changed: Phrase) -> Phrase {
    let clauses = [
      clause(\.came, came), clause(\.went, "gone"), clause(\.changed, changed),
    ].compactMap(\.self)
    return clauses.isEmpty ? "nothing differs" : clauses.joined(", ")
  }

  /// `1 goal and 2 allocations are back`, `nil` for nothing.
  private func clause(_ number: (ChangeCount) -> Int, _ word: Phrase) -> Phrase?
  {
    let things = parts.filter { number($0.count) > 0 }
    guard let first = things.first else { return nil }
    let names = things.map { noun, count in
      noun.map { "\(number(count), $0)" as Phrase } ?? "the settings"
    }
    let isPlural =
      things.count > 1 || number(first.count) > 1 || first.noun == nil
    return "\(names.listed()) \(isPlural ? "are" : "is") \(word)"
  }
}
