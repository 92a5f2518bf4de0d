extension StoreReader {
  /// Reads format and version, which stand first in every version.
  static func version(of bytes: Span<UInt8>) throws(ContentProblem) -> Int {
    guard !bytes.isEmpty else { throw .empty }
    var reader = StoreReader(bytes)
    let found = try locating(in: bytes, .current) { () throws(FlawFound) in
      if let order = bytes.utf16Order {
        throw reader.records.cursor.flaw(.utf16(order), at: 0)
      }
      return try reader.records.cursor.readVersion(of: .current, in: bytes)
    }
    guard found <= version else { throw .newer(found: found) }
    return found
  }

  /// Passes the key that has to come next at the top level.
  mutating func open(_ key: String, in bytes: Span<UInt8>) throws(FlawFound) {
    try records.cursor.open(key, of: .current, in: bytes)
  }

  /// Reads everything before a part.
  mutating func readAll(
    before end: StorePart, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    records.cursor.version = try records.cursor.readVersion(
      of: .current, in: bytes)
    try open("revision", in: bytes)
    revision = try records.cursor.wholeNumber(in: bytes)
    for part in StorePart.allCases.prefix(while: { $0 != end }) {
      if !part.isAlwaysThere {
        let isNext = try records.cursor.isNext(part.rawValue, in: bytes)
        guard isNext else { continue }
        guard records.cursor.version > 2 else {
          try records.cursor.take(UInt8(ascii: ","), in: bytes)
          let start = records.cursor.start(in: bytes)
          throw records.cursor.flaw(.unknownKey(part.rawValue), at: start)
        }
      }
      try open(part.rawValue, in: bytes)
      try part.kind.readPart(&records, in: bytes, into: &book)
    }
  }

  /// Reads the checksum that is stated and the end, and tells where that ends
  /// which it is about.
  @inline(never)
  mutating func readEnd(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> (stated: Checksum, end: Int) {
    try open("checksum", in: bytes)
    let end = records.cursor.keyStart
    let stated = try records.cursor.checksum(in: bytes)
    try records.cursor.close(in: bytes)
    return (stated, end)
  }
}

extension JSONCursor {
  /// Reads format and version, which stand first among the keys of any store.
  @inline(never)
  mutating func readVersion(
    of keys: TopLevel, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Int {
    try open("format", of: keys, in: bytes)
    try value(.format, in: bytes) { $0.shown == "cst" ? () : nil }
    try open("schemaVersion", of: keys, in: bytes)
    return try wholeNumber(1...Int.max, in: bytes)
  }
}

extension Span<UInt8> {
  /// Where the text begins: behind a byte order mark, if there is one.
  var textStart: Int {
    count >= 3 && self[0] == 0xef && self[1] == 0xbb && self[2] == 0xbf ? 3 : 0
  }

  /// The order of bytes if this is UTF-16, marked or not.
  fileprivate var utf16Order: String? {
    guard count >= 2 else { return nil }
    return switch (self[0], self[1]) {
    case (0xff, 0xfe), (UInt8(ascii: "{"), 0): "little-endian"
    case (0xfe, 0xff), (0, UInt8(ascii: "{")): "big-endian"
    default: nil
    }
  }
}
