package import Platform

extension StoreText {
  /// What was brought out of a text.
  package struct Written {
    /// All of it but the inside of what was kept, to be read again.
    package var outside: [UInt8] = []

    /// The checksum that it states.
    var checksum = Checksum(bits: 0)
  }

  /// Brings the text out and its checksum behind it, with kept lines from the
  /// store before.
  ///
  /// That one goes through a window once more; it is `nil` if it is not what
  /// was read before.
  package func write(
    from before: OpenFile.Source,
    to out: (Span<UInt8>) throws(SystemFailure) -> Void
  ) throws(SystemFailure) -> Written? {
    var old = ByteWindow(size: min(kept?.seal.end ?? 0, 256 << 10))
    var place = 0
    if kept != nil { _ = try old.refill(keeping: &place, from: before) }
    func pass(
      upTo end: Int, _ look: (Span<UInt8>) throws(SystemFailure) -> Void
    ) throws(SystemFailure) {
      while old.start + place < end {
        if place == old.count {
          // What ended once has ended, though somebody may be writing it anew.
          guard !old.hasEnded, try old.refill(keeping: &place, from: before)
          else { return }
        }
        let stop = min(old.count, end - old.start)
        let seen = old.buffer
        try look(seen.span.extracting(place..<stop))
        place = stop
      }
    }
    var sum = PieceChecksum()
    var written = Written()
    func bring(_ bytes: Span<UInt8>) throws(SystemFailure) {
      sum.add(bytes)
      try out(bytes)
    }
    func bringOutside(_ bytes: Span<UInt8>) throws(SystemFailure) {
      try bring(bytes)
      for place in bytes.indices { written.outside.append(bytes[place]) }
    }
    func bring(new bytes: [UInt8]) throws(SystemFailure) {
      try bring(bytes.span)
      written.outside += bytes
    }
    for piece in pieces {
      switch piece {
      case .new(let bytes):
        try bring(new: bytes)
      case .kept(let run):
        try pass(upTo: run.range.lowerBound) { _ in }
        try pass(upTo: run.inside.lowerBound, bringOutside)
        try pass(upTo: run.inside.upperBound, bring)
        try pass(upTo: run.range.upperBound, bringOutside)
      }
    }
    if let seal = kept?.seal {
      try pass(upTo: seal.end) { _ in }
      guard old.start + place == seal.end,
        old.checksum(upTo: place) == seal.checksum
      else { return nil }
    }
    written.checksum = sum.checksum
    try bring(new: StoreText.end(stating: written.checksum))
    return written
  }
}

/// The checksum of bytes that come in pieces of any size.
private struct PieceChecksum {
  private var running = RunningChecksum()

  /// What is left of a block.
  private var rest: [UInt8] = []

  var checksum: Checksum { running.ended(by: rest.span) }

  mutating func add(_ bytes: Span<UInt8>) {
    var place = 0
    while !rest.isEmpty, rest.count < RunningChecksum.block,
      place < bytes.count
    {
      rest.append(bytes[place])
      place += 1
    }
    if rest.count == RunningChecksum.block {
      let block = rest
      _ = running.take(block.span)
      rest = []
    }
    place += running.take(bytes.extracting(place..<bytes.count))
    while place < bytes.count {
      rest.append(bytes[place])
      place += 1
    }
  }
}
