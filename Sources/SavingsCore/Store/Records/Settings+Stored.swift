extension Settings: Stored {
  /// The keys of the settings.
  enum Key: String, Vocabulary {
    case currency, payday, critical, attention, staleDays, digits, palette
    case ambiguousWidth, weights, income, essentials, sources, services

    /// What differs by month, and who is asked, came with version 3.
    var since: Int {
      switch self {
      case .weights, .income, .essentials, .sources, .services: 3
      default: 2
      }
    }

    static let table = WordTable<Self>()
  }

  static var identityKeys: [String] { [] }

  /// Reads the settings, of which every one may be missing.
  static func read(
    _ reader: inout RecordReader, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Settings {
    var settings = Settings()
    var cursor = reader.cursor
    defer { reader.cursor = cursor }
    var fields = try RecordFields<Key>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .currency: settings.currency = try cursor.currency(in: bytes)
      case .payday:
        settings.ownPayday = try cursor.paydays(in: bytes)
      case .critical:
        settings.ownCritical = try cursor.amount(.amountFromZero, in: bytes)
      case .attention:
        settings.ownAttention = try cursor.amount(.amountFromZero, in: bytes)
      case .staleDays:
        settings.ownStaleDays = try cursor.wholeNumber(in: bytes)
      case .digits: settings.ownDigits = try cursor.digits(in: bytes)
      case .palette: settings.palette = try cursor.string(in: bytes)
      case .ambiguousWidth:
        settings.ownAmbiguousWidth = Cells(
          rawValue: try cursor.wholeNumber(1...2, in: bytes))
      case .weights:
        settings.weights = try cursor.byMonth(
          .weight, in: bytes, upTo: Settings.weightRange.upperBound,
          takesAll: false)
      case .income:
        settings.income = try cursor.byMonth(.amountFromZero, in: bytes)
      case .essentials:
        settings.essentials = try cursor.byMonth(.amountFromZero, in: bytes)
      case .sources:
        try cursor.texts(.source, to: &settings.named, in: bytes)
      case .services:
        try cursor.texts(.service, to: &settings.named, in: bytes)
      }
    }
    if settings.lacksIncome {
      throw cursor.flaw(
        .breach(.essentialsWithoutIncome(set: nil)), at: cursor.recordStart)
    }
    return settings
  }

  /// There are no others, so there is nothing to prove.
  static func readPart(
    _ reader: inout RecordReader, in bytes: Span<UInt8>, into book: inout Book
  ) throws(FlawFound) {
    put([try read(&reader, in: bytes)], into: &book)
  }

  /// Writes what the household prefers, and nothing that is a default.
  func writeFields(to json: inout JSONWriter) {
    json.write(Key.currency, currency)
    if let day = ownPayday?.onlyDay {
      json.write(Key.payday, day)
    } else {
      json.write(Key.payday, ownPayday?.description)
    }
    json.write(Key.critical, ownCritical)
    json.write(Key.attention, ownAttention)
    json.write(Key.staleDays, ownStaleDays)
    if !ownDigits.isEmpty {
      json.write(key: Key.digits.rawValue)
      json.open()
      for entry in ownDigits.entries {
        json.write(key: entry.currency.code)
        json.write(UInt64(entry.digits))
      }
      json.close()
    }
    json.write(Key.palette, palette)
    json.write(Key.ambiguousWidth, ownAmbiguousWidth?.rawValue)
    json.write(Key.weights, weights)
    json.write(Key.income, income)
    json.write(Key.essentials, essentials)
    json.write(Key.sources, named.entries("source"))
    json.write(Key.services, named.entries("service"))
  }

  /// There are no others.
  package var identity: RecordIdentity { .settings }

  var called: String { "settings" }

  /// They are always there once, and refer to nothing.
  func prove(_ proof: inout Proof) {}

  /// Those of a book, in their order.
  package static func all(of book: Book) -> [Settings] {
    [book.household.settings]
  }

  static func put(_ settings: [Settings], into book: inout Book) {
    book.household.settings = settings[0]
  }
}

extension JSONCursor {
  /// Reads a day of the month, `25`, or since version 3 any schedule as text,
  /// `"15,31"`.
  fileprivate mutating func paydays(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> PaydaySchedule? {
    guard version > 2, peek(in: bytes) == UInt8(ascii: "\"") else {
      return PaydaySchedule(try wholeNumber(1...31, in: bytes))
    }
    let schedule: PaydaySchedule = try value(.payday, in: bytes) {
      PaydaySchedule($0.text)
    }
    return schedule
  }

  /// Reads how many decimals some currencies have: `{"BTC":6}`.
  fileprivate mutating func digits(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> CurrencyDigits {
    var digits = CurrencyDigits()
    try enterRecord(in: bytes)
    while let start = try nextEntry(isFirst: digits.isEmpty, in: bytes) {
      let currency = try currency(in: bytes)
      guard digits[currency] == nil else {
        throw flaw(.duplicateKey(currency.code), at: start)
      }
      guard currency.isoDigits == nil else {
        throw flaw(.fixedDigits(currency), at: start)
      }
      try take(UInt8(ascii: ":"), in: bytes)
      digits[currency] = try wholeNumber(0...18, in: bytes)
    }
    return digits
  }
}
