import SavingsCLI
import Support
import Testing

/// What is said of money that was taken out for a goal, and that comes back.
@Suite struct TakingOutTests {
  private let share = "cst alloc set --asset savings --goal fund"

  @Test func whatAnEarmarkCountsAlreadyIsNotToldAsTakenOut() throws {
    let stage = try Stage.withAFund(today: "2026-03-18")
    try stage.must("\(share) 300EUR --since 2026-03-17")
    let line = "cst tx withdraw 350 --asset savings --goal fund"
    let outcome = stage.run("\(line) --date 2026-03-04")
    #expect(outcome.out.contains(": 300.00 EUR of it are left.\n"))
    for word in ["more than it had", "If that is what it was for"] {
      #expect(!outcome.out.contains(word), "\(outcome.out)")
    }
    // An earmark of less than nothing cannot be set.
    #expect(outcome.err.contains("says all there was then"))
    #expect(!outcome.err.contains("--since"), "\(outcome.err)")
  }

  @Test func aShareThatOnlyCollectsSaysNothing() throws {
    let stage = try Stage.withAFund(today: "2026-03-18")
    try stage.must("cst save 100 --goal fund --date 2026-03-17")
    let line = "cst tx withdraw 30 --asset savings --goal fund"
    let outcome = stage.run("\(line) --date 2026-03-10")
    #expect(outcome.status == .success)
    #expect(!outcome.err.contains("says all there was then"))
    #expect(!outcome.out.contains("If that is what it was for"))
  }

  @Test func theWholeShortageIsMadeGoodAndTheDayIsKept() throws {
    let stage = try Stage.withAFund(today: "2026-03-03")
    try stage.must("\(share) 500EUR --since 2026-01-01")
    let line = "--asset savings --goal fund"
    let first = try stage.must("cst tx withdraw 530 \(line)")
    #expect(first.contains("cst tx withdraw 500EUR \(line) and "))
    #expect(first.contains("cst tx withdraw 30EUR --asset savings.\n"))
    let second = try stage.must("cst tx withdraw 50 \(line) --date 2026-03-02")
    #expect(
      second.contains(
        "50.00 EUR more than it had; the next 80.00 EUR for it make that good"))
    #expect(
      second.contains(
        "cst tx withdraw 50EUR --asset savings --date 2026-03-02.\n"))
    let saved = try stage.must("cst save 100 --goal fund")
    #expect(saved.contains("20.00 of 100.00 EUR reached it: 80.00 EUR more"))
  }

  @Test(arguments: ["100", "--left"])
  func whatDoesNotReachAGoalWithoutAShareIsTold(amount: String) throws {
    let stage = try Stage.withAFund(today: "2026-03-03")
    try stage.must("cst tx withdraw 33 --asset savings --goal fund")
    let answer = try stage.must("cst save \(amount) --goal fund")
    #expect(
      answer.contains(
        "EUR reached it: 33.00 EUR more had been taken out for it than it had"),
      "\(answer)")
  }

  @Test func whatIsSavedForADayBeforeALossFillsAHole() throws {
    let stage = try Stage.withAFund(today: "2026-03-12")
    try stage.must("\(share) 100% --since 2026-01-01")
    try stage.must("cst tx withdraw 300 --asset savings --date 2026-03-10")
    let answer = try stage.must(
      "cst save 100 --goal fund --date 2026-03-05 --dry-run")
    #expect(!answer.contains("this counts as saved"))
    #expect(
      try stage.must("cst save 100 --goal fund").contains(
        "300.00 EUR had gone this month; this counts as saved.\n"))
  }
}
