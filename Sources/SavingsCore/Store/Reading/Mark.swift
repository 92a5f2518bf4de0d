/// A few characters that stand at a known place, compared in two steps.
///
/// They are 8 to 16 bytes, so their first eight and their last eight are all
/// of them.
struct Mark: Sendable {
  /// How many bytes they are.
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
    words.word(at: place) == first
      && words.word(at: place + count - 8) == last
  }

  /// Writes them here, and moves behind them.
  @inline(__always)
  func write(at place: inout Int, in words: inout MutableRawSpan) {
    words.write(first, at: place)
    words.write(last, at: place + count - 8)
    place += count
  }
}

/// What stands around the values of a transaction that cst wrote.
struct LineMarks: Sendable {
  static let all = LineMarks()

  let id = Mark("\n    {\"id\":\"")
  let asset = Mark("\",\"asset\":\"")
  let date = Mark("\",\"date\":\"")
  let kind = Mark("\",\"kind\":\"")
  let amount = Mark(",\"amount\":\"")
  let goal = Mark(",\"goal\":\"")
  let note = Mark(",\"note\":")
  let counterparty = Mark(",\"counterparty\":")
  let externalID = Mark(",\"externalId\":")

  private init() {}

  private let opening = Mark("opening\"")
  private let deposit = Mark("deposit\"")
  private let withdrawal = Mark("withdrawal\"")
  private let interest = Mark("interest\"")
  private let adjustment = Mark("adjustment\"")

  /// A kind as it is written, with the quote behind it.
  @inline(__always)
  func mark(of kind: Transaction.Kind) -> Mark {
    switch kind {
    case .opening: opening
    case .deposit: deposit
    case .withdrawal: withdrawal
    case .interest: interest
    case .adjustment: adjustment
    }
  }

  /// The kind that stands here, and the place behind its quote.
  @inline(__always)
  func kind(
    at place: Int, in words: RawSpan
  ) -> (kind: Transaction.Kind, end: Int)? {
    if deposit.stands(at: place, in: words) {
      return (.deposit, place + deposit.count)
    }
    if withdrawal.stands(at: place, in: words) {
      return (.withdrawal, place + withdrawal.count)
    }
    if interest.stands(at: place, in: words) {
      return (.interest, place + interest.count)
    }
    if adjustment.stands(at: place, in: words) {
      return (.adjustment, place + adjustment.count)
    }
    if opening.stands(at: place, in: words) {
      return (.opening, place + opening.count)
    }
    return nil
  }
}
