import SavingsCLI
import Support
import Testing

/// A rate that is far from what was known, or that can be read in two ways.
@Suite struct RateSetTests {
  /// The demo household, in which this was the rate the day before.
  private func stage(_ pair: String, _ rate: String) throws -> Stage {
    var stage = try Stage.demo()
    stage.today = try day("2026-03-09")
    try stage.must("cst rate set \(pair) \(rate)")
    stage.today = try day("2026-03-10")
    return stage
  }

  /// What is told to be done, until nothing is told any more.
  private func mending(_ line: String, on stage: Stage) throws -> [String] {
    let outcome = stage.run("\(line) --json")
    let warning = JSONValue(outcome.out)?["warnings"]?[0]
    let commands = (warning?["tip"]?.text ?? "")
      .split(separator: ", then ").map(String.init)
    for command in commands {
      let outcome = stage.run(command)
      try #require(outcome.status == .success, "\(command): \(outcome.err)")
      try #require(outcome.err == "", "\(command): \(outcome.err)")
    }
    return commands
  }

  /// What is listed can be typed.
  @Test(arguments: ["82000", "82,000", "82,000 EUR", "82000EUR", "82000.0 EUR"])
  func isTypedAsItIsListed(_ typed: String) throws {
    let stage = try Stage.demo()
    let out = stage.run(["rate", "set", "BTC/EUR", typed]).out
    #expect(out.hasPrefix("1 BTC = 82,000 EUR since "), "\(out)")
  }

  @Test(arguments: [
    ("82000USD", "a rate of BTC/EUR is in EUR, not in USD"),
    ("82000 eur", "is not"), ("82000  EUR", "is not"), ("EUR", "is not"),
    ("0 EUR", "is not"), ("82000EUR5", "is not"),
  ])
  func aCodeBehindARateIsThatOfItsQuote(_ typed: String, _ words: String) throws
  {
    let outcome = try Stage.demo().run(["rate", "set", "BTC/EUR", typed])
    #expect(outcome.status == .usage, "\(outcome)")
    #expect(outcome.err.contains(words), "\(outcome.err)")
  }

  @Test(arguments: ["", " --date 2026-03-10", " --date 2026-03-12"])
  func aRateTheWrongWayRoundIsReplaced(date: String) throws {
    let stage = try stage("USD/EUR", "0.5405")
    let day = date.isEmpty ? "2026-03-10" : String(date.suffix(10))
    let commands = try mending("cst rate set USD/EUR 1.85\(date)", on: stage)
    #expect(
      commands == [
        "cst rate delete USD/EUR --date \(day)",
        "cst rate set EUR/USD 1.85 --date \(day)",
      ])
    let list = try stage.must("cst rate list --format tsv")
    #expect(!list.contains("USD/EUR\t1.85"))
    #expect(list.contains("EUR/USD\t1.85"))
  }

  @Test func twoThatContradictEachOtherAreNotLeftAlone() throws {
    let stage = try stage("USD/EUR", "0.5405")
    try stage.must("cst rate set USD/EUR 1.85")
    let outcome = stage.run("cst rate set EUR/USD 1.85")
    #expect(!outcome.err.contains("nothing is to be done"))
    #expect(outcome.err.contains("; that day also has 1 USD = 1.85 EUR\n"))
    let (old, new) = (
      "cst rate delete USD/EUR --date 2026-03-10",
      "cst rate delete EUR/USD --date 2026-03-10"
    )
    #expect(outcome.err.contains("keep one of them: \(old) or \(new)\n"))
    try stage.must(old)
    #expect(try stage.must("cst rate list").contains("EUR/USD  1.85 USD"))
  }

  @Test func whatIsKnownAlreadyIsOnlyDeleted() throws {
    let stage = try stage("BTC/EUR", "82000")
    let line = "cst rate set EUR/BTC 82000"
    for option in ["--dry-run", "--strict"] {
      let outcome = stage.run("\(line) \(option)")
      let words = "for 1 EUR = 1/82000 BTC nothing is to be done"
      #expect(outcome.err.contains(words), "\(outcome.err)")
      #expect(!outcome.err.contains("delete"))
    }
    #expect(
      try mending(line, on: stage) == [
        "cst rate delete EUR/BTC --date 2026-03-10"
      ])
    #expect(try stage.must("cst rate list").contains("82,000 EUR  2026-03-09"))
  }

  /// What was not kept cannot be deleted.
  @Test func aTrialNamesOnlyWhatIsToBeSet() throws {
    let stage = try stage("USD/EUR", "0.5405")
    for option in ["--dry-run", "--strict"] {
      let outcome = stage.run("cst rate set USD/EUR 1.85 \(option)")
      #expect(
        outcome.err.contains("cst rate set EUR/USD 1.85 --date 2026-03-10\n"))
      #expect(!outcome.err.contains("delete"))
    }
  }

  /// Four digits are a thousand only where the rates say so.
  @Test func aCommaMayPartThousandsOrDecimals() throws {
    let stage = try Stage()
    let refused = stage.run("cst rate set USD/EUR 1,085")
    #expect(refused.status == .usage)
    #expect(
      refused.err == """
        error: "1,085" is not a clear amount: it could mean 1085 or 1.085
          tip: write 1085 or 1.085 (the decimal mark is always a point)

        """)
    try stage.must("cst rate set USD/EUR 1.085")
    #expect(stage.run("cst rate set USD/EUR 1,085").status == .usage)
    try stage.must("cst rate set XAU/EUR 4100")
    let listed = try stage.must("cst rate set XAU/EUR 4,150")
    #expect(listed.hasPrefix("1 XAU = 4,150 EUR since "))
  }
}
