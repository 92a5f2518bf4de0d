/// A store as it is written, in pieces that follow each other; its checksum
/// stands behind them.
package struct StoreText {
  /// A piece of it.
  enum Piece {
    /// Something new.
    case new([UInt8])
    /// Lines of the store before.
    case kept(KeptLines.Run)
  }

  /// How many bytes a store may have.
  static let largest = 1 << 30

  /// The pieces.
  private(set) var pieces: [Piece] = []

  /// What it says.
  let snapshot: Snapshot

  /// The lines of the store before that stand in it, if any do.
  package let kept: KeptLines?

  /// A text without pieces yet.
  init(of snapshot: Snapshot, keeping kept: KeptLines?) {
    self.snapshot = snapshot
    self.kept = kept
  }

  /// Adds something new.
  mutating func add(_ bytes: [UInt8]) { pieces.append(.new(bytes)) }

  /// Adds lines of the store before.
  mutating func add(_ run: KeptLines.Run) { pieces.append(.kept(run)) }

  /// How many bytes it has, the checksum included.
  var count: Int {
    let end = StoreText.end(stating: Checksum(bits: 0)).count
    return pieces.reduce(end) { sum, piece in
      switch piece {
      case .new(let bytes): sum + bytes.count
      case .kept(let run): sum + run.range.count
      }
    }
  }

  /// All bytes of a text that keeps nothing, and their checksum.
  var whole: (bytes: [UInt8], checksum: Checksum) {
    var bytes: [UInt8] = []
    for case .new(let piece) in pieces { bytes += piece }
    let checksum = Checksum(of: bytes.span)
    bytes += StoreText.end(stating: checksum)
    return (bytes, checksum)
  }

  /// What stands behind everything else.
  static func end(stating checksum: Checksum) -> [UInt8] {
    JSONWriter.line { json in
      json.write("\"checksum\": \"")
      json.write(hexadecimal: checksum.bits)
      json.write("\"\n}\n")
    }
  }
}
