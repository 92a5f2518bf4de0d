internal import Platform

/// The lists of a store that may be long: they go through the window line by
/// line.
extension StoreStream {
  /// Hardly any line has more bytes than this.
  private static let longLine = 1024

  /// Reads the closed months, if there are any.
  mutating func readClosings(
    _ window: inout ByteWindow, from more: OpenFile.Source
  ) throws(SystemFailure) -> Bool {
    let name = StorePart.closings.rawValue
    guard
      case .some(let isThere) = try? reader.records.cursor.isNext(
        name, in: window.buffer.span.extracting(0..<window.count))
    else { return false }
    guard isThere else { return true }
    guard reader.records.cursor.version > 2,
      let records = try open(.closings, &window, from: more)
    else { return false }
    var list = ClosingList(records)
    let isWhole = try readLines(&window, from: more) { reader, bytes, _, end in
      while reader.cursor.offset < end {
        do throws(FlawFound) {
          guard try list.next(&reader, in: bytes) else { return true }
        } catch {
          list.records.back(&reader.cursor)
          return false
        }
      }
      return false
    }
    Closing.put(list.closings, into: &reader.book)
    return isWhole
  }

  /// Reads the rates of some days.
  mutating func readRates(
    _ fold: RateFold, _ window: inout ByteWindow,
    from more: OpenFile.Source
  ) throws(SystemFailure) -> Bool {
    guard let records = try open(.rates, &window, from: more) else {
      return false
    }
    var list = RateList(records)
    var fold = fold
    let isWhole = try readLines(&window, from: more) { reader, bytes, _, end in
      do throws(FlawFound) {
        return try !list.read(into: &fold, &reader, in: bytes, before: end)
      } catch {
        list.records.back(&reader.cursor)
        return false
      }
    }
    Rate.put(fold.rates.map { list.words.rate(of: $0) }, into: &reader.book)
    return isWhole
  }

  /// Reads all transactions, of which a sink keeps what is wanted.
  mutating func readTransactions(
    to sink: inout TransactionSink, _ window: inout ByteWindow,
    from more: OpenFile.Source
  ) throws(SystemFailure) -> Bool {
    guard let records = try open(.transactions, &window, from: more) else {
      return false
    }
    var list = TransactionList(records)
    let isWhole = try readLines(&window, from: more) {
      reader, bytes, start, end in
      var line = TransactionLine()
      let before = list.records.count
      defer { if list.records.count > before { sink.last = line.idText } }
      let keepsLines = sink.flows?.keepsMovements == true
      let keepsPlaces = sink.passing.kept != .nothing
      let keepsMore = keepsLines || keepsPlaces
      while reader.cursor.offset < end {
        do throws(FlawFound) {
          guard try list.next(&line, &reader, in: bytes) else { return true }
        } catch {
          list.records.back(&reader.cursor)
          return false
        }
        do throws(MoneyProblem) {
          try sink.flows?.add(line.movement)
        } catch {
          sink.flows = nil
        }
        guard keepsMore else { continue }
        if keepsPlaces {
          sink.passing.take(&line, &reader, in: bytes, from: start)
        }
        if keepsLines { sink.keep(line) }
      }
      return false
    }
    sink.count = list.records.count
    return isWhole
  }

  /// Enters the list of a part, with as much in the window as a line may take;
  /// `nil` where it does not stand here.
  private mutating func open(
    _ part: StorePart, _ window: inout ByteWindow,
    from more: OpenFile.Source
  ) throws(SystemFailure) -> RecordList? {
    while !window.hasEnded,
      window.count - reader.records.cursor.offset < StoreStream.longLine,
      try window.refill(keeping: &reader.records.cursor.offset, from: more)
    {}
    let bytes = window.buffer.span.extracting(0..<window.count)
    guard (try? reader.open(part.rawValue, in: bytes)) != nil else {
      return nil
    }
    return try? RecordList(at: &reader.records.cursor, in: bytes)
  }

  /// Lets lines be read from the window, up to a place in it, and brings more
  /// into it where one is cut; whether that came to the end of their list, as
  /// `read` tells.
  private mutating func readLines(
    _ window: inout ByteWindow, from more: OpenFile.Source,
    _ read: (inout RecordReader, Span<UInt8>, _ start: Int, _ end: Int) -> Bool
  ) throws(SystemFailure) -> Bool {
    while true {
      // A line with nothing behind it cannot be told from others at one look.
      let end = window.hasEnded ? Int.max : window.count - StoreStream.longLine
      let isAtEnd = read(
        &reader.records, window.buffer.span.extracting(0..<window.count),
        window.start, end)
      if isAtEnd { return true }
      let hadEnded = window.hasEnded
      guard
        try window.refill(keeping: &reader.records.cursor.offset, from: more)
          || window.hasEnded != hadEnded
      else { return false }
    }
  }
}
