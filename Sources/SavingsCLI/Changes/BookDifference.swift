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

/// What came, what went and what changed between two books, in words.
struct BookDifference {
  private let patch: BookPatch
  private let shares: ShareDifference

  init(from before: Book, to after: Book) {
    patch = BookPatch(from: before, to: after)
    shares = ShareDifference(from: before, to: after)
  }

  /// Whether the two say the same.
  var isEmpty: Bool {
    counts.allSatisfy { $0.came + $0.went + $0.changed == 0 }
  }

  /// The difference, counted: `1 goal and 2 allocations are back`.
  func words(_ tense: Tense) -> Phrase {
    let words = tense.words
    let clauses = [
      clause(counts, \.came, words.came),
      clause(counts, \.went, words.went),
      clause(counts, \.changed, words.changed),
    ]
    .compactMap(\.self)
    return clauses.isEmpty ? "nothing differs" : clauses.joined(", ")
  }

  private var counts: [Count] {
    [
      Count("goal", "goals", patch.goals),
      Count("asset", "assets", patch.assets),
      Count("allocation", "allocations", shares),
      Count("monthly plan", "monthly plans", patch.plans),
      Count("rate", "rates", patch.rates),
      Count("transaction", "transactions", patch.transactions),
      Count(settings: patch.settings != nil),
    ]
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
    return "\(names.listed()) \(isPlural ? "are" : "is") \(word)"
  }
}

extension ShareDifference {
  /// What became of all shares between two books.
  init(from before: Book, to after: Book) {
    self.init(
      BookPatch(from: before, to: after).allocations, from: before, to: after)
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

  init(_ one: String, _ many: String, _ shares: ShareDifference) {
    self.one = one
    self.many = many
    isPlural = false
    came = shares.came
    went = shares.went
    changed = shares.changed
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
