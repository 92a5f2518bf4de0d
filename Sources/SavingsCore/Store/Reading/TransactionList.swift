/// The transactions of a store on their way through its bytes.
struct TransactionList {
  private var list: RecordList
  private var canonical = CanonicalLine()

  /// Whether all lines so far are as cst writes them.
  private var isCanonical = true

  /// Where they were noted to begin, and where one behind them would; none
  /// where a line has another layout.
  var starts: [UInt32] { isCanonical ? noted : [] }

  private var noted: [UInt32] = []

  /// Enters the list that has to come next.
  init(
    _ reader: inout StoreReader, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    try reader.cursor.open(Part.transactions, in: bytes)
    list = try RecordList(at: &reader.cursor, in: bytes)
  }

  /// Reads the next transaction into `line`; `false` behind the last one.
  ///
  /// Where it throws, it has not moved.
  @inline(__always)
  mutating func next(
    _ line: inout TransactionLine, _ reader: inout StoreReader,
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Bool {
    let before = list
    let place = reader.cursor.offset
    do throws(FlawFound) {
      guard try list.next(&reader.cursor, in: bytes) else { return false }
      if reader.isKeyByKey
        || !canonical.read(
          &line, &reader.cursor, &reader.assets, &reader.goals, in: bytes)
      {
        line = try reader.transactionLine(in: bytes)
        isCanonical = false
      }
      return true
    } catch {
      list = before
      reader.cursor.offset = place
      throw error
    }
  }

  /// Makes room for so many notes.
  mutating func reserve(_ count: Int) { noted.reserveCapacity(count + 1) }

  /// Notes where the record stands that was just read.
  mutating func note(_ cursor: JSONCursor) {
    let start = UInt32(cursor.recordStart)
    if noted.isEmpty { noted.append(start) }
    isCanonical = isCanonical && noted.last == start
    noted.append(UInt32(cursor.offset + LinePlaces.gap))
  }
}
