import SavingsCLI
import Support
import Testing

/// Which account is meant where none is named.
@Suite struct WhereItGoesTests {
  @Test func anAmountAndWhatIsLeftGoToTheOnlyShare() throws {
    let stage = try Stage.withAFund(today: "2026-01-02")
    try stage.must("cst asset add Dollars --currency USD --balance 100")
    try stage.must("cst alloc set 100% --asset dollars --goal fund")
    try stage.must("cst rate set USD/EUR 0.9")
    let refused = stage.run("cst save 100EUR --goal fund")
    #expect(refused.status == .usage)
    #expect(
      refused.err == """
        error: the money for "Fund" goes to "Dollars", which is counted in \
        USD, not in EUR
          tip: say how much it is in USD, or where else it goes: --asset savings

        """)
    let dollars = try stage.must("cst save 100USD --goal fund -n")
    #expect(dollars.contains("Saved 100.00 USD in \"Dollars\"."))
    let rest = try stage.must("cst save --left --goal fund -n")
    #expect(rest.contains(" USD  Dollars\n"))
    let euros = try stage.must("cst save 100EUR --goal fund --asset savings")
    #expect(euros.contains("Saved 100.00 EUR in \"Savings\"."))
  }

  /// What is rounded up is not more than what was put in.
  @Test func aRoundedSumMakesNoShareNew() throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must(
      "cst asset add W --currency ETH --balance 1 --date 2026-01-01")
    try stage.must(
      "cst goal add G --target 10ETH --deadline +1y --start 2026-01-01")
    try stage.must("cst alloc set 100% --asset w --goal g --since 2026-01-02")
    let out = try stage.must("cst save 0.123456789ETH --goal g")
    #expect(out.contains("G: +0.12345679 ETH"), "\(out)")
    #expect(!out.contains("is new"), "\(out)")
  }

  /// However many goals have no clear asset, a line tells of them.
  @Test func sixGoalsAreNamedAndTheOthersCounted() throws {
    let stage = try Stage(today: "2026-03-10")
    for name in ["A", "B"] {
      try stage.must("cst asset add \(name) --currency EUR")
    }
    for number in 1...9 {
      try stage.must("cst goal add G\(number) --monthly 10EUR")
    }
    let refused = stage.run("cst save --left").err
    #expect(
      refused.contains("\"G5\", \"G6\" and 3 more goes to\n"), "\(refused)")
  }

  /// An account that is not meant is not passed over in silence.
  @Test func anAccountThatGetsNothingIsSaid() throws {
    let stage = try Stage(today: "2026-01-05")
    try stage.must("cst asset add Giro --balance 0EUR")
    try stage.must("cst asset add Depot --balance 1000EUR")
    for name in ["Car", "Bike"] {
      try stage.must("cst goal add \(name) --target 4000EUR --deadline +1y")
    }
    try stage.must("cst alloc set 1000 --asset depot --goal car")
    let both = try stage.must("cst save --left --asset giro -n")
    let words = """
      "Car" has a share of one account alone, so nothing of that went into "Giro".
      """
    #expect(both.contains("\n\(words)\n"), "\(both)")
    let bike = try stage.must("cst save --left --asset giro --goal bike -n")
    #expect(!bike.contains("alone"), "\(bike)")
  }

  /// A sum of one currency is known without its rate.
  @Test func whatIsOfOneCurrencyIsSummedUp() throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst settings set currency EUR")
    try stage.must("cst asset add Yen --currency JPY --balance 1000")
    for name in ["Trip", "Camera"] {
      try stage.must("cst goal add \(name) --target 12000JPY --deadline +6m")
    }
    let saved = try stage.must("cst save --left -n")
    #expect(saved.contains("\nSaved 4,000 JPY for 2 goals."), "\(saved)")
  }

  /// A list without a header fits as well.
  @Test func theListFits() throws {
    var stage = try Stage(today: "2026-03-10")
    stage.screen = Screen(isTerminal: true, width: 60)
    let long = String(repeating: "long ", count: 19)
    try stage.must("cst asset add '\(long)account' --balance 9EUR")
    for name in ["old", "new"] {
      try stage.must(
        "cst goal add '\(long)\(name)' --target 90EUR --deadline +1y")
    }
    let saved = try stage.must("cst save --left -n")
    for line in saved.split(separator: "\n") where line.contains("7.50 EUR") {
      #expect(line.count <= 60, "\(line)")
    }
  }
}
