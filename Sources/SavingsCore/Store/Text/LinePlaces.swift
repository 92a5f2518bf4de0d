/// Where the transactions of a store stand that cst wrote, a line each.
package final class LinePlaces {
  /// How many bytes stand between the end of one record and the beginning of
  /// the next: a comma, the end of the line and four spaces.
  static var gap: Int { 6 }

  /// Where each record begins, and where one behind the last would; or these
  /// of the first two, the last one and what is behind it.
  private let starts: [UInt32]

  private let count: Int

  /// The first and the last record.
  let first: IDText
  let last: IDText

  /// The checksum of the store, and where it stands.
  let seal: Seal

  init(starts: [UInt32], count: Int, first: IDText, last: IDText, seal: Seal) {
    self.starts = starts
    self.count = count
    self.first = first
    self.last = last
    self.seal = seal
  }

  /// Lines that follow each other.
  struct Run {
    let range: Range<Int>

    /// Where all of them stand but the first and the last one, each with the
    /// gap behind it.
    let inside: Range<Int>
  }

  /// The lines of some records that follow each other.
  func run(_ places: Range<Int>) -> Run {
    let end = start(of: places.upperBound) - LinePlaces.gap
    return Run(
      range: start(of: places.lowerBound)..<end,
      inside: places.count > 2
        ? start(of: places.lowerBound + 1)..<start(of: places.upperBound - 1)
        : end..<end)
  }

  /// Where one begins, of those that are known.
  private func start(of place: Int) -> Int {
    Int(starts[place < 2 ? place : place - count + starts.count - 1])
  }
}

/// The checksum that a store states, and where that ends which it is about.
struct Seal {
  let checksum: Checksum
  let end: Int
}
