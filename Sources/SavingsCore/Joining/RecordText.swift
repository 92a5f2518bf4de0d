/// A record as it is written: its keys, and the text of each value.
///
/// Whoever brings two of them together need not know what kind they are of.
package struct RecordText: Sendable {
  package private(set) var fields: [Field] = []

  /// A key and its value, as JSON writes it.
  package struct Field: Equatable, Sendable {
    package let key: String
    package var value: String
  }

  /// These fields.
  package init(_ fields: [Field]) { self.fields = fields }

  /// Reads a record as cst writes it; what is nested has keys such as
  /// `income.12`.
  package init?(_ line: [UInt8]) {
    var place = 0
    guard let fields = RecordText.fields(in: line, at: &place, below: ""),
      place == line.count
    else { return nil }
    self.fields = fields
  }

  private static func fields(
    in line: [UInt8], at place: inout Int, below parent: String
  ) -> [Field]? {
    var fields: [Field] = []
    place += 1
    while place < line.count, line[place] != UInt8(ascii: "}") {
      if !fields.isEmpty || line[place] == UInt8(ascii: ",") { place += 1 }
      let start = place
      passValue(in: line, at: &place)
      guard place > start + 1, place + 1 < line.count else { return nil }
      let key =
        parent + String(decoding: line[start + 1..<place - 1], as: UTF8.self)
      place += 1
      if line[place] == UInt8(ascii: "{") {
        guard let inner = self.fields(in: line, at: &place, below: key + ".")
        else { return nil }
        fields += inner
      } else {
        let start = place
        passValue(in: line, at: &place)
        fields.add(
          Field(
            key: key,
            value: String(decoding: line[start..<place], as: UTF8.self)))
      }
    }
    place += 1
    return place <= line.count ? fields : nil
  }

  /// Passes a text, a number or a list.
  private static func passValue(in line: [UInt8], at place: inout Int) {
    var depth = 0
    var isInText = false
    while place < line.count {
      let byte = line[place]
      if isInText {
        if byte == UInt8(ascii: "\\") { place += 1 }
        if byte == UInt8(ascii: "\"") { isInText = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: ":"):
          if depth == 0 { return }
        default: break
        }
      }
      place += 1
    }
  }

  /// The value of a key, `nil` where it says nothing.
  package subscript(key: String) -> String? {
    get { fields.first { $0.key == key }?.value }
    set {
      let place = fields.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): fields[place].value = value
      case (let place?, nil): fields.remove(at: place)
      case (nil, let value?): fields.add(Field(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The value of a key without its quotes, where it is a text.
  ///
  /// It is asked for in many places, and in each it would be much code.
  @inline(never)
  package func text(_ key: String) -> String? { self[key]?.withoutQuotes }

  /// The asset that it names, and its day.
  var asset: Asset.ID? { text("asset").flatMap { Asset.ID($0) } }
  var day: CalendarDate? { text("date").flatMap { CalendarDate($0) } }

  /// The same record with these keys in their order, as it is written.
  func line(_ keys: [String]) -> [UInt8] {
    var line = "{"
    for key in keys {
      if let value = self[key] {
        line += (line.utf8.count > 1 ? "," : "") + "\"\(key)\":\(value)"
        continue
      }
      let nested = fields.filter { $0.key.hasPrefix(key + ".") }
      guard !nested.isEmpty else { continue }
      let parts = nested.map { field in
        (
          rank: String(field.key.dropFirst(key.count + 1)).rank(below: key),
          key: field.key.dropFirst(key.count + 1), value: field.value
        )
      }
      .ordered { $0.rank < $1.rank }
      .map { "\"\($0.key)\":\($0.value)" }
      line += (line.utf8.count > 1 ? "," : "") + "\"\(key)\":{"
      line += parts.joined(separator: ",") + "}"
    }
    return Array((line + "}").utf8)
  }
}

extension RecordText: Equatable {
  /// Whether two records say the same, in whatever order.
  package static func == (a: RecordText, b: RecordText) -> Bool {
    a.fields == b.fields
      || a.fields.count == b.fields.count
        && a.fields.allSatisfy { b[$0.key] == $0.value }
  }
}

extension String {
  /// A text of JSON without its quotes.
  @inline(never)
  var withoutQuotes: String {
    utf8.first == UInt8(ascii: "\"") ? String(dropFirst().dropLast()) : self
  }

  /// What the keys of a nested record are ordered by: those of months stand
  /// behind those of any year, and those behind that of all.
  fileprivate func rank(below parent: String) -> String {
    guard ["weights", "income", "essentials"].contains(parent) else {
      return self
    }
    return self == "all" ? "" : utf8.count == 2 ? " " + self : self
  }
}
