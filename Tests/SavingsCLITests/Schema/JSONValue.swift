/// A value of a JSON document, its keys in the order they were written in.
enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  struct Member: Hashable {
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

/// Reads JSON from the front of a text.
private struct JSONReader {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  mutating func isAtEnd() -> Bool {
    skipSpaces()
    return rest.isEmpty
  }

  mutating func value() -> JSONValue? {
    skipSpaces()
    switch rest.first {
    case "{":
      return list("{", "}") { $0.member() }.map { .object($0) }
    case "[": return list("[", "]") { $0.value() }.map { .array($0) }
    case "\"": return string().map { .string($0) }
    default: break
    }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("null") { return .null }
    let number = rest.prefix { "+-.eE0123456789".unicodeScalars.contains($0) }
    rest.removeFirst(number.count)
    return number.isEmpty ? nil : .number(String(number))
  }

  private mutating func member() -> JSONValue.Member? {
    skipSpaces()
    guard let key = string() else { return nil }
    skipSpaces()
    guard take(":"), let value = value() else { return nil }
    return JSONValue.Member(key: key, value: value)
  }

  private mutating func list<Item>(
    _ start: String, _ end: String, _ item: (inout JSONReader) -> Item?
  ) -> [Item]? {
    guard take(start) else { return nil }
    skipSpaces()
    if take(end) { return [] }
    var items: [Item] = []
    repeat {
      guard let next = item(&self) else { return nil }
      items.append(next)
      skipSpaces()
    } while take(",")
    return take(end) ? items : nil
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let unescaped = escape() else { return nil }
        text.append(unescaped)
      case _ where scalar.value < 0x20: return nil
      default: text.append(scalar)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let digits = String(rest.prefix(4))
      rest.removeFirst(digits.unicodeScalars.count)
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }

  private mutating func skipSpaces() {
    rest = rest.drop { " \n\r\t".unicodeScalars.contains($0) }[...]
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }
}
