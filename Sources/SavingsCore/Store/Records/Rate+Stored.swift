extension Rate: Stored {
  /// The keys of a rate.
  enum Key: String, Vocabulary {
    case base, quote, rate, date, source

    static let table = WordTable<Self>()
  }

  static var identityKeys: [String] { ["base", "quote", "date"] }

  static func read(
    _ reader: inout RecordReader, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Rate {
    var base: Currency?
    var quote: Currency?
    var value: Amount?
    var date: CalendarDate?
    var source: String?
    var cursor = reader.cursor
    defer { reader.cursor = cursor }
    var fields = try RecordFields<Key>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .base: base = try cursor.currency(in: bytes)
      case .quote: quote = try cursor.currency(in: bytes)
      case .rate: value = try cursor.amount(.rate, in: bytes)
      case .date: date = try cursor.date(in: bytes)
      case .source: source = try cursor.string(in: bytes)
      }
    }
    let priced = try cursor.found(base, Key.base)
    let quoted = try cursor.found(quote, Key.quote)
    guard let pair = CurrencyPair(priced, quoted) else {
      throw cursor.flaw(.sameCurrencies(priced), at: cursor.recordStart)
    }
    return Rate(
      pair, try cursor.found(value, Key.rate),
      on: try cursor.found(date, Key.date),
      source: try cursor.found(source, Key.source))
  }

  /// Reads them line by line, because there may be many.
  static func readPart(
    _ reader: inout RecordReader, in bytes: Span<UInt8>, into book: inout Book
  ) throws(FlawFound) {
    var list = RateList(try RecordList(at: &reader.cursor, in: bytes))
    var fold = RateFold(on: nil)
    var distinct = DistinctRecords()
    // One by one, so that what is wrong with a rate is told where it stands.
    while try list.read(
      into: &fold, &reader, in: bytes, before: reader.cursor.offset + 1)
    {
      guard let line = fold.latest else { continue }
      try reader.prove(list.words.rate(of: line), &distinct)
    }
    put(fold.rates.map { list.words.rate(of: $0) }, into: &book)
  }

  func writeFields(to json: inout JSONWriter) {
    json.write(Key.base, pair.base)
    json.write(Key.quote, pair.quote)
    json.write(Key.rate, value)
    json.write(Key.date, date)
    json.write(Key.source, source)
  }

  package var identity: RecordIdentity { .rate(pair, date) }

  var called: String { "rate \(pair) of \(date)" }

  /// It refers to nothing.
  func prove(_ proof: inout Proof) {}

  /// Those of a book, in their order.
  package static func all(of book: Book) -> [Rate] { book.household.rates }

  static func put(_ rates: [Rate], into book: inout Book) {
    book.household.rates = rates.byDay
  }
}
