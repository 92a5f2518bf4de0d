import SavingsCore
import Support
import Testing

@Suite struct TransferTests {
  private let book: Book
  private let first = Transaction.ID(bits: 1)
  private let second = Transaction.ID(bits: 2)

  init() throws {
    book = try Book()
      .adding(Goal.sample(1, "Boat"))
      .adding(Asset.sample(1, "Giro"))
      .adding(Asset.sample(2, "Savings"))
      .adding(
        Asset(
          id: .init(bits: 3), name: "Dollars", slug: "dollars",
          currency: Currency("USD")))
  }

  private func moved(
    _ sent: Int, _ received: Int, to asset: UInt128 = 2, goal: Bool = false
  ) throws -> Book {
    try book.transferring(
      Transfer(
        Amount(sent), from: .init(bits: 1), Amount(received),
        to: .init(bits: asset), on: day("2026-03-10"),
        goal: goal ? book.household.goals[0].id : nil,
        ids: (first, second))
    ).book
  }

  private func side(_ id: Transaction.ID, of book: Book) throws -> Transaction {
    try #require(book.transactions.first { $0.id == id })
  }

  @Test func twoSidesNameEachOther() throws {
    let book = try moved(500, 499)
    let (out, came) = (try side(first, of: book), try side(second, of: book))
    #expect(out.kind == .withdrawal && out.amount == Amount(-500))
    #expect(came.kind == .deposit && came.amount == Amount(499))
    #expect(book.otherSide(of: out) == came && book.otherSide(of: came) == out)
    try book.verify()
  }

  @Test func aGoalGetsAShareOfWhereItGoes() throws {
    let book = try moved(500, 500, goal: true)
    #expect(
      book.household.allocations == [
        AssetAllocation(
          asset: .init(bits: 2), goal: book.household.goals[0].id,
          share: .earmark(.zero), since: try day("2026-03-10"))
      ])
    let goals = try [side(first, of: book), side(second, of: book)].map(\.goal)
    #expect(goals == [book.household.goals[0].id, book.household.goals[0].id])
  }

  @Test func oneAssetIsNoTransfer() throws {
    #expect(throws: BookProblem.transferWithin("Giro")) {
      try moved(5, 5, to: 1)
    }
    var other = try side(second, of: moved(5, 5))
    other.asset = .init(bits: 1)
    #expect(throws: BookProblem.transferWithin("Giro")) {
      try moved(5, 5).replacing(other)
    }
  }

  @Test func theOtherSideFollowsADayAndAGoal() throws {
    for id in [first, second] {
      let before = try moved(500, 499, goal: true)
      var edited = try side(id, of: before)
      edited.date = try day("2026-04-01")
      edited.goal = nil
      edited.note = "mine"
      edited.transfer = nil
      let after = try before.replacing(edited)
      try after.verify()
      let other = try side(id == first ? second : first, of: after)
      #expect(other.date == edited.date && other.goal == nil)
      #expect(other.note == nil && other.transfer == id)
    }
  }

  /// Of one currency, each: sent and received; what one side becomes; and the
  /// other one with it.
  @Test(arguments: [(500, 500, 300, 300), (500, 499, 600, 599)])
  func anAmountOfOneCurrencyIsChangedOnBothSides(
    _ sent: Int, _ received: Int, _ new: Int, _ followed: Int
  ) throws {
    let before = try moved(sent, received)
    var edited = try side(first, of: before)
    edited.amount = Amount(-new)
    let after = try before.replacing(edited)
    #expect(try side(second, of: after).amount == Amount(followed))
    var back = try side(second, of: after)
    back.amount = Amount(received)
    #expect(try after.replacing(back).transactions == before.transactions)
  }

  @Test func anAmountOfAnotherCurrencyStays() throws {
    let before = try moved(500, 540, to: 3)
    var edited = try side(first, of: before)
    edited.amount = Amount(-600)
    let after = try before.replacing(edited)
    #expect(try side(second, of: after).amount == Amount(540))
  }

  /// 500 leave and 20 arrive: what is to leave instead.
  @Test(arguments: [481, 480, 479, 1])
  func somethingArrivesBesidesTheFee(sent: Int) throws {
    let before = try moved(500, 20)
    var edited = try side(first, of: before)
    edited.amount = Amount(-sent)
    guard sent <= 480 else {
      let after = try before.replacing(edited)
      #expect(try side(second, of: after).amount == Amount(1))
      return
    }
    #expect(
      throws: BookProblem.feeTooLarge(
        try euros("480"), of: try euros("\(sent)"))
    ) {
      try before.replacing(edited)
    }
  }

  /// A deposit of less than nothing is wrong by itself, not by a fee.
  @Test func aSideHasItsSign() throws {
    let before = try moved(500, 20)
    for (id, wrong, kind) in [
      (first, 5, Transaction.Kind.withdrawal), (second, -5, .deposit),
    ] {
      var edited = try side(id, of: before)
      edited.amount = Amount(wrong)
      let currency = try Currency("EUR")
      #expect(throws: BookProblem.wrongSign(kind, Amount(wrong), currency)) {
        try before.replacing(edited)
      }
    }
  }

  @Test func bothSidesAreDeletedAtOnce() throws {
    for id in [first, second] {
      let book = try moved(5, 5)
      #expect(try book.removing(side(id, of: book)).transactions.isEmpty)
    }
  }

  @Test func theOtherSideOutlivesItsAsset() throws {
    for (place, id) in [(0, second), (1, first)] {
      let before = try moved(500, 500, goal: true)
      let after = before.removing(before.household.assets[place])
      try after.verify()
      var alone = try side(id, of: before)
      alone.transfer = nil
      #expect(Array(after.transactions) == [alone])
    }
  }
}
