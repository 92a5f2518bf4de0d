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
    var old = PassingBytes(room: min(kept?.seal.end ?? 0, 256 << 10))
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
        try old.pass(upTo: run.range.lowerBound, from: before) { _ in }
        try old.pass(upTo: run.inside.lowerBound, from: before, bringOutside)
        try old.pass(upTo: run.inside.upperBound, from: before, bring)
        try old.pass(upTo: run.range.upperBound, from: before, bringOutside)
      }
    }
    if let seal = kept?.seal {
      try old.pass(upTo: seal.end, from: before) { _ in }
      guard old.checksum == seal.checksum else { return nil }
    }
    written.checksum = sum.checksum
    try bring(new: StoreText.end(stating: written.checksum))
    return written
  }
}

/// A file that goes by once, from its beginning on.
private struct PassingBytes: ~Copyable {
  private var buffer: [UInt8]
  private var count = 0
  private var place = 0

  /// Whether there was nothing more to come.
  private var hasEnded = false

  /// Where in the file the buffer begins.
  private var start = 0

  private var sum = PieceChecksum()

  init(room: Int) { buffer = Array(repeating: 0, count: room) }

  /// The checksum of what has gone by.
  var checksum: Checksum { sum.checksum }

  /// Shows what comes next up to a place in the file, or to its end.
  mutating func pass(
    upTo end: Int, from more: OpenFile.Source,
    _ look: (Span<UInt8>) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    while start + place < end {
      if place == count {
        start += count
        place = 0
        // What ended once has ended, though somebody may be writing it anew.
        count = hasEnded ? 0 : try more(&buffer, 0)
        hasEnded = count == 0
        guard !hasEnded else { return }
      }
      let stop = min(count, end - start)
      let seen = buffer
      let bytes = seen.span.extracting(place..<stop)
      sum.add(bytes)
      try look(bytes)
      place = stop
    }
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
