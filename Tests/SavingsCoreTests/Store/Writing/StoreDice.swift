import SavingsCore

/// Dice that fall the same way in every run, and whole households from them.
struct StoreDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return bits ^ bits >> 31
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func isLucky(_ chances: Int = 2) -> Bool { number(1...chances) == 1 }

  mutating func maybe<Value>(_ value: Value) -> Value? {
    isLucky() ? value : nil
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  mutating func date() -> CalendarDate {
    CalendarDate.first.adding(days: number(0...3_652_058)) ?? .first
  }

  mutating func amount() -> Amount {
    switch number(1...6) {
    case 1: Amount(attos: Int128.max)
    case 2: Amount(attos: Int128(number(1...1_000_000)))
    default: Amount(attos: Int128(number(1...10_000_000)) * Amount.one / 100)
    }
  }

  /// Text with everything that is hard to write.
  mutating func text() -> String {
    let pieces = [
      "a", "Z", "0", " ", "\"", "\\", "/", "ü", "日本", "👨‍👩‍👧", "\u{1}", "\n",
      "\u{7f}", "\u{202e}", "e\u{301}", "\u{1b}[31m", "\u{0}", "%", "{", "]",
    ]
    return (0..<number(0...8)).map { _ in pick(pieces) }.joined()
  }

  /// A household that keeps every promise, small enough to be looked at.
  mutating func snapshot() throws -> Snapshot {
    let codes = try ["EUR", "USD", "JPY", "BTC", "1INCH"].map(Currency.init)
    var book = Book()
    book.household.settings = settings(codes)
    for number in 0..<number(0...4) { add(goal: number, codes, to: &book) }
    for number in 0..<number(0...4) {
      book.household.assets.append(
        Asset(
          id: .init(random: &self), name: "\(text())\(number)",
          slug: "asset-\(number)", currency: pick(codes),
          address: maybe(text()), chain: maybe(text()), note: maybe(text())))
    }
    addRows(to: &book)
    addRates(codes, to: &book)
    addTransactions(to: &book)
    return Snapshot(revision: number(0...999_999_999_999_999), book)
  }

  private mutating func settings(_ codes: [Currency]) -> Settings {
    var settings = Settings()
    settings.currency = maybe(pick(codes))
    settings.ownPayday = Payday(number(0...31))
    settings.ownCritical = maybe(amount())
    settings.ownAttention = maybe(.zero)
    settings.ownStaleDays = maybe(number(0...1000))
    for code in codes where code.isoDigits == nil && isLucky() {
      settings.ownDigits[code] = number(0...18)
    }
    settings.palette = maybe(text())
    settings.ownAmbiguousWidth = Settings.Cells(rawValue: number(0...2))
    return settings
  }

  private mutating func add(
    goal place: Int, _ codes: [Currency], to book: inout Book
  ) {
    let end = date()
    book.household.goals.append(
      Goal(
        id: .init(random: &self), name: "\(text())\(place)",
        slug: pick(["goal", "日本旅行"]) + "-\(place)", target: amount(),
        currency: pick(codes), deadline: date(), start: date(),
        standing: pick(Goal.Standing.allCases), emoji: maybe(text()),
        note: maybe(text()), link: maybe(text()),
        lifecycle: pick([.active, .finished(end), .cancelled(end)])))
  }

  private mutating func addRows(to book: inout Book) {
    for goal in book.household.goals {
      for asset in book.household.assets where isLucky() {
        let part = Percentage(parts: Int32(number(0...1_000_000))) ?? .all
        book.household.allocations.append(
          AssetAllocation(
            asset: asset.id, goal: goal.id,
            share: isLucky() ? .percentage(part) : .earmark(amount()),
            since: date()))
      }
      guard isLucky() else { continue }
      var plan = MonthlyPlan(
        goal: goal.id, month: date().month, flex: maybe(pick(Flex.allCases)))
      if plan.flex == nil || isLucky() {
        plan.custom = .init(
          amount(), by: pick(MonthlyPlan.Author.allCases))
        plan.own = maybe(amount())
      }
      book.household.plans.append(plan)
    }
  }

  private mutating func addRates(_ codes: [Currency], to book: inout Book) {
    for base in codes {
      for quote in codes where isLucky(4) {
        guard let pair = CurrencyPair(base, quote) else { continue }
        let source = pick([Rate.manual, "somebody \(text())"])
        book.household.rates.append(
          Rate(pair, amount(), on: date(), source: source))
      }
    }
    book.household.rates.sort { $0.date < $1.date }
  }

  private mutating func addTransactions(to book: inout Book) {
    guard !book.household.assets.isEmpty else { return }
    var transactions: [Transaction] = []
    for place in 0..<number(0...8) {
      let kind = pick(Transaction.Kind.allCases)
      let goals = kind.canNameGoal ? book.household.goals.map(\.id) : []
      let isMinus = kind == .withdrawal || kind == .adjustment && isLucky()
      let size = amount()
      transactions.append(
        Transaction(
          id: .init(random: &self), asset: pick(book.household.assets).id,
          date: date(), amount: isMinus ? -size : size, kind: kind,
          goal: goals.isEmpty ? nil : maybe(pick(goals)), note: maybe(text()),
          counterparty: maybe(text()),
          externalID: maybe("\(text())\(place)")))
    }
    book.transactions = Transactions(
      transactions.sorted { $0.date < $1.date })
  }
}
