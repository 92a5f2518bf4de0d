/// Recognises a transaction in exactly the layout in which cst writes it.
///
/// What stands between the values is compared eight bytes at a time, so that a
/// long history is read several times faster than key by key. Whatever
/// differs, were it in a single space, is left to the strict reader, which
/// accepts the same stores and knows what to say of all others.
struct CanonicalLine {
  private let id = Mark("{\"id\":\"")
  private let asset = Mark("\",\"asset\":\"")
  private let date = Mark("\",\"date\":\"")
  private let kind = Mark("\",\"kind\":\"")
  private let kinds = Transaction.Kind.allCases.map {
    ($0, Mark("\($0.rawValue)\",\"amo"))
  }
  private let amount = Mark("\",\"amount\":\"")
  private let goal = Mark(",\"goal\":\"")
  private let note = Mark(",\"note\":")
  private let counterparty = Mark(",\"counterparty\":")
  private let externalID = Mark(",\"externalId\":")

  /// The date that was read last, as it was written and as it is: most lines
  /// have the date of the line before.
  private var lastDate = (UInt64.zero, UInt64.zero, CalendarDate.first)

  /// Reads the transaction at the cursor, `nil` if it has another layout.
  mutating func read(
    _ cursor: inout JSONCursor, _ assets: inout Places<Asset>,
    _ goals: inout Places<Goal>, in bytes: Span<UInt8>
  ) -> TransactionLine? {
    let start = cursor.offset
    // Behind a transaction stands the checksum, so the last one is seen too.
    guard start + 160 <= bytes.count, id.stands(at: start, in: bytes),
      asset.stands(at: start + 43, in: bytes),
      date.stands(at: start + 90, in: bytes),
      kind.stands(at: start + 110, in: bytes),
      let id = Transaction.ID(word: bytes.extracting(start + 7..<start + 43)),
      let asset = Asset.ID(word: bytes.extracting(start + 54..<start + 90)),
      let assetPlace = assets.place(of: asset),
      let date = date(at: start + 100, in: bytes),
      let (kind, kindEnd) = kind(at: start + 120, in: bytes),
      amount.stands(at: kindEnd, in: bytes)
    else { return nil }

    let amountStart = kindEnd + 12
    var end = bytes.plainEnd(from: amountStart)
    guard end + 64 <= bytes.count, bytes[end] == UInt8(ascii: "\""),
      let amount = Amount(short: bytes.extracting(amountStart..<end))
    else { return nil }

    var goalPlace: Int?
    if goal.stands(at: end + 1, in: bytes) {
      let goalStart = end + 10
      end = goalStart + 36
      guard end + 24 <= bytes.count, bytes[end] == UInt8(ascii: "\""),
        let goal = Goal.ID(word: bytes.extracting(goalStart..<end)),
        let place = goals.place(of: goal)
      else { return nil }
      goalPlace = place
    }
    guard
      let note = text(behind: note, &end, cursor, in: bytes),
      let counterparty = text(behind: counterparty, &end, cursor, in: bytes),
      let externalID = text(behind: externalID, &end, cursor, in: bytes),
      end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "}")
    else { return nil }
    let line = TransactionLine(
      id: id, asset: assetPlace, date: date, kind: kind, amount: amount,
      goal: goalPlace, note: note, counterparty: counterparty,
      externalID: externalID)
    guard line.flaw == nil else { return nil }
    cursor.recordStart = start
    cursor.offset = end + 2
    return line
  }

  private mutating func date(
    at start: Int, in bytes: Span<UInt8>
  ) -> CalendarDate? {
    let first = bytes.bytes.word(at: start)
    let rest = bytes.bytes.word(at: start + 2)
    if lastDate.0 == first, lastDate.1 == rest { return lastDate.2 }
    guard
      let date = CalendarDate(bytes: bytes.extracting(start..<start + 10))
    else { return nil }
    lastDate = (first, rest, date)
    return date
  }

  private func kind(
    at start: Int, in bytes: Span<UInt8>
  ) -> (Transaction.Kind, end: Int)? {
    for (kind, mark) in kinds where mark.stands(at: start, in: bytes) {
      return (kind, start + mark.count - 6)
    }
    return nil
  }

  /// The text of a key that may be missing: no range then, and `nil` only for
  /// what is no text.
  private func text(
    behind mark: Mark, _ end: inout Int, _ cursor: JSONCursor,
    in bytes: Span<UInt8>
  ) -> TextRange?? {
    guard mark.stands(at: end + 1, in: bytes) else { return .some(nil) }
    var reader = cursor
    reader.offset = end + 1 + mark.count
    // The strict reader comes to the same flaw, and tells of it.
    guard let range = try? reader.text(in: bytes) else { return nil }
    end = range.end
    return range
  }
}

/// Up to sixteen bytes that stand between values, compared in two steps.
private struct Mark {
  private let first: UInt64
  private let firstMask: UInt64
  private let second: UInt64
  private let secondMask: UInt64

  let count: Int

  init(_ text: String) {
    let bytes = Array(text.utf8)
    count = bytes.count
    first = number(ofBytes: bytes.prefix(8))
    firstMask = number(ofBytes: bytes.prefix(8).map { _ in .max })
    second = number(ofBytes: bytes.dropFirst(8))
    secondMask = number(ofBytes: bytes.dropFirst(8).map { _ in .max })
  }

  @inline(__always)
  func stands(at place: Int, in bytes: Span<UInt8>) -> Bool {
    guard place + 16 <= bytes.count else { return false }
    let raw = bytes.bytes
    return (raw.word(at: place) ^ first) & firstMask == 0
      && (raw.word(at: place + 8) ^ second) & secondMask == 0
  }
}

/// Up to eight bytes as one number, the first one lowest.
private func number(ofBytes bytes: some Collection<UInt8>) -> UInt64 {
  bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
}
