/// A few words of which a store uses one: the keys of a record, or its kinds.
protocol Vocabulary: RawRepresentable<String>, CaseIterable, Sendable {
  /// The same words, ready to be found.
  static var table: WordTable<Self> { get }

  /// The version of the store that a key came with.
  var since: Int { get }
}

extension Vocabulary {
  /// Most have always been there.
  var since: Int { 2 }

  /// The words as they are written.
  static var names: [String] { table.words.names }
}

/// A few words, ready to be found by what was read.
struct WordTable<Choice: Vocabulary>: Sendable {
  /// What they stand for, in their order.
  let choices = Array(Choice.allCases)

  let words: Words

  init() {
    var list = WordList()
    for choice in choices { list.add(choice.rawValue, since: choice.since) }
    words = Words(list)
  }
}

/// The words of a vocabulary, one after the other.
private struct WordList {
  var names: [String] = []
  var since: [Int] = []

  @inline(never)
  mutating func add(_ name: String, since version: Int) {
    names.append(name)
    since.append(version)
  }
}

/// A few words, whatever they stand for.
final class Words: Sendable {
  let names: [String]

  /// The version of the store that each came with.
  let since: [Int]

  private let words: [Word]

  fileprivate init(_ list: WordList) {
    names = list.names
    since = list.since
    words = names.map { Word($0.utf8.span) }
  }

  /// The place of a word; looked for from `start` on.
  ///
  /// Records that cst wrote itself have their keys in order, so the first look
  /// mostly finds it.
  func find(_ word: Word, from start: Int = 0) -> Int? {
    for place in start..<words.count where words[place] == word { return place }
    for place in 0..<min(start, words.count) where words[place] == word {
      return place
    }
    return nil
  }

  /// How much there has to be where a key is looked for: a quote, a word, a
  /// quote, a colon and what a value begins with.
  static let room = 24

  /// The place, from `next` on, of the word that stands here as a key, between
  /// quotes and with a colon, and where its value begins.
  @inline(__always)
  func key(
    at start: Int, from next: Int, in bytes: RawSpan
  ) -> (place: Int, end: Int)? {
    let first = bytes.word(at: start)
    guard first & 0xff == UInt64(UInt8(ascii: "\"")) else { return nil }
    let text = (bytes.word(at: start + 1), bytes.word(at: start + 9))
    for place in next..<words.count where words[place].begins(text) {
      let end = start + 1 + words[place].count
      let marks = bytes.halfWord(at: end) & 0xffff
      return marks == Words.marks ? (place, end + 2) : nil
    }
    return nil
  }

  /// A quote and a colon.
  private static let marks: UInt64 = 0x3a22
}

/// A text of up to sixteen bytes in two numbers, compared at once.
///
/// A longer text is a word too, but one that stands for nothing.
struct Word: Equatable, Sendable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  fileprivate let count: Int

  init(_ text: Span<UInt8>) {
    count = text.count
    for index in 0..<min(count, 16) {
      let byte = UInt64(text[index])
      if index < 8 {
        first |= byte &<< UInt64(index * 8)
      } else {
        second |= byte &<< UInt64(index * 8 - 64)
      }
    }
  }

  /// Whether sixteen bytes begin with it.
  fileprivate func begins(_ text: (first: UInt64, second: UInt64)) -> Bool {
    guard count > 0, count <= 16,
      (text.first ^ first) &<< UInt64(64 - min(count, 8) * 8) == 0
    else { return false }
    return count <= 8 || (text.second ^ second) &<< UInt64(128 - count * 8) == 0
  }
}
