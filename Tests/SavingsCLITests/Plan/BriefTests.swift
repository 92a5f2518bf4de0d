import SavingsCLI
import Support
import Testing

/// The plan in a prompt or a status bar.
struct BriefTests {
  @Test(
    arguments: [
      ("", "1,770.87 EUR left, payday in 15 d"),
      ("--today 2026-03-24", "1,770.87 EUR left, payday in 1 d"),
      ("--today 2026-03-25", "1,770.87 EUR left, payday today"),
      ("--today 2026-03-26", "1,770.87 EUR left, due since 2026-03-25"),
      ("--goal laptop", "nothing to save this month, payday in 15 d"),
      ("--accessible", "1770.87 EUR left, payday in 15 days"),
      (
        "--accessible --today 2026-03-26",
        "1770.87 EUR left, due since 25 March 2026"
      ),
      ("--width 10", "1,770.87 EUR left, payday in 15 d"),
      ("--ascii", "1,770.87 EUR left, payday in 15 d"),
    ])
  func says(_ options: String, _ line: String) throws {
    let outcome = try Stage.demo().run("cst plan --brief \(options)")
    let short = line.count <= 40 ? line : String(line.prefix { $0 != "," })
    #expect(outcome.out == short + "\n")
    #expect(outcome.err == "")
  }

  @Test func withoutGoalsThereIsNothingToSay() throws {
    let outcome = try Stage().run("cst plan --brief")
    #expect(outcome.out == "no goals to save for\n")
    #expect(outcome.err == "")
  }

  @Test func whatIsSavedIsSaid() throws {
    let stage = try Stage.demo()
    stage.run("cst tx deposit 10000EUR --asset savings")
    let said = stage.run("cst plan --brief --goal new-car").out
    #expect(said == "all saved this month, payday in 15 d\n")
  }

  @Test func whatIsNotKnownIsAtLeastSo() throws {
    let stage = try Stage.demo()
    stage.run("cst rate delete JPY/EUR")
    let outcome = stage.run("cst plan --brief")
    #expect(outcome.out == "at least 1,540.69 EUR left\n")
    #expect(outcome.err == "")
    #expect(stage.run("cst plan --brief --strict").status == .warned)
  }

  @Test func theAmountIsNeverLeftOut() throws {
    let stage = try Stage()
    var target = "9"
    for _ in 1...15 {
      target += "9"
      stage.run("cst goal add A\(target) --target \(target)EUR --deadline +1y")
      for options in ["", "--accessible", "--today 2027-01-02 --accessible"] {
        let said = stage.run("cst plan --brief \(options)").out.dropLast()
        #expect(said.contains(" EUR left"))
        #expect(said.count <= 40, "\(said)")
      }
    }
  }

  @Test func forProgramsItIsThePlan() throws {
    let stage = try Stage.demo()
    #expect(
      stage.run("cst plan --brief --json") == stage.run("cst plan --json"))
  }
}
