import SavingsCLI
import Support
import Testing

/// `plan`, `save`, `plan`: what the plan asks, put aside, is what it then has.
@Suite struct LoopTests {
  private static let goals = [
    "new-car", "emergency-fund", "wedding-gift", "日本旅行", "laptop",
  ]

  @Test("save --left for every goal in turn: then plan says 0.00 left")
  func savingWhatIsLeftForEveryGoalInTurnLeavesNothing() throws {
    let stage = try Stage.demo()
    for goal in Self.goals { try stage.must("cst save --left --goal \(goal)") }
    #expect(try stage.total("left") == "0.00")
  }

  @Test("The car's LEFT saved to the cent, with a percentage share")
  func theCarsAmountToTheCentLeavesNothingOfIt() throws {
    let stage = try Stage.demo()
    let answer = try stage.must(
      "cst save 1183.19EUR --goal new-car --asset savings")
    #expect(answer.contains("Nothing is left to save for it this month."))
    #expect(answer.contains("New car: +1,183.19 EUR"))
    #expect(!answer.contains("Emergency fund"))
  }

  @Test("save --left with two currencies")
  func whatIsLeftOfTwoCurrencies() throws {
    let stage = try Stage.demo()
    let answer = try stage.must(
      "cst save --left --goal wedding-gift --goal 日本旅行")
    #expect(answer.hasPrefix("Saved 410.18 EUR for 2 goals.\n"))
    #expect(answer.contains("180.00 EUR  Savings account\n"))
    #expect(answer.contains("37,125 JPY  Yen cash\n"))
    #expect(try stage.total("left") == "1360.69")
  }

  @Test("save --left with a missing rate")
  func whatIsLeftWithoutARate() throws {
    let stage = try Stage.demo()
    try stage.must("cst rate delete BTC/EUR")
    let before = stage.stored
    let outcome = stage.run("cst save --left")
    #expect(outcome.status == .refused)
    #expect(outcome.err.contains("there is no rate for BTC/EUR"))
    #expect(stage.stored == before)
  }

  @Test("save --left with a goal that has two accounts")
  func whatIsLeftForTwoAccounts() throws {
    let stage = try Stage.demo()
    try stage.must("cst asset add Jar --currency EUR --balance 10EUR")
    try stage.must("cst alloc set 50% --asset jar --goal wedding-gift")
    let outcome = stage.run("cst save --left")
    #expect(outcome.status == .usage)
    #expect(outcome.err.contains("say which: --asset savings or --asset jar"))
    // Who has one account saves there all the same.
    let answer = try stage.must("cst save --left --asset jar")
    #expect(answer.contains("Wedding gift      175.00 EUR  Jar\n"))
    #expect(answer.contains("日本旅行          37,125 JPY  Yen cash\n"))
    #expect(try stage.total("left") == "0.00")
  }

  @Test("save --left with nothing left")
  func nothingIsLeft() throws {
    let stage = try Stage.demo()
    try stage.must("cst save --left")
    let before = stage.stored
    #expect(
      try stage.must("cst save --left")
        == "Nothing is left this month; nothing was changed.\n")
    #expect(stage.stored == before)
  }

  @Test("save --left for a day of another month says which month it is of")
  func whatIsLeftDatedInAnotherMonth() throws {
    let stage = try Stage.demo()
    let answer = try stage.must(
      "cst save --left --goal wedding-gift --date 2026-02-20")
    #expect(
      answer.hasPrefix(
        "Saved 180.00 EUR for 1 goal, dated 2026-02-20: as much as was left of "
          + "2026-03.\n"))
    #expect(answer.contains("\nLeft of 2026-03: 1,590.87 EUR.\n"))
    #expect(
      try stage.must("cst save --left --goal laptop --date 2026-02-20")
        == "Nothing is left of 2026-03 for \"Laptop\"; nothing was changed.\n")
  }

  @Test("A wedding paid in parts from its own money: the answer offers the way")
  func paidInParts() throws {
    let stage = try Stage.demo()
    for (paid, target) in [("200", "400"), ("220", "180")] {
      let withdraw = "cst tx withdraw \(paid) --asset savings"
      let answer = try stage.must("\(withdraw) --goal wedding-gift")
      let way = "cst goal edit wedding-gift --target \(target)EUR"
      #expect(answer.contains("If that is what it was for: \(way)\n"))
      try stage.must(way)
      #expect(try stage.total("required") == "1983.37")
      #expect(try stage.total("left") == "1770.87")
    }
    let last = try stage.must("cst save --left --goal wedding-gift")
    #expect(last.contains("180.00 EUR"))
    #expect(
      try stage.must("cst tx withdraw 180 --asset savings --goal wedding-gift")
        .contains("If that is what it was for: cst goal finish wedding-gift\n"))
  }

  @Test("alloc set --since before a later row")
  func aShareBeforeALaterRow() throws {
    let stage = try Stage.demo()
    let plan = try stage.must("cst plan")
    let line = "cst alloc set 50% --asset savings --goal emergency-fund"
    let answer = try stage.must("\(line) --since 2025-09-10")
    #expect(answer.contains("since 2025-09-10, until 2025-10-01."))
    #expect(
      answer.contains(
        "From 2025-10-01 on it has 70%, which stays; to change that: "
          + "\(line) --since 2025-10-01\n"))
    #expect(try stage.must("cst plan") == plan)
  }

  @Test("tx edit of one side of a transfer")
  func oneSideOfATransfer() throws {
    let stage = try Stage.demo()
    try stage.must("cst asset add Giro --currency EUR --balance 900EUR")
    try stage.must("cst tx transfer 500 --from giro --to savings")
    let list = JSONValue(try stage.must("cst tx list --asset giro --json"))
    let id = try #require(list?["data"]?["transactions"]?[1]?["id"]?.text)
    let answer = try stage.must("cst tx edit \(id) --amount 300")
    #expect(answer.contains("Its other side followed"))
    let assets = try stage.must("cst asset list --format tsv")
    #expect(assets.contains("600.00") && assets.contains("9800.00"))
  }

  @Test("budget of the least, applied, in a month in which something came in")
  func nothingMoreThanTheBudgetIsAsked() throws {
    let stage = try Stage.demo()
    try stage.must("cst save 100EUR --goal wedding-gift")
    let budget = JSONValue(try stage.must("cst budget --apply --json"))
    let least = budget?["data"]?["leastLevel"]?["amount"]?.text
    #expect(least == "1528.83")
    // 312.50 came in; an amount in yen is rounded up.
    #expect(try stage.total("savedThisMonth") == "312.50")
    #expect(try stage.total("left") == "1216.34")
    #expect(try stage.total("planned") == "1528.84")
  }
}

extension Stage {
  /// A total of the plan, as programs read it.
  fileprivate func total(_ key: String) throws -> String? {
    let plan = JSONValue(try must("cst plan --json"))
    return plan?["data"]?["totals"]?[key]?["amount"]?.text
  }

  /// The last of several payments of a month says that all of it is spent.
  @Test func whatIsPaidInPartsIsDoneWithTheLast() throws {
    let stage = try Stage(today: "2026-08-03")
    try stage.must("cst asset add Giro --currency EUR --balance 5000")
    try stage.must("cst goal add Trip --target 1200EUR --deadline 2026-11-30")
    try stage.must("cst save 1200 --goal trip")
    let out = "cst tx withdraw %1 --asset giro --goal trip"
    func took(_ amount: String) throws -> String {
      try stage.must(out.replacing("%1", with: amount))
    }
    #expect(try took("700").contains(": cst goal edit trip --target 500EUR\n"))
    #expect(try took("500").contains(": cst goal finish trip\n"))
  }

  /// More than it had in one account is no more than it had.
  @Test func moreThanOneAccountHadIsSaidOfThat() throws {
    let stage = try Stage(today: "2026-08-03")
    try stage.must("cst goal add Fund --target 1200EUR --deadline 2027-06-20")
    for name in ["giro", "joint"] {
      try stage.must("cst asset add \(name) --currency EUR --balance 500")
      try stage.must("cst alloc set 200 --asset \(name) --goal fund")
    }
    #expect(
      try stage.must("cst tx withdraw 250 --asset giro --goal fund")
        .contains("\n50.00 EUR more than it had in \"giro\"; the next "))
  }

  /// What is only tried tells the same each time.
  @Test func aDryRunIsTheSameEachTime() throws {
    let stage = try Stage.demo()
    for line in [
      "cst goal add X --target 5EUR --deadline +1y", "cst save --left",
      "cst asset add Y --balance 5EUR", "cst tx deposit 5 --asset savings",
    ] {
      let first = try stage.must("\(line) -n --json")
      #expect(try stage.must("\(line) -n --json") == first)
      #expect(try stage.must(line) != stage.must("cst version"))
    }
  }

  /// A round that was paid is over, also where it is no more marked so.
  @Test func aPaidRoundDoesNotRunAgain() throws {
    var stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add One --currency EUR")
    try stage.must(
      "cst goal add Ins --target 600EUR --deadline 2027-03-01 --every 1y")
    try stage.must("cst save 600EUR --goal ins")
    stage.today = try day("2027-03-05")
    try stage.must("cst goal finish ins")
    #expect(
      try stage.must("cst goal reopen ins").hasPrefix(
        "Round 1 of \"Ins\" runs again."))
    try stage.must("cst tx withdraw 580EUR --asset one --goal ins")
    try stage.must("cst goal finish ins")
    #expect(
      try stage.must("cst goal reopen ins").hasPrefix(
        "Round 1 of \"Ins\" was paid, so it is over without being marked"))
  }
}
