/// What keeps something of the transactions that pass by: sums, all of them, or
/// the last ones.
///
/// It is one type, so that the loop over the lines is there once; what is not
/// wanted is `nil` and costs nothing.
struct TransactionSink: ~Copyable {
  /// What moved, in sums.
  var flows: Flows?

  /// All of them.
  var all: AllTransactions?

  /// The last ones.
  var latest: LatestLines?

  /// Whether something is kept of the lines themselves; of most only sums are.
  var keepsLines: Bool {
    all != nil || latest != nil || flows?.keepsMovements == true
  }

  /// Takes the next one, which was read from bytes that begin at a place of
  /// the store, for all but sums.
  @inline(never)
  mutating func keep(
    _ line: TransactionLine, _ reader: borrowing RecordReader,
    in bytes: Span<UInt8>, at start: Int
  ) {
    if flows?.keepsMovements == true {
      flows?.keep(line.movement, id: line.id, transfer: line.transfer)
    }
    all?.take(line, reader, in: bytes, at: start)
    latest?.take(line)
  }
}

/// All transactions that pass by, and where they stand.
struct AllTransactions {
  var transactions: [Transaction] = []

  /// Where each begins, and where one behind the last would.
  var starts: [UInt32] = []

  /// Whether every line is as cst writes it, each behind the one before.
  var isCanonical = true

  /// Whether a text could not be read, or a store is too large for any.
  var isFlawed = false

  /// None yet, and room for so many.
  init(roomFor count: Int) {
    transactions.reserveCapacity(count)
    starts.reserveCapacity(count)
  }

  @inline(never)
  mutating func take(
    _ line: TransactionLine, _ reader: borrowing RecordReader,
    in bytes: Span<UInt8>, at start: Int
  ) {
    do throws(FlawFound) {
      transactions.append(try reader.transaction(line, in: bytes))
    } catch {
      isFlawed = true
    }
    let place = start + reader.cursor.recordStart
    let behind = start + reader.cursor.offset + LinePlaces.gap
    guard behind < StoreText.largest else {
      isFlawed = true
      return
    }
    if starts.isEmpty { starts.append(UInt32(place)) }
    isCanonical =
      isCanonical && line.isCanonical && starts.last == UInt32(place)
    starts.append(UInt32(behind))
  }
}

/// The last lines that were met, and perhaps as many before them.
struct LatestLines {
  let count: Int
  let first: FirstBits
  var kept: [TransactionLine] = []

  @inline(never)
  mutating func take(_ line: TransactionLine) {
    guard count > 0, first.begin(line.id) else { return }
    if kept.count == 2 * count { kept.removeFirst(count) }
    kept.append(line)
  }
}

/// How an id begins, in numbers that are quickly compared.
struct FirstBits {
  private let bits: UInt128
  private let unknown: Int

  /// `nil` for what no id begins like.
  init?(_ start: String) {
    let pattern = "00000000-0000-0000-0000-000000000000"
    guard start.utf8.count <= pattern.utf8.count,
      let id = Identifier<Transaction>(
        start.lowercased() + pattern.dropFirst(start.count))
    else { return nil }
    let digits = start.utf8.count { $0 != UInt8(ascii: "-") }
    bits = id.bits
    unknown = 4 * (32 - digits)
  }

  /// Whether an id begins like it.
  func begin(_ id: Transaction.ID) -> Bool {
    (id.bits ^ bits) >> UInt128(unknown) == 0
  }
}
