extension AssetAllocation: Stored {
  /// The keys of an allocation.
  enum Key: String, Vocabulary {
    case asset, goal, share, since

    static let table = WordTable<Self>()
  }

  static var identityKeys: [String] { ["asset", "goal", "since"] }

  static func read(
    _ reader: inout RecordReader, in bytes: Span<UInt8>
  ) throws(FlawFound) -> AssetAllocation {
    var asset: Int?
    var goal: Int?
    var share: Share?
    var since: CalendarDate?
    var fields = try RecordFields<Key>(at: &reader.cursor, in: bytes)
    while let key = try fields.next(&reader.cursor, in: bytes) {
      switch key {
      case .asset: asset = try reader.assetPlace(in: bytes)
      case .goal: goal = try reader.goalPlace(in: bytes)
      case .share: share = try reader.cursor.share(in: bytes)
      case .since: since = try reader.cursor.date(in: bytes)
      }
    }
    let cursor = reader.cursor
    return AssetAllocation(
      asset: reader.assets.id(at: try cursor.found(asset, Key.asset)),
      goal: reader.goals.id(at: try cursor.found(goal, Key.goal)),
      share: try cursor.found(share, Key.share),
      since: try cursor.found(since, Key.since))
  }

  /// Writes the row, with `%` behind a share in proportion.
  func writeFields(to json: inout JSONWriter) {
    json.write(Key.asset, asset)
    json.write(Key.goal, goal)
    switch share {
    case .percentage(let part): json.write(Key.share, "\(part)%")
    case .earmark(let amount): json.write(Key.share, amount)
    }
    json.write(Key.since, since)
  }

  package var identity: RecordIdentity { .share(asset, goal, since) }

  var called: String { "share of \(since)" }

  func prove(_ proof: inout Proof) throws(Contradiction) {
    try proof.check(asset)
    try proof.check(goal)
  }

  /// Those of a book, in their order.
  package static func all(of book: Book) -> [AssetAllocation] {
    book.household.allocations
  }

  static func put(_ rows: [AssetAllocation], into book: inout Book) {
    book.household.allocations = rows
  }
}
