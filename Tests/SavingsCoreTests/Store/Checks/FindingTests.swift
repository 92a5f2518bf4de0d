import SavingsCore
import Support
import Testing

@Suite struct FindingTests {
  private static let ended = Goal.Lifecycle.finished(.last)

  private func household() throws -> Household {
    try Book()
      .adding(
        Goal.sample(
          0xaaaa_0000 << 96, "Car", slug: "car-old", lifecycle: Self.ended)
      )
      .adding(Goal.sample(0xaaaa_1111 << 96, "Car"))
      .adding(Goal.sample(0xbbbb_0000 << 96, "Café", slug: "cafe"))
      .adding(
        Goal.sample(
          0xcccc_0000 << 96, "Trip", slug: "t1", lifecycle: Self.ended)
      )
      .adding(
        Goal.sample(
          0xcccc_1111 << 96, "TRIP", slug: "t2", lifecycle: Self.ended)
      )
      .adding(Goal.sample(0xdddd_0000 << 96, "house", slug: "home"))
      .adding(Goal.sample(0xdddd_1111 << 96, "Home", slug: "house-2"))
      .adding(
        Goal.sample(
          0xeeee_0000 << 96, "Boat", slug: "boat", lifecycle: Self.ended)
      )
      .adding(Asset.sample(1, "Savings account", slug: "savings"))
      .adding(Asset.sample(0xaaaa_0000 << 96, "Wallet", slug: "wallet"))
      .household
  }

  @Test(
    arguments: [
      ("Car", "car"),  // the active one comes first
      ("cAR", "car"),
      ("car-old", "car-old"),
      ("CAFE\u{301}", "cafe"),
      ("cafe", "cafe"),
      ("boat", "boat"),  // no active one of this name
      ("home", "house-2"),  // a name goes before a slug
      ("HOUSE", "home"),
      ("t2", "t2"),
      ("aaaa1", "car"),
      ("AAAA1", "car"),  // a slug and an id in any case, too
      ("Car-Old", "car-old"),
      ("bbbb", "cafe"),
      ("aaaa0000-0000-0000-0000-000000000000", "car-old"),
    ])
  func findsGoal(text: String, slug: String) throws {
    #expect(try household().goal(named: text).slug == slug)
  }

  @Test(
    arguments: [
      "", "Ca", "Cars", "car old", "bbb", "aab", "eeee1",
      " Car", "aaaa0000-0000-0000-0000-0000000000000",
    ])
  func findsNoGoal(text: String) throws {
    let household = try household()
    #expect(throws: NamingProblem.nobody(.goal, text)) {
      try household.goal(named: text)
    }
  }

  @Test(
    arguments: [
      ("trip", ["t1", "t2"]),
      ("aaaa", ["car", "car-old"]),
      ("cccc", ["t1", "t2"]),
    ])
  func findsSeveralGoals(text: String, slugs: [String]) throws {
    let household = try household()
    #expect(throws: NamingProblem.several(.goal, text, slugs)) {
      try household.goal(named: text)
    }
  }

  @Test func findsAssetsTheSameWay() throws {
    let household = try household()
    #expect(try household.asset(named: "savings ACCOUNT").slug == "savings")
    #expect(try household.asset(named: "savings").slug == "savings")
    #expect(try household.asset(named: "aaaa").slug == "wallet")
    #expect(throws: NamingProblem.nobody(.asset, "Car")) {
      try household.asset(named: "Car")
    }
  }

  @Test func findsTransactionsByTheStartOfTheirId() throws {
    let asset = try Asset.sample(1, "Savings")
    let book = try Book().adding(asset)
      .adding(.sample(0xabcd_1111 << 96, 5, in: asset, on: "2026-01-01"))
      .adding(.sample(0xabcd_2222 << 96, 6, in: asset, on: "2026-01-02"))
    let (first, second) = (book.transactions[0], book.transactions[1])
    #expect(try book.transaction(named: "abcd1") == first)
    #expect(try book.transaction(named: second.id.description) == second)
    #expect(throws: NamingProblem.nobody(.transaction, "abc")) {
      try book.transaction(named: "abc")
    }
    let ids = [first, second].map(\.id.description)
    #expect(throws: NamingProblem.several(.transaction, "abcd", ids)) {
      try book.transaction(named: "abcd")
    }
  }
}
