import SavingsCore
import Support
import Testing

@Suite struct TransactionRecordTests {
  @Test func standsBehindThoseOfItsDay() throws {
    var story = try Story.withTwoGoals()
    for (amount, date) in [
      (1, "2026-03-01"), (2, "2026-01-01"), (3, "2026-03-01"),
      (4, "2026-02-01"), (5, "2026-01-01"),
    ] {
      try story.move(amount, for: nil, on: date)
    }
    let order = [2, 5, 4, 1, 3].map { Amount($0) }
    #expect(story.book.transactions.map(\.amount) == order)
  }

  @Test func isReplacedInItsPlaceOrMovesToItsNewDay() throws {
    var story = try Story.withTwoGoals()
    for amount in 1...3 { try story.move(amount, for: nil, on: "2026-03-01") }
    var first = story.book.transactions[0]
    first.amount = Amount(10)
    let same = try story.book.replacing(first)
    #expect(same.transactions.map(\.amount) == [10, 2, 3].map { Amount($0) })

    first.date = try day("2026-04-01")
    let later = try same.replacing(first)
    #expect(later.transactions.map(\.amount) == [2, 3, 10].map { Amount($0) })

    first.date = try day("2026-03-01")
    let back = try later.replacing(first)
    #expect(back.transactions.map(\.amount) == [2, 3, 10].map { Amount($0) })
    #expect(back.removing(first).transactions.count == 2)
  }

  /// What an older store holds may stay as long as nobody touches it.
  @Test func oldWordsMayStay() throws {
    let story = try Story.withTwoGoals()
    var old = try Transaction.sample(1, 5, in: story.savings, on: "2026-03-01")
    old.note = "first\nsecond"
    old.counterparty = "\u{FFF9}"
    old.externalID = "a\nb"
    let book = Book(story.book.household, Transactions([old]))
    var moved = old
    moved.date = try day("2026-03-02")
    #expect(try book.replacing(moved).transactions[0].note == old.note)
    moved.note = "first\nthird"
    #expect(throws: BookProblem.unsafeText("first\nthird")) {
      try book.replacing(moved)
    }
  }

  @Test func refusesIdsThatAreTakenOrUnknown() throws {
    var story = try Story.withTwoGoals()
    try story.move(1, for: nil, on: "2026-03-01")
    let first = story.book.transactions[0]
    #expect(throws: BookProblem.idTaken(first.id.description)) {
      try story.book.adding(first)
    }
    let other = try Transaction.sample(
      9, 1, in: story.savings, on: "2026-03-01")
    #expect(throws: BookProblem.dangling(.transaction, other.id.description)) {
      try story.book.replacing(other)
    }
  }

  @Test func refusesToNameWhatIsNotThere() throws {
    let story = try Story.withTwoGoals()
    let asset = try Asset.sample(9, "Nowhere")
    let lost = try Transaction.sample(1, 1, in: asset, on: "2026-01-01")
    #expect(throws: BookProblem.dangling(.asset, asset.id.description)) {
      try story.book.adding(lost)
    }
    let goal = try Goal.sample(9, "Nobody")
    let unfounded = try Transaction.sample(
      1, 1, in: story.savings, on: "2026-01-01", for: goal)
    #expect(throws: BookProblem.dangling(.goal, goal.id.description)) {
      try story.book.adding(unfounded)
    }
  }

  @Test(
    arguments: [
      (.opening, 5, true), (.opening, -5, true), (.opening, 0, false),
      (.deposit, 5, true), (.deposit, -5, false), (.deposit, 0, false),
      (.withdrawal, -5, true), (.withdrawal, 5, false),
      (.withdrawal, 0, false),
      (.interest, 5, true), (.interest, -5, true), (.interest, 0, false),
      (.adjustment, 5, true), (.adjustment, -5, true),
      (.adjustment, 0, false),
    ] as [(Transaction.Kind, Int, Bool)])
  func hasTheSignOfItsKind(
    kind: Transaction.Kind, amount: Int, isAccepted: Bool
  ) throws {
    let story = try Story.withTwoGoals()
    let transaction = try Transaction.sample(
      1, amount, in: story.savings, on: "2026-01-01", kind: kind)
    if isAccepted {
      #expect(throws: Never.self) { try story.book.adding(transaction) }
    } else {
      #expect(
        throws: BookProblem.wrongSign(kind, Amount(amount), try Currency("EUR"))
      ) {
        try story.book.adding(transaction)
      }
    }
  }

  @Test(arguments: Transaction.Kind.allCases)
  func namesAGoalWhereItsKindCan(kind: Transaction.Kind) throws {
    let story = try Story.withTwoGoals()
    let transaction = try Transaction.sample(
      1, kind == .withdrawal ? -1 : 1, in: story.savings, on: "2026-01-01",
      for: story.house, kind: kind)
    if kind == .deposit || kind == .withdrawal {
      #expect(throws: Never.self) { try story.book.adding(transaction) }
    } else {
      #expect(throws: BookProblem.kindCannotNameGoal(kind)) {
        try story.book.adding(transaction)
      }
    }
  }

  @Test func itsExternalIdIsUniqueInItsAsset() throws {
    let story = try Story.withTwoGoals()
    let (savings, wallet) = try (story.savings, story.wallet)
    let first = try Transaction.sample(
      1, 5, in: savings, on: "2026-01-01", externalID: "bank-1")
    let elsewhere = try Transaction.sample(
      2, 5, in: wallet, on: "2026-01-01", externalID: "bank-1")
    let book = try story.book.adding(first).adding(elsewhere)
    #expect(throws: Never.self) { try book.replacing(first) }

    let again = try Transaction.sample(
      3, 6, in: savings, on: "2026-01-02", externalID: "bank-1")
    #expect(throws: BookProblem.externalIDTaken("bank-1")) {
      try book.adding(again)
    }
    var moved = elsewhere
    moved.asset = savings.id
    #expect(throws: BookProblem.externalIDTaken("bank-1")) {
      try book.replacing(moved)
    }
  }

  @Test func refusesWordsThatCannotBeKept() throws {
    let story = try Story.withTwoGoals()
    var transaction = try Transaction.sample(
      1, 5, in: story.savings, on: "2026-01-01")
    for field in [
      \Transaction.note, \Transaction.counterparty, \Transaction.externalID,
    ] {
      transaction[keyPath: field] = "a\nb"
      #expect(throws: BookProblem.unsafeText("a\nb")) {
        try story.book.adding(transaction)
      }
      transaction[keyPath: field] = nil
    }
  }
}
