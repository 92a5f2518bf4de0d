import SavingsCore
import Support
import Testing

/// What becomes of payments, rates and currencies of two stores.
@Suite struct JoinedPaymentTests {
  @Test func onePaymentOfTwoIdsIsOne() throws {
    func paid(_ number: UInt128, _ note: String?) -> JoinPair.Step {
      { book in
        try book.adding(
          Transaction(
            id: Transaction.ID(bits: number),
            asset: book.household.assets[0].id, date: day("2026-02-01"),
            amount: Amount(5), kind: .deposit, note: note, externalID: "e"))
      }
    }
    let found = try JoinPair(here: paid(91, nil), there: paid(90, "pay"))
      .outcome()
    let joined = try #require(found.joined)
    #expect(joined.payments.count == 1)
    let last = Array(joined.snapshot.book.transactions).filter {
      $0.externalID == "e"
    }
    #expect(last.map(\.id.bits) == [90])
    #expect(last[0].note == "pay")
  }

  @Test func twoThatLookAlikeBothStay() throws {
    func paid(_ number: UInt128) -> JoinPair.Step {
      { book in
        try book.adding(
          Transaction(
            id: Transaction.ID(bits: number),
            asset: book.household.assets[0].id, date: day("2026-02-01"),
            amount: Amount(5), kind: .deposit))
      }
    }
    let joined = try #require(
      try JoinPair(here: paid(90), there: paid(91)).outcome().joined)
    #expect(joined.snapshot.book.transactions.count == 3)
    let turned = try #require(
      try JoinPair(here: paid(91), there: paid(90)).outcome().joined)
    // Both sides name the same one, so that one of the two always stays.
    for warning in [joined.warnings.first, turned.warnings.first] {
      guard case .looksDouble(let one, let other) = try #require(warning) else {
        Issue.record("no warning")
        return
      }
      #expect(one.id.bits == 90 && other.id.bits == 91)
    }
  }

  /// What is to go is the one that says less, on whichever side it is.
  @Test(arguments: [false, true], [false, true])
  func ofTwoThatLookAlikeTheOneThatSaysMoreStays(
    isHere: Bool, namesGoal: Bool
  ) throws {
    func paid(_ number: UInt128, says more: Bool) -> JoinPair.Step {
      { book in
        try book.recording(
          Transaction(
            id: Transaction.ID(bits: number),
            asset: book.household.assets[0].id, date: day("2026-02-01"),
            amount: Amount(5), kind: .deposit,
            goal: more && namesGoal ? book.household.goals[0].id : nil,
            note: more && !namesGoal ? "for the trip" : nil)
        ).book
      }
    }
    let joined = try #require(
      try JoinPair(
        here: paid(90, says: !isHere), there: paid(91, says: isHere)
      ).outcome().joined)
    guard case .looksDouble(let one, let other)? = joined.warnings.first else {
      Issue.record("no warning")
      return
    }
    #expect((one.id.bits, other.id.bits) == (isHere ? (91, 90) : (90, 91)))
  }

  /// A transfer that one side took out before it deleted the asset does not
  /// come back by half with that.
  @Test(arguments: Side.allCases)
  func aTransferThatWasTakenOutStaysOut(answer: Side) throws {
    let pair = JoinPair(
      base: { book in
        let assets = book.household.assets.map(\.id)
        return try book.transferring(
          Transfer(
            Amount(5), from: assets[0], Amount(5), to: assets[1],
            on: day("2026-02-01"), ids: (Story.id(12, 2), Story.id(12, 3)))
        ).book
      },
      here: { book in
        let asset = book.household.assets[1]
        return try book.adding(.sample(77, 9, in: asset, on: "2026-02-05"))
      },
      there: { book in
        let sent = try #require(book.transactions.first { $0.amount < .zero })
        return book.removing(sent).removing(book.household.assets[1])
      })
    #expect(try pair.outcome().names == ["asset/wallet"])
    let found = try pair.outcome(answers: [JoinAnswer("all", answer)])
    let book = try #require(found.joined).snapshot.book
    #expect(book.household.assets.count == (answer == .here ? 2 : 1))
    #expect(book.transactions.count == (answer == .here ? 2 : 1))
  }

  /// What comes back with a deleted asset is the other half of what its side
  /// made of a transfer, before it deleted the asset or behind that; of another
  /// currency its sum stays what it was.
  @Test(arguments: [true, false], [("EUR", 7), ("USD", 5)])
  func aTransferComesBackAsItsSideHasIt(
    isBefore: Bool, of other: (code: String, sum: Int)
  ) throws {
    let cash = Asset(
      id: Story.id(11, 9), name: "Cash", slug: "cash",
      currency: try Currency(other.code))
    let pair = JoinPair(
      base: { book in
        try book.adding(cash).transferring(
          Transfer(
            Amount(6), from: book.household.assets[0].id, Amount(5),
            to: cash.id, on: day("2026-02-01"),
            ids: (Story.id(12, 2), Story.id(12, 3)))
        ).book
      },
      here: { book in
        try book.adding(.sample(77, 9, in: cash, on: "2026-02-05"))
      },
      there: { book in
        let book = isBefore ? book : book.removing(cash)
        var sent = try #require(book.transactions.first { $0.amount < .zero })
        sent.date = try day("2026-02-03")
        sent.amount = Amount(-8)
        sent.goal = book.household.goals[0].id
        let next = try book.replacing(sent)
        return isBefore ? next.removing(cash) : next
      })
    let found = try pair.outcome(answers: [JoinAnswer("all", .here)])
    let book = try #require(found.joined).snapshot.book
    let sides = Array(book.transactions).filter(\.isTransfer)
    #expect(sides.map(\.amount) == [Amount(-8), Amount(other.sum)])
    for side in sides {
      #expect(side.date == (try day("2026-02-03")))
      #expect(side.goal == book.household.goals[0].id)
    }
  }

  /// A fee that is more than what is sent behind the deletion is none.
  @Test func noMoreComesBackThanIsSent() throws {
    let pair = JoinPair(
      base: { book in
        let assets = book.household.assets
        let cash = Asset(
          id: Story.id(11, 9), name: "Cash", slug: "cash",
          currency: assets[0].currency)
        return try book.adding(cash).transferring(
          Transfer(
            Amount(100), from: assets[0].id, Amount(90), to: cash.id,
            on: day("2026-02-01"), ids: (Story.id(12, 2), Story.id(12, 3)))
        ).book
      },
      here: { book in
        let cash = try #require(book.household.assets.last)
        return try book.adding(.sample(77, 9, in: cash, on: "2026-02-05"))
      },
      there: { book in
        let book = book.removing(try #require(book.household.assets.last))
        var sent = try #require(book.transactions.first { $0.amount < .zero })
        sent.amount = Amount(-5)
        return try book.replacing(sent)
      })
    let found = try pair.outcome(answers: [JoinAnswer("all", .here)])
    let book = try #require(found.joined).snapshot.book
    let sides = Array(book.transactions).filter(\.isTransfer)
    #expect(sides.map(\.amount) == [Amount(-5), Amount(5)])
  }

  /// A transfer of which the bank named the deposit.
  private func moved(_ number: UInt128) -> JoinPair.Step {
    { book in
      let assets = book.household.assets.map(\.id)
      let transfer = Transfer(
        Amount(5), from: assets[0], Amount(5), to: assets[1],
        on: try day("2026-02-01"),
        ids: (Transaction.ID(bits: number), Transaction.ID(bits: number + 1)))
      var deposit = transfer.deposit
      deposit.externalID = "e"
      return try book.transferring(transfer).book.replacing(deposit)
    }
  }

  @Test func oneTransferOfTwoIdsIsOne() throws {
    let found = try JoinPair(here: moved(90), there: moved(80)).outcome()
    let joined = try #require(found.joined)
    #expect(joined.payments.count == 2)
    #expect(
      Array(joined.snapshot.book.transactions).filter(\.isTransfer)
        .map(\.id.bits).sorted() == [80, 81])
  }

  /// Both sides of a transfer stay on one day, whatever day the bank says.
  @Test func aTransferStaysOnItsDay() throws {
    let paid: JoinPair.Step = { book in
      try book.adding(
        Transaction(
          id: Transaction.ID(bits: 85), asset: book.household.assets[1].id,
          date: day("2026-02-02"), amount: Amount(5), kind: .deposit,
          externalID: "e"))
    }
    let found = try JoinPair(here: moved(90), there: paid).outcome()
    let joined = try #require(found.joined)
    let sides = Array(joined.snapshot.book.transactions).filter(\.isTransfer)
    #expect(sides.map(\.id.bits).sorted() == [85, 90])
    #expect(sides.allSatisfy { $0.date.description == "2026-02-01" })
  }

  @Test func whatWasTypedStandsBeforeWhatWasFetched() throws {
    func rate(_ value: Int, _ source: String) throws -> JoinPair.Step {
      let pair = try #require(
        CurrencyPair(try Currency("BTC"), try Currency("EUR")))
      let date = try day("2026-03-09")
      return { book in
        try book.setting(Rate(pair, Amount(value), on: date, source: source))
      }
    }
    let mixed = try JoinPair(
      here: rate(1, "coingecko"), there: rate(2, "manual")
    ).outcome()
    #expect(mixed.joined?.snapshot.book.household.rates[0].value == Amount(2))
    let fetched = try JoinPair(
      here: rate(1, "coingecko"), there: rate(2, "ecb")
    ).outcome()
    #expect(fetched.joined?.snapshot.book.household.rates[0].value == Amount(1))
    let typed = try JoinPair(here: rate(1, "manual"), there: rate(2, "manual"))
      .outcome()
    #expect(typed.names == ["rate/BTC/EUR/2026-03-09"])
  }

  @Test func amountsInTwoCurrenciesCannotBeOne() throws {
    let other: JoinPair.Step = { book in
      var wallet = book.household.assets[1]
      wallet.currency = try Currency("ETH")
      return try book.replacing(wallet)
    }
    let paid: JoinPair.Step = { book in
      try book.adding(
        Transaction(
          id: Transaction.ID(bits: 90), asset: book.household.assets[1].id,
          date: day("2026-02-01"), amount: Amount(5), kind: .deposit))
    }
    #expect(throws: JoinProblem.self) {
      try JoinPair(here: other, there: paid).outcome()
    }
  }
}
