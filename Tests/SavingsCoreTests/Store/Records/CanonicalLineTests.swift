import SavingsCore
import Support
import Testing

/// The short cut through lines that cst wrote itself accepts exactly what the
/// strict reader accepts, and understands the same.
@Suite struct CanonicalLineTests {
  /// Both ways of reading, each with what came of it.
  private func both(
    _ bytes: [UInt8]
  ) -> (Result<Snapshot, ContentProblem>, Result<Snapshot, ContentProblem>) {
    func read(keyByKey: Bool) -> Result<Snapshot, ContentProblem> {
      Result { () throws(ContentProblem) in
        try StoreReader.read(bytes, accepting: true, keyByKey: keyByKey)
      }
    }
    return (read(keyByKey: false), read(keyByKey: true))
  }

  @Test(arguments: [
    ("transactions", "checksum"), ("rates", "transactions"),
    ("closings", "rates"),
  ])
  func readsMutatedLinesAsTheStrictReaderDoes(
    part: String, next: String
  ) throws {
    var dice = SplitMix64(seed: 9)
    var accepted = 0
    for _ in 0..<40 {
      let bytes = StoreWriter.bytes(of: try dice.lines())
      let start = try #require(bytes.place(of: "\"\(part)\""))
      let end = try #require(bytes.place(of: "\"\(next)\""))
      for _ in 0..<40 {
        let mutated = dice.mutated(bytes, within: start..<end)
        let (short, strict) = both(mutated)
        try #require(
          short == strict, "\(String(decoding: mutated, as: UTF8.self))")
        if case .success = short { accepted += 1 }
      }
    }
    #expect(accepted > 40)
  }

  /// What no closing may say is refused on both ways, and with the same words.
  @Test(arguments: [
    ("\"required\":\"", "\"required\":\"-1"),
    ("\"planned\":\"", "\"planned\":\"-1"),
    ("\"savedThisMonth\":\"", "\"savedThisMonth\":\"-1"),
    ("\"takenOut\":\"", "\"takenOut\":\"-1"),
    ("\"left\":\"", "\"left\":\"-1"),
    ("\"savedThisMonth\"", "\"savedThatMonth\""),
    ("\"month\":\"2025-12", "\"month\":\"2025-13"),
    ("\"closed\":\"9999-12-31", "\"closed\":\"9999-12-32"),
    ("\"closed\":\"9999-12-31", "\"closed\":\"9999-02-29"),
    ("\"goal\":\"", "\"goal\":\"g"), ("\"currency\":\"", "\"currency\":\"e"),
    ("\"left\":", "\"by\":\"you\",\"left\":"),
  ])
  func refusesWhatNoClosingSays(old: String, new: String) throws {
    var dice = SplitMix64(seed: 12)
    let written = String(
      decoding: StoreWriter.bytes(of: try dice.lines()), as: UTF8.self)
    let start = try #require(written.firstPlace(of: "\"closings\""))
    let head = written[..<start]
    let rest = String(written[start...])
    let place = try #require(rest.firstPlace(of: old))
    let edited =
      head + rest[..<place] + new + rest[place...].dropFirst(old.count)
    let (short, strict) = both(Array(edited.utf8))
    #expect(short == strict)
    if case .success = short { Issue.record("\(edited)") }
  }

  @Test func readsMutatedRecordsOfEachKindAsTheStrictReaderDoes() throws {
    var dice = SplitMix64(seed: 11)
    var accepted = 0
    for _ in 0..<25 {
      let bytes = StoreWriter.bytes(of: try dice.snapshot())
      let start = try #require(bytes.place(of: "\"settings\""))
      let end = try #require(bytes.place(of: "\"rates\""))
      for _ in 0..<25 {
        let mutated = dice.mutated(bytes, within: start..<end)
        let (short, strict) = both(mutated)
        try #require(
          short == strict, "\(String(decoding: mutated, as: UTF8.self))")
        if case .success = short { accepted += 1 }
      }
    }
    #expect(accepted > 10)
  }

  @Test func readsWhatWasWrittenAsTheStrictReaderDoes() throws {
    var dice = SplitMix64(seed: 10)
    for _ in 0..<60 {
      let snapshot = try dice.lines()
      let (short, strict) = both(StoreWriter.bytes(of: snapshot))
      try #require(short == .success(snapshot))
      try #require(strict == .success(snapshot))
    }
  }
}

extension String {
  /// Where a text stands first.
  fileprivate func firstPlace(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}

extension [UInt8] {
  fileprivate func place(of text: String) -> Int? {
    indices.first { self[$0...].starts(with: text.utf8) }
  }
}

extension SplitMix64 {
  /// A household of one goal and one asset, with a few transactions.
  fileprivate mutating func lines() throws -> Snapshot {
    var snapshot = try Snapshot.demo()
    snapshot.book.household.goals.removeLast(4)
    snapshot.book.household.assets.removeLast(3)
    snapshot.book.household.allocations = []
    let goal = snapshot.book.household.goals[0].id
    let asset = snapshot.book.household.assets[0].id
    let transactions = (0..<number(1...3)).map { place in
      let kind = one(of: Transaction.Kind.allCases)
      let amount = size()
      return Transaction(
        id: .init(random: &self), asset: asset,
        date: one(of: [.first, .last]),
        amount: kind == .withdrawal ? -amount : amount, kind: kind,
        goal: kind.canNameGoal ? maybe(goal) : nil, note: maybe(text()),
        counterparty: maybe(text()), externalID: maybe("\(text())\(place)"))
    }
    snapshot.book.transactions = Transactions(
      transactions.sorted { $0.date < $1.date })
    snapshot.book.household.closings = try closings(of: goal)
    return snapshot
  }

  /// Two months that are closed, of one goal.
  private mutating func closings(of goal: Goal.ID) throws -> [Closing] {
    try ["2025-12", "2026-01"].flatMap { name in
      let month = try #require(Month(name))
      let code = try Currency(one(of: ["EUR", "1INCH", "STABLECOIN"]))
      return [
        Closing(of: month, closed: .last, code, sums()),
        Closing(
          of: month,
          Closing.OfGoal(
            goal, name: one(of: ["A plain one", text()]),
            flex: maybe(one(of: [.protected, .skipped])), by: maybe(.you)),
          code, sums()),
      ]
    }
  }

  private mutating func sums() -> MonthSums {
    MonthSums(
      required: size(), planned: size(), savedThisMonth: size(),
      takenOut: size(), left: size())
  }
}
