import Foundation
import SavingsCLI
import Support
import Testing

/// Two copies of the demo household come together, in the words that people
/// type and read.
@Suite struct MergeTests {
  private let stage: Stage

  /// Both know the state after one change.
  init() throws {
    stage = try Stage.demo()
    try stage.must("cst settings set stale-days 9")
    try copy()
  }

  /// Copies the store, with its history or without.
  private func copy(
    to name: String = "ben.json", withHistory: Bool = true
  ) throws {
    for suffix in ["", ".history"] where suffix == "" || withHistory {
      try writeFile(
        fileBytes(stage.path + suffix), "\(stage.home.path)/\(name)\(suffix)")
    }
  }

  /// What Ben does in his copy.
  private func ben(_ words: String) throws {
    try stage.must("cst --file ~/ben.json \(words)")
  }

  /// The id that a warning tells to delete.
  private func told(_ outcome: Outcome) throws -> String {
    let words = outcome.err.split { " \n".contains($0) }
    let place = try #require(words.lastIndex(of: "delete"))
    return String(words[place + 1])
  }

  /// What is called like a history, and is a film, is not read.
  @Test func aFilmIsNoHistory() throws {
    let film = "\(stage.path.dropLast(".json".count))-history.mov"
    try writeFile([], film)
    #expect(truncate(film, 1 << 43) == 0)
    try ben("save 5EUR --goal emergency-fund")
    try stage.must("cst merge ~/ben.json")
  }

  /// Who follows the tips of both sides has one payment left.
  @Test func bothSidesAreToldToDeleteTheSame() throws {
    let line = "tx deposit 77 --asset savings --date 2026-03-05"
    try stage.must("cst \(line)")
    try ben(line)
    try copy(to: "anna.json")
    let here = try told(stage.run("cst merge ~/ben.json"))
    let there = try told(stage.run("cst --file ~/ben.json merge ~/anna.json"))
    #expect(here == there)
    try stage.must("cst tx delete \(here)")
    try ben("tx delete \(here)")
    try stage.must("cst merge ~/ben.json")
    let left = try stage.must("cst tx list --format tsv")
    #expect(left.components(separatedBy: "77.00").count == 2)
  }

  @Test func aGoalThatGoesIsCalledByItsName() throws {
    try stage.must("cst save 10EUR --goal emergency-fund")
    try ben("goal delete emergency-fund --yes")
    let out = try stage.must("cst merge ~/ben.json --there all")
    #expect(out.contains("Savings account: goal Emergency fund -> none"))
  }

  @Test func whatWasOnlyTriedIsNotIn() throws {
    try ben("save 5EUR --goal emergency-fund")
    let tried = try stage.must("cst merge ~/ben.json --dry-run")
    #expect(!tried.contains("may be deleted"))
    let merged = try stage.must("cst merge ~/ben.json")
    #expect(
      merged.contains("\"\(stage.home.path)/ben.json\" is in, and may be"))
  }

  /// What both knew is proved, or one wrong name would empty the store.
  @Test func aBaseThatCannotBeIsRefused() throws {
    try stage.must("cst goal edit laptop --note mine")
    try ben("save 5EUR --goal emergency-fund")
    let before = stage.stored
    let other = try Stage.withAGoal()
    try writeFile(fileBytes(other.path), "\(stage.home.path)/stranger.json")
    for (base, code) in [
      ("~/ben.json", "--base names"), (stage.path, "--base names"),
      ("~/stranger.json", "what --base names does not share"),
    ] {
      let outcome = stage.run("cst merge ~/ben.json --base \(base)")
      #expect(outcome.err.contains(code), "\(base): \(outcome.err)")
      #expect(outcome.status != .success)
    }
    let stranger = stage.run("cst merge ~/stranger.json --base \(stage.path)")
    #expect(stranger.err.contains("cst import"), "\(stranger.err)")
    #expect(stage.stored == before)
  }

  /// An empty base is none, as git writes it where both added the file.
  @Test func anEmptyBaseIsNone() throws {
    try writeFile([], "\(stage.home.path)/base.json")
    try ben("save 5EUR --goal emergency-fund")
    let merged = try stage.must("cst merge ~/ben.json --base ~/base.json")
    #expect(merged.contains("both knew change 7"))
  }

  /// Where nobody knows what was, what is missing may have been taken out.
  @Test func whatOneSideTookOutIsAskedWhereNobodyKnows() throws {
    try stage.must("cst goal edit laptop --note old")
    try copy(to: "eve.json", withHistory: false)
    try stage.must("cst goal edit laptop --note ''")
    try writeFile([], stage.path + ".history")
    let outcome = stage.run("cst merge ~/eve.json")
    #expect(outcome.status == .refused)
    #expect(outcome.err.contains("goal/laptop/note  ? "), "\(outcome.err)")
    #expect(outcome.err.contains("--base"))
  }

  /// Whoever only adds does not know what the other deleted.
  @Test func whatWasImportedIsStillMerged() throws {
    try ben("settings set payday 15")
    try ben("goal delete laptop --yes")
    try ben("save 5EUR --goal emergency-fund")
    try stage.must("cst import ~/ben.json")
    let merged = try stage.must("cst merge ~/ben.json")
    #expect(merged.contains("deleted here"), "\(merged)")
    #expect(stage.run("cst goal show laptop").status == .notFound)
  }

  @Test func anEndIsToldWithItsWord() throws {
    try stage.must("cst goal finish wedding-gift --yes")
    try ben("goal cancel wedding-gift --yes")
    let asked = stage.run("cst merge ~/ben.json")
    #expect(asked.err.contains("finished 2026-03-10"), "\(asked.err)")
    #expect(asked.err.contains("cancelled 2026-03-10"))
    let data = stage.run("cst merge ~/ben.json --json").err
    #expect(data.contains(#"{\"finished\":\"2026-03-10\"}"#), "\(data)")
  }

  /// An amount has the currency of its side.
  @Test func anAmountHasTheCurrencyOfItsSide() throws {
    try stage.must("cst settings set currency USD")
    try ben("settings set currency EUR")
    try ben("settings set critical 7000")
    let asked = stage.run("cst merge ~/ben.json")
    #expect(!asked.err.contains("7,000.00 USD"), "\(asked.err)")
  }

  /// What `check` says of a copy goes from any folder.
  @Test func aCopyIsNamedByItsPath() throws {
    let path = URL(filePath: stage.path).deletingLastPathComponent().path
    let copy = "\(path)/savings.sync-conflict-20260310-081500-ABCDEFG.json"
    try ben("save 5EUR --goal emergency-fund")
    try writeFile(fileBytes("\(stage.home.path)/ben.json"), copy)
    let found = stage.run("cst check").out
    #expect(found.contains("cst merge \(copy)"), "\(found)")
  }

  /// A conflict keeps the name under which it was listed, and that is offered.
  @Test func aConflictHasOneName() throws {
    try stage.must("cst goal edit laptop --monthly 50")
    try ben("goal edit laptop --deadline 2026-09-01")
    let offered = stage.run(["__complete", "merge", "~/ben.json", "--here", ""])
    #expect(
      offered.out == """
        goal/laptop\tmonthly 50.00 USD, or deadline 2026-09-01 there
        all\teverything that is open

        """)
    for answer in ["all", "goal", "goal/laptop"] {
      let merged = try stage.must("cst merge ~/ben.json -n --here \(answer)")
      #expect(merged.contains("answered      goal/laptop: here"), "\(merged)")
    }
    let other = stage.run("cst merge ~/ben.json --there goal/laptop/deadline")
    #expect(other.status == .notFound, "\(other.err)")
  }

  /// What is wrong with standard input is told without a path.
  @Test func standardInputIsNoFileToCheck() {
    let outcome = stage.run("cst merge -")
    #expect(outcome.status == .data)
    #expect(!outcome.err.contains("--file -"), "\(outcome.err)")
  }

  /// It is said how more would be told; git has no history.
  @Test func whatWouldTellMoreIsNamed() throws {
    try stage.must("cst settings set stale-days 8")
    try copy(to: "eve.json", withHistory: false)
    try stage.must("cst undo")
    try writeFile([], stage.path + ".history")
    let remedy = "Copy the history along with the store"
    #expect(stage.run("cst merge ~/eve.json").err.contains(remedy))
    try writeFile([], "\(stage.home.path)/base.json")
    let driven = stage.run(
      "cst merge ~/eve.json --base ~/base.json --file \(stage.path) "
        + "--driver s.json")
    #expect(driven.err.contains("nobody knows"), "\(driven.err)")
    #expect(!driven.err.contains(remedy))
  }

  /// Where only the number of changes is new, that is said.
  @Test func aHigherRevisionIsTold() throws {
    try ben("settings set stale-days 8")
    try ben("settings set stale-days 9")
    #expect(
      try stage.must("cst merge ~/ben.json").contains(
        "  no record differs, and this is change 9 now\n"))
  }

  /// What went with a goal that comes back is no share that its side has.
  @Test func noAccountGivesAwayMoreThanItHas() throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add Giro --currency EUR --balance 1000")
    for (goal, share) in [("Car", 10), ("Fund", 90)] {
      try stage.must("cst goal add \(goal) --target 9000EUR --deadline +1y")
      try stage.must(
        "cst alloc set \(share)% --asset giro --goal \(goal) --since 2026-03-09"
      )
    }
    for suffix in ["", ".history"] {
      try writeFile(
        fileBytes(stage.path + suffix), "\(stage.home.path)/ben.json\(suffix)")
    }
    try stage.must("cst goal delete car --yes")
    try stage.must("cst alloc set 100% --asset giro --goal fund")
    try stage.must("cst --file ~/ben.json goal edit car --note x")
    let open = stage.run("cst merge ~/ben.json")
    #expect(open.err.contains("alloc/giro"), "\(open.err)")
    for table in ["here", "there"] {
      try stage.must(
        "cst merge ~/ben.json --there goal/car --\(table) alloc/giro")
      #expect(stage.run("cst check").out.contains("All is well"), "\(table)")
      #expect(
        try stage.must("cst alloc list").contains("90%")
          == (table == "there"))
      try stage.must("cst undo")
    }
    try stage.must("cst merge ~/ben.json --here all")
    #expect(stage.run("cst check").out.contains("All is well"))
  }

  /// Nor does one that is imported.
  @Test func noCopyIsImportedThatGivesAwayTooMuch() throws {
    try ben("goal add Tent --target 90EUR --deadline +1y")
    try ben("alloc set 10% --asset savings --goal tent")
    try stage.must("cst goal add Hat --target 90EUR --deadline +1y")
    try stage.must("cst alloc set 10% --asset savings --goal hat")
    let refused = stage.run("cst import ~/ben.json")
    #expect(refused.status == .refused)
    #expect(
      refused.err.contains(
        "with the shares of ben.json \"Savings account\" would give away more"),
      "\(refused.err)")
  }

  /// Two who synced one wallet are told to ask its chain.
  @Test func aChainOfBothIsAskedAgain() throws {
    let address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
    try stage.must(
      "cst asset add W --currency BTC --chain bitcoin --address \(address)")
    try copy()
    try stage.must("cst tx deposit 0.1 --asset w --external-id a1")
    try ben("tx deposit 0.2 --asset w --external-id a2")
    let merged = stage.run("cst merge ~/ben.json")
    #expect(
      merged.err.contains("try: ask the chain: cst asset sync w\n"),
      "\(merged.err)")
  }
}
