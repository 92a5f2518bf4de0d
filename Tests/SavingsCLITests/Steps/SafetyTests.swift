import Foundation
import SavingsCLI
import Support
import Testing

/// What is asked, and what is left alone.
@Suite struct SafetyTests {
  /// What a change asks on a terminal; `nil` for what asks nothing.
  @Test(
    arguments: [
      ("cst goal add Boat --target 5EUR --deadline +1y", nil),
      ("cst goal edit laptop --note x", nil),
      ("cst asset add Box --currency EUR", nil),
      ("cst asset edit savings --note x", nil),
      ("cst save 5EUR --goal emergency-fund", nil),
      ("cst tx deposit 5 --asset savings", nil),
      ("cst tx withdraw 5 --asset savings", nil),
      ("cst tx transfer 5 --from savings --to yen-cash --receives 900", nil),
      ("cst tx delete 5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c0b", nil),
      ("cst rate set BTC/EUR 5", nil), ("cst rate delete BTC/EUR", nil),
      ("cst settings set payday 1", nil), ("cst settings unset payday", nil),
      ("cst alloc set 20% --asset savings --goal new-car", nil),
      ("cst alloc clear --asset savings --goal new-car", nil),
      ("cst plan skip laptop", nil),
      ("cst goal delete new-car", "Delete it?"),
      ("cst asset delete savings", "Delete it?"),
      ("cst asset delete yen-cash", "Delete it?"),
      ("cst goal finish laptop", "Finish it?"),
      ("cst goal cancel laptop", "Cancel it?"),
      ("cst alloc set 9000EUR --asset savings --goal new-car", "Set it?"),
    ] as [(String, String?)])
  func asksOnlyWhereSomethingIsLost(
    _ line: String, _ question: String?
  ) throws {
    var stage = try Stage.demo()
    stage.answers = ["n"]
    let (outcome, asked) = stage.play(line)
    guard let question else {
      #expect(outcome.status == .success, "\(outcome.err)")
      #expect(asked == "")
      return
    }
    #expect(outcome.status == .refused)
    #expect(asked.hasSuffix("\n\(question) [y/N] n\n"), "\(asked)")
    #expect(outcome.err.contains("nothing was changed"))

    let before = stage.stored
    for silent in [" --no-input", ""] {
      stage.answers = silent == "" ? nil : ["y"]
      let refused = stage.play(line + silent)
      #expect(refused.outcome.status == .refused)
      #expect(refused.questions == "")
      #expect(refused.outcome.err.contains("--yes"))
      #expect(refused.outcome.err.contains("needs confirmation"))
      let reason = silent == "" ? "this is not a terminal" : "--no-input"
      #expect(refused.outcome.err.contains(reason))
    }
    stage.answers = ["y"]
    stage.environment["CST_NO_INPUT"] = "1"
    #expect(stage.run(line).err.contains("CST_NO_INPUT"))
    stage.environment["CST_NO_INPUT"] = nil
    #expect(stage.stored == before)

    let sure = try Stage.demo()
    #expect(sure.run(line + " --yes").status == .success)
    #expect(stage.run(line).status == .success)
    #expect(stage.stored == sure.stored)
  }

  @Test func whatHasNothingAttachedGoesWithoutAQuestion() throws {
    let stage = try Stage.demo()
    stage.run("cst goal add Boat --target 5EUR --deadline +1y")
    stage.run("cst asset add Box --currency EUR")
    #expect(stage.run("cst goal delete boat").status == .success)
    #expect(stage.run("cst asset delete box").status == .success)
    #expect(stage.run("cst goal cancel laptop --yes").status == .success)
  }

  @Test func onlyAYesIsAYes() throws {
    for (answer, status) in [
      ("y", ExitCode.success), ("Y", .success), ("yes", .success),
      ("YES", .success), ("", .refused), ("n", .refused), ("ja", .refused),
      ("yy", .refused), (" y", .refused), ("delete", .refused),
    ] {
      var stage = try Stage.demo()
      stage.answers = [answer]
      #expect(
        stage.run("cst goal delete new-car").status == status, "\(answer)")
    }
    var stage = try Stage.demo()
    stage.answers = []
    #expect(stage.run("cst goal delete new-car").status == .refused)
  }

  /// A dry run tells the change that the same line makes without it.
  @Test func aDryRunWritesNothing() throws {
    #expect(Samples.changes.count > 25)
    var compared = 0
    for line in Samples.changes {
      let stage = try Stage.demo()
      let before = try stage.home.contents()
      let dry = stage.run(line + ["--json", "--dry-run"])
      try #require(try stage.home.contents() == before, "\(line)")
      let other = try Stage.demo()
      let real = other.run(line + ["--json"])
      try #require(dry.status == real.status, "\(line): \(dry.err)")
      guard real.isSaved else { continue }
      let (shown, made) = (try changesTold(dry), try changesTold(real))
      try #require(shown == made, "\(line)")
      compared += 1
    }
    #expect(compared > 20)
  }

  @Test func aDryRunThatChangesNothingIsOneToo() throws {
    let stage = try Stage.demo()
    let line = "cst alloc clear --asset yen-cash --goal laptop"
    #expect(stage.run("\(line) -n --json").out.contains("\"dryRun\": true"))
    #expect(stage.run("\(line) --json").out.contains("\"dryRun\": false"))
    #expect(stage.run("\(line) -n").out.contains("nothing was changed"))
  }

  @Test func aSwitchInTheEnvironmentIsOffInAnyCase() throws {
    for (value, status) in [
      ("1", ExitCode.refused), ("yes", .refused), ("0", .success),
      ("false", .success), ("FALSE", .success), ("", .success),
    ] {
      var stage = try Stage.demo()
      stage.answers = ["y"]
      stage.environment["CST_NO_INPUT"] = value
      #expect(stage.run("cst goal delete new-car").status == status, "\(value)")
    }
  }

  /// However many lose, the refusal is read at a glance.
  @Test func aRefusalHasSixLines() throws {
    let stage = try Stage.demo()
    for name in ["A", "B", "C", "D", "E"] {
      stage.run("cst goal add \(name) --target 900EUR --deadline +1y")
      stage.run("cst alloc set 5EUR --asset savings --goal \(name)")
    }
    for line in [
      "cst alloc set 9600EUR --asset savings --goal new-car",
      "cst asset delete savings",
    ] {
      let lines = stage.run(line).err.split(separator: "\n")
      #expect(lines.count == 6)
      #expect(lines[4].hasPrefix("    and "), "\(lines)")
      #expect(lines[5].hasPrefix("  tip: "))
    }
  }

  /// What an outcome says of changes, with numbers for the ids of new records:
  /// those that are only shown are counted.
  private func changesTold(_ outcome: Outcome) throws -> String? {
    let parts = outcome.out.split(separator: "\"changes\": ")
    guard parts.count > 1,
      var told = parts[1].split(separator: "\"plan\": {").first.map(String.init)
    else { return nil }
    let known = String(
      decoding: try Repository.store("demo.json"), as: UTF8.self)
    let ids = told.matches(of: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/)
      .map { String($0.0) }.filter { !known.contains($0) }
    for (place, id) in ids.enumerated() {
      told = told.replacing(id, with: "new \(place)")
    }
    return told
  }

  @Test func theFirstRunWritesNothing() throws {
    let stage = try Stage()
    for line in [
      "cst", "cst plan", "cst goal list", "cst settings list", "cst help",
      "cst version", "cst goal show x", "cst flex --adjust 0.5", "cst budget",
      "cst goal add Boat --target 5 --deadline +1y", "cst goal delete x --yes",
    ] { stage.run(line) }
    #expect(try stage.home.contents().isEmpty)
  }
}
