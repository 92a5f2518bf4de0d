package import Platform

/// A store that is read through a window, and of its transactions only what a
/// sink keeps, such as sums.
///
/// It knows no more than what is right: whatever is not is `nil` here, and then
/// the store is read whole, which tells what is wrong and where.
package struct StoreStream: ~Copyable {
  /// Hardly any line has more bytes than this.
  private static let longLine = 1024

  private var reader: StoreReader
  private var list: TransactionList

  /// Reads a store of this version and sums up its transactions, as `flows`
  /// wants them, given everything else.
  package static func fold(
    _ window: ByteWindow = ByteWindow(), from more: OpenFile.Source,
    into flows: (Household) throws(MoneyProblem) -> Flows
  ) throws(SystemFailure) -> Digest? {
    let found = try read(window, from: more, into: flows)
    return found.map { reader, sums, _ in
      Digest(
        revision: reader.revision, household: reader.book.household, flows: sums
      )
    }
  }

  /// Reads a store of this version, and hands its transactions to what `make`
  /// makes of everything else.
  static func read<Sink: TransactionSink>(
    _ window: ByteWindow = ByteWindow(), from more: OpenFile.Source,
    into make: (Household) throws(MoneyProblem) -> Sink
  ) throws(SystemFailure) -> (reader: StoreReader, sink: Sink, seal: Seal)? {
    var window = window
    var place = 0
    repeat {
      guard try window.refill(keeping: &place, from: more) else { return nil }
    } while !window.holdsHead
    guard
      var stream = StoreStream(window.buffer.span.extracting(0..<window.count)),
      case .some(var sink) = try? make(stream.reader.book.household)
    else { return nil }

    while true {
      switch stream.add(
        to: &sink, in: window.buffer.span.extracting(0..<window.count),
        at: window.start, isLast: window.hasEnded)
      {
      case .ends:
        guard let seal = try stream.seal(&window, from: more) else {
          return nil
        }
        return (stream.reader, sink, seal)
      case .isCut:
        let hadEnded = window.hasEnded
        guard
          try window.refill(
            keeping: &stream.reader.records.cursor.offset, from: more)
            || window.hasEnded != hadEnded
        else { return nil }
      case .isUncountable:
        return nil
      }
    }
  }

  /// Reads everything before the transactions.
  private init?(_ bytes: Span<UInt8>) {
    do throws(ContentProblem) {
      guard try StoreReader.version(of: bytes) == StoreReader.version,
        bytes.textStart == 0
      else { return nil }
    } catch {
      return nil
    }
    do throws(FlawFound) {
      var reader = StoreReader(bytes)
      try reader.readHousehold(in: bytes)
      list = try TransactionList(&reader.records, in: bytes)
      self.reader = reader
    } catch {
      return nil
    }
  }

  /// What stopped the reading of transactions.
  private enum Stop {
    /// Their list is at its end.
    case ends
    /// The window is, or something is wrong.
    case isCut
    /// A sum is more than can be counted.
    case isUncountable
  }

  private mutating func add<Sink: TransactionSink>(
    to sink: inout Sink, in bytes: Span<UInt8>, at start: Int, isLast: Bool
  ) -> Stop {
    var line = TransactionLine()
    // A line with nothing behind it cannot be told from others at one look.
    let end = isLast ? Int.max : bytes.count - StoreStream.longLine
    while true {
      guard reader.records.cursor.offset < end else { return .isCut }
      do {
        guard try list.next(&line, &reader.records, in: bytes) else {
          return .ends
        }
      } catch {
        return .isCut
      }
      do {
        try sink.take(line, reader.records, in: bytes, at: start)
      } catch {
        return .isUncountable
      }
    }
  }

  /// The checksum, if the rest is in order and it is right.
  private mutating func seal(
    _ window: inout ByteWindow, from more: OpenFile.Source
  ) throws(SystemFailure) -> Seal? {
    while try window.refill(keeping: &reader.records.cursor.offset, from: more)
    {}
    // Something may stand behind the largest window.
    guard window.hasEnded else { return nil }
    do throws(FlawFound) {
      let (stated, end) = try reader.readEnd(
        in: window.buffer.span.extracting(0..<window.count))
      return stated == window.checksum(upTo: end)
        ? Seal(checksum: stated, end: window.start + end) : nil
    } catch {
      return nil
    }
  }
}

/// The checksum that a store states, and where that ends which it is about.
struct Seal {
  let checksum: Checksum
  let end: Int
}

/// What keeps something of the transactions that pass by.
protocol TransactionSink {
  /// Takes the next one, which was read from bytes that begin at a place of
  /// the store.
  mutating func take(
    _ line: TransactionLine, _ reader: RecordReader,
    in bytes: Span<UInt8>, at start: Int
  ) throws(MoneyProblem)
}

extension Flows: TransactionSink {
  @inline(__always)
  mutating func take(
    _ line: TransactionLine, _: RecordReader, in _: Span<UInt8>,
    at _: Int
  ) throws(MoneyProblem) {
    try add(line.movement)
  }
}

extension ByteWindow {
  /// Whether everything before the transactions of a store is in it, as cst
  /// writes it: no text has a line's end in it, so nothing else looks like
  /// this.
  fileprivate var holdsHead: Bool {
    let literal = Literal("\n  \"transactions")
    let words = buffer.span.bytes
    var place = 0
    while place + 32 <= count {
      // Only the lowest end of a line that this finds is certain.
      let others = words.word(at: place) ^ 0x0a0a_0a0a_0a0a_0a0a
      let ends =
        (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
      place += ends.trailingZeroBitCount / 8
      if ends != 0 {
        if literal.stands(at: place, in: words) { return true }
        place += 1
      }
    }
    return false
  }
}
