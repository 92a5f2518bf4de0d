import SavingsCore
import Testing

@Suite struct KeptLinesTests {
  /// Whatever changed, copied lines make the store that writing it all makes.
  @Test func copyingIsAsGoodAsWriting() throws {
    var dice = StoreDice(seed: 71)
    var copies = 0
    for _ in 0..<1500 {
      let before = try dice.snapshot()
      let after = dice.changed(before)
      let (known, lines) = try StoreReader.readWithLines(
        StoreWriter.bytes(of: before), accepting: false)
      try #require(known == before)
      try #require((lines == nil) == before.book.transactions.isEmpty)
      let kept = lines.map {
        KeptLines(
          $0, from: before.book.transactions, to: after.book.transactions)
      }
      copies += kept?.run(at: 0)?.count ?? 0
      let text = StoreWriter.text(of: after, keeping: kept)
      try #require(text.bytes == StoreWriter.bytes(of: after))
      try #require(StoreReader.reads(text, as: after, keeping: kept))
      let whole = StoreWriter.text(of: after, keeping: nil)
      try #require(StoreReader.reads(whole, as: after))
    }
    #expect(copies > 1500)
  }

  /// A flipped bit anywhere, were it in a kept line, is seen.
  @Test func everyPieceIsInTheChecksum() throws {
    var dice = StoreDice(seed: 72)
    var flips = 0
    for _ in 0..<200 {
      let (after, kept, text) = try dice.keptText()
      for _ in 0..<20 {
        var other = text
        let piece = dice.number(0...text.pieces.count - 1)
        let bytes = text.pieces[piece].bytes.indices
        guard !bytes.isEmpty else { continue }
        let place = dice.number(bytes.lowerBound...bytes.upperBound - 1)
        other.pieces[piece].bytes[place] ^= 1 << dice.number(0...7)
        try #require(!StoreReader.reads(other, as: after, keeping: kept))
        flips += text.pieces[piece].kept > 0 ? 1 : 0
      }
    }
    #expect(flips > 500)
  }

  /// Under a right checksum too, all that is new and the ends of what is kept
  /// have to say what they should.
  @Test func whatIsNewIsReadAgain() throws {
    var dice = StoreDice(seed: 74)
    var others = 0
    for _ in 0..<500 {
      let (after, kept, text) = try dice.keptText()
      try #require(StoreReader.reads(text, as: after, keeping: kept))
      var other = after
      other.revision += 1
      try #require(!StoreReader.reads(text, as: other, keeping: kept))
      let ends = kept?.ends(of: after.book.transactions) ?? Transactions()
      guard !ends.isEmpty else { continue }
      let changed = ends[dice.number(0...ends.count - 1)]
      other = after
      let place = try #require(
        Array(after.book.transactions).firstIndex(of: changed))
      other.book.transactions[place] = dice.renamed(changed)
      try #require(!StoreReader.reads(text, as: other, keeping: kept))
      let wrong = StoreWriter.text(of: other, keeping: nil)
      try #require(!StoreReader.reads(wrong, as: after, keeping: kept))
      try #require(!StoreReader.reads(wrong, as: after))
      others += 1
    }
    #expect(others > 300)
  }

  /// Two transactions that changed places are not what a store may say.
  @Test func anOrderThatNoStoreHasIsNotWritten() throws {
    var snapshot = try DemoHousehold.snapshot()
    let last = snapshot.book.transactions.count - 1
    let (a, b) = (
      snapshot.book.transactions[0], snapshot.book.transactions[last]
    )
    try #require(a.date < b.date)
    snapshot.book.transactions[0] = b
    snapshot.book.transactions[last] = a
    let text = StoreWriter.text(of: snapshot, keeping: nil)
    #expect(!StoreReader.reads(text, as: snapshot))
  }

  @Test func onlyLinesThatCstWroteAreCopied() throws {
    let snapshot = try DemoHousehold.snapshot()
    let bytes = StoreWriter.bytes(of: snapshot)
    #expect(try StoreReader.readWithLines(bytes, accepting: false).lines != nil)
    let text = String(decoding: bytes, as: UTF8.self)
    let amount = try #require(text.ranges(of: "\"amount\":\"").last)
    let digit = try #require(text[amount.upperBound...].first)
    for (old, new) in [
      ("\"amount\":\"\(digit)", "\"amount\":\"0\(digit)"),
      ("\"}\n  ],\n  \"check", "\",\"note\":\"\\u0041\"}\n  ],\n  \"check"),
      ("\"date\":", "\"date\": "), ("},\n    {\"id\"", "} ,\n    {\"id\""),
      ("},\n    {\"id\"", "},\n     {\"id\""),
    ] {
      var other = text
      let last = try #require(other.ranges(of: old).last)
      other.replaceSubrange(last, with: new)
      let loose = Array(other.utf8)
      let edited = try StoreReader.readWithLines(loose, accepting: true)
      #expect(edited.lines == nil, "\(new)")
      let start = try #require(other.ranges(of: "  \"checksum\"").last)
      let sealed = SmallStore.sealed(String(other[..<start.lowerBound]))
      let read = try StoreReader.readWithLines(sealed, accepting: false)
      #expect(read.snapshot == edited.snapshot && read.lines == nil, "\(new)")
      #expect(
        new.contains("note") || read.snapshot == snapshot, "\(new)")
    }
  }
}

extension StoreDice {
  /// The same transaction under another id.
  fileprivate mutating func renamed(_ other: Transaction) -> Transaction {
    Transaction(
      id: .init(random: &self), asset: other.asset, date: other.date,
      amount: other.amount, kind: other.kind, goal: other.goal,
      note: other.note, counterparty: other.counterparty,
      externalID: other.externalID)
  }

  /// A store after a change of another one, some of whose lines it keeps.
  fileprivate mutating func keptText() throws -> (
    after: Snapshot, kept: KeptLines?, text: StoreText
  ) {
    let before = try snapshot()
    let after = changed(before)
    let lines = try StoreReader.readWithLines(
      StoreWriter.bytes(of: before), accepting: false
    ).lines
    let kept = lines.map {
      KeptLines(
        $0, from: before.book.transactions, to: after.book.transactions)
    }
    return (after, kept, StoreWriter.text(of: after, keeping: kept))
  }

  /// The same store after a few transactions came, went or changed.
  fileprivate mutating func changed(_ before: Snapshot) -> Snapshot {
    var after = before
    after.revision += 1
    for _ in 0..<number(0...3) {
      guard !after.book.transactions.isEmpty else { break }
      let place = number(0...after.book.transactions.count - 1)
      let old = after.book.transactions[place]
      switch number(1...3) {
      case 1:
        after.book.transactions.replace(place..<place + 1, with: [])
      case 2: after.book.transactions[place].note = text()
      default:
        let new = Transaction(
          id: .init(random: &self), asset: old.asset, date: old.date,
          amount: old.amount, kind: old.kind)
        after.book.transactions.replace(place..<place, with: [new])
      }
    }
    return after
  }
}
