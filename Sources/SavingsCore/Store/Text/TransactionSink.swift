/// What keeps something of the transactions that pass by: sums, or all of them.
///
/// It is one type, so that the loop over the lines is there once; what is not
/// wanted is `nil` and costs nothing.
struct TransactionSink: ~Copyable {
  /// What moved, in sums; `nil` also once one is more than can be counted.
  var flows: Flows?

  /// How many passed by, once all have.
  var count = 0

  /// Where they stand, and perhaps themselves.
  var passing: PassingTransactions?

  /// Keeps the next one among movements that somebody wants to look through.
  @inline(never)
  mutating func keep(_ line: TransactionLine) {
    flows?.keep(line.movement, id: line.id, transfer: line.transfer)
  }
}

/// Where the transactions that pass by stand, and perhaps all of them.
struct PassingTransactions {
  /// All of them; or, where they are not wanted, the sides of transfers, which
  /// only together are known to be right.
  private(set) var transactions: [Transaction] = []

  /// Whether they are wanted themselves, and where each stands.
  private let areWanted: Bool

  private var ids: IDMarks

  private var count = 0

  private var starts: [UInt32] = []

  /// Where one behind the last would begin.
  private var next = 0

  private var first = IDText(Transaction.ID(bits: 0))
  private var last = IDText(Transaction.ID(bits: 0))
  private var latest = CalendarDate.first
  private var isCanonical = true

  /// Whether a text could not be read, a store is too large for any, or one is
  /// of a day before that of the one before it.
  private(set) var isFlawed = false

  /// None yet, and room for so many.
  init(roomFor count: Int, areWanted: Bool) {
    self.areWanted = areWanted
    ids = IDMarks(roomFor: areWanted ? 0 : count)
    if areWanted {
      transactions.reserveCapacity(count)
      starts.reserveCapacity(count)
    }
  }

  /// Takes the next one, which was read from bytes that begin at a place of
  /// the store.
  @inline(never)
  mutating func take(
    _ line: TransactionLine, _ reader: borrowing RecordReader,
    in bytes: Span<UInt8>, at start: Int
  ) {
    let place = start + reader.cursor.recordStart
    let behind = start + reader.cursor.offset + LinePlaces.gap
    if count == 0 {
      first = line.idText
      next = place
      starts.append(UInt32(truncatingIfNeeded: place))
    }
    isCanonical = isCanonical && line.isCanonical && place == next
    isFlawed =
      isFlawed || line.date < latest || behind >= StoreWriter.largest
    count += 1
    next = behind
    last = line.idText
    latest = line.date
    if areWanted {
      starts.append(UInt32(truncatingIfNeeded: behind))
    } else {
      takeEnd(place, behind)
      ids.take(line.idText)
      if let name = line.externalID {
        ids.take(
          bytes.extracting(name.start..<name.end), of: UInt64(line.asset))
      }
      guard line.transfer != nil else { return }
    }
    do throws(FlawFound) {
      transactions.append(try reader.transaction(line, in: bytes))
    } catch {
      isFlawed = true
    }
  }

  /// Of lines that nobody looks into, where those at the ends stand.
  @inline(__always)
  private mutating func takeEnd(_ place: Int, _ behind: Int) {
    if count > 3 {
      starts[2] = UInt32(truncatingIfNeeded: place)
      starts[3] = UInt32(truncatingIfNeeded: behind)
    } else {
      starts.append(UInt32(truncatingIfNeeded: behind))
    }
  }

  /// Whether those that are not kept can stand beside each other.
  var areProved: Bool {
    guard !areWanted else { return true }
    var proof = Proof()
    do {
      for transaction in transactions {
        try proof.take(sideOfTransfer: transaction)
      }
      try proof.finish()
      return ids.areDistinct
    } catch {
      return false
    }
  }

  /// Where they stand, if every line is as cst writes it, each behind the one
  /// before.
  func places(_ seal: Seal) -> LinePlaces? {
    isCanonical && count > 0
      ? LinePlaces(
        starts: starts, count: count, first: first, last: last, seal: seal)
      : nil
  }
}
