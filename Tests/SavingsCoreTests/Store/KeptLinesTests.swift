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
      let bytes = StoreWriter.bytes(of: after, keeping: kept)
      try #require(bytes == StoreWriter.bytes(of: after))
      try #require(StoreReader.reads(bytes, as: after, keeping: kept))
      try #require(StoreReader.reads(bytes, as: after))
    }
    #expect(copies > 1500)
  }

  /// A flipped bit anywhere, were it in what was copied, is seen.
  @Test func whatWasCopiedIsHeldAgainstWhatWasRead() throws {
    var dice = StoreDice(seed: 72)
    for _ in 0..<200 {
      let before = try dice.snapshot()
      let after = dice.changed(before)
      let (_, lines) = try StoreReader.readWithLines(
        StoreWriter.bytes(of: before), accepting: false)
      guard let lines else { continue }
      let kept = KeptLines(
        lines, from: before.book.transactions, to: after.book.transactions)
      let bytes = StoreWriter.bytes(of: after, keeping: kept)
      for _ in 0..<20 {
        var other = bytes
        other[dice.number(0...bytes.count - 1)] ^= 1 << dice.number(0...7)
        try #require(!StoreReader.reads(other, as: after, keeping: kept))
      }
      var other = after
      other.revision += 1
      try #require(!StoreReader.reads(bytes, as: other, keeping: kept))
      // A right checksum over something else that is as long.
      guard !after.book.transactions.isEmpty else { continue }
      other = after
      let place = dice.number(0...after.book.transactions.count - 1)
      other.book.transactions[place] = dice.renamed(
        after.book.transactions[place])
      let wrong = StoreWriter.bytes(of: other)
      try #require(wrong.count == bytes.count)
      let isSame = StoreReader.reads(wrong, as: after, keeping: kept)
      try #require(!isSame)
    }
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
