/// Recognises a transaction in exactly the layout in which cst writes it.
///
/// What stands between the values is compared eight bytes at a time, so that a
/// long history is read several times faster than key by key. Whatever
/// differs, were it in a single space, is left to the strict reader, which
/// accepts the same stores and knows what to say of all others.
struct CanonicalLine: ~Copyable {
  /// About how many bytes a line has.
  static let usual = 160

  /// Few lines have more bytes than this, were it with words.
  static let most = 300

  private let frame = TransactionFrame.all
  private var recentAssets = RecentIDs<Asset>()
  private var recentGoals = RecentIDs<Goal>()

  private var recentDate = RecentDate()

  /// Where the values stand, counted from the end of the line before.
  private enum Column {
    static let record = 5
    static let id = 12
    static let idEnd = 48
    static let asset = 59
    static let assetEnd = 95
    static let date = 105
    static let dateEnd = 115
    static let kind = 125

    /// How far behind a kind its amount stands.
    static let amount = 11

    /// Behind the last record of a store there is so much that no line is
    /// shorter than this.
    static let least = 170
  }

  /// Reads the transaction whose line begins at the cursor; `false` if it has
  /// another layout, and then the cursor has not moved.
  mutating func read(
    _ line: inout TransactionLine, _ cursor: inout JSONCursor,
    _ assets: inout Places<Asset>, _ goals: inout Places<Goal>,
    in bytes: Span<UInt8>
  ) -> Bool {
    let start = cursor.offset
    // The columns and the least length of these bytes are both known to the
    // compiler, so it has nothing to check below.
    let rest = bytes.extracting(droppingFirst: start)
    guard rest.count >= Column.least else { return false }
    let words = rest.bytes
    guard frame.id.stands(from: 0, to: Column.id, in: words),
      frame.asset.stands(from: Column.idEnd, to: Column.asset, in: words),
      frame.date.stands(from: Column.assetEnd, to: Column.date, in: words),
      frame.kind.stands(from: Column.dateEnd, to: Column.kind, in: words),
      let asset = recentAssets.place(
        at: Column.asset, in: words, among: &assets),
      let date = recentDate.date(at: Column.date, in: rest),
      let (kind, kindEnd) = frame.kind(at: Column.kind, in: words),
      frame.amount.stands(
        from: kindEnd, to: kindEnd + Column.amount, in: words),
      let (amount, amountEnd) = Amount.read(
        at: kindEnd + Column.amount, in: rest),
      amountEnd < rest.count
    else { return false }
    line.idText = IDText(at: Column.id, in: words)
    guard line.idText.isID else { return false }
    line.asset = asset
    line.date = date
    line.kind = kind
    line.amount = amount
    line.goal = nil
    line.note = nil
    line.counterparty = nil
    line.externalID = nil
    line.transfer = nil
    var end = start + amountEnd
    if rest[amountEnd] == UInt8(ascii: "}") {
      end += 1
    } else if !readRest(of: &line, from: &end, cursor, &goals, in: bytes) {
      return false
    }
    guard line.isSound else { return false }
    line.isCanonical = true
    cursor.recordStart = start + Column.record
    cursor.offset = end
    return true
  }

  /// Reads what only some transactions have, up to the end of the record;
  /// `false` if something has another layout.
  @inline(never)
  private mutating func readRest(
    of line: inout TransactionLine, from end: inout Int,
    _ cursor: JSONCursor, _ goals: inout Places<Goal>,
    in bytes: Span<UInt8>
  ) -> Bool {
    let words = bytes.bytes
    // A mark and an id, or a mark and the end of the store.
    guard end + 47 <= bytes.count else { return false }
    if frame.goal.stands(at: end, in: words) {
      end += frame.goal.count
      guard bytes[end + 36] == UInt8(ascii: "\""),
        let goal = recentGoals.place(at: end, in: words, among: &goals)
      else { return false }
      line.goal = goal
      end += 37
    }
    if bytes[end] != UInt8(ascii: "}") {
      guard read(&line.note, behind: frame.note, &end, cursor, in: bytes),
        read(
          &line.counterparty, behind: frame.counterparty, &end, cursor,
          in: bytes),
        read(
          &line.externalID, behind: frame.externalID, &end, cursor, in: bytes),
        end + 1 < bytes.count
      else { return false }
    }
    if bytes[end] == UInt8(ascii: "}") {
      end += 1
      return true
    }
    return cursor.version > 2 && readTransfer(of: &line, at: &end, in: bytes)
  }

  /// Reads the other side of a transfer, with which a record ends.
  private func readTransfer(
    of line: inout TransactionLine, at end: inout Int, in bytes: Span<UInt8>
  ) -> Bool {
    let place = end + frame.transfer.count
    guard place + 38 <= bytes.count,
      frame.transfer.stands(at: end, in: bytes.bytes),
      let id = Transaction.ID(at: place, in: bytes.bytes),
      bytes[place + 36] == UInt8(ascii: "\""),
      bytes[place + 37] == UInt8(ascii: "}")
    else { return false }
    line.transfer = id
    end = place + 38
    return true
  }

  /// Reads the text of a key that may be missing; whether nothing is wrong
  /// with it.
  private func read(
    _ text: inout TextRange?, behind literal: Literal, _ end: inout Int,
    _ cursor: JSONCursor, in bytes: Span<UInt8>
  ) -> Bool {
    guard end + 16 <= bytes.count, literal.stands(at: end, in: bytes.bytes)
    else { return true }
    var reader = cursor
    reader.offset = end + literal.count
    // The strict reader comes to the same flaw, and tells of it.
    guard let range = try? reader.text(in: bytes),
      !range.hasEscapes || reader.isWritten(range, in: bytes)
    else { return false }
    text = range
    end = reader.offset
    return true
  }
}

extension JSONCursor {
  /// Whether a text that was read stands as cst writes it.
  fileprivate func isWritten(
    _ range: TextRange, in bytes: Span<UInt8>
  ) -> Bool {
    guard let text = try? string(range, in: bytes) else { return false }
    let written = JSONWriter.line { $0.write(text: text) }
    let quoted = bytes.extracting(range.start - 1..<range.end + 1)
    return written.count == quoted.count
      && written.indices.allSatisfy { written[$0] == quoted[$0] }
  }
}
