import SavingsCore
import Support
import Testing

@Suite struct FundingTests {
  @Test(
    arguments: [
      ("1000", ["60%", "300"], ["600", "300"], "100"),
      ("1000", ["60%", "400"], ["600", "400"], "0"),
      // 1,200 asked of 1,000: own money comes first
      ("1000", ["60%", "600"], ["400", "600"], "0"),
      // 400 are left for asks of 600 and 300
      (
        "1000", ["60%", "30%", "600"],
        ["266.666666666666666666", "133.333333333333333333", "600"], "0"
      ),
      (
        "1000", ["800", "700"],
        ["533.333333333333333333", "466.666666666666666666"], "0"
      ),
      ("0", ["60%", "600"], ["0", "0"], "0"),
      ("-5", ["100%", "600"], ["0", "0"], "0"),
      (
        "0.000000000000000003", ["50%", "0"], ["0.000000000000000001", "0"],
        "0.000000000000000002"
      ),
    ] as [(String, [String], [String], String)])
  func grants(
    balance: String, shares: [String], funded: [String], free: String
  ) throws {
    let funding = try share(balance, among: shares)
    #expect(funding.asks.map(\.funded.description) == funded)
    #expect(max(funding.free, .zero) == funding.free)
    // What eighteen decimals cannot say stays with nobody.
    let lost = try Amount(free) - funding.free
    #expect(lost.magnitude.attos <= 1)
  }

  @Test func anEarmarkMovesWithWhatIsForTheGoal() throws {
    var story = try story(["300"], holding: "1000")
    try story.save("50", for: "G0", in: "Account", on: "2026-02-10")
    try story.move("70", .deposit, in: "Account", on: "2026-02-11")
    #expect(try asked(story, "2026-02-12") == "350")
    try story.move(
      "-400", .withdrawal, in: "Account", for: "G0", on: "2026-02-13")
    #expect(try asked(story, "2026-02-13") == "0")
    // The next deposits make that good.
    try story.move("60", .deposit, in: "Account", for: "G0", on: "2026-02-13")
    #expect(try asked(story, "2026-02-13") == "10")
    // What was moved before the row is in it.
    try story.share("200", of: "Account", for: "G0", since: "2026-02-14")
    #expect(try asked(story, "2026-02-14") == "200")
    // A sum set on a day that has deposits already is that sum.
    try story.save("30", for: "G0", in: "Account", on: "2026-02-15")
    try story.share("500", of: "Account", for: "G0", since: "2026-02-15")
    #expect(try asked(story, "2026-02-15") == "500")
  }

  @Test func nothingIsPromisedTwice() throws {
    var dice = SplitMix64(seed: 3)
    var cut = 0
    for _ in 1...1000 {
      let balance = dice.number(-500...1_000_000)
      let shares = try someShares(&dice)
      let funding = try share(
        "\(dice.amount(balance...balance, digits: 2))", among: shares)
      let asked = try funding.asked()
      let funded = try funding.asks.map(\.funded).sum()
      let positive = max(funding.balance, .zero)
      try #require(funded <= positive)
      try #require(!funding.free.isNegative)
      for ask in funding.asks {
        try #require(!ask.funded.isNegative && ask.funded <= ask.asked)
      }
      if asked <= positive {
        try #require(funding.asks.allSatisfy { $0.funded == $0.asked })
        try #require(try funded + funding.free == positive)
      } else if !positive.isZero {
        cut += 1
        let hundredMillionths = Amount.one / 100_000_000
        let total = asked.attos / hundredMillionths
        let owned = try funding.own().attos / hundredMillionths
        let there = positive.attos / hundredMillionths
        for ask in funding.asks {
          let own = ask.own.attos / hundredMillionths
          let asked = ask.asked.attos / hundredMillionths
          let exact =
            owned >= there
            ? own * there * hundredMillionths / owned
            : own * hundredMillionths + (asked - own) * (there - owned)
              * hundredMillionths / (total - owned)
          try #require(ask.funded.attos == exact, "\(shares) of \(balance)")
        }
      }
    }
    #expect(cut > 100)
  }

  @Test func anEndedGoalAsksForNothingFromThatDay() throws {
    var story = try story(["60%", "300"], holding: "1000")
    try story.end("G0", Goal.Lifecycle.finished, on: "2026-02-10")
    let before = try funding(story, "2026-02-09")
    #expect(before.asks.map(\.funded.description) == ["600", "300"])
    let after = try funding(story, "2026-02-10")
    #expect(after.asks.map(\.funded.description) == ["0", "300"])
    #expect(after.free.description == "700")
    #expect(try story.plan("2026-02-10").goals.map(\.goal.name) == ["G1"])
    #expect(
      try story.plan("2026-02-09").goals.map(\.goal.name) == ["G0", "G1"])
  }

  private func someShares(_ dice: inout SplitMix64) throws -> [String] {
    var percent = 1_000_000
    return (0...dice.number(0...4)).map { _ in
      if dice.once(in: 2) {
        return dice.amount(0...400_000, digits: 2).description
      }
      let part = dice.number(0...min(percent, 500_000))
      percent -= part
      return "\(dice.amount(part...part, digits: 4))%"
    }
  }

  private func share(
    _ balance: String, among shares: [String]
  ) throws -> Funding {
    let holding = try Amount(balance).isZero ? nil : balance
    return try funding(try story(shares, holding: holding), "2026-02-01")
  }

  private func story(_ shares: [String], holding: String?) throws -> Story {
    var story = try Story(payday: 25)
    try story.asset("Account", "XYZ", holding: holding, on: "2026-01-01")
    for (index, share) in shares.enumerated() {
      try story.goal(
        "G\(index)", "1000", "XYZ", by: "2027-01-01", from: "2026-01-01")
      try story.share(
        share, of: "Account", for: "G\(index)", since: "2026-01-01")
    }
    return story
  }

  private func funding(_ story: Story, _ date: String) throws -> Funding {
    try story.book.accounts(on: try day(date)).funding(of: 0)
  }

  private func asked(_ story: Story, _ date: String) throws -> String {
    try funding(story, date).asked().description
  }
}
