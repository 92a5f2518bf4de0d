import Foundation
import SavingsCLI
import Support
import Testing

/// What two copies of a small store come to, in the words that people type and
/// read.
@Suite struct MergedRecordTests {
  private let stage: Stage

  init() throws {
    stage = try Stage.withAGoal()
    try copy()
  }

  private func copy(to name: String = "ben.json") throws {
    for suffix in ["", ".history"] {
      try writeFile(
        fileBytes(stage.path + suffix), "\(stage.home.path)/\(name)\(suffix)")
    }
  }

  private func ben(_ words: String) throws {
    try stage.must("cst --file ~/ben.json \(words)")
  }

  @Test(arguments: ["merge ~/ben.json --strict", "import ~/ben.json"])
  func whatBothSavedIsThere(line: String) throws {
    try stage.must("cst save 100 --goal boat --date 2026-03-02")
    try ben("save 50 --goal boat --date 2026-03-05")
    try stage.must("cst \(line)")
    let plan = try stage.must("cst plan --json")
    #expect(plan.contains("\"saved\": {\"amount\": \"150.00\""), "\(plan)")
    #expect(try stage.must("cst \(line)").contains("Nothing is new"))
  }

  /// What was set without knowing of a saving says nothing of it.
  @Test func aSavingBeforeAnEarmarkIsTold() throws {
    try stage.must(
      "cst alloc set 500EUR --asset jar --goal boat --since 2026-03-05")
    try ben("save 50 --goal boat --date 2026-03-03")
    try copy(to: "anna.json")
    let merged = stage.run("cst merge ~/ben.json")
    #expect(merged.err.contains("alloc set 550.00EUR"), "\(merged.err)")
    let turned = stage.run("cst --file ~/ben.json merge ~/anna.json")
    #expect(turned.err.contains("alloc set 550.00EUR"), "\(turned.err)")
  }

  /// What somebody entered before an earmark was told to them then.
  @Test func whatWasToldBeforeIsNotToldAgain() throws {
    try ben("alloc set 500EUR --asset jar --goal boat --since 2026-03-05")
    try ben("tx deposit 50 --asset jar --goal boat --date 2026-03-03")
    try stage.must("cst merge ~/ben.json --strict")
  }

  @Test func aShareOfAGoalThatEndedIsTold() throws {
    try stage.must("cst goal cancel boat --yes")
    try ben("alloc set 70% --asset jar --goal boat --since 2026-03-20")
    let merged = stage.run("cst merge ~/ben.json")
    #expect(merged.status == .success)
    #expect(merged.err.contains("2026-03-20"), "\(merged.err)")
    #expect(merged.err.contains("cst goal reopen boat"))
  }

  @Test func theDaysOfARoundAreWrittenOut() throws {
    try stage.must("cst goal edit boat --every 12m")
    try copy()
    try stage.must("cst goal finish boat --yes")
    try ben("goal finish boat --yes --today 2026-03-12")
    let asked = stage.run("cst merge ~/ben.json").err
    #expect(asked.contains("2026-03-10"), "\(asked)")
    #expect(asked.contains("2026-03-12"))
    let merged = try stage.must("cst merge ~/ben.json --there all")
    #expect(
      merged.contains("rounds-finished 2026-03-10 -> 2026-03-12"), "\(merged)")
  }

  /// Where one side deleted all that both knew, the other may still be asked.
  @Test(arguments: [false, true])
  func aStoreOfWhichNothingIsLeftIsMerged(isHere: Bool) throws {
    let (edited, emptied) =
      isHere ? ("~/ben.json", stage.path) : (stage.path, "~/ben.json")
    try copy(to: "base.json")
    try stage.must("cst --file \(edited) goal edit boat --note blue")
    try stage.must("cst --file \(emptied) goal delete boat --yes")
    try stage.must("cst --file \(emptied) asset delete jar --yes")
    let line = "cst merge ~/ben.json --base ~/base.json"
    #expect(stage.run(line).err.contains("goal/boat"))
    try stage.must("\(line) --there all")
    let goals = try stage.must("cst goal list --format tsv")
    #expect(goals.contains("boat") == isHere, "\(goals)")
  }

  /// A store that began by itself is not what is left of another.
  @Test func anEmptyStoreOfSomebodyElseIsNoCopy() throws {
    try copy(to: "base.json")
    try stage.must("cst goal edit boat --note blue")
    try stage.must("cst --file ~/eve.json settings set payday 15")
    let outcome = stage.run("cst merge ~/eve.json --base ~/base.json")
    #expect(outcome.err.contains("no record in common"), "\(outcome.err)")
  }

  /// What is said where both sides have amounts of an account, and one has
  /// changed its currency.
  private func mergedCurrencies(_ name: String, _ slug: String) throws
    -> Outcome
  {
    try stage.must("cst asset add '\(name)' --currency EUR")
    try copy()
    try stage.must("cst asset edit \(slug) --currency USD")
    try stage.must("cst tx deposit 5 --asset \(slug)")
    try ben("tx deposit 7 --asset \(slug)")
    return stage.run("cst merge ~/ben.json")
  }

  /// None of the two can change its currency, and what can be done is told.
  @Test func twoCurrenciesAreToldWithWhatCanBeDone() throws {
    let outcome = try mergedCurrencies("Tin", "tin")
    #expect(outcome.status == .refused)
    #expect(!outcome.err.contains("asset edit tin"), "\(outcome.err)")
    #expect(outcome.err.contains("tx list --asset tin"), "\(outcome.err)")
  }

  @Test func whatBringsNothingNewChangesNothing() throws {
    try ben("save 50 --goal boat --date 2026-03-05")
    try stage.must("cst merge ~/ben.json")
    let again = try stage.must("cst merge ~/ben.json --json")
    #expect(again.contains("\"changed\": null"), "\(again)")
  }

  /// What is to be done in git takes a shell, also for a program.
  @Test(arguments: [true, false])
  func linesForGitAreRunByAShell(isForGit: Bool) throws {
    try copy(to: "base.json")
    try stage.must("cst goal edit boat --note 'red;'")
    try ben("goal edit boat --note green")
    let told = stage.run(
      """
      cst --file \(stage.path) merge ~/ben.json --base ~/base.json --json \
      \(isForGit ? "--driver savings.json" : "")
      """
    ).err
    #expect(told.contains(#"["sh","-c","git"#) == isForGit, "\(told)")
    #expect(told.contains(#"["cst","#) != isForGit, "\(told)")
  }

  /// A goal of which both have plans keeps its currency in each: it is deleted
  /// in one of them, and comes back from the other.
  @Test(arguments: ["plan protect roof", "plan set roof 50USD"])
  func aGoalWithPlansInTwoCurrenciesHasAWayOut(_ choice: String) throws {
    try stage.must("cst goal add Roof --target 3000EUR --deadline 2027-06-30")
    try copy()
    try stage.must("cst goal edit roof --currency USD --target 3000USD")
    try stage.must("cst \(choice)")
    try ben("plan set roof 60EUR")
    let refused = stage.run("cst merge ~/ben.json")
    #expect(refused.err.contains("another currency"), "\(refused.err)")
    #expect(refused.err.contains("cst goal delete roof"), "\(refused.err)")
    try stage.must("cst goal delete roof --yes")
    try stage.must("cst merge ~/ben.json --there all")
    let goal = try stage.must("cst goal show roof")
    #expect(goal.contains("60.00 EUR"), "\(goal)")
  }

  /// What is told of a name is what people called it, and not how JSON does.
  @Test func aNameIsToldAsItIs() throws {
    let outcome = try mergedCurrencies("A \"T\"", "a-t")
    #expect(outcome.err.contains("A \"T\""), "\(outcome.err)")
  }
}
