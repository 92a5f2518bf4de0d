import Platform
import SavingsCore
import Support
import Testing

/// A change that looks into no transaction need not read them.
@Suite struct UnreadHistoryTests {
  /// It makes the store that reading them makes, and knows the same sums.
  @Test func isAsGoodAsReading() throws {
    var dice = SplitMix64(seed: 91)
    var (kept, none) = (0, 0)
    for _ in 0..<1500 {
      let before = try dice.snapshot()
      let old = StoreWriter.bytes(of: before)
      let frame = before.book.household.frame(for: [dice.date()])
      let wanted = WantedOfStore(isShallow: true) { _ in frame }
      guard let found = try read(old, as: wanted) else {
        // Nobody can count it, or it contradicts itself.
        none += 1
        let isCountable = (try? before.book.flows(frame)) != nil
        let isSound = (try? before.book.verify()) != nil
        try #require(!isCountable || !isSound)
        continue
      }
      // What is empty is known without being read.
      if before.book.transactions.isEmpty { continue }
      try #require(!found.snapshot.book.transactions.areRead)
      try #require(
        found.snapshot.book.transactions.count
          == before.book.transactions.count)
      let flows = try before.book.flows(frame)
      try #require(wanted.flows == flows)

      let (whole, unread) = (planned(before), planned(found.snapshot))
      let household = whole.book.household
      let lines = try #require(found.lines)
      var text = StoreWriter(
        of: Snapshot(
          revision: whole.revision,
          Book(household, unread.book.transactions)),
        keeping: lines, of: found.snapshot.book.transactions)
      var bytes: [UInt8] = []
      let written = try #require(
        try text.write(
          from: PieceSource.all(old),
          to: { piece throws(SystemFailure) in
            piece.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
          }))
      try #require(
        String(decoding: bytes, as: UTF8.self)
          == String(decoding: StoreWriter.bytes(of: whole), as: UTF8.self))
      try #require(text.proves(written))
      kept += 1
    }
    #expect(kept > 500 && none > 0, "\(kept), \(none)")
  }

  /// What stands at the ends of the kept lines has to be what was read there.
  @Test func otherEndsAreNotTaken() throws {
    var dice = SplitMix64(seed: 92)
    var others = 0
    for _ in 0..<600 {
      let before = try dice.snapshot()
      guard before.book.transactions.count > 3 else { continue }
      let frame = before.book.household.frame(for: [])
      guard
        let found = try read(
          StoreWriter.bytes(of: before),
          as: WantedOfStore(isShallow: true) { _ in frame })
      else { continue }
      let unread = found.snapshot.book.transactions
      let lines = try #require(found.lines)
      let text = StoreWriter(of: found.snapshot, keeping: lines, of: unread)
      let all = Array(before.book.transactions)
      let last = all[all.count - 1]
      #expect(text.areEnds(Transactions([all[0], last])))
      for wrong in [
        [all[0]], [last], [last, all[0]], [all[0], all[1]], [all[1], last],
        [all[0], all[1], last], [],
      ] {
        #expect(!text.areEnds(Transactions(wrong)))
        others += 1
      }
    }
    #expect(others > 300)
  }

  /// Where two may have one id, their own or a bank's, they are read; so many
  /// that the numbers of the ids need more room twice.
  @Test(arguments: [2, 40, 700, 3000])
  func whatMayBeThereTwiceIsRead(count: Int) throws {
    var dice = SplitMix64(seed: UInt64(count))
    let demo = try Snapshot.demo()
    let some = demo.book.transactions[3]
    let list = (0..<count).map { place in
      Transaction(
        id: .init(random: &dice), asset: some.asset, date: some.date,
        amount: Amount(place + 1), kind: .deposit, externalID: "\(place)")
    }
    func found(_ transactions: [Transaction]) throws -> Bool {
      let household = demo.book.household
      let store = Snapshot(
        revision: 1, Book(household, Transactions(transactions)))
      let wanted = WantedOfStore(isShallow: true) { $0.frame(for: []) }
      return try read(StoreWriter.bytes(of: store), as: wanted) != nil
    }
    #expect(try found(list))
    let (one, other) = (dice.number(1...count - 1), 0)
    var named = list
    named[one].externalID = list[other].externalID
    #expect(try !found(named))
    var same = list
    same[one] = list[other]
    same[one].externalID = nil
    #expect(try !found(same))
    var alone = list
    alone[one].transfer = list[other].id
    #expect(try !found(alone))
  }

  /// Lines that a change could not keep are read.
  @Test(
    arguments: [
      ("},\n    {\"id\"", "} ,\n    {\"id\""), ("\"date\":", "\"date\": "),
      ("\"date\":\"2026-03-04\"", "\"date\":\"2025-01-01\""),
    ])
  func whatCannotBeKeptIsRead(_ old: String, _ new: String) throws {
    let demo = try Snapshot.demo()
    let text = String(decoding: StoreWriter.bytes(of: demo), as: UTF8.self)
    var other = text
    other.replaceSubrange(try #require(other.ranges(of: old).last), with: new)
    let end = try #require(other.ranges(of: "  \"checksum\"").last)
    let bytes = sealed(String(other[..<end.lowerBound]))
    let wanted = WantedOfStore(isShallow: true) { $0.frame(for: []) }
    #expect(try read(bytes, as: wanted) == nil)
    // Who only looks has its sums all the same.
    #expect(try read(bytes, as: wanted, toChange: false) != nil)
  }

  private func read(
    _ bytes: [UInt8], as wanted: WantedOfStore, toChange: Bool = true
  ) throws -> (snapshot: Snapshot, lines: LinePlaces?)? {
    try StoreStream.whole(
      size: bytes.count, as: wanted, toChange: toChange,
      from: PieceSource.all(bytes)
    )
    .map { ($0.snapshot, $0.lines) }
  }

  /// The same store after months said something else.
  private func planned(_ before: Snapshot) -> Snapshot {
    var after = before
    after.revision += 1
    for goal in after.book.household.goals {
      var plan = MonthlyPlan(goal: goal.id, month: goal.start.month)
      plan.flex = .skipped
      // Of a goal that has ended months say nothing.
      after.book = (try? after.book.setting(plan)) ?? after.book
    }
    return after
  }
}
