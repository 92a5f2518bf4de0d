/// What sort of file a statement is, told by how it begins.
public enum StatementForm: String, Equatable, Sendable, CaseIterable {
  /// A store of this program.
  case cst
  /// Open Financial Exchange, 1 or 2, and QFX.
  case ofx
  /// ISO 20022, camt.053.
  case camt
  /// SWIFT, MT940.
  case mt940
  /// Quicken's old form.
  case qif
  /// A table.
  case csv

  /// How many bytes tell the form of XML.
  private static let head = 4096

  /// The form of a text, which holds no NUL.
  public init(of text: StatementText) throws(StatementProblem) {
    let bytes = text.bytes.span
    let start = bytes.skippingBlanks(from: 0)
    guard start < bytes.count else { throw .notReadable(.empty) }
    let rest = bytes.extracting(start..<bytes.count)
    let head = rest.extracting(0..<min(rest.count, StatementForm.head))
    if rest[0] == UInt8(ascii: "{"), rest.namesFormat {
      self = .cst
    } else if head.hasTag("BkToCstmrStmt") {
      self = .camt
    } else if rest.begins("OFXHEADER") || head.hasTag("OFX") {
      self = .ofx
    } else if rest[0] == UInt8(ascii: "<") {
      throw .notReadable(head.isPage ? .webPage : .noStatement)
    } else if rest.begins("; cst ") {
      // The first line of what an export writes.
      throw .notReadable(.journal)
    } else if rest.beginsMT940 {
      self = .mt940
    } else if rest.beginsWithAny(["!Type:", "!Account", "!Option"]) {
      self = .qif
    } else {
      self = .csv
    }
  }
}

extension Span<UInt8> {
  /// Whether the first key of a record is `format`.
  fileprivate var namesFormat: Bool {
    let key = skippingBlanks(from: 1)
    return extracting(key..<count).begins("\"format\"")
  }

  fileprivate var isPage: Bool {
    beginsWithAny(
      ["<!doctype html", "<html", "<head", "<body", "<table"]) || hasTag("html")
  }

  fileprivate var beginsMT940: Bool {
    if beginsWithAny([":20:", ":25:", ":940:", "{1:"]) { return true }
    var lines = StatementLines()
    // Behind a mark of the line that it came by, or the bank's own heads.
    for _ in 0..<4 {
      guard let line = lines.next(in: self) else { break }
      let place = extracting(line).place(of: ":20:")
      let isMarked = place == 1 && self[line.lowerBound] < 0x20
      if place == 0 || isMarked { return true }
    }
    lines = StatementLines()
    guard let first = lines.next(in: self), let second = lines.next(in: self)
    else { return false }
    // The address of a bank, and the number of the message below it.
    let address = trimmed(first)
    return (8...12).contains(address.count)
      && address.allSatisfy { self[$0].isDigit || self[$0] &- 0x41 < 26 }
      && extracting(trimmed(second)).reads("940")
  }

  /// Whether a tag of this name begins somewhere, perhaps with a prefix.
  fileprivate func hasTag(_ name: String) -> Bool {
    for place in indices where self[place] == UInt8(ascii: "<") {
      var start = place + 1
      while start < count, self[start].isOfName { start += 1 }
      let isPrefixed = start < count && self[start] == UInt8(ascii: ":")
      start = isPrefixed ? start + 1 : place + 1
      let rest = extracting(start..<count)
      guard rest.begins(name) else { continue }
      let end = name.utf8.count
      if end == rest.count || !rest[end].isOfName { return true }
    }
    return false
  }
}

extension UInt8 {
  /// Whether names of tags may hold it.
  var isOfName: Bool {
    isDigit || isLetter || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "-") || self == UInt8(ascii: ".") || self >= 0x80
  }
}
