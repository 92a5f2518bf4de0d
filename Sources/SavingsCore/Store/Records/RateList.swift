/// The rates of a store on their way through its bytes.
///
/// One that stands exactly as cst writes it is recognised by what stands
/// between its values, several times faster than key by key; whatever differs
/// is left to the strict reader.
struct RateList: ~Copyable {
  private var list: RecordList
  private let base = Literal("\n    {\"base\":\"")
  private let quote = Literal("\",\"quote\":\"")
  private let rate = Literal("\",\"rate\":\"")
  private let date = Literal(",\"date\":\"")
  private let source = Literal("\",\"source\":")
  private var recentCodes = RecentCodes()
  private var recentDate = RecentDate()
  private var recentSource: (word: Word, text: String)?

  /// Enters the list that has to stand here.
  init(
    at cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    list = try RecordList(at: &cursor, in: bytes)
  }

  /// Reads the next rate, `nil` behind the last one.
  ///
  /// Where it throws, it has not moved.
  mutating func next(
    _ reader: inout RecordReader, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Rate? {
    let before = list
    let start = reader.cursor.offset
    do throws(FlawFound) {
      guard try list.next(&reader.cursor, in: bytes) else { return nil }
      if !reader.isKeyByKey, let rate = line(&reader.cursor, in: bytes) {
        return rate
      }
      return try Rate.read(&reader, in: bytes)
    } catch {
      list = before
      reader.cursor.offset = start
      throw error
    }
  }

  /// Reads the rate whose line begins at the cursor; `nil` if it has another
  /// layout, and then the cursor has not moved.
  private mutating func line(
    _ cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) -> Rate? {
    let start = cursor.offset
    let words = bytes.bytes
    // Two codes of eight characters at most, and what stands around them.
    guard start + 64 <= bytes.count, base.stands(at: start, in: words),
      let (base, baseEnd) = recentCodes.code(
        at: start + base.count, in: bytes),
      quote.stands(at: baseEnd, in: words),
      let (quote, quoteEnd) = recentCodes.code(
        at: baseEnd + quote.count, in: bytes),
      let pair = CurrencyPair(base, quote),
      rate.stands(at: quoteEnd, in: words),
      let (value, valueEnd) = Amount.read(
        at: quoteEnd + rate.count, in: bytes),
      value.isPositive, valueEnd + 48 <= bytes.count,
      date.stands(at: valueEnd, in: words),
      let date = recentDate.date(at: valueEnd + date.count, in: words)
    else { return nil }
    let dateEnd = valueEnd + self.date.count + 10
    guard source.stands(at: dateEnd, in: words) else { return nil }
    var reader = cursor
    reader.offset = dateEnd + source.count
    // The strict reader comes to the same flaw, and tells of it.
    guard let range = try? reader.text(in: bytes), !range.hasEscapes,
      reader.offset < bytes.count, bytes[reader.offset] == UInt8(ascii: "}"),
      let source = source(range, reader, in: bytes)
    else { return nil }
    cursor.recordStart = start + 5
    cursor.offset = reader.offset + 1
    return Rate(pair, value, on: date, source: source)
  }

  /// A source that was read: most rates have that of the one before.
  private mutating func source(
    _ range: TextRange, _ cursor: JSONCursor, in bytes: Span<UInt8>
  ) -> String? {
    let word = Word(range.start, range.end, in: bytes)
    if let recentSource, range.end - range.start <= 16,
      recentSource.word == word
    {
      return recentSource.text
    }
    // Nothing is wrong with it, or it would not have been read.
    guard let text = try? cursor.string(range, in: bytes) else { return nil }
    recentSource = (word, text)
    return text
  }
}

/// The currency codes that were met lately, as they are written.
private struct RecentCodes {
  private var answers: [(text: UInt64, code: Currency?)] = Array(
    repeating: (0, nil), count: 64)

  /// The code of up to eight characters that begins here, and where it ends;
  /// `nil` if it is longer, or none.
  mutating func code(
    at start: Int, in bytes: Span<UInt8>
  ) -> (code: Currency, end: Int)? {
    let word = bytes.bytes.word(at: start)
    let others = word ^ 0x2222_2222_2222_2222
    // Only the lowest quote that this finds is certain (SWAR).
    let quotes =
      (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
    let count = quotes.trailingZeroBitCount / 8
    guard (1...7).contains(count) else { return nil }
    let text = word & ~(UInt64.max << UInt64(count * 8))
    let slot = Int(truncatingIfNeeded: (text &* 0x9e37_79b9) >> 32) & 63
    if answers[slot].text == text, let code = answers[slot].code {
      return (code, start + count)
    }
    guard
      let code = Currency(bytes: bytes.extracting(start..<start + count))
    else { return nil }
    answers[slot] = (text, code)
    return (code, start + count)
  }
}
