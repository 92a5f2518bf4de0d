package import SavingsCore

extension Value {
  /// The value as a document of JSON for files and people: a value a line, two
  /// spaces a level.
  ///
  /// What reads as one thing stays on one line, such as a sum.
  package func json(_ settings: Settings) -> String {
    var writer = JSONWriter(settings, isOpen: true)
    writer.write(self, at: 0)
    return writer.text + "\n"
  }

  /// The same on one line without spaces, as errors are told.
  package func jsonLine(_ settings: Settings) -> String {
    var writer = JSONWriter(settings, isOpen: false)
    writer.write(self, at: 0)
    return writer.text + "\n"
  }

  /// Whether the writer gives this more than one line.
  fileprivate var opens: Bool {
    switch self {
    case .record(let pairs, let onOneLine): !onOneLine && !pairs.isEmpty
    case .list(let values):
      values.contains(where: \.opens) || values.filter(\.isObject).count > 1
    default: false
    }
  }

  private var isObject: Bool {
    switch self {
    case .record, .money(_?), .change(_?): true
    default: false
    }
  }
}

/// Writes JSON, on one line or on many.
private struct JSONWriter: ~Copyable {
  let settings: Settings
  let isSpacious: Bool
  var isOpen: Bool
  var text = ""

  init(_ settings: Settings, isOpen: Bool) {
    self.settings = settings
    self.isOpen = isOpen
    isSpacious = isOpen
  }

  mutating func write(_ value: Value, at level: Int) {
    switch value {
    case .flag, .count: text += value.text(settings) ?? ""
    case .money(let money?), .change(let money?):
      let sum = Value.line([
        "amount": settings.text(of: money).value,
        "currency": money.currency.value,
      ])
      write(sum, at: level)
    case .list(let values):
      write("[", values, "]", opens: value.opens, at: level) { writer, value in
        writer.write(value, at: level + 1)
      }
    case .record(let pairs, _):
      write("{", pairs, "}", opens: value.opens, at: level) { writer, pair in
        writer.text += pair.key.quotedForJSON
        writer.text += writer.isSpacious ? ": " : ":"
        writer.write(pair.value, at: level + 1)
      }
    default: text += value.text(settings)?.quotedForJSON ?? "null"
    }
  }

  /// Writes the parts, and lets none of them open within what does not.
  private mutating func write<Part>(
    _ start: String, _ parts: [Part], _ end: String, opens: Bool, at level: Int,
    _ writePart: (inout JSONWriter, Part) -> Void
  ) {
    let wasOpen = isOpen
    isOpen = isOpen && opens
    text += start
    for (index, part) in parts.enumerated() {
      if index > 0 { text += isOpen || !isSpacious ? "," : ", " }
      if isOpen { breakLine(at: level + 1) }
      writePart(&self, part)
    }
    if isOpen { breakLine(at: level) }
    text += end
    isOpen = wasOpen
  }

  private mutating func breakLine(at level: Int) {
    text += "\n" + String(repeating: "  ", count: level)
  }
}

extension String {
  /// The text between quotes, with nothing in it that a terminal would obey.
  fileprivate var quotedForJSON: String {
    if isPlain(without: "\"\\") { return "\"\(self)\"" }
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where Wording.isUnsafe(scalar):
        // What takes more than four digits has two halves in JSON.
        for unit in scalar.utf16 {
          let digits = UInt32(unit).hexadecimal.lowercased()
          let zeros = String(repeating: "0", count: 4 - digits.count)
          quoted += "\\u\(zeros)\(digits)"
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
