/// What a state of the past held, told by what is other in one of two books.
struct PastRecords {
  /// The book that it is told by: 0 or 1.
  let side: Int

  // The lines that are other, and the place of each by what tells it apart.
  private(set) var lines: [Line] = []
  private var places = [String: Int]()

  /// A line that was there, or was not.
  final class Line: Sendable {
    let part: StorePart
    let key: String
    let text: RecordText?

    fileprivate init(_ part: StorePart, _ key: String, _ text: RecordText?) {
      self.part = part
      self.key = key
      self.text = text
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
          let key = part.part.lineKey(of: text)
          if let place = places[key], lines[place].text != text { return nil }
          set(Line(part.part, key, nil))
        }
        for entry in part.patch.removed {
          guard let text = RecordText(entry.record) else { return nil }
          set(Line(part.part, part.part.lineKey(of: text), text))
        }
      }
    }
  }

  private mutating func set(_ line: Line) {
    if let place = places[line.key] {
      lines[place] = line
    } else {
      places[line.key] = lines.count
      lines.add(line)
    }
  }

  /// What a record was, given what it is on the side that tells it.
  func record(
    _ part: StorePart, _ key: String, beside now: RecordText?
  ) -> RecordText? {
    guard part.isGathered else {
      return places[key].map { lines[$0].text } ?? now
    }
    var record = now ?? RecordText([])
    for line in lines where line.part == part && line.key.hasPrefix(key + "/") {
      record[String(line.key.dropFirst(key.count + 1))] = line.text.map {
        String(decoding: $0.line(part.kind.keys), as: UTF8.self)
      }
    }
    return record.fields.isEmpty ? nil : record
  }
}
