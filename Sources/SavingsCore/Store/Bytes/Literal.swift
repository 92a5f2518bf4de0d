/// A few characters that stand at a known place, compared in two steps.
///
/// They are 8 to 16 bytes, so their first eight and their last eight are all
/// of them.
struct Literal: Sendable {
  let count: Int
  private let first: UInt64
  private let last: UInt64

  /// Eight to sixteen characters of ASCII.
  init(_ text: String) {
    let words = text.utf8.span.bytes
    count = text.utf8.count
    first = words.word(at: 0)
    last = words.word(at: count - 8)
  }

  /// Whether they stand here.
  @inline(__always)
  func stands(at place: Int, in words: RawSpan) -> Bool {
    stands(from: place, to: place + count, in: words)
  }

  /// The same where the compiler knows both ends, so that it has nothing to
  /// check.
  ///
  /// - Precondition: So many characters stand between them.
  @inline(__always)
  func stands(from start: Int, to end: Int, in words: RawSpan) -> Bool {
    words.word(at: start) == first && words.word(at: end - 8) == last
  }
}
