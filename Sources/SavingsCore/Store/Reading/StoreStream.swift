/// A store that is read through a window, and of its transactions only the
/// sums.
///
/// It knows no more than what is right: whatever is not is `nil` here, and then
/// the store is read whole, which tells what is wrong and where.
package struct StoreStream {
  private var reader: StoreReader
  private var list: TransactionList

  /// Reads a store of this version and sums up its transactions, as `flows`
  /// wants them, given everything else.
  package static func fold(
    _ window: ByteWindow = ByteWindow(), from more: ByteWindow.Source,
    into flows: (Household) throws(MoneyProblem) -> Flows
  ) throws(SystemFailure) -> Digest? {
    var window = window
    var place = 0
    repeat {
      guard try window.refill(keeping: &place, from: more) else { return nil }
    } while !window.holdsHead
    guard
      var stream = StoreStream(window.buffer.span.extracting(0..<window.count)),
      case .some(var sums) = try? flows(stream.reader.household)
    else { return nil }

    while true {
      switch stream.add(
        to: &sums, in: window.buffer.span.extracting(0..<window.count))
      {
      case .ends:
        return try stream.isSealed(&window, from: more)
          ? Digest(
            revision: stream.reader.revision,
            household: stream.reader.household, flows: sums) : nil
      case .isCut:
        guard
          try window.refill(keeping: &stream.reader.cursor.offset, from: more)
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
      list = try TransactionList(&reader, in: bytes)
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

  private mutating func add(
    to sums: inout Flows, in bytes: Span<UInt8>
  ) -> Stop {
    var line = TransactionLine()
    while true {
      do {
        guard try list.next(&line, &reader, in: bytes) else { return .ends }
      } catch {
        return .isCut
      }
      do {
        try sums.add(line.movement)
      } catch {
        return .isUncountable
      }
    }
  }

  /// Whether the rest is in order, and the checksum is right.
  private mutating func isSealed(
    _ window: inout ByteWindow, from more: ByteWindow.Source
  ) throws(SystemFailure) -> Bool {
    while try window.refill(keeping: &reader.cursor.offset, from: more) {}
    do throws(FlawFound) {
      let (stated, end) = try reader.readEnd(
        in: window.buffer.span.extracting(0..<window.count))
      return stated == window.checksum(upTo: end)
    } catch {
      return false
    }
  }
}

extension ByteWindow {
  /// Whether everything before the transactions of a store is in it, as cst
  /// writes it: no text has a line's end in it, so nothing else looks like
  /// this.
  fileprivate var holdsHead: Bool {
    let mark = Mark("\n  \"transactions")
    let words = buffer.span.bytes
    var place = 0
    while place + 32 <= count {
      // Only the lowest end of a line that this finds is certain.
      let others = words.word(at: place) ^ 0x0a0a_0a0a_0a0a_0a0a
      let ends =
        (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
      place += ends.trailingZeroBitCount / 8
      if ends != 0 {
        if mark.stands(at: place, in: words) { return true }
        place += 1
      }
    }
    return false
  }
}
