/// The transactions of a store on their way through its bytes.
struct TransactionList: ~Copyable {
  private var list: RecordList

  /// How many were read.
  var count: Int { list.count }

  private var canonical = CanonicalLine()

  /// Enters the list that has to stand here.
  init(
    at cursor: inout JSONCursor, in bytes: Span<UInt8>
  ) throws(FlawFound) {
    list = try RecordList(at: &cursor, in: bytes)
  }

  /// Reads the next transaction into `line`; `false` behind the last one.
  ///
  /// Where it throws, it has not moved.
  @inline(__always)
  mutating func next(
    _ line: inout TransactionLine, _ reader: inout RecordReader,
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Bool {
    let before = list
    let place = reader.cursor.offset
    do throws(FlawFound) {
      guard try list.step(&reader.cursor, in: bytes) else { return false }
      if reader.cursor.isKeyByKey
        || !canonical.read(
          &line, &reader.cursor, &reader.assets, &reader.goals, in: bytes)
      {
        line = try reader.transactionLine(in: bytes)
      }
      return true
    } catch {
      list = before
      reader.cursor.offset = place
      throw error
    }
  }
}
