/// A value of a JSON document, its keys in the order they were written in.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  struct Member: Hashable, Sendable {
    let key: String
    let value: JSONValue
  }

  /// Reads a whole document, `nil` if the text is none.
  init?(_ text: String) {
    var reader = JSONReader(text)
    guard let value = reader.value(), reader.isAtEnd() else { return nil }
    self = value
  }

  /// The value of a key, the first where a key stands twice.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The value at a place of a list.
  subscript(place: Int) -> JSONValue? {
    guard case .array(let values) = self, values.indices.contains(place)
    else { return nil }
    return values[place]
  }

  /// The keys in their order.
  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }

  /// The text, if it is one.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The values, if it is a list.
  var values: [JSONValue] {
    guard case .array(let values) = self else { return [] }
    return values
  }
}

/// Reads JSON from the bytes of a text.
private struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func isAtEnd() -> Bool {
    skipSpaces()
    return next == nil
  }

  mutating func value() -> JSONValue? {
    skipSpaces()
    switch next {
    case UInt8(ascii: "{"):
      return list(UInt8(ascii: "}")) { $0.member() }.map { .object($0) }
    case UInt8(ascii: "["):
      return list(UInt8(ascii: "]")) { $0.value() }.map { .array($0) }
    case UInt8(ascii: "\""): return string().map { .string($0) }
    default: return word()
    }
  }

  /// What has neither quotes nor brackets.
  private mutating func word() -> JSONValue? {
    let start = place
    while let byte = next, byte > 0x20, byte != UInt8(ascii: ","),
      byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}")
    {
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: return isWhole(text) ? .number(text) : nil
    }
  }

  /// Whether a text is a number as `cst` writes them: whole, and in one way.
  private func isWhole(_ text: String) -> Bool {
    let digits = text.drop { $0 == "-" }
    return text.count - digits.count <= 1 && !digits.isEmpty
      && digits.allSatisfy { ("0"..."9").contains($0) }
      && (digits.count == 1 || digits.first != "0")
  }

  private mutating func member() -> JSONValue.Member? {
    skipSpaces()
    guard let key = string() else { return nil }
    skipSpaces()
    guard take(UInt8(ascii: ":")), let value = value() else { return nil }
    return JSONValue.Member(key: key, value: value)
  }

  private mutating func list<Item>(
    _ end: UInt8, _ item: (inout JSONReader) -> Item?
  ) -> [Item]? {
    place += 1
    skipSpaces()
    if take(end) { return [] }
    var items: [Item] = []
    repeat {
      guard let next = item(&self) else { return nil }
      items.append(next)
      skipSpaces()
    } while take(UInt8(ascii: ","))
    return take(end) ? items : nil
  }

  private mutating func string() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += Array(String(scalar).utf8)
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    place += 1
    switch Unicode.Scalar(byte) {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case let other where "\"\\/".unicodeScalars.contains(other): return other
    case "u":
      let digits = bytes[place...].prefix(4)
      place += digits.count
      guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") })
      else { return nil }
      return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        .flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x0A { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }
}
