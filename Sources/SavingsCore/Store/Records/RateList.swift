/// The rates of a store on their way through its bytes.
///
/// One that stands exactly as cst writes it is recognised by what stands
/// between its values, several times faster than key by key; whatever differs
/// is left to the strict reader.
struct RateList: ~Copyable {
  private var list: RecordList

  /// The pairs and sources that were met.
  private(set) var words = RateWords()

  private var recentPairs = RecentPairs()
  private let date = Literal(",\"date\":\"")
  private var recentDate = RecentDate()
  private var recentSource = RecentSource()

  /// Enters the list that has to stand here.
  init(
    at cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    list = try RecordList(at: &cursor, in: bytes)
  }

  /// Reads the next rate into `rate`; `false` behind the last one.
  ///
  /// Where it throws, it has not moved.
  @inline(__always)
  mutating func next(
    _ rate: inout RateLine, _ reader: inout RecordReader,
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Bool {
    let before = list
    let start = reader.cursor.offset
    do throws(FlawFound) {
      guard try list.next(&reader.cursor, in: bytes) else { return false }
      if reader.cursor.isKeyByKey || !read(&rate, &reader.cursor, in: bytes) {
        rate = words.line(of: try Rate.read(&reader, in: bytes))
      }
      return true
    } catch {
      list = before
      reader.cursor.offset = start
      throw error
    }
  }

  /// Reads the rate whose line begins at the cursor; `false` if it has another
  /// layout, and then the cursor has not moved.
  @inline(__always)
  private mutating func read(
    _ rate: inout RateLine, _ cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) -> Bool {
    let start = cursor.offset
    guard start + RecentPairs.room <= bytes.count,
      let (pair, pairEnd) = recentPairs.pair(at: start, in: bytes, &words),
      let (value, valueEnd) = Amount.read(at: pairEnd, in: bytes),
      value.isPositive, valueEnd + 36 <= bytes.count,
      date.stands(at: valueEnd, in: bytes.bytes),
      let date = recentDate.date(at: valueEnd + date.count, in: bytes.bytes),
      let (source, end) = recentSource.source(
        at: valueEnd + self.date.count + 10, cursor, in: bytes, &words)
    else { return false }
    rate = RateLine(pair: pair, value: value, date: date, source: source)
    cursor.recordStart = start + 5
    cursor.offset = end
    return true
  }
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

  /// The pair of the line that begins here, and where its rate does; `nil` if
  /// the line has another layout, or a code more than seven characters.
  @inline(__always)
  mutating func pair(
    at start: Int, in bytes: Span<UInt8>, _ met: inout RateWords
  ) -> (pair: Int, end: Int)? {
    let words = bytes.bytes
    let mixed =
      (words.word(at: start + 14) ^ words.word(at: start + 24))
      &* 0x9e37_79b9_7f4a_7c15
    let slot = Int(truncatingIfNeeded: mixed >> 58)
    // Only what is asked for is taken out.
    if answers[slot].pair >= 0 {
      let end = start + answers[slot].count
      if words.block(at: start) == answers[slot].start,
        words.block(at: end - 32) == answers[slot].end
      {
        return (answers[slot].pair, end)
      }
    }
    guard let (new, end) = newPair(at: start, in: bytes) else { return nil }
    let pair = met.place(of: new)
    answers[slot] = Answer(
      start: words.block(at: start), end: words.block(at: end - 32),
      count: end - start, pair: pair)
    return (pair, end)
  }

  private func newPair(
    at start: Int, in bytes: Span<UInt8>
  ) -> (pair: CurrencyPair, end: Int)? {
    let words = bytes.bytes
    guard base.stands(at: start, in: words),
      let (base, baseEnd) = code(at: start + base.count, in: bytes),
      quote.stands(at: baseEnd, in: words),
      let (quote, quoteEnd) = code(at: baseEnd + quote.count, in: bytes),
      rate.stands(at: quoteEnd, in: words),
      let pair = CurrencyPair(base, quote)
    else { return nil }
    return (pair, quoteEnd + rate.count)
  }

  /// The code of up to seven characters that begins here, and where it ends;
  /// `nil` if it is longer, or none.
  private func code(
    at start: Int, in bytes: Span<UInt8>
  ) -> (code: Currency, end: Int)? {
    let others = bytes.bytes.word(at: start) ^ 0x2222_2222_2222_2222
    // Only the lowest quote that this finds is certain (SWAR).
    let quotes =
      (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
    let end = start + quotes.trailingZeroBitCount / 8
    guard (start + 1...start + 7).contains(end),
      let code = Currency(bytes: bytes.extracting(start..<end))
    else { return nil }
    return (code, end)
  }
}

/// The source that was read last, as it was written with all that stands
/// around it: most rates have that of the one before.
private struct RecentSource {
  private let key = Literal("\",\"source\":")
  private var last: [UInt8] = []
  private var place = 0

  /// The place of the source whose key stands here, behind the quote of a
  /// date, and the end of its record; `nil` where it is written in another
  /// way, or something is wrong.
  @inline(__always)
  mutating func source(
    at start: Int, _ cursor: JSONCursor, in bytes: Span<UInt8>,
    _ met: inout RateWords
  ) -> (place: Int, end: Int)? {
    if bytes.holds(last.span, at: start) { return (place, start + last.count) }
    return newSource(at: start, cursor, in: bytes, &met)
  }

  private mutating func newSource(
    at start: Int, _ cursor: JSONCursor, in bytes: Span<UInt8>,
    _ met: inout RateWords
  ) -> (place: Int, end: Int)? {
    guard start + 16 <= bytes.count, key.stands(at: start, in: bytes.bytes)
    else { return nil }
    var reader = cursor
    reader.offset = start + key.count
    // The strict reader comes to the same flaw, and tells of it.
    guard let range = try? reader.text(in: bytes), !range.hasEscapes,
      reader.offset < bytes.count, bytes[reader.offset] == UInt8(ascii: "}"),
      let text = try? reader.string(range, in: bytes)
    else { return nil }
    let end = reader.offset + 1
    last = (start..<end).map { bytes[$0] }
    place = met.place(of: text)
    return (place, end)
  }
}

extension Span<UInt8> {
  /// Whether these bytes stand at a place, at least eight of them.
  @inline(__always)
  fileprivate func holds(_ other: Span<UInt8>, at start: Int) -> Bool {
    let last = other.count - 8
    guard last >= 0, start + other.count <= count else { return false }
    let (here, there) = (bytes, other.bytes)
    var place = 0
    while place < last {
      guard here.word(at: start + place) == there.word(at: place) else {
        return false
      }
      place += 8
    }
    return here.word(at: start + last) == there.word(at: last)
  }
}
