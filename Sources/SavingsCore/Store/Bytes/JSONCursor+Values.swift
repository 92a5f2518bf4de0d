extension JSONCursor {
  /// Reads a text that stands for something else.
  mutating func value<Value>(
    _ meaning: Flaw.Meaning, in bytes: Span<UInt8>,
    _ read: (Span<UInt8>) -> Value?
  ) throws(FlawFound) -> Value {
    let start = start(in: bytes)
    var value: Value?
    let range = try text(in: bytes) { value = read($0) }
    if let value { return value }
    try refuse(range, as: meaning, at: start, in: bytes)
  }

  @inline(never)
  private func refuse(
    _ range: TextRange, as meaning: Flaw.Meaning, at start: Int,
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Never {
    throw flaw(.not(meaning, try string(range, in: bytes)), at: start)
  }

  /// Reads a text, and hands on what it says.
  ///
  /// It is `dynamic` to be compiled once for all that texts stand for.
  private dynamic mutating func text(
    in bytes: Span<UInt8>, _ read: (Span<UInt8>) -> Void
  ) throws(FlawFound) -> TextRange {
    let range = try text(in: bytes)
    if range.hasEscapes {
      read(try string(range, in: bytes).utf8.span)
    } else {
      read(bytes.extracting(range.start..<range.end))
    }
    return range
  }

  @inline(never)
  mutating func id<Record>(
    _ kind: Record.Type, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Identifier<Record> {
    // As cst writes it: told at one look.
    if !isKeyByKey, offset + 38 <= bytes.count,
      bytes[offset] == UInt8(ascii: "\""),
      bytes[offset + 37] == UInt8(ascii: "\""),
      let id = Identifier<Record>(at: offset + 1, in: bytes.bytes)
    {
      offset += 38
      return id
    }
    return try value(.id, in: bytes) { Identifier<Record>(bytes: $0) }
  }

  @inline(never)
  mutating func date(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> CalendarDate {
    // As cst writes it: told at one look.
    if !isKeyByKey, offset + 12 <= bytes.count,
      bytes[offset] == UInt8(ascii: "\""),
      bytes[offset + 11] == UInt8(ascii: "\""),
      let date = CalendarDate(at: offset + 1, in: bytes)
    {
      offset += 12
      return date
    }
    return try value(.date, in: bytes) { CalendarDate(bytes: $0) }
  }

  mutating func dates(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> [CalendarDate] {
    var dates: [CalendarDate] = []
    guard takes(UInt8(ascii: "["), in: bytes) else {
      throw unexpected(.list, in: bytes)
    }
    while !takes(UInt8(ascii: "]"), in: bytes) {
      if !dates.isEmpty { try take(UInt8(ascii: ","), in: bytes) }
      dates.append(try date(in: bytes))
    }
    return dates
  }

  /// Reads amounts by month, `{"all":"3200","12":"5200","2027-03":"4700"}`,
  /// from nothing up to the most that there may be, perhaps none for all.
  mutating func byMonth(
    _ meaning: Flaw.Meaning, in bytes: Span<UInt8>, upTo most: Amount? = nil,
    takesAll: Bool = true
  ) throws(FlawFound) -> ByMonth {
    var amounts = ByMonth()
    try enterRecord(in: bytes)
    while let start = try nextEntry(isFirst: amounts.isEmpty, in: bytes) {
      let key = try value(.monthOrNumber, in: bytes) { text in
        ByMonth.Key(text.text).flatMap { takesAll || $0 != .all ? $0 : nil }
      }
      guard amounts[key: key] == nil else {
        throw flaw(.duplicateKey(key.description), at: start)
      }
      try take(UInt8(ascii: ":"), in: bytes)
      amounts[key: key] = try value(meaning, in: bytes) { text in
        guard let amount = Amount(bytes: text), !amount.isNegative,
          most.map({ amount <= $0 }) ?? true
        else { return nil }
        return amount
      }
    }
    return amounts
  }

  /// Reads texts by name, `{"BIT":"coingecko:bitdao"}`, to those of others.
  mutating func texts(
    _ kind: NamedTexts.Kind, to texts: inout NamedTexts, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    try enterRecord(in: bytes)
    var isFirst = true
    while let start = try nextEntry(isFirst: isFirst, in: bytes) {
      isFirst = false
      let name = try string(in: bytes)
      let key = "\(kind.rawValue).\(name)"
      guard texts[key] == nil else {
        throw flaw(.duplicateKey(name), at: start)
      }
      try take(UInt8(ascii: ":"), in: bytes)
      let place = self.start(in: bytes)
      let text = try string(in: bytes)
      guard kind.takes(text, under: name) else {
        throw flaw(.not(kind == .source ? .source : .service, text), at: place)
      }
      texts[key] = text
    }
  }

  @inline(never)
  mutating func currency(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Currency {
    try value(.currency, in: bytes) { Currency(bytes: $0) }
  }

  @inline(never)
  mutating func checksum(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Checksum {
    try value(.checksum, in: bytes) { Checksum(hexadecimal: $0) }
  }

  @inline(never)
  mutating func slug(in bytes: Span<UInt8>) throws(FlawFound) -> String {
    try value(.slug, in: bytes) { slug in
      guard let text = try? UTF8Span(validating: slug) else { return nil }
      let string = String(copying: text)
      return slug.isPlainSlug || Slug.isKept(string) ? string : nil
    }
  }

  mutating func choice<Choice: Vocabulary>(
    _ kind: Choice.Type, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Choice {
    let table = kind.table
    return table.choices[try place(among: table.words, in: bytes)]
  }

  /// Reads one of a few words, and tells which.
  @inline(never)
  private mutating func place(
    among words: Words, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Int {
    let start = start(in: bytes)
    let range = try text(in: bytes)
    if let place = try find(range, among: words, in: bytes) { return place }
    let text = try string(range, in: bytes)
    throw flaw(.notOneOf(words.names, text), at: start)
  }

  /// The place of a text among a few words; looked for from `next` on.
  func find(
    _ range: TextRange, among words: Words, from next: Int = 0,
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Int? {
    guard range.hasEscapes else {
      let word = Word(bytes.extracting(range.start..<range.end))
      return words.find(word, from: next)
    }
    let text = try string(range, in: bytes)
    return words.find(Word(text.utf8.span), from: next)
  }

  mutating func wholeNumber(
    _ range: ClosedRange<Int>, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Int {
    let start = start(in: bytes)
    let number = try wholeNumber(in: bytes)
    guard range.contains(number) else {
      throw flaw(.outOfRange(range, String(number)), at: start)
    }
    return number
  }
}

extension Span<UInt8> {
  /// Whether these are words of `a-z0-9` with single hyphens between them:
  /// what most slugs are, told without looking into Unicode.
  fileprivate var isPlainSlug: Bool {
    var wasHyphen = true
    for index in indices {
      let byte = self[index]
      let isHyphen = byte == UInt8(ascii: "-")
      let isWord = byte.isDigit || byte &- UInt8(ascii: "a") < 26
      guard isWord || isHyphen && !wasHyphen else { return false }
      wasHyphen = isHyphen
    }
    return !wasHyphen && count <= Wording.longestName
  }
}
