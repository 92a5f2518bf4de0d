import Platform

/// Bytes that come in pieces of a size at most, as those of a file do.
struct PieceSource {
  private let bytes: [UInt8]
  private let most: Int
  private var place = 0

  init(_ bytes: [UInt8], _ most: Int = .max) {
    self.bytes = bytes
    self.most = most
  }

  mutating func fill(_ buffer: inout [UInt8], from start: Int) -> Int {
    let count = min(most, buffer.count - start, bytes.count - place)
    buffer.replaceSubrange(
      start..<start + count, with: bytes[place..<place + count])
    place += count
    return count
  }

  /// All of them, piece by piece.
  static func all(_ bytes: [UInt8], _ most: Int = .max) -> OpenFile.Source {
    var source = PieceSource(bytes, most)
    return { buffer, start throws(SystemFailure) in
      source.fill(&buffer, from: start)
    }
  }
}
