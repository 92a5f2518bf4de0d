/// A record as it is written: its keys, and the text of each value.
///
/// Whoever brings two of them together need not know what kind they are of.
package struct RecordText: Sendable {
  package private(set) var fields: [Field] = []

  /// A key and its value, as JSON writes it.
  package struct Field: Equatable, Sendable {
    package let key: String
    package internal(set) var value: String
  }

  /// These fields.
  package init(_ fields: [Field]) { self.fields = fields }

  /// Reads a record as cst writes it; what is nested has keys such as
  /// `income.12`.
  @inline(never)
  package init?(_ line: [UInt8]) {
    var cursor = JSONCursor()
    do {
      fields = try cursor.fields(in: line.span)
      try cursor.finish(in: line.span)
    } catch {
      return nil
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
  package func text(_ key: String) -> String? {
    self[key].map {
      $0.utf8.first == UInt8(ascii: "\"")
        ? String($0.dropFirst().dropLast()) : $0
    }
  }

  /// The asset that it names, its day, and what it moved.
  var asset: Asset.ID? { text("asset").flatMap { Asset.ID($0) } }
  var day: CalendarDate? { text("date").flatMap { CalendarDate($0) } }
  var sum: Amount? { text("amount").flatMap { try? Amount($0) } }

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
      let parts = nested.map {
        (key: String($0.key.dropFirst(key.count + 1)), value: $0.value)
      }
      .ordered { $0.key.rank(below: key) < $1.key.rank(below: key) }
      .map { "\"\($0.key)\":\($0.value)" }
      line += (line.utf8.count > 1 ? "," : "") + "\"\(key)\":{"
      line += parts.joined(separator: ",") + "}"
    }
    return Array((line + "}").utf8)
  }
}

extension JSONCursor {
  /// Reads the fields of a record, and those of the records in it.
  fileprivate mutating func fields(
    below parent: String? = nil, in bytes: Span<UInt8>
  ) throws(FlawFound) -> [RecordText.Field] {
    var fields: [RecordText.Field] = []
    try enterRecord(in: bytes)
    while !takes(UInt8(ascii: "}"), in: bytes) {
      _ = takes(UInt8(ascii: ","), in: bytes)
      let name = try text(in: bytes)
      var key = bytes.extracting(name.start..<name.end).text
      try take(UInt8(ascii: ":"), in: bytes)
      if let parent { key = "\(parent).\(key)" }
      if parent == nil, peek(in: bytes) == UInt8(ascii: "{") {
        fields += try self.fields(below: key, in: bytes)
      } else {
        let value = bytes.extracting(try passValue(in: bytes)).text
        fields.add(RecordText.Field(key: key, value: value))
      }
    }
    return fields
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
  /// What the keys of a nested record are ordered by: those of months stand
  /// behind those of any year, and those behind that of all.
  fileprivate func rank(below parent: String) -> String {
    guard ["weights", "income", "essentials"].contains(parent) else {
      return self
    }
    return self == "all" ? "" : utf8.count == 2 ? " " + self : self
  }
}
