/// The parts of a store at its top level, in the order in which they stand.
protocol StorePart: RawRepresentable<String>, CaseIterable, Equatable {
  /// The keys of a record of this part.
  var keys: [String] { get }
}

/// The keys of one kind of record, in the order in which they are written.
protocol RecordKey: RawRepresentable<String>, CaseIterable, Sendable {
  /// The same keys, ready to be found.
  static var table: KeyTable<Self> { get }
}

extension RecordKey {
  /// The keys as they are written.
  static var names: [String] { allCases.map(\.rawValue) }
}

/// The keys of one kind of record, ready to be found by what was read.
struct KeyTable<Key: RecordKey>: Sendable {
  private let keys = Array(Key.allCases)
  private let words = Key.allCases.map { Word($0.rawValue.utf8.span) }

  /// The key that a word is, and its place; looked for from `start` on.
  ///
  /// Records that cst wrote itself have their keys in order, so the first look
  /// mostly finds it.
  func find(_ word: Word, from start: Int) -> (place: Int, key: Key)? {
    for place in start..<words.count where words[place] == word {
      return (place, keys[place])
    }
    for place in 0..<min(start, words.count) where words[place] == word {
      return (place, keys[place])
    }
    return nil
  }
}

/// A text of up to fifteen bytes in one number, compared at once.
///
/// A longer text is a word too, but one that equals no key.
struct Word: Hashable, Sendable {
  /// The bytes, with a 1 before the first one so that leading zeros count.
  private var bits: UInt128 = 1

  init(_ text: Span<UInt8>) {
    guard text.count <= 15 else {
      bits = .max
      return
    }
    for index in text.indices { bits = bits << 8 | UInt128(text[index]) }
  }
}
