import Platform
import SavingsCore
import Support
import Testing

@Suite struct KeptLinesTests {
  /// Whatever changed, kept lines make the store that writing it all makes.
  @Test func keepingIsAsGoodAsWriting() throws {
    var dice = SplitMix64(seed: 71)
    var copies = 0
    for _ in 0..<1500 {
      let before = try dice.snapshot()
      let after = dice.changed(before)
      let old = StoreWriter.bytes(of: before)
      let found = try #require(try whole(old, &dice))
      try #require(found.snapshot == before)
      try #require((found.lines == nil) == before.book.transactions.isEmpty)
      let text = StoreWriter(
        of: after, keeping: found.lines, of: before.book.transactions)
      copies += text.kept
      let (written, bytes) = try brought(text, from: old, &dice)
      try #require(Self.text(bytes) == Self.text(StoreWriter.bytes(of: after)))
      try #require(text.proves(try #require(written)))
    }
    #expect(copies > 1500)
  }

  /// If the old store is not what it was, were it in a line that is not kept,
  /// or shorter, nothing comes of it.
  @Test func whatIsKeptIsHeldAgainstWhatWasRead() throws {
    var dice = SplitMix64(seed: 72)
    var changed = 0
    for _ in 0..<200 {
      let (text, old) = try dice.keptText()
      guard text.kept > 0 else { continue }
      let sealed =
        old.count - "\"checksum\": \"0123456789abcdef\"\n}\n".utf8.count
      for _ in 0..<20 {
        var other = old
        other[dice.number(0...sealed - 1)] ^= 1 << dice.number(0...7)
        try #require(try brought(text, from: other, &dice).written == nil)
        let cut = Array(old[..<dice.number(0...sealed - 1)])
        try #require(try brought(text, from: cut, &dice).written == nil)
        changed += 2
      }
    }
    #expect(changed > 2000)
  }

  /// A store that is empty for a moment, because somebody writes it anew, is
  /// not the one that was read, though it says the same in the end.
  @Test func whatEndedOnceHasEnded() throws {
    var dice = SplitMix64(seed: 76)
    var tried = 0
    for _ in 0..<100 {
      let (kept, old) = try dice.keptText()
      guard kept.kept > 0 else { continue }
      for pause in 0..<4 {
        var text = kept
        var source = PieceSource(old, old.count / 3)
        var steps = 0
        let written = try text.write(
          from: { buffer, start throws(SystemFailure) in
            defer { steps += 1 }
            return steps == pause ? 0 : source.fill(&buffer, from: start)
          }, to: { _ in })
        // The last step may bring nothing but what no line is of.
        try #require(written == nil || pause > 2)
        tried += 1
      }
    }
    #expect(tried > 200)
  }

  /// All that is new and the ends of what is kept have to say what they
  /// should.
  @Test func whatWasWrittenIsReadAgain() throws {
    var dice = SplitMix64(seed: 74)
    var others = 0
    for _ in 0..<500 {
      let (text, old) = try dice.keptText()
      let written = try #require(try brought(text, from: old, &dice).written)
      try #require(text.proves(written))
      for _ in 0..<5 {
        var other = written
        // One digit for another one, anywhere.
        let place = dice.number(0...written.outside.count - 1)
        guard (0x30...0x38).contains(written.outside[place]) else { continue }
        other.outside[place] += 1
        try #require(!text.proves(other))
        others += 1
      }
    }
    #expect(others > 500)
  }

  /// Two transactions that changed places are not what a store may say.
  @Test func anOrderThatNoStoreHasIsNotWritten() throws {
    var snapshot = try Snapshot.demo()
    let last = snapshot.book.transactions.count - 1
    let (a, b) = (
      snapshot.book.transactions[0], snapshot.book.transactions[last]
    )
    try #require(a.date < b.date)
    snapshot.book.transactions[0] = b
    snapshot.book.transactions[last] = a
    let text = StoreWriter(of: snapshot)
    var dice = SplitMix64(seed: 75)
    let written = try #require(try brought(text, from: [], &dice).written)
    #expect(!text.proves(written))
    let right = StoreWriter(of: try Snapshot.demo())
    #expect(!right.proves(written))
  }

  @Test func onlyLinesThatCstWroteAreKept() throws {
    var dice = SplitMix64(seed: 73)
    let snapshot = try Snapshot.demo()
    let bytes = StoreWriter.bytes(of: snapshot)
    #expect(try whole(bytes, &dice)?.lines != nil)
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
      #expect(try whole(loose, &dice) == nil, "\(new)")
      let edited = try StoreReader.read(loose, accepting: true)
      let start = try #require(other.ranges(of: "  \"checksum\"").last)
      let sealed = sealed(String(other[..<start.lowerBound]))
      let read = try #require(try whole(sealed, &dice))
      #expect(read.snapshot == edited && read.lines == nil, "\(new)")
      #expect(new.contains("note") || read.snapshot == snapshot, "\(new)")
    }
  }

  /// Stores of several windows, to the byte, with lines longer than most and
  /// longer than a window.
  @Test(arguments: [65_535, 65_536, 65_537, 262_143, 262_144, 262_145, 400_000])
  func aLongHistoryIsKeptToo(size: Int) throws {
    var dice = SplitMix64(seed: UInt64(size))
    var before = try Snapshot.demo()
    let some = before.book.transactions[3]
    var list: [Transaction] = []
    for place in 0..<(size / 1000) * 4 {
      let long = place % 50 == 0 ? dice.number(1000...1200) : 0
      list.append(
        Transaction(
          id: .init(random: &dice), asset: some.asset, date: some.date,
          amount: Amount(place + 1), kind: .deposit,
          note: long > 0 ? String(repeating: "n", count: long) : nil))
    }
    before.book.transactions = Transactions(list)
    // One note takes what is missing.
    list[list.count / 2].note = ""
    before.book.transactions = Transactions(list)
    let missing = size - StoreWriter.bytes(of: before).count
    list[list.count / 2].note = String(repeating: "m", count: missing)
    before.book.transactions = Transactions(list)
    let old = StoreWriter.bytes(of: before)
    try #require(old.count == size)

    for places in [0..<0, 1..<2, list.count / 3..<list.count / 3 + 5] {
      var after = before
      after.revision += 1
      after.book.transactions.replace(places, with: [some])
      for window in [64 << 10, size - 1, size, size + 1] {
        let found = try #require(
          try StoreStream.whole(
            ByteWindow(size: window), size: size,
            from: PieceSource.all(old, size)))
        try #require(found.snapshot == before)
        let lines = try #require(found.lines)
        let text = StoreWriter(
          of: after, keeping: lines, of: before.book.transactions)
        try #require(text.kept > 0)
        let (written, bytes) = try brought(text, from: old, &dice)
        try #require(
          Self.text(bytes) == Self.text(StoreWriter.bytes(of: after)))
        try #require(text.proves(try #require(written)))
      }
    }
  }

  /// Bytes as a text, which is compared a hundred times as fast as a list.
  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// What a window of some size shows of a store.
  private func whole(
    _ bytes: [UInt8], _ dice: inout SplitMix64
  ) throws -> (snapshot: Snapshot, lines: LinePlaces?)? {
    let found = try StoreStream.whole(
      ByteWindow(size: dice.number(64...bytes.count * 2)), size: bytes.count,
      from: PieceSource.all(bytes, dice.number(1...9000)))
    return found.map { ($0.snapshot, $0.lines) }
  }

  /// What is brought out of a text, given the store before.
  private func brought(
    _ text: StoreWriter, from old: [UInt8], _ dice: inout SplitMix64
  ) throws -> (written: StoreWriter.Written?, bytes: [UInt8]) {
    var text = text
    var bytes: [UInt8] = []
    let written = try text.write(
      from: PieceSource.all(old, dice.number(1...9000)),
      to: { piece throws(SystemFailure) in
        piece.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
      })
    return (written, bytes)
  }
}

extension SplitMix64 {
  /// A store as a change of another one writes it, and that one.
  fileprivate mutating func keptText() throws -> (StoreWriter, old: [UInt8]) {
    let before = try snapshot()
    let after = changed(before)
    let bytes = StoreWriter.bytes(of: before)
    let lines = try StoreStream.whole(
      size: bytes.count,
      from: PieceSource.all(bytes, bytes.count))?.lines
    let text = StoreWriter(
      of: after, keeping: lines, of: before.book.transactions)
    return (text, bytes)
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
