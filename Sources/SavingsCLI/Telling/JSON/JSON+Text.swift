package import SavingsCore

extension JSON {
  /// The document for files and people: a value a line, two spaces a level.
  ///
  /// What reads as one thing stays on one line, such as a sum.
  package func text(_ settings: Settings) -> String {
    var writer = JSONWriter(settings, isOpen: true)
    writer.write(self, at: 0)
    return writer.text + "\n"
  }

  /// The document on one line without spaces, as errors are told.
  package func oneLine(_ settings: Settings) -> String {
    var writer = JSONWriter(settings, isOpen: false)
    writer.write(self, at: 0)
    return writer.text + "\n"
  }

  /// Whether the writer gives this more than one line.
  fileprivate var opens: Bool {
    switch self {
    case .object(let pairs): !pairs.isEmpty
    case .array(let values):
      values.contains(where: \.opens) || values.filter(\.isObject).count > 1
    case .null, .bool, .int, .string, .prose, .money, .line: false
    }
  }

  private var isObject: Bool {
    switch self {
    case .object, .line, .money: true
    case .null, .bool, .int, .string, .prose, .array: false
    }
  }
}

/// Writes JSON, on one line or on many.
private struct JSONWriter {
  let settings: Settings
  let isSpacious: Bool
  var isOpen: Bool
  var text = ""

  init(_ settings: Settings, isOpen: Bool) {
    self.settings = settings
    self.isOpen = isOpen
    isSpacious = isOpen
  }

  mutating func write(_ value: JSON, at level: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let answer): text += answer ? "true" : "false"
    case .int(let number): text += "\(number)"
    case .string(let string): text += string.quotedForJSON
    case .prose(let phrase):
      text += phrase.field(settings).quotedForJSON
    case .money(let money):
      write(
        .line([
          "amount": .string(settings.text(of: money)),
          "currency": .string(money.currency.code),
        ]), at: level)
    case .array(let values):
      write("[", values, "]", opens: value.opens, at: level) { writer, value in
        writer.write(value, at: level + 1)
      }
    case .object(let pairs), .line(let pairs):
      write("{", pairs, "}", opens: value.opens, at: level) { writer, pair in
        writer.text += pair.key.quotedForJSON
        writer.text += writer.isSpacious ? ": " : ":"
        writer.write(pair.value, at: level + 1)
      }
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
    let isPlain = utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C
    }
    if isPlain { return "\"\(self)\"" }
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where Wording.isUnsafe(scalar):
        let digits = String(scalar.value, radix: 16)
        let zeros = String(repeating: "0", count: 4 - digits.count)
        quoted += "\\u\(zeros)\(digits)"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
