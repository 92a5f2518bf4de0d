extension Asset: Stored {
  /// The keys of an asset.
  enum Key: String, Vocabulary {
    case id, name, slug, currency, address, chain, note, token
    case account, columns, dates, decimal

    /// Version 1 had three of them; tokens, and what imports remember, came
    /// with version 3.
    var since: Int {
      switch self {
      case .id, .name, .currency: 1
      case .token, .account, .columns, .dates, .decimal: 3
      default: 2
      }
    }

    static let table = WordTable<Self>()
  }

  static func read(
    _ reader: inout RecordReader, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Asset {
    var id: Asset.ID?
    var name: String?
    var slug: String?
    var currency: Currency?
    var address: String?
    var chain: String?
    var note: String?
    var token: String?
    var account: String?
    var columns: String?
    var dates: String?
    var decimal: String?
    var cursor = reader.cursor
    defer { reader.cursor = cursor }
    var fields = try RecordFields<Key>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .id: id = try cursor.id(Asset.self, in: bytes)
      case .name: name = try cursor.string(in: bytes)
      case .slug: slug = try cursor.slug(in: bytes)
      case .currency: currency = try cursor.currency(in: bytes)
      case .address: address = try cursor.string(in: bytes)
      case .chain: chain = try cursor.string(in: bytes)
      case .note: note = try cursor.string(in: bytes)
      case .token: token = try cursor.string(in: bytes)
      case .account: account = try cursor.string(in: bytes)
      case .columns: columns = try cursor.string(in: bytes)
      case .dates: dates = try cursor.string(in: bytes)
      case .decimal: decimal = try cursor.string(in: bytes)
      }
    }
    // In version 1 its book finds one for it.
    if cursor.version == 1 { slug = "" }
    let asset = Asset(
      id: try cursor.found(id, Key.id),
      name: try cursor.found(name, Key.name),
      slug: try cursor.found(slug, Key.slug),
      currency: try cursor.found(currency, Key.currency),
      address: address, chain: chain, note: note, token: token,
      account: account, columns: columns, dates: dates, decimal: decimal)
    reader.assets.append(asset.id)
    return asset
  }

  func writeFields(to json: inout JSONWriter) {
    json.write(Key.id, id)
    json.write(Key.name, name)
    json.write(Key.slug, slug)
    json.write(Key.currency, currency)
    json.write(Key.address, address)
    json.write(Key.chain, chain)
    json.write(Key.note, note)
    json.write(Key.token, token)
    json.write(Key.account, account)
    json.write(Key.columns, columns)
    json.write(Key.dates, dates)
    json.write(Key.decimal, decimal)
  }

  package var identity: RecordIdentity { .id(id.bits) }

  var called: String { name }

  var claims: [RecordIdentity] { [.slug(.asset, slug), .name(.asset, name)] }

  func prove(_ proof: inout Proof) throws(Contradiction) {
    proof.assets.append(id)
    try proof.take(claims)
  }

  /// Those of a book, in their order.
  package static func all(of book: Book) -> [Asset] { book.household.assets }

  static func put(_ assets: [Asset], into book: inout Book) {
    book.household.assets = assets
  }
}
