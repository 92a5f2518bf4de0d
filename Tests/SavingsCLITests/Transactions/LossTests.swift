import SavingsCLI
import Support
import Testing

/// Who has less after a change is told, whatever is known.
@Suite struct LossTests {
  /// A goal with half of an account and all of coins that nobody can value.
  private func stage() throws -> Stage {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst settings set currency EUR")
    try stage.must(
      "cst goal add Car --target 5000EUR --deadline 2027-01-01 --start 2026-01-01"
    )
    let opened = "--date 2026-01-01"
    try stage.must("cst asset add Giro --balance 1000EUR \(opened)")
    try stage.must("cst asset add Coins --balance 0.1BTC \(opened)")
    let share = "--goal car --since 2026-01-01"
    try stage.must("cst alloc set 50% --asset giro \(share)")
    try stage.must("cst alloc set 100% --asset coins \(share)")
    return stage
  }

  private let words = "Car: 500.00 EUR -> 100.00 EUR in \"Giro\""

  @Test func aMissingRateHidesNoLoss() throws {
    let stage = try stage()
    let line = "cst asset reconcile giro --balance 200EUR"
    let tried = try stage.must("\(line) --dry-run")
    #expect(tried.contains("This goal has less now:\n  \(words)\n"), "\(tried)")
    #expect(
      tried.contains("What is known of the plan of 2026-03 stays as it is."))
    #expect(try stage.must(line).contains(words))
    #expect(
      try stage.must("cst tx withdraw 50 --asset giro")
        .contains("Car: 100.00 EUR -> 75.00 EUR in \"Giro\"\n"))
    let refused = stage.run("cst asset delete coins")
    #expect(refused.status == .refused)
    #expect(
      refused.err.contains("Car: 0.1 BTC -> 0 BTC in \"Coins\""),
      "\(refused.err)")
  }

  /// What only went from one account into another is no loss.
  @Test func whatMovesWithinACurrencyIsNoLoss() throws {
    let stage = try stage()
    let opened = "--date 2026-01-01"
    try stage.must("cst asset add Joint --balance 1000EUR \(opened)")
    try stage.must("cst alloc set 50% --asset joint --goal car")
    let line = "cst tx transfer 100EUR --from giro --to joint"
    #expect(try !stage.must(line).contains("less now"))
    try stage.must("cst tx withdraw 10EUR --asset joint")
    #expect(
      try stage.must("cst tx withdraw 100EUR --asset giro")
        .contains("Car: 450.00 EUR -> 400.00 EUR in \"Giro\"\n"))
  }

  @Test func withTheRateItIsToldInAll() throws {
    let stage = try stage()
    try stage.must("cst rate set BTC/EUR 80000")
    let tried = try stage.must(
      "cst asset reconcile giro --balance 200EUR --dry-run")
    #expect(tried.contains("  Car: 8,500.00 EUR -> 8,100.00 EUR\n"))
  }

  /// What cannot be compared is not told as compared.
  @Test func aStatusSaysWhatIsNotKnown() throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst settings set currency EUR")
    try stage.must(
      "cst goal add Yacht --target 6000000USD --deadline 2026-09-20")
    let words = "as far as is known the month asks no more than 5,000.00 EUR"
    #expect(try stage.must("cst explain yacht").contains(words))
    try stage.must("cst rate set USD/EUR 0.92")
    #expect(try !stage.must("cst explain yacht").contains("as far as is"))
  }

  /// Who lowers a share sees what the goal had.
  @Test func aLoweredShareIsSaid() throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add A --balance 1000EUR")
    try stage.must("cst goal add H --target 2400EUR --deadline 2026-08-01")
    let first = try stage.must("cst alloc set 600 --asset a --goal h")
    #expect(!first.contains("less now"))
    let lowered = try stage.must("cst alloc set 400EUR --asset a --goal h")
    #expect(
      lowered.contains(
        "This goal has less now:\n  H: 600.00 EUR -> 400.00 EUR"),
      "\(lowered)")
    let none = try stage.must("cst alloc set 0% --asset a --goal h")
    #expect(none.contains("  H: 400.00 EUR -> 0.00 EUR\n"), "\(none)")
  }

  /// A picture for which every rate is known warns of none.
  @Test func aLineOfTimeNeedsNoRateOfTotals() throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst settings set currency EUR")
    try stage.must("cst goal add Coin --target 0.5BTC --deadline 2026-12-31")
    #expect(stage.run("cst chart goals --strict").status == .success)
    #expect(stage.run("cst plan --strict").status == .warned)
  }
}
