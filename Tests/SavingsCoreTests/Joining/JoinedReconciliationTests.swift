import SavingsCore
import Support
import Testing

/// What is said of an account that was reconciled before two stores came
/// together.
@Suite struct JoinedReconciliationTests {
  /// Whoever reconciled, with whatever the other side entered: there is a
  /// warning just where an account, without what looks double, holds something
  /// else on the day than was said.
  @Test func aBalanceThatIsNotHeldIsTold() throws {
    var dice = SplitMix64(seed: 31)
    var (told, twice) = (0, 0)
    for round in 1...400 {
      let plans = (0...1).map { _ in
        (
          reconciled: dice.number(0...3), entered: dice.number(0...3),
          days: (dice.number(11...14), dice.number(11...14))
        )
      }
      func side(_ place: Int) -> JoinPair.Step {
        { book in
          let plan = plans[place]
          let asset = book.household.assets[0]
          var book = book
          if plan.entered > 0 {
            book = try book.adding(
              .sample(
                UInt128(20 + place), 10 * (plan.entered + 1), in: asset,
                on: "2026-03-\(plan.days.0)"))
          }
          guard plan.reconciled > 0 else { return book }
          let (_, adjustment) = try book.reconciling(
            asset.id, to: Amount(500 + plan.reconciled),
            on: try day("2026-03-\(plan.days.1)"),
            by: Story.id(12, 30 + place))
          return try adjustment.map { try book.adding($0) } ?? book
        }
      }
      let pair = JoinPair(here: side(0), there: side(1))
      let joined = try #require(try pair.outcome().joined)
      let book = joined.snapshot.book
      let asset = book.household.assets[0]
      let doubles = joined.warnings.compactMap {
        warning -> (Transaction, Transaction)? in
        if case .looksDouble(let one, let other) = warning {
          (one, other)
        } else {
          nil
        }
      }
      twice += doubles.count
      var missed: [CalendarDate] = []
      for plan in plans where plan.reconciled > 0 {
        let date = try day("2026-03-\(plan.days.1)")
        // What is left of two of which one comes later is that payment.
        let without = doubles.filter { max($0.0.date, $0.1.date) <= date }
          .reduce(book) { $0.removing($1.1) }
        let held = try without.balance(of: asset.id, on: date)
        if held != Amount(500 + plan.reconciled) { missed.append(date) }
      }
      var warned: [CalendarDate] = []
      for case .balanceDiffers(_, let date, let stated, let held, let twice)
        in joined.warnings
      {
        warned.append(date)
        let counted = doubles.filter { max($0.0.date, $0.1.date) <= date }
        let without = counted.reduce(book) { $0.removing($1.1) }
        // What is told is what is compared.
        try #require(try held.amount == without.balance(of: asset.id, on: date))
        try #require(stated != held && twice == !counted.isEmpty)
      }
      try #require(warned == missed.max().map { [$0] } ?? [], "\(round)")
      told += warned.count
    }
    #expect(told > 50 && twice > 20)
  }

  /// A wallet that a side synced is told of as any other, but where both have
  /// new rows of its chain.
  @Test(arguments: [nil, "bitcoin:2"])
  func aChainIsComparedOnce(_ externalID: String?) throws {
    func row(_ amount: Int, _ externalID: String?) -> JoinPair.Step {
      { book in
        try book.adding(
          .sample(
            UInt128(99 + amount), amount, in: book.household.assets[0],
            on: "2026-03-11", kind: externalID == nil ? nil : .adjustment,
            externalID: externalID))
      }
    }
    let pair = JoinPair(
      base: { book in
        var book = book
        book.household.assets[0].chain = "bitcoin"
        return book
      }, here: row(-30, "bitcoin:1"), there: row(-20, externalID))
    let joined = try #require(try pair.outcome().joined)
    let told = joined.warnings.map { warning in
      switch warning {
      case .balanceDiffers: "balance"
      case .syncAgain: "sync"
      default: "other"
      }
    }
    #expect(told == [externalID == nil ? "balance" : "sync"])
  }

  /// Of a side of a transfer and a payment that may be it the payment goes:
  /// with the side the other one would go, too, and what is there with it.
  @Test(arguments: [nil, "bank 1"])
  func theSideOfATransferStays(_ externalID: String?) throws {
    let pair = JoinPair(
      here: { book in
        let assets = book.household.assets.map(\.id)
        return try book.transferring(
          Transfer(
            Amount(30), from: assets[0], Amount(30), to: assets[1],
            on: day("2026-03-11"), ids: (Story.id(12, 40), Story.id(12, 41)))
        ).book
      },
      there: { book in
        try book.adding(
          .sample(
            39, -30, in: book.household.assets[0], on: "2026-03-11",
            externalID: externalID))
      })
    let joined = try #require(try pair.outcome().joined)
    let doubles = joined.warnings.compactMap { warning -> Transaction.ID? in
      if case .looksDouble(_, let other) = warning { other.id } else { nil }
    }
    #expect(doubles == [Transaction.ID(bits: 39)])
  }
}
