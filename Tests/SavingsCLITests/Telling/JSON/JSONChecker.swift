/// Tells whether a text is JSON, by reading it as RFC 8259 describes it.
struct JSONChecker {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  mutating func isDocument() -> Bool {
    let isValue = value()
    skipSpaces()
    return isValue && rest.isEmpty
  }

  private mutating func value() -> Bool {
    skipSpaces()
    switch rest.first {
    case "{":
      return list("{", "}") { checker in
        checker.skipSpaces()
        guard checker.string() else { return false }
        checker.skipSpaces()
        return checker.take(":") && checker.value()
      }
    case "[": return list("[", "]") { $0.value() }
    case "\"": return string()
    case "t": return take("true")
    case "f": return take("false")
    case "n": return take("null")
    default: return number()
    }
  }

  private mutating func list(
    _ start: String, _ end: String, _ item: (inout JSONChecker) -> Bool
  ) -> Bool {
    guard take(start) else { return false }
    skipSpaces()
    if take(end) { return true }
    repeat {
      guard item(&self) else { return false }
      skipSpaces()
    } while take(",")
    return take(end)
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return true
      case "\\":
        guard let escape = rest.popFirst(),
          "\"\\/bfnrtu".unicodeScalars.contains(escape)
        else { return false }
        if escape == "u" {
          let digits = rest.prefix(4)
          rest.removeFirst(digits.count)
          guard digits.count == 4, UInt32(String(digits), radix: 16) != nil
          else { return false }
        }
      case _ where scalar.value < 0x20: return false
      default: break
      }
    }
    return false
  }

  private mutating func number() -> Bool {
    _ = take("-")
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest.removeFirst(digits.count)
    return !digits.isEmpty && (digits.count == 1 || digits.first != "0")
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == " " || $0 == "\n" }[...]
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }
}
