/// The closed months of a store on their way through its bytes.
///
/// One that stands exactly as cst writes it is recognised by what stands
/// between its values, several times faster than key by key; whatever differs
/// is left to the strict reader.
struct ClosingList: ~Copyable {
  /// Those that were read.
  private(set) var closings: [Closing] = []

  /// Where the next one stands.
  var records: RecordList
  private var distinct = DistinctRecords()
  private let frame = ClosingFrame()
  private var recentDate = RecentDate()

  init(_ records: RecordList) { self.records = records }

  /// Reads the next closing, proved if that is asked for; `false` behind the
  /// last one.
  @inline(never)
  mutating func next(
    _ reader: inout RecordReader, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Bool {
    guard try records.next(&reader.cursor, in: bytes) else { return false }
    let closing: Closing
    if let plain = read(&reader.cursor, in: bytes) {
      closing = plain
    } else {
      closing = try Closing.read(&reader, in: bytes)
    }
    try reader.prove(closing, &distinct)
    closings.append(closing)
    return true
  }

  /// Reads the closing whose line begins at the cursor; `nil` if it has
  /// another layout or is to be read key by key, and then the cursor has not
  /// moved.
  private mutating func read(
    _ cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) -> Closing? {
    let words = bytes.bytes
    let start = cursor.offset
    var end = start + frame.month.count
    guard !cursor.isKeyByKey, end + ClosingFrame.least <= bytes.count,
      frame.month.stands(at: start, in: words),
      let month = Month(bytes: bytes.extracting(end..<end + 7))
    else { return nil }
    end += 7
    var closed: CalendarDate?
    var goal: Closing.OfGoal?
    if frame.closed.stands(at: end, in: words) {
      end += frame.closed.count
      guard let date = recentDate.date(at: end, in: bytes) else { return nil }
      closed = date
      end += 10
    } else {
      goal = self.goal(at: &end, cursor, in: bytes)
      guard goal != nil else { return nil }
    }
    guard frame.currency.stands(at: end, in: words),
      let (currency, codeEnd) = Currency.read(
        at: end + frame.currency.count, in: bytes)
    else { return nil }
    end = codeEnd
    guard let sums = sums(at: &end, in: bytes), bytes[end] == UInt8(ascii: "}")
    else { return nil }
    cursor.recordStart = start + 5
    cursor.offset = end + 1
    return Closing(
      month: month, closed: closed, goal: goal, currency: currency, sums: sums)
  }

  /// The goal whose key stands here, and that of its name, up to the quote of
  /// that.
  private func goal(
    at end: inout Int, _ cursor: JSONCursor, in bytes: Span<UInt8>
  ) -> Closing.OfGoal? {
    guard frame.goal.stands(at: end, in: bytes.bytes),
      let id = Goal.ID(at: end + frame.goal.count, in: bytes.bytes)
    else { return nil }
    end += frame.goal.count + 36
    guard end + ClosingFrame.least <= bytes.count,
      frame.name.stands(at: end, in: bytes.bytes)
    else { return nil }
    var range = TextRange(at: end + frame.name.count)
    end = bytes.plainEnd(from: range.start)
    range.end = end
    // What is not plain is left to the strict reader.
    guard end + ClosingFrame.least <= bytes.count,
      bytes[end] == UInt8(ascii: "\""),
      let name = try? cursor.string(range, in: bytes)
    else { return nil }
    return Closing.OfGoal(id, name: name, flex: nil, by: nil)
  }

  /// The sums, of which the first one's key stands behind a quote.
  private func sums(at end: inout Int, in bytes: Span<UInt8>) -> MonthSums? {
    guard let required = amount(behind: frame.required, at: &end, in: bytes),
      let planned = amount(behind: frame.planned, at: &end, in: bytes),
      frame.saved.stands(at: end, in: bytes.bytes)
    else { return nil }
    end += frame.saved.count
    guard let saved = amount(behind: frame.thisMonth, at: &end, in: bytes),
      let takenOut = amount(behind: frame.takenOut, at: &end, in: bytes),
      let left = amount(behind: frame.left, at: &end, in: bytes)
    else { return nil }
    return MonthSums(
      required: required, planned: planned, savedThisMonth: saved,
      takenOut: takenOut, left: left)
  }

  /// The amount behind its key, if it is not below nothing.
  @inline(never)
  private func amount(
    behind key: Literal, at end: inout Int, in bytes: Span<UInt8>
  ) -> Amount? {
    guard end + ClosingFrame.least <= bytes.count,
      key.stands(at: end, in: bytes.bytes),
      let (amount, amountEnd) = Amount.read(at: end + key.count, in: bytes),
      !amount.isNegative, amountEnd + ClosingFrame.least <= bytes.count
    else { return nil }
    end = amountEnd
    return amount
  }
}

/// What stands around the values of a closed month that cst wrote.
private struct ClosingFrame {
  /// Behind each value there are at least so many bytes: the next key with its
  /// id, and behind the last one the end of a store.
  static let least = 64

  let month = Literal("\n    {\"month\":\"")
  let closed = Literal("\",\"closed\":\"")
  let goal = Literal("\",\"goal\":\"")
  let name = Literal("\",\"name\":\"")
  let currency = Literal("\",\"currency\":\"")
  let required = Literal("\",\"required\":\"")
  let planned = Literal(",\"planned\":\"")
  let saved = Literal(",\"savedThis")
  let thisMonth = Literal("Month\":\"")
  let takenOut = Literal(",\"takenOut\":\"")
  let left = Literal(",\"left\":\"")
}
