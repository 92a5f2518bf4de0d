/// What can be read of the file of a history.
struct HistoryLines {
  /// What its sound lines say, the earliest first: those behind the last one
  /// that is damaged.
  let sound: [HistoryStep]

  /// The last line that is damaged, counted from 1.
  let damagedLine: Int?

  /// No lines.
  static let none = HistoryLines(sound: [], damagedLine: nil)

  private init(sound: [HistoryStep], damagedLine: Int?) {
    self.sound = sound
    self.damagedLine = damagedLine
  }

  /// Reads lines from their end to the first damaged one; a last one that was
  /// cut short does not count.
  init(of bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    var sound: [HistoryStep] = []
    var damaged: Int?
    if let end = bytes.lastIndex(of: newline) {
      let lines = bytes[..<end].split(
        separator: newline, omittingEmptySubsequences: false)
      for (place, line) in zip(lines.indices, lines).reversed()
      where !line.isEmpty {
        guard let step = HistoryStep(line: line.span) else {
          damaged = place + 1
          break
        }
        sound.append(step)
      }
    }
    self.init(sound: sound.reversed(), damagedLine: damaged)
  }

  /// The sound lines of changes before a revision, as they are written.
  static func raw(
    in bytes: [UInt8], before revision: Int
  ) -> ArraySlice<ArraySlice<UInt8>> {
    bytes.split(separator: UInt8(ascii: "\n")).filter { line in
      HistoryStep(line: line.span).map { $0.revision < revision } ?? false
    }[...]
  }
}
