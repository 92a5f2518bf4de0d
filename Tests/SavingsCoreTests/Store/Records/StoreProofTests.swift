import SavingsCore
import Support
import Testing

/// What is proved of every store whose checksum does not vouch for it, and of
/// every book before it is written.
@Suite struct StoreProofTests {
  /// A household in which one more of anything is one too many.
  private func book() throws -> Book {
    try StoreReader.read(SmallStore.bytes).book
  }

  private func refuses(
    _ contradiction: Contradiction, at path: String,
    in change: (inout Book) throws -> Void
  ) throws {
    var book = try book()
    try change(&book)
    #expect(throws: contradiction) { try book.verify() }

    // The same in a file whose checksum is wrong.
    var bytes = StoreWriter.bytes(of: Snapshot(revision: 1, book))
    let place = try #require(bytes.lastIndex(of: UInt8(ascii: "\"")))
    bytes[place - 1] = bytes[place - 1] == UInt8(ascii: "0") ? 0x31 : 0x30
    let problem = try #require(throws: ContentProblem.self) {
      try StoreReader.read(bytes, accepting: true)
    }
    guard case .damaged(let damage) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(damage.flaw == .contradiction(contradiction))
    #expect(damage.path == path)
  }

  /// Adds a transfer between two assets, with its deposit changed.
  private func addTransfer(_ side: Side?, to book: inout Book) throws {
    let (tin, can) = (Story.id(8, 1) as Asset.ID, Story.id(8, 2) as Asset.ID)
    for (id, name) in [(tin, "Tin"), (can, "Can")] {
      book.household.assets.append(
        Asset(
          id: id, name: name, slug: Slug.of(name),
          currency: book.household.assets[0].currency))
    }
    let transfer = Transfer(
      Amount(5), from: tin, Amount(5), to: can, on: .last,
      ids: (Story.id(9, 1), Story.id(9, 2)))
    var deposit: Transaction? = transfer.deposit
    switch side {
    case .gone: deposit = nil
    case .alone: deposit?.transfer = nil
    case .own: deposit?.transfer = transfer.deposit.id
    case .moved: deposit?.asset = tin
    case .late: deposit?.date = .first
    case .other: deposit?.kind = .interest
    case nil: break
    }
    let sides = [transfer.withdrawal, deposit].compactMap(\.self)
    book.transactions = Transactions(
      (Array(book.transactions) + sides).sorted { $0.date < $1.date })
  }

  @Test func aBookWithoutContradictionsPasses() throws {
    try book().verify()
    try Snapshot.demo().book.verify()
  }

  @Test func goalsAreToldApart() throws {
    let active = try book().household.goals[1]
    try refuses(.twice(.id(active.id.bits)), at: "goals[2]") {
      $0.household.goals.append(active)
    }
    try refuses(.twice(.slug(.goal, "b")), at: "goals[2]") {
      $0.household.goals.append(copy(active, name: "c", slug: "b"))
    }
    try refuses(.twice(.name(.goal, "A \"B\"")), at: "goals[2]") {
      $0.household.goals.append(copy(active, name: "A \"B\"", slug: "c"))
    }
    // An ended goal may share its name.
    var book = try book()
    book.household.goals.append(copy(active, name: "Zürich", slug: "c"))
    try book.verify()
  }

  /// What is written composed and in parts is one name.
  @Test func textsAreToldApartComposed() throws {
    let (whole, parts) = ("Caf\u{e9}", "CAFE\u{301}")
    var book = try book()
    let (goal, jar) = (book.household.goals[1], book.household.assets[0])
    func asset(_ id: Int, _ name: String, _ slug: String) -> Asset {
      Asset(id: Story.id(9, id), name: name, slug: slug, currency: jar.currency)
    }
    book.household.goals.append(copy(goal, name: whole, slug: "c"))
    book.household.assets.append(asset(1, whole, "c"))
    try book.verify()
    func refuses(_ claim: RecordIdentity, _ change: (inout Household) -> Void) {
      var changed = book
      change(&changed.household)
      #expect(throws: Contradiction.twice(claim)) { try changed.verify() }
    }
    refuses(.name(.goal, parts)) {
      $0.goals.append(copy(goal, 8, name: parts, slug: "d"))
    }
    refuses(.name(.asset, parts)) { $0.assets.append(asset(2, parts, "d")) }
    refuses(.slug(.asset, "e\u{301}")) {
      $0.assets += [asset(2, "x", "\u{e9}"), asset(3, "y", "e\u{301}")]
    }
    // Signs that Unicode has stand for one of ASCII.
    for (sign, other) in [("a;b", "a\u{37e}b"), ("`", "\u{1fef}")] {
      refuses(.name(.goal, other)) {
        $0.goals += [
          copy(goal, 7, name: sign, slug: "f"),
          copy(goal, 8, name: other, slug: "g"),
        ]
      }
    }
  }

  private func copy(
    _ goal: Goal, _ number: Int = 9, name: String, slug: String
  ) -> Goal {
    Goal(
      id: Story.id(9, number), name: name, slug: slug, target: goal.target,
      currency: goal.currency, deadline: goal.deadline, start: goal.start)
  }

  @Test func assetsAreToldApart() throws {
    let jar = try book().household.assets[0]
    func other(_ name: String, _ slug: String) -> Asset {
      Asset(id: Story.id(9, 9), name: name, slug: slug, currency: jar.currency)
    }
    try refuses(.twice(.id(jar.id.bits)), at: "assets[1]") {
      $0.household.assets.append(jar)
    }
    try refuses(.twice(.slug(.asset, "jar")), at: "assets[1]") {
      $0.household.assets.append(other("c", "jar"))
    }
    try refuses(.twice(.name(.asset, "JAR")), at: "assets[1]") {
      $0.household.assets.append(other("JAR", "c"))
    }
  }

  @Test func oneRowIsThereForADayAMonthOrAPair() throws {
    let household = try book().household
    let row = household.allocations[0]
    let plan = household.plans[0]
    let rate = household.rates[0]
    try refuses(
      .twice(.share(row.asset, row.goal, row.since)), at: "allocations[1]"
    ) {
      $0.household.allocations.append(row)
    }
    try refuses(.twice(.plan(plan.goal, plan.month)), at: "plans[1]") {
      $0.household.plans.append(plan)
    }
    try refuses(.twice(.rate(rate.pair, rate.date)), at: "rates[1]") {
      $0.household.rates.append(rate)
    }
  }

  /// Records that have all but one part of what tells them apart in common are
  /// others, and of them all one that is there twice is found.
  @Test func rowsThatDifferInOnePartAreOthers() throws {
    var dice = SplitMix64(seed: 19)
    let days = try ["2026-03-04", "2026-03-05", "2026-04-04"].map(day)
    let codes = try ["EUR", "USD", "BTC"].map { try Currency($0) }
    var book = try book()
    for number in 1...3 {
      let letter = ["u", "v", "w"][number - 1]
      book.household.goals.append(
        Goal(
          id: Story.id(8, number), name: letter, slug: letter,
          target: Amount(9), currency: codes[0], deadline: .last,
          start: days[0]))
      book.household.assets.append(
        Asset(
          id: Story.id(9, number), name: letter, slug: letter,
          currency: codes[0]))
    }
    let goals = book.household.goals.map(\.id)
    book.household.allocations = book.household.assets.flatMap { asset in
      goals.flatMap { goal in
        days.map {
          AssetAllocation(
            asset: asset.id, goal: goal, share: .earmark(Amount(1)), since: $0)
        }
      }
    }
    book.household.plans = goals.flatMap { goal in
      days.dropFirst().map {
        MonthlyPlan(goal: goal, month: $0.month, flex: .skipped)
      }
    }
    book.household.rates = codes.flatMap { base in
      codes.compactMap { CurrencyPair(base, $0) }.flatMap { pair in
        days.map { Rate(pair, Amount(2), on: $0, source: "manual") }
      }
    }
    try book.verify()
    for _ in 0..<50 {
      var (row, plan, rate) = (book, book, book)
      let share = dice.one(of: book.household.allocations)
      row.household.allocations.append(share)
      #expect(
        throws: Contradiction.twice(
          .share(share.asset, share.goal, share.since))
      ) { try row.verify() }
      let month = dice.one(of: book.household.plans)
      plan.household.plans.append(month)
      #expect(throws: Contradiction.twice(.plan(month.goal, month.month))) {
        try plan.verify()
      }
      let value = dice.one(of: book.household.rates)
      rate.household.rates.append(value)
      #expect(throws: Contradiction.twice(.rate(value.pair, value.date))) {
        try rate.verify()
      }
    }
  }

  @Test func transactionsAreToldApart() throws {
    let first = try book().transactions[0]
    try refuses(.twice(.id(first.id.bits)), at: "transactions[2]") {
      var again = first
      again.date = .last
      again.externalID = nil
      $0.transactions.replace(2..<2, with: [again])
    }
    try refuses(.twice(.externalID(first.asset, "x")), at: "transactions[2]") {
      let other = Transaction(
        id: Story.id(9, 9), asset: first.asset, date: .last,
        amount: Amount(1), kind: .interest, externalID: "x")
      $0.transactions.replace(2..<2, with: [other])
    }
  }

  /// What may become of one side of a transfer.
  enum Side: CaseIterable { case gone, alone, own, moved, late, other }

  /// Each: what becomes of the deposit of a transfer, which side is told of,
  /// and where.
  @Test(
    arguments: [
      (.gone, 1, ""), (.alone, 1, ""), (.own, 1, ""), (.moved, 2, "[3]"),
      (.late, 1, "[3]"), (.other, 2, "[3]"),
    ] as [(Side, Int, String)])
  func aTransferHasTwoSides(
    _ side: Side, _ number: Int, _ place: String
  ) throws {
    let told = Story.id(9, number) as Transaction.ID
    try refuses(.oneSided(told.description), at: "transactions\(place)") {
      try addTransfer(side, to: &$0)
    }
    var sound = try book()
    try addTransfer(nil, to: &sound)
    try sound.verify()
  }

  /// However alike the ids are, one that is there twice is found.
  @Test func idsAreToldApartInALongHistory() throws {
    var dice = SplitMix64(seed: 17)
    for round in 1...300 {
      var book = try book()
      let asset = book.household.assets[0].id
      let count = dice.number(1...(round % 50 == 0 ? 5000 : 300))
      // The two halves of an alike one are the same.
      let isAlike = round % 3 == 0
      var list = (1...count).map { place in
        let half = UInt128(dice.next() >> 16) << 16 | UInt128(place)
        return Transaction(
          id: .init(bits: half << 64 | (isAlike ? half : UInt128(place))),
          asset: asset, date: .first, amount: Amount(1), kind: .interest)
      }
      book.transactions = Transactions(list)
      try #require(book.transactions.haveDistinctIDs)
      try book.verify()
      let again = list[dice.number(0...count - 1)]
      list.insert(again, at: dice.number(0...count))
      book.transactions = Transactions(list)
      try #require(!book.transactions.haveDistinctIDs)
      #expect(throws: Contradiction.twice(.id(again.id.bits))) {
        try book.verify()
      }
    }
  }

  /// What a bank calls two transactions tells them apart in each asset, be it
  /// composed or in parts.
  @Test func externalIDsAreToldApartInALongHistory() throws {
    var dice = SplitMix64(seed: 18)
    for _ in 1...200 {
      var book = try book()
      book.household.assets.append(
        Asset(
          id: Story.id(9, 9), name: "Tin", slug: "tin",
          currency: book.household.assets[0].currency))
      let assets = book.household.assets.map(\.id)
      var list = (1...dice.number(2...400)).map { place in
        Transaction(
          id: .init(random: &dice), asset: assets[place % 2], date: .first,
          amount: Amount(1), kind: .interest,
          externalID: place % 5 == 0 ? nil : "Caf\u{e9} \(place / 2)")
      }
      book.transactions = Transactions(list)
      try #require(book.transactions.haveDistinctIDs)
      try book.verify()
      var again = dice.one(of: list)
      let start = dice.one(of: ["Caf\u{e9}", "Cafe\u{301}"])
      again = Transaction(
        id: .init(random: &dice), asset: again.asset, date: .first,
        amount: Amount(1), kind: .interest,
        externalID: again.externalID.map { start + $0.dropFirst(4) })
      list.insert(again, at: dice.number(0...list.count))
      book.transactions = Transactions(list)
      guard let taken = again.externalID else {
        try book.verify()
        continue
      }
      try #require(!book.transactions.haveDistinctIDs)
      #expect(throws: Contradiction.twice(.externalID(again.asset, taken))) {
        try book.verify()
      }
    }
  }

  @Test func nothingRefersToWhatIsNotThere() throws {
    let nobody = Story.id(9, 9) as Goal.ID
    let nowhere = Story.id(9, 9) as Asset.ID
    let asset = Contradiction.dangling(.asset, nowhere.description)
    let goal = Contradiction.dangling(.goal, nobody.description)
    try refuses(goal, at: "allocations[0].goal") {
      $0.household.allocations[0].goal = nobody
    }
    try refuses(asset, at: "allocations[0].asset") {
      $0.household.allocations[0].asset = nowhere
    }
    try refuses(goal, at: "plans[0].goal") {
      $0.household.plans[0] = MonthlyPlan(
        goal: nobody, month: $0.household.plans[0].month, flex: .skipped)
    }
    try refuses(asset, at: "transactions[1].asset") {
      $0.transactions[1].asset = nowhere
    }
    try refuses(goal, at: "transactions[0].goal") {
      $0.transactions[0].goal = nobody
    }
  }
}
