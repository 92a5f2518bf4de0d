/// What keeps something of the transactions that pass by: sums, or all of them.
///
/// It is one type, so that the loop over the lines is there once; what is not
/// wanted costs nothing.
struct TransactionSink: ~Copyable {
  /// What moved, in sums; `nil` also once one is more than can be counted.
  var flows: Flows?

  /// How many passed by, and what names the last one, once all have.
  var count = 0
  var last = IDText(Transaction.ID(bits: 0))

  /// Where they stand, and perhaps themselves.
  var passing = PassingTransactions()

  /// Keeps the next one among movements that somebody wants to look through.
  @inline(never)
  mutating func keep(_ line: TransactionLine) {
    flows?.keep(line.movement, id: line.id, transfer: line.transfer)
  }
}

/// Where the transactions that pass by stand, and perhaps all of them.
struct PassingTransactions: ~Copyable {
  /// What is kept of them.
  enum Kept {
    /// Nothing: nobody wants to know where they stand.
    case nothing

    /// Where the first two and the last one stand: enough to write them again
    /// without having read them.
    case ends

    /// Where each stands, and itself.
    case all
  }

  let kept: Kept

  /// All of them; or, where they are not wanted, the sides of transfers, which
  /// only together are known to be right.
  private(set) var transactions: [Transaction] = []

  private var ids: IdentityMarks

  /// What is mixed of those that were not put to the others yet.
  private var mixed = InlineArray<32, UInt64>(repeating: 0)
  private var waiting = 0

  /// Where each begins that is wanted.
  private var starts: [UInt32] = []

  /// Where the first two and the last one begin, and one behind it would.
  private var ends = (first: 0, second: 0, last: 0, next: 0)

  private var first = IDText(Transaction.ID(bits: 0))
  private var latest = CalendarDate.first
  private var isCanonical = true

  /// Whether a text could not be read, or one is of a day before that of the
  /// one before it.
  private var hasFlaw = false

  /// Whether these cannot be, or are more than any store has.
  var isFlawed: Bool { hasFlaw || ends.next >= StoreWriter.largest }

  /// None yet, and room for so many.
  init(keeping kept: Kept = .nothing, roomFor count: Int = 0) {
    self.kept = kept
    ids = IdentityMarks(roomFor: kept == .ends ? count : 0)
    if kept == .all {
      transactions.reserveCapacity(count)
      starts.reserveCapacity(count)
    }
  }

  /// Takes the next one, which was just read from bytes that begin at a place
  /// of the store.
  ///
  /// The line is only looked at, where it is: it is large to be copied.
  @inline(never)
  mutating func take(
    _ line: inout TransactionLine, _ reader: inout RecordReader,
    in bytes: Span<UInt8>, from start: Int
  ) {
    let place = start + reader.cursor.recordStart
    let next = start + reader.cursor.offset + LinePlaces.gap
    if place != ends.next || !line.isCanonical {
      takeFirstOrOdd(&line, at: place, next: next)
    }
    ends.last = place
    ends.next = next
    if line.date < latest { hasFlaw = true }
    latest = line.date
    if kept == .all {
      starts.append(UInt32(truncatingIfNeeded: place))
    } else {
      take(mixed: line.idText.mixed)
      if let name = line.externalID {
        let text = bytes.extracting(name.start..<name.end)
        take(mixed: IdentityMarks.mixed(text, of: UInt64(line.asset)))
      }
      if line.transfer == nil { return }
    }
    keep(&line, &reader, in: bytes)
  }

  @inline(__always)
  private mutating func take(mixed next: UInt64) {
    mixed[waiting] = next
    waiting += 1
    if waiting == mixed.count { takeWaiting() }
  }

  @inline(never)
  private mutating func takeWaiting() {
    ids.take(mixed.span.extracting(0..<waiting))
    waiting = 0
  }

  /// Takes the first one, or one that is not as cst writes it, or not where it
  /// does.
  @inline(never)
  private mutating func takeFirstOrOdd(
    _ line: inout TransactionLine, at place: Int, next: Int
  ) {
    isCanonical = ends.next == 0 && line.isCanonical
    guard ends.next == 0 else { return }
    first = line.idText
    ends.first = place
    ends.second = next
  }

  /// Keeps the record of the one that was just taken.
  @inline(never)
  private mutating func keep(
    _ line: inout TransactionLine, _ reader: inout RecordReader,
    in bytes: Span<UInt8>
  ) {
    do throws(FlawFound) {
      transactions.append(try reader.transaction(line, in: bytes))
    } catch {
      hasFlaw = true
    }
  }

  /// Whether those that are not kept can stand beside each other; of wanted
  /// ones no ids are taken here.
  mutating func areProved() -> Bool {
    takeWaiting()
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

  /// Where so many stand, up to the last one, if every line is as cst writes
  /// it, each behind the one before.
  mutating func places(
    of count: Int, upTo last: IDText, _ seal: Seal
  ) -> LinePlaces? {
    guard isCanonical, count > 0, kept != .nothing else { return nil }
    if kept == .ends {
      for end in [ends.first, ends.second, ends.last].prefix(count) {
        starts.append(UInt32(truncatingIfNeeded: end))
      }
    }
    starts.append(UInt32(truncatingIfNeeded: ends.next))
    return LinePlaces(
      starts: starts, count: count, first: first, last: last, seal: seal)
  }
}
