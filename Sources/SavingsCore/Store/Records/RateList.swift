/// The rates of a store on their way through its bytes.
///
/// Those that cst wrote are recognised as closings are (`ClosingList`).
struct RateList: ~Copyable {
  /// Where the next one stands.
  var records: RecordList

  private(set) var words = RateWords()
  private var recentPairs = RecentPairs()
  private let date = Literal(",\"date\":\"")
  private var recentDate = RecentDate()
  private var recentSource = RecentSource()

  init(_ records: RecordList) { self.records = records }

  /// Reads the rates that begin before a place into a fold; `false` behind the
  /// last one.
  @inline(never)
  mutating func read(
    into fold: inout RateFold, _ reader: inout RecordReader,
    in bytes: Span<UInt8>, before end: Int
  ) throws(FlawFound) -> Bool {
    var line = RateLine()
    while reader.cursor.offset < end {
      guard try next(&line, &reader, in: bytes) else { return false }
      fold.take(line)
    }
    return true
  }

  /// Reads the next rate into `rate`; `false` behind the last one.
  @inline(__always)
  private mutating func next(
    _ rate: inout RateLine, _ reader: inout RecordReader,
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Bool {
    guard try records.step(&reader.cursor, in: bytes) else { return false }
    if reader.cursor.isKeyByKey || !read(&rate, &reader.cursor, in: bytes) {
      rate = words.line(of: try Rate.read(&reader, in: bytes))
    }
    return true
  }

  /// Reads the rate whose line begins at the cursor; `false` if it has another
  /// layout, and then the cursor has not moved.
  @inline(__always)
  private mutating func read(
    _ rate: inout RateLine, _ cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) -> Bool {
    let start = cursor.offset
    // The columns and the least length of these bytes are both known to the
    // compiler, so it has nothing to check below.
    let rest = bytes.extracting(droppingFirst: start)
    guard rest.count >= RecentPairs.room,
      let (pair, pairEnd) = recentPairs.pair(in: rest, &words),
      let (value, valueEnd) = Amount.read(at: pairEnd, in: rest),
      value.isPositive
    else { return false }
    let behind = rest.extracting(droppingFirst: valueEnd)
    guard behind.count >= Column.least,
      date.stands(from: 0, to: Column.date, in: behind.bytes),
      let date = recentDate.date(at: Column.date, in: behind),
      let (source, length) = recentSource.source(in: behind.bytes)
        ?? recentSource.newSource(in: behind, &words, &cursor)
    else { return false }
    rate = RateLine(pair: pair, value: value, date: date, source: source)
    cursor.recordStart = start + 5
    cursor.offset = start + valueEnd + length
    return true
  }
}

/// Where the values behind a rate stand, counted from its end.
private enum Column {
  static let date = 9
  static let dateEnd = 19

  /// Behind the last record of a store there is so much that no line is
  /// shorter than this.
  static let least = 52
}

/// The pairs that were met lately, with all that stands before their rates.
///
/// Most rates are of one of a few pairs, so that two looks at half of it each
/// tell which.
private struct RecentPairs {
  /// Two codes of seven characters, what stands around them, and some more.
  static let room = 72

  private var answers = [Answer](repeating: Answer(), count: 64)
  private let base = Literal("\n    {\"base\":\"")
  private let quote = Literal("\",\"quote\":\"")
  private let rate = Literal("\",\"rate\":\"")

  private struct Answer {
    var start = Block()
    var end = Block()
    var count = 0

    /// Its place, -1 where nothing was met yet.
    var pair = -1
  }

  /// The pair of the line with which these bytes begin, and where its rate
  /// does; `nil` if
  /// the line has another layout, or a code more than seven characters.
  @inline(__always)
  mutating func pair(
    in bytes: Span<UInt8>, _ met: inout RateWords
  ) -> (pair: Int, end: Int)? {
    let words = bytes.bytes
    let mixed =
      (words.word(at: 14) ^ words.word(at: 24)) &* 0x9e37_79b9_7f4a_7c15
    let slot = Int(truncatingIfNeeded: mixed >> 58)
    // Only what is asked for is taken out.
    if answers[slot].pair >= 0 {
      let end = answers[slot].count
      if words.block(at: 0) == answers[slot].start,
        words.block(at: end - 32) == answers[slot].end
      {
        return (answers[slot].pair, end)
      }
    }
    guard let (new, end) = newPair(in: bytes) else { return nil }
    let pair = met.pairs.place(of: new)
    answers[slot] = Answer(
      start: words.block(at: 0), end: words.block(at: end - 32),
      count: end, pair: pair)
    return (pair, end)
  }

  private func newPair(
    in bytes: Span<UInt8>
  ) -> (pair: CurrencyPair, end: Int)? {
    let words = bytes.bytes
    guard base.stands(at: 0, in: words),
      let (base, baseEnd) = Currency.read(at: base.count, in: bytes),
      quote.stands(at: baseEnd, in: words),
      let (quote, quoteEnd) = Currency.read(
        at: baseEnd + quote.count, in: bytes),
      rate.stands(at: quoteEnd, in: words),
      let pair = CurrencyPair(base, quote)
    else { return nil }
    return (pair, quoteEnd + rate.count)
  }
}

/// The source that was read last, as it was written with all that stands
/// around it, up to 32 bytes: most rates have that of the one before.
private struct RecentSource {
  private let key = Literal("\",\"source\":")
  private var last = Block()
  private var mask = Block()

  /// Where a record that it ends has its end, 0 where none was read yet.
  private var end = 0
  private var place = 0

  /// The place of the source that stands behind the date of a rate, and the
  /// end of its record; `nil` if it is not the one before.
  @inline(__always)
  func source(in words: RawSpan) -> (place: Int, end: Int)? {
    guard end > 0, words.block(at: Column.dateEnd).masked(by: mask) == last
    else { return nil }
    return (place, end)
  }

  /// The same of any other; `nil` where it is written in another way, or
  /// something is wrong.
  @inline(never)
  mutating func newSource(
    in bytes: Span<UInt8>, _ met: inout RateWords, _ cursor: inout JSONCursor
  ) -> (place: Int, end: Int)? {
    guard key.stands(at: Column.dateEnd, in: bytes.bytes) else { return nil }
    var reader = cursor
    reader.offset = Column.dateEnd + key.count
    // The strict reader comes to the same flaw, and tells of it.
    guard let range = try? reader.text(in: bytes), !range.hasEscapes,
      reader.offset < bytes.count, bytes[reader.offset] == UInt8(ascii: "}"),
      let text = try? reader.string(range, in: bytes)
    else { return nil }
    let recordEnd = reader.offset + 1
    place = met.sources.place(of: text)
    end = recordEnd <= Column.dateEnd + 32 ? recordEnd : 0
    mask = Block(ofBytes: recordEnd - Column.dateEnd)
    last = bytes.bytes.block(at: Column.dateEnd).masked(by: mask)
    return (place, recordEnd)
  }
}
