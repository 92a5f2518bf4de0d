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
struct PassingTransactions: ~Copyable {
  /// All of them; or, where they are not wanted, the sides of transfers, which
  /// only together are known to be right.
  private(set) var transactions: [Transaction] = []

  /// Whether they are wanted themselves, and where each stands.
  private let areWanted: Bool

  private var ids: IDMarks

  private var count = 0

  /// Where each begins that is wanted.
  private var starts: [UInt32] = []

  /// Where the first two and the last one begin, and one behind it would.
  private var ends = (first: 0, second: 0, last: 0, next: 0)

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

  /// Takes the next one, which stands at a place of the store; whether its
  /// record is to be kept, too.
  ///
  /// The line is only looked at, where it is: it is large to be copied.
  @inline(never)
  mutating func take(
    _ line: inout TransactionLine, at places: Range<Int>,
    in bytes: Span<UInt8>
  ) -> Bool {
    let place = places.lowerBound
    let behind = places.upperBound + LinePlaces.gap
    if count < 2 { begin(line.idText, at: place) }
    isCanonical = isCanonical && line.isCanonical && place == ends.next
    isFlawed =
      isFlawed || line.date < latest || behind >= StoreWriter.largest
    count += 1
    ends.last = place
    ends.next = behind
    last = line.idText
    latest = line.date
    if areWanted {
      starts.append(UInt32(truncatingIfNeeded: place))
      return true
    }
    ids.take(line.idText)
    if let name = line.externalID {
      ids.take(
        bytes.extracting(name.start..<name.end), of: UInt64(line.asset))
    }
    return line.transfer != nil
  }

  @inline(never)
  private mutating func begin(_ id: IDText, at place: Int) {
    if count > 0 {
      ends.second = place
    } else {
      first = id
      ends.first = place
      ends.next = place
    }
  }

  /// Keeps the record of the one that was just taken.
  mutating func keep(
    _ line: inout TransactionLine, _ reader: inout RecordReader,
    in bytes: Span<UInt8>
  ) {
    do throws(FlawFound) {
      transactions.append(try reader.transaction(line, in: bytes))
    } catch {
      isFlawed = true
    }
  }

  /// Whether those that are not kept can stand beside each other; of wanted
  /// ones no ids are taken here.
  var areProved: Bool {
    if transactions.isEmpty { return ids.areDistinct }
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
  mutating func places(_ seal: Seal) -> LinePlaces? {
    guard isCanonical, count > 0 else { return nil }
    if !areWanted {
      for end in [ends.first, ends.second, ends.last].prefix(count) {
        starts.append(UInt32(truncatingIfNeeded: end))
      }
    }
    starts.append(UInt32(truncatingIfNeeded: ends.next))
    return LinePlaces(
      starts: starts, count: count, first: first, last: last, seal: seal)
  }
}
