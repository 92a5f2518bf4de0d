internal import SavingsCore

/// What came, what went and what changed between two books, in words.
struct BookDifference {
  private let nouns: [String?]
  private let counts: [ChangeCount]

  init(from before: Book, to after: Book) {
    // The settings, which are one thing, are spoken of last.
    let parts = StorePart.allCases.filter { $0 != .settings } + [.settings]
    nouns = parts.map { $0.told.noun }
    counts = parts.map { $0.told.count(from: before, to: after) }
  }

  var isEmpty: Bool {
    counts.allSatisfy { $0.came + $0.went + $0.changed == 0 }
  }

  /// The difference, counted: `1 goal and 2 allocations are back`.
  func words(came: Phrase = "back", changed: Phrase) -> Phrase {
    let clauses = [
      clause(counts.map(\.came), came), clause(counts.map(\.went), "gone"),
      clause(counts.map(\.changed), changed),
    ]
    .compactMap(\.self)
    return clauses.isEmpty ? "nothing differs" : clauses.joined(", ")
  }

  /// `1 goal and 2 allocations are back`, `nil` for nothing.
  private func clause(_ numbers: [Int], _ word: Phrase) -> Phrase? {
    let things = numbers.indices.filter { numbers[$0] > 0 }
    guard let first = things.first else { return nil }
    let names = things.map { place in
      nouns[place].map { "\(numbers[place], $0)" as Phrase } ?? "the settings"
    }
    let isPlural =
      things.count > 1 || numbers[first] > 1 || nouns[first] == nil
    return "\(names.listed()) \(isPlural ? "are" : "is") \(word)"
  }
}
