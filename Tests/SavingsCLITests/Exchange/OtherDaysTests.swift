import SavingsCLI
import Support
import Testing

/// What was typed on another day than the bank's counts by the bank's where
/// what the file tells is held against what is there.
@Suite struct OtherDaysTests {
  private func stage(_ opening: String, _ lines: String...) throws -> Stage {
    let stage = try Stage(today: "2026-07-01")
    try stage.must("cst asset add Giro --currency EUR \(opening)")
    for line in lines { stage.run("cst tx \(line) --asset giro") }
    return stage
  }

  private func importing(_ rows: String, on stage: Stage) throws -> Outcome {
    let path = "\(stage.home.path)/file.csv"
    let text = "Date,Amount,Description,Balance\n\(rows)"
    try writeFile(Array(text.utf8), path)
    return stage.run(["import", path, "--asset", "giro"])
  }

  @Test func whatMendsABalanceMendsIt() throws {
    let stage = try stage(
      "--balance 1005 --date 2026-05-01", "withdraw 30 --date 2026-05-12")
    let rows = "2026-05-10,-30,Power,970\n"
    let first = try importing(rows, on: stage)
    let tip = "cst asset reconcile giro --balance 970.00EUR --date 2026-05-12"
    #expect(first.err.contains(tip))
    try stage.must(tip)
    #expect(try importing(rows, on: stage).err == "")
    let next = try importing("2026-05-20,-10,Shop,960\n", on: stage)
    #expect(next.out.contains("The balance of 2026-05-20 agrees"))
  }

  /// An adjustment that was made for something else stays that.
  @Test func whatAgreesWithoutAnAdjustmentAgrees() throws {
    let stage = try stage(
      "--balance 1000 --date 2026-03-01", "deposit 100 --date 2026-03-02",
      "withdraw 20 --date 2026-03-11")
    try stage.must("cst asset reconcile giro --balance 1085 --date 2026-03-11")
    let rows = "2026-03-02,100,Pay,1100\n2026-03-10,-20,Shop,1080\n"
    let outcome = try importing(rows, on: stage)
    #expect(outcome.out.contains("The balance of 2026-03-10 agrees"))
  }

  @Test(arguments: ["2026-05-18", "2026-05-19", "2026-05-20", "2026-05-24"])
  func anOpeningOfTheMorningIsKnownAsThat(_ day: String) throws {
    let stage = try stage(
      "--balance 1000 --date 2026-05-19", "withdraw 30 --date \(day)")
    let outcome = try importing(
      """
      2026-05-19,-30,Power,970
      2026-05-19,-10,Shop,960
      2026-05-22,5,Refund,965

      """, on: stage)
    #expect(outcome.out.contains("1,000.00 EUR is dated 2026-05-18 now"))
    #expect(outcome.out.contains("The balance of 2026-05-22 agrees"))
  }

  @Test(arguments: ["2026-02-05", "2026-02-06"])
  func noGapIsFilledThatTheBankDoesNotHave(_ day: String) throws {
    let stage = try stage("")
    _ = try importing("2026-01-20,-10,Shop,990\n", on: stage)
    stage.run("cst tx withdraw 10 --asset giro --date 2026-01-25")
    stage.run("cst tx deposit 10 --asset giro --date \(day)")
    let outcome = try importing(
      "2026-02-03,-20,Fuel,970\n2026-02-05,10,Refund,980\n", on: stage)
    #expect(!outcome.out.contains("opening"))
    #expect(outcome.err.contains("980.00 EUR should be there"))
    #expect(outcome.err.contains("holds 970.00 EUR"))
  }

  /// What is before the day of which an opening was told changes nothing later.
  @Test func daysThatCannotHelpAreNotNamed() throws {
    let stage = try stage("--balance 1005 --date 2026-05-31")
    let outcome = try importing(
      "2026-05-10,-10,Power,1000\n2026-06-05,-20,Shop,980\n", on: stage)
    #expect(outcome.err.contains("holds 985.00 EUR\n"))
  }

  @Test func whatIsInAnotherAccountAsWellIsTold() throws {
    let stage = try stage("")
    try stage.must("cst asset add Savings --currency EUR")
    let rows = "2026-02-03,-20,Fuel,970\n2026-02-05,10,Refund,980\n"
    let path = "\(stage.home.path)/file.csv"
    #expect(try importing(rows, on: stage).err == "")
    let both = stage.run(["import", path, "--asset", "savings"])
    #expect(both.err.contains("2 transactions that came in are in \"Giro\""))
    stage.run("cst undo")
    // One more row is another statement.
    try writeFile(
      Array("Date,Amount,Description\n2026-02-06,1,x\n\(rows)".utf8), path)
    let other = stage.run(["import", path, "--asset", "savings"])
    #expect(!other.err.contains("as well"))
  }
}
