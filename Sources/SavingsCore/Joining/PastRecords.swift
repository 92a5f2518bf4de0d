/// What a state of the past held, told by what is other in one of two books.
struct PastRecords {
  /// The book that it is told by: 0 or 1.
  let side: Int

  /// The lines that are other, by what tells them apart; `.some(nil)` for one
  /// that was not there.
  private(set) var lines: [String: Line] = [:]

  /// A line that was there, or was not.
  final class Line: Sendable {
    let part: StorePart
    let text: RecordText?

    init(part: StorePart, text: RecordText?) {
      self.part = part
      self.text = text
    }
  }

  /// A book of the past, told by another one.
  init(_ past: Book, beside book: Book, of side: Int) {
    self.side = side
    for part in StorePart.allCases where part.isGathered {
      for line in part.kind.lines(of: book) { set(part, line, isThere: false) }
      for line in part.kind.lines(of: past) { set(part, line, isThere: true) }
    }
    for pair in Divergence(book, past).pairs where !pair.part.isGathered {
      lines[pair.key] = Line(part: pair.part, text: pair.sides[1])
    }
  }

  /// What walking back from a book over some changes leads to, the latest
  /// first; `nil` where these do not lead there.
  init?(walking changes: [ArraySlice<UInt8>], from side: Int) {
    self.side = side
    for bytes in changes {
      guard let patch = try? StorePatch(reading: bytes) else { return nil }
      for part in patch.parts {
        for entry in part.patch.inserted {
          guard let text = RecordText(entry.record) else { return nil }
          if let known = lines[part.part.lineKey(of: text)], known.text != text
          {
            return nil
          }
          lines[part.part.lineKey(of: text)] = Line(
            part: part.part, text: nil)
        }
        for entry in part.patch.removed {
          guard let text = RecordText(entry.record) else { return nil }
          lines[part.part.lineKey(of: text)] = Line(
            part: part.part, text: text)
        }
      }
    }
  }

  private mutating func set(
    _ part: StorePart, _ line: [UInt8], isThere: Bool
  ) {
    guard let text = RecordText(line) else { return }
    lines[part.lineKey(of: text)] = Line(
      part: part, text: isThere ? text : nil)
  }

  /// What a record was, given what it is on the side that tells it.
  func record(
    _ part: StorePart, _ key: String, beside now: RecordText?
  ) -> RecordText? {
    guard part.isGathered else {
      return lines[key].map(\.text) ?? now
    }
    var record = now ?? RecordText([])
    for (lineKey, line) in lines
    where line.part == part && lineKey.hasPrefix(key + "/") {
      record[String(lineKey.dropFirst(key.count + 1))] = line.text.map {
        String(decoding: $0.line(part.kind.keys), as: UTF8.self)
      }
    }
    return record.fields.isEmpty ? nil : record
  }
}
