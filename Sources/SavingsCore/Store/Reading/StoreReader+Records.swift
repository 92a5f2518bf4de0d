extension StoreReader {
  /// Reads the settings, of which every one may be missing.
  mutating func settings(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Settings {
    var settings = Settings()
    var fields = try RecordFields<SettingsKey>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .currency: settings.currency = try cursor.currency(in: bytes)
      case .payday:
        settings.ownPayday = Payday(
          try cursor.wholeNumber(1...31, in: bytes))
      case .critical: settings.ownCritical = try threshold(in: bytes)
      case .attention: settings.ownAttention = try threshold(in: bytes)
      case .staleDays:
        settings.ownStaleDays = try cursor.wholeNumber(in: bytes)
      case .digits: settings.ownDigits = try digits(in: bytes)
      case .palette: settings.palette = try cursor.string(in: bytes)
      case .ambiguousWidth:
        settings.ownAmbiguousWidth = Settings.Cells(
          rawValue: try cursor.wholeNumber(1...2, in: bytes))
      }
    }
    return settings
  }

  private mutating func threshold(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Amount {
    try cursor.value(.amountFromZero, in: bytes) { Amount(fromZero: $0) }
  }

  /// Reads how many decimals some currencies have: `{"BTC":6}`.
  private mutating func digits(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> [Currency: Int] {
    var digits: [Currency: Int] = [:]
    try cursor.enterRecord(in: bytes)
    while !cursor.takes(UInt8(ascii: "}"), in: bytes) {
      if !digits.isEmpty { try cursor.take(UInt8(ascii: ","), in: bytes) }
      _ = cursor.peek(in: bytes)
      let start = cursor.offset
      let currency = try cursor.currency(in: bytes)
      guard digits[currency] == nil else {
        throw cursor.flaw(.duplicateKey(currency.code), at: start)
      }
      guard currency.isoDigits == nil else {
        throw cursor.flaw(.fixedDigits(currency), at: start)
      }
      try cursor.take(UInt8(ascii: ":"), in: bytes)
      digits[currency] = try cursor.wholeNumber(0...18, in: bytes)
    }
    return digits
  }

  /// Reads a goal.
  mutating func goal(in bytes: Span<UInt8>) throws(FlawFound) -> Goal {
    var id: Goal.ID?
    var name: String?
    var slug: String?
    var target: Amount?
    var currency: Currency?
    var deadline: CalendarDate?
    var start: CalendarDate?
    var standing: Goal.Standing?
    var emoji: String?
    var note: String?
    var link: String?
    var lifecycle = Goal.Lifecycle.active
    var fields = try RecordFields<GoalKey>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .id: id = try cursor.id(Goal.self, in: bytes)
      case .name: name = try cursor.string(in: bytes)
      case .slug: slug = try cursor.slug(in: bytes)
      case .target: target = try threshold(in: bytes)
      case .currency: currency = try cursor.currency(in: bytes)
      case .deadline: deadline = try cursor.date(in: bytes)
      case .start: start = try cursor.date(in: bytes)
      case .flex:
        standing = try cursor.choice(Goal.Standing.self, in: bytes)
      case .emoji: emoji = try cursor.string(in: bytes)
      case .note: note = try cursor.string(in: bytes)
      case .link: link = try cursor.string(in: bytes)
      case .finished, .cancelled:
        guard lifecycle == .active else { throw cursor.flaw(.endsTwice) }
        let end = try cursor.date(in: bytes)
        lifecycle = key == .finished ? .finished(end) : .cancelled(end)
      }
    }
    return Goal(
      id: try cursor.found(id, GoalKey.id),
      name: try cursor.found(name, GoalKey.name),
      slug: try cursor.found(slug, GoalKey.slug),
      target: try cursor.found(target, GoalKey.target),
      currency: try cursor.found(currency, GoalKey.currency),
      deadline: try cursor.found(deadline, GoalKey.deadline),
      start: try cursor.found(start, GoalKey.start),
      standing: try cursor.found(standing, GoalKey.flex),
      emoji: emoji, note: note, link: link, lifecycle: lifecycle)
  }

  /// Reads an asset.
  mutating func asset(in bytes: Span<UInt8>) throws(FlawFound) -> Asset {
    var id: Asset.ID?
    var name: String?
    var slug: String?
    var currency: Currency?
    var address: String?
    var chain: String?
    var note: String?
    var fields = try RecordFields<AssetKey>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .id: id = try cursor.id(Asset.self, in: bytes)
      case .name: name = try cursor.string(in: bytes)
      case .slug: slug = try cursor.slug(in: bytes)
      case .currency: currency = try cursor.currency(in: bytes)
      case .address: address = try cursor.string(in: bytes)
      case .chain: chain = try cursor.string(in: bytes)
      case .note: note = try cursor.string(in: bytes)
      }
    }
    return Asset(
      id: try cursor.found(id, AssetKey.id),
      name: try cursor.found(name, AssetKey.name),
      slug: try cursor.found(slug, AssetKey.slug),
      currency: try cursor.found(currency, AssetKey.currency),
      address: address, chain: chain, note: note)
  }
}
