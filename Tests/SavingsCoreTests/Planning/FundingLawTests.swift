import SavingsCore
import Support
import Testing

/// What moves a goal's money in an account, and whose it does not.
@Suite struct FundingLawTests {
  /// A deposit that names a goal raises it by all of it, a withdrawal lowers
  /// it by all of it, another percentage moves nobody else, and the same one
  /// moves nobody.
  @Test func movesNobodyElse() throws {
    var moved = 0
    for seed in 1...500 {
      let made = try MadeHousehold(seed: seed)
      let accounts = try made.book.accounts(on: made.today)
      for (place, asset) in made.book.household.assets.enumerated() {
        let funding = try accounts.funding(of: place)
        let fits = try funding.asked() <= funding.balance
        for ask in funding.asks where !ask.row.share.isNothing {
          guard try funding.isSound(for: ask) else { continue }
          let goal = made.book.household.goals[ask.goal]
          let name: Comment = "\(seed) \(goal.name) \(asset.name)"
          let in7 = try made.moving(Amount(7), for: goal, in: asset)
          try #require(
            try made.changes(to: in7, of: place) == [ask.goal: Amount(7)], name)
          moved += 1
          guard fits, case .percentage = ask.row.share else { continue }
          var again = ask.row
          again.since = made.today
          let same = try made.book.setting(again)
          try #require(try made.changes(to: same, of: place) == [:], name)
          again.share = .percentage(try percent("1"))
          let less = try made.book.setting(again)
          try #require(
            try made.changes(to: less, of: place).keys
              .allSatisfy { $0 == ask.goal }, name)
          guard ask.own >= Amount(7) else { continue }
          let out = try made.moving(Amount(-7), for: goal, in: asset)
          try #require(
            try made.changes(to: out, of: place) == [ask.goal: Amount(-7)],
            name)
        }
      }
    }
    #expect(moved > 300)
  }

  /// 2,000 that name nobody; a fund has 50 %, a car 20 %, a gift 500.
  @Test func isTheExampleOfTheRules() throws {
    var story = try Story()
    for name in ["Fund", "Car", "Gift"] {
      try story.goal(name, "9000", by: "2027-11-20", from: "2026-01-01")
    }
    try story.asset("Account", holding: "2000", on: "2026-01-01")
    try story.share("50%", of: "Account", for: "Fund", since: "2026-01-01")
    try story.share("20%", of: "Account", for: "Car", since: "2026-01-01")
    try story.share("500", of: "Account", for: "Gift", since: "2026-01-01")
    #expect(try funded(story) == "1000 400 500 free 100")
    try story.save("300", for: "Car", in: "Account", on: "2026-02-01")
    #expect(try funded(story) == "1000 700 500 free 100")
    try story.share("20%", of: "Account", for: "Car", since: "2026-02-02")
    #expect(try funded(story) == "1000 700 500 free 100")
    try story.move("100", .deposit, in: "Account", on: "2026-02-03")
    #expect(try funded(story) == "1050 720 500 free 130")
    try story.move(
      "-200", .withdrawal, in: "Account", for: "Fund", on: "2026-02-04")
    #expect(try funded(story) == "850 720 500 free 130")
    try story.move("-1000", .withdrawal, in: "Account", on: "2026-02-05")
    #expect(try funded(story) == "245.61 454.39 500 free 0")
    try story.move("-500", .withdrawal, in: "Account", on: "2026-02-06")
    #expect(try funded(story) == "0 262.5 437.5 free 0")
  }

  private func funded(_ story: Story) throws -> String {
    try story.book.accounts(on: day("2026-02-06")).funding(of: 0).told
  }
}

extension MadeHousehold {
  /// The household after something moved for a goal today.
  fileprivate func moving(
    _ amount: Amount, for goal: Goal, in asset: Asset
  ) throws -> Book {
    try book.adding(
      Transaction(
        id: Identifier(bits: 1_000_000), asset: asset.id, date: today,
        amount: amount, kind: amount.isNegative ? .withdrawal : .deposit,
        goal: goal.id))
  }

  /// By how much what goals have of an asset is more in another book.
  fileprivate func changes(to next: Book, of asset: Int) throws -> [Int: Amount]
  {
    func funded(_ book: Book) throws -> [Int: Amount] {
      let asks = try book.accounts(on: today).funding(of: asset).asks
      return Dictionary(uniqueKeysWithValues: asks.map { ($0.goal, $0.funded) })
    }
    let (before, after) = (try funded(book), try funded(next))
    var changes: [Int: Amount] = [:]
    for (goal, amount) in after {
      let change = try amount - (before[goal] ?? .zero)
      if !change.isZero { changes[goal] = change }
    }
    return changes
  }
}
