import Testing

/// A page read as strictly as it can be: every element is closed in its turn,
/// every attribute stands once and between quotes, every sign that means
/// something is written out.
struct StrictMarkup {
  /// An element and its attributes.
  struct Element {
    let name: String
    let attributes: [(name: String, value: String)]

    /// The value of an attribute.
    func value(_ name: String) -> String? {
      attributes.first { $0.name == name }?.value
    }
  }

  /// All elements, in their order.
  private(set) var elements: [Element] = []

  /// All text but that of styles, with a blank for every tag and for every
  /// space that does not break.
  private(set) var text = ""

  /// What is in `<bdi>`.
  private(set) var names: [String] = []

  private var rest: Substring
  private var open: [String] = []

  init(_ page: String) throws {
    rest = Substring(page)
    try skip("<!DOCTYPE html>\n<!-- cst report -->\n")
    while !rest.isEmpty {
      if rest.hasPrefix("</") {
        try close()
      } else if rest.first == "<" {
        try begin()
      } else {
        try read()
      }
    }
    try #require(open.isEmpty, "\(open) stay open")
  }

  private mutating func skip(_ words: String) throws {
    try #require(rest.hasPrefix(words), "no \(words) at \(rest.prefix(60))")
    rest = rest.dropFirst(words.count)
  }

  private mutating func name() throws -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    try #require(!name.isEmpty && name.first?.isLetter == true)
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func begin() throws {
    try skip("<")
    let name = try name()
    var attributes: [(name: String, value: String)] = []
    while rest.first == " " {
      rest = rest.dropFirst()
      let attribute = try self.name()
      try skip("=\"")
      let value = rest.prefix { $0 != "\"" }
      rest = rest.dropFirst(value.count)
      try skip("\"")
      try #require(
        !attributes.contains { $0.name == attribute }, "\(attribute) twice")
      attributes.append((attribute, try plain(value, within: "'")))
    }
    elements.append(Element(name: name, attributes: attributes))
    text += " "
    if rest.hasPrefix("/>") {
      let shapes: Set = ["line", "rect", "circle", "path"]
      try #require(shapes.contains(name), "<\(name)/>")
      return try skip("/>")
    }
    try skip(">")
    if name == "meta" { return }
    open.append(name)
    guard name == "style" else { return }
    while !rest.hasPrefix("</style>") { rest = rest.dropFirst() }
  }

  private mutating func close() throws {
    try skip("</")
    let name = try name()
    try #require(open.last == name, "</\(name)> within \(open)")
    open.removeLast()
    try skip(">")
    text += " "
  }

  private mutating func read() throws {
    let words = rest.prefix { $0 != "<" }
    rest = rest.dropFirst(words.count)
    let plain = try plain(words)
    text += plain
    if open.last == "bdi" { names.append(plain) }
  }

  /// Text as somebody reads it; the quotes that stand around it are none
  /// within it, and the others need not be written out there.
  private func plain(
    _ words: Substring, within quotes: Character? = nil
  ) throws -> String {
    var plain = ""
    var rest = words
    while let sign = rest.first {
      rest = rest.dropFirst()
      guard sign == "&" else {
        let scalars = sign.unicodeScalars
        try #require(sign != ">" && sign != "\"")
        try #require(sign != "'" || quotes == "'")
        try #require(
          scalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 },
          "\(scalars)")
        plain.append(sign == "\u{A0}" ? " " : sign)
        continue
      }
      let signs = [
        ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""),
        ("#39;", "'"),
      ]
      let found = try #require(
        signs.first { rest.hasPrefix($0.0) }, "&\(rest.prefix(9))")
      plain += found.1
      rest = rest.dropFirst(found.0.count)
    }
    return plain
  }
}
