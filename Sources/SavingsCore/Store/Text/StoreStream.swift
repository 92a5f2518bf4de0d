package import Platform

/// A store that is read through a window: of its transactions only what a sink
/// keeps, such as sums, and of its rates those of some days.
///
/// It knows no more than what is right: whatever is not is `nil` here, and then
/// the store is read whole, which tells what is wrong and where.
package struct StoreStream: ~Copyable {
  /// Hardly any line has more bytes than this.
  private static let longLine = 1024

  private(set) var reader: StoreReader

  /// Reads of a store what is wanted, given everything but
  /// rates and transactions.
  package static func fold(
    _ window: consuming ByteWindow = ByteWindow(), from more: OpenFile.Source,
    _ wanted: (Household) throws(MoneyProblem) -> Digest.Wanted
  ) throws(SystemFailure) -> Digest? {
    guard var stream = try StoreStream(&window, from: more),
      case .some(let wanted) = try? wanted(stream.reader.book.household)
    else { return nil }
    var sink = TransactionSink(flows: wanted.flows)
    guard
      try stream.readRest(
        to: &sink, ratesOn: wanted.rates, &window, from: more) != nil,
      let flows = sink.flows
    else { return nil }
    return Digest(
      revision: stream.reader.revision,
      household: stream.reader.book.household, flows: flows)
  }

  /// The last transactions of a store, of the lines that are wanted.
  static func latest(
    _ lines: LatestLines, from more: OpenFile.Source
  ) throws(SystemFailure) -> LatestTransactions? {
    var window = ByteWindow()
    var sink = TransactionSink(latest: lines)
    guard var stream = try StoreStream(&window, from: more),
      try stream.readRest(to: &sink, &window, from: more) != nil,
      let latest = sink.latest
    else { return nil }
    return LatestTransactions(latest, stream.reader)
  }

  /// Reads the rates of some days or all, the transactions and the end; `nil`
  /// where something is not right.
  @inline(never)
  mutating func readRest(
    to sink: inout TransactionSink, ratesOn days: [CalendarDate]? = nil,
    _ window: inout ByteWindow, from more: OpenFile.Source
  ) throws(SystemFailure) -> Seal? {
    guard try readRates(RateFold(on: days), &window, from: more),
      try readTransactions(to: &sink, &window, from: more)
    else { return nil }
    return try seal(&window, from: more)
  }

  /// Reads everything before the rates of a store of this version.
  init?(
    _ window: inout ByteWindow, from more: OpenFile.Source
  ) throws(SystemFailure) {
    var place = 0
    var seen = 0
    repeat {
      guard try window.refill(keeping: &place, from: more) else { return nil }
    } while !window.holdsHead(beyond: &seen)
    let bytes = window.buffer.span.extracting(0..<window.count)
    var reader = StoreReader(bytes)
    do throws(ContentProblem) {
      guard StoreReader.alike.contains(try StoreReader.version(of: bytes)),
        bytes.textStart == 0
      else { return nil }
    } catch {
      return nil
    }
    do throws(FlawFound) {
      try reader.readAll(before: .rates, in: bytes)
    } catch {
      return nil
    }
    self.reader = reader
  }

  /// What stopped the reading of lines.
  private enum Stop {
    /// Their list is at its end.
    case ends
    /// The window is, or something is wrong.
    case isCut
    /// A sum is more than can be counted.
    case isUncountable
  }

  private mutating func readRates(
    _ fold: RateFold, _ window: inout ByteWindow,
    from more: OpenFile.Source
  ) throws(SystemFailure) -> Bool {
    guard try open(.rates, &window, from: more),
      case .some(var list) = try? RateList(
        at: &reader.records.cursor,
        in: window.buffer.span.extracting(0..<window.count))
    else { return false }
    var fold = fold
    let isWhole = try readLines(&window, from: more) { reader, bytes, _, end in
      var line = RateLine()
      while reader.cursor.offset < end {
        do throws(FlawFound) {
          guard try list.next(&line, &reader, in: bytes) else { return .ends }
          fold.take(line)
        } catch {
          return .isCut
        }
      }
      return .isCut
    }
    Rate.put(fold.rates.map { list.words.rate(of: $0) }, into: &reader.book)
    return isWhole
  }

  private mutating func readTransactions(
    to sink: inout TransactionSink, _ window: inout ByteWindow,
    from more: OpenFile.Source
  ) throws(SystemFailure) -> Bool {
    guard try open(.transactions, &window, from: more),
      case .some(var list) = try? TransactionList(
        at: &reader.records.cursor,
        in: window.buffer.span.extracting(0..<window.count))
    else { return false }
    return try readLines(&window, from: more) { reader, bytes, start, end in
      var line = TransactionLine()
      let keepsLines = sink.keepsLines
      while reader.cursor.offset < end {
        do throws(FlawFound) {
          guard try list.next(&line, &reader, in: bytes) else { return .ends }
        } catch {
          return .isCut
        }
        do throws(MoneyProblem) {
          try sink.flows?.add(line.movement)
        } catch {
          return .isUncountable
        }
        if keepsLines { sink.keep(line, reader, in: bytes, at: start) }
      }
      return .isCut
    }
  }

  /// Passes the key of a part, with as much in the window as a line may take.
  private mutating func open(
    _ part: StorePart, _ window: inout ByteWindow,
    from more: OpenFile.Source
  ) throws(SystemFailure) -> Bool {
    while !window.hasEnded,
      window.count - reader.records.cursor.offset < StoreStream.longLine,
      try window.refill(keeping: &reader.records.cursor.offset, from: more)
    {}
    do throws(FlawFound) {
      try reader.open(
        part.rawValue, in: window.buffer.span.extracting(0..<window.count))
      return true
    } catch {
      return false
    }
  }

  /// Lets lines be read from the window, up to a place in it, and brings more
  /// into it where one is cut; whether that came to the end of their list.
  private mutating func readLines(
    _ window: inout ByteWindow, from more: OpenFile.Source,
    _ read: (inout RecordReader, Span<UInt8>, _ start: Int, _ end: Int) -> Stop
  ) throws(SystemFailure) -> Bool {
    while true {
      // A line with nothing behind it cannot be told from others at one look.
      let end =
        window.hasEnded ? Int.max : window.count - StoreStream.longLine
      let stop = read(
        &reader.records, window.buffer.span.extracting(0..<window.count),
        window.start, end)
      switch stop {
      case .ends: return true
      case .isCut:
        let hadEnded = window.hasEnded
        guard
          try window.refill(
            keeping: &reader.records.cursor.offset, from: more)
            || window.hasEnded != hadEnded
        else { return false }
      case .isUncountable: return false
      }
    }
  }

  /// The checksum, if the rest is in order and it is right.
  @inline(never)
  private mutating func seal(
    _ window: inout ByteWindow, from more: OpenFile.Source
  ) throws(SystemFailure) -> Seal? {
    while try window.refill(
      keeping: &reader.records.cursor.offset, from: more)
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
