/// How a history ends, found without reading it all.
struct HistoryTail {
  /// How many lines a history has at most, and how many it keeps then.
  static let most = 2000
  static let kept = 1000

  /// The revision of the last line, `nil` where that cannot be read.
  let last: Int?

  /// Where the last line begins.
  let start: Int

  /// Where it ends; what stands behind was cut short.
  let end: Int

  /// How many lines there are.
  let count: Int

  init(of bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    count = bytes.count { $0 == newline }
    guard let lastEnd = bytes.lastIndex(of: newline) else {
      (last, start, end) = (nil, 0, 0)
      return
    }
    let before = bytes[..<lastEnd].lastIndex(of: newline)
    start = before.map { $0 + 1 } ?? 0
    end = lastEnd + 1
    last = HistoryStep(line: bytes[start..<lastEnd].span)?.revision
  }

  /// Whether there is no line at all.
  var isEmpty: Bool { end == 0 }
}
