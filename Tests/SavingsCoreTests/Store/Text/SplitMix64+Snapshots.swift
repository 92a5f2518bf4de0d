import SavingsCore
import Support

extension SplitMix64 {
  /// How much a record may hold: nothing less than nothing, and up to all.
  mutating func size() -> Amount {
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
    return (0..<number(0...8)).map { _ in one(of: pieces) }.joined()
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
          slug: "asset-\(number)", currency: one(of: codes),
          address: maybe(text()), chain: maybe(text()), note: maybe(text())))
    }
    addRows(to: &book)
    addRates(codes, to: &book)
    addTransactions(to: &book)
    addClosings(codes, to: &book)
    return Snapshot(revision: number(0...999_999_999_999_999), book)
  }

  private mutating func settings(_ codes: [Currency]) -> Settings {
    var settings = Settings()
    settings.currency = maybe(one(of: codes))
    settings.ownPayday = PaydaySchedule(number(0...31))
    settings.ownCritical = maybe(size())
    settings.ownAttention = maybe(.zero)
    settings.ownStaleDays = maybe(number(0...1000))
    for code in codes where code.isoDigits == nil && once(in: 2) {
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
        slug: one(of: ["goal", "日本旅行"]) + "-\(place)", target: size(),
        currency: one(of: codes), deadline: date(), start: date(),
        standing: one(of: Goal.Standing.allCases), emoji: maybe(text()),
        note: maybe(text()), link: maybe(text()),
        lifecycle: one(of: [.active, .finished(end), .cancelled(end)])))
  }

  private mutating func addRows(to book: inout Book) {
    for goal in book.household.goals {
      for asset in book.household.assets where once(in: 2) {
        let part = Percentage(parts: Int32(number(0...1_000_000))) ?? .all
        book.household.allocations.append(
          AssetAllocation(
            asset: asset.id, goal: goal.id,
            share: once(in: 2) ? .percentage(part) : .earmark(size()),
            since: date()))
      }
      guard once(in: 2) else { continue }
      var plan = MonthlyPlan(
        goal: goal.id, month: date().month, flex: maybe(one(of: Flex.allCases)))
      if plan.flex == nil || once(in: 2) {
        plan.custom = .init(size(), by: one(of: MonthlyPlan.Author.allCases))
        plan.own = maybe(size())
      }
      book.household.plans.append(plan)
    }
  }

  private mutating func addClosings(_ codes: [Currency], to book: inout Book) {
    guard !codes.isEmpty, once(in: 2) else { return }
    let months = (0..<number(1...3)).map { _ in date().month }
    for month in Set(months).sorted() {
      var records = [
        Closing(of: month, closed: date(), one(of: codes), monthSums())
      ]
      for goal in book.household.goals where once(in: 2) {
        let flex: Flex? = once(in: 2) ? .skipped : nil
        let author = one(of: MonthlyPlan.Author.allCases)
        records.append(
          Closing(
            of: month,
            Closing.OfGoal(
              goal.id, name: text(), flex: flex,
              by: once(in: 2) ? author : nil), goal.currency, monthSums()))
      }
      book = book.closing(records)
    }
  }

  private mutating func monthSums() -> MonthSums {
    MonthSums(
      required: size(), planned: size(), savedThisMonth: size(),
      takenOut: size(), left: size())
  }

  private mutating func addRates(_ codes: [Currency], to book: inout Book) {
    for base in codes {
      for quote in codes where once(in: 4) {
        guard let pair = CurrencyPair(base, quote) else { continue }
        let source = one(of: [Rate.manual, "somebody \(text())"])
        book.household.rates.append(
          Rate(pair, size(), on: date(), source: source))
      }
    }
    book.household.rates.sort { $0.date < $1.date }
  }

  private mutating func addTransactions(to book: inout Book) {
    guard !book.household.assets.isEmpty else { return }
    var transactions: [Transaction] = []
    for place in 0..<number(0...8) {
      let kind = one(of: Transaction.Kind.allCases)
      let goals = kind.canNameGoal ? book.household.goals.map(\.id) : []
      let isMinus = kind == .withdrawal || kind == .adjustment && once(in: 2)
      let size = size()
      transactions.append(
        Transaction(
          id: .init(random: &self), asset: one(of: book.household.assets).id,
          date: date(), amount: isMinus ? -size : size, kind: kind,
          goal: goals.isEmpty ? nil : maybe(one(of: goals)),
          note: maybe(text()),
          counterparty: maybe(text()),
          externalID: maybe("\(text())\(place)")))
    }
    addTransfers(to: &transactions, among: book.household.assets)
    book.transactions = Transactions(transactions.sorted { $0.date < $1.date })
  }

  private mutating func addTransfers(
    to transactions: inout [Transaction], among assets: [Asset]
  ) {
    guard assets.count > 1 else { return }
    for _ in 0..<number(0...2) {
      let from = number(0...assets.count - 1)
      let transfer = Transfer(
        size(), from: assets[from].id, size(),
        to: assets[(from + 1) % assets.count].id, on: date(),
        note: maybe(text()),
        ids: (.init(random: &self), .init(random: &self)))
      transactions += [transfer.withdrawal, transfer.deposit]
    }
  }
}
