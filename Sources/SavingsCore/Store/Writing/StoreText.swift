/// What is written of a store, in pieces that follow each other.
///
/// Lines of the store before that are kept are not copied to stand in it.
package struct StoreText {
  /// A piece of it.
  package struct Piece {
    /// What it says.
    package var bytes: ArraySlice<UInt8>

    /// How many lines of the store before it is, 0 for what is new.
    package let kept: Int
  }

  /// The pieces.
  package var pieces: [Piece] = []

  /// A text without pieces.
  package init() {}

  /// A text in one piece.
  init(_ bytes: [UInt8]) { add(bytes[...]) }

  /// Adds a piece, which can be lines of the store before.
  mutating func add(_ bytes: ArraySlice<UInt8>, kept: Int = 0) {
    pieces.append(Piece(bytes: bytes, kept: kept))
  }

  /// How many bytes it has.
  var count: Int { pieces.reduce(0) { $0 + $1.bytes.count } }

  /// All its bytes.
  package var bytes: [UInt8] { Array(pieces.lazy.map(\.bytes).joined()) }

  /// The checksum of all pieces.
  var checksum: Checksum {
    var running = RunningChecksum()
    // What is left of a block goes before the next piece.
    var rest: [UInt8] = []
    for var piece in pieces.lazy.map(\.bytes) {
      if !rest.isEmpty {
        let missing = piece.prefix(RunningChecksum.block - rest.count)
        rest += missing
        piece = piece.dropFirst(missing.count)
        rest.removeFirst(running.take(rest.span))
      }
      let taken = running.take(piece.span)
      rest += piece.dropFirst(taken)
    }
    return running.ended(by: rest.span)
  }

  /// The checksum that it states in its last piece.
  var stated: Checksum {
    Checksum(statedIn: pieces.last.map { Array($0.bytes) } ?? [])
  }

  /// Whether that is the one of all pieces before.
  var isSealed: Bool {
    var rest = self
    return rest.pieces.popLast() != nil && rest.checksum == stated
  }

  /// All its bytes, but of kept lines only the first and the last one of each
  /// piece, with what stands behind the one and before the other.
  var ends: [UInt8] {
    let newline = UInt8(ascii: "\n")
    return Array(
      pieces.lazy.map { piece in
        guard piece.kept > 2,
          let first = piece.bytes.firstIndex(of: newline),
          let last = piece.bytes.lastIndex(of: newline)
        else { return piece.bytes }
        return piece.bytes[...first] + piece.bytes[(last + 1)...]
      }.joined())
  }
}
