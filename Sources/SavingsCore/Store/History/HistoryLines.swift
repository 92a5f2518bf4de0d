/// What can be read of the file of a history.
struct HistoryLines {
  /// What its sound lines say, the earliest first: those behind the last one
  /// that is damaged.
  let sound: [HistoryStep]

  /// The last line that is damaged, counted from 1.
  let damagedLine: Int?
}

extension HistoryLines {
  /// Reads lines from their end to the first damaged one; a last one that was
  /// cut short does not count.
  init(of bytes: [UInt8]) {
    var sound: [HistoryStep] = []
    var damaged: Int?
    var end = bytes.span.lastNewline(before: bytes.count)
    while let lineEnd = end {
      end = bytes.span.lastNewline(before: lineEnd)
      let start = end.map { $0 + 1 } ?? 0
      if start == lineEnd { continue }
      guard let step = HistoryStep.of(bytes[start..<lineEnd]) else {
        damaged = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
        break
      }
      sound.add(step)
    }
    self.init(sound: sound.reversed(), damagedLine: damaged)
  }

  /// All sound lines, those before a damaged one among them.
  static func all(in bytes: [UInt8]) -> [HistoryStep] {
    var all: [HistoryStep] = []
    for line in bytes[...].split(separator: UInt8(ascii: "\n")) {
      if let step = HistoryStep.of(line, below: all.last) { all.add(step) }
    }
    return all
  }

  /// The sound lines of changes before a revision, as they are written.
  static func raw(
    in bytes: [UInt8], before revision: Int
  ) -> ArraySlice<ArraySlice<UInt8>> {
    bytes[...].split(separator: UInt8(ascii: "\n")).filter { line in
      HistoryStep.of(line).map { $0.revision < revision } ?? false
    }[...]
  }
}

extension Span<UInt8> {
  /// The place of the last end of a line before a place; a line may be long, so
  /// eight bytes are looked at in one go.
  func lastNewline(before end: Int) -> Int? {
    var place = end
    let raw = bytes
    while place >= 8,
      raw.word(at: place - 8).places(of: 0x0a0a_0a0a_0a0a_0a0a) == 0
    {
      place -= 8
    }
    while place > 0 {
      place -= 1
      if self[place] == UInt8(ascii: "\n") { return place }
    }
    return nil
  }
}
