import SavingsCLI
import Support
import Testing

/// What the log shows of a change is what the change said of itself.
@Suite struct LogChangesTests {
  @Test(arguments: [1, 2])
  func everyChangeIsToldAsItWas(seed: Int) throws {
    let stage = try Stage(today: "2026-03-10")
    var dice = SplitMix64(seed: seed)
    var lines = [
      "asset add Jar --currency EUR --balance 900EUR",
      "goal add Boat --target 5000EUR --deadline 2027-06-01",
    ]
    for turn in 0..<60 { lines.append(dice.command(turn: turn)) }
    lines += ["undo 2", "redo", "undo"]

    var told: [String: JSONValue] = [:]
    for line in lines {
      let outcome = stage.run("cst --json \(line)")
      guard outcome.isSaved else { continue }
      let data = try #require(JSONValue(outcome.out)?["data"], "\(line)")
      let account = data["changes"] == nil ? data["changed"] : data
      guard case .number(let revision)? = account?["revision"] else {
        Issue.record("\(line) says no revision: \(outcome.out)")
        continue
      }
      told[revision] = account?["changes"]
    }
    try #require(told.count > 10)
    for (revision, changes) in told {
      let text = try stage.must("cst log --changes \(revision) --json")
      let document = try #require(JSONValue(text))
      try #require(document["data"]?["changes"] == changes, "\(revision)")
      try #require(document["kind"] == .string("change"))
    }
  }

  /// What only stands elsewhere than before is as it was, and what takes the
  /// place of another record is another one.
  @Test func recordsAreCountedByWhatTheyAre() throws {
    let stage = try Stage.demo()
    let id = "5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c05"
    let told = try stage.must("cst tx edit \(id) --date 2026-03-05 --json")
    let changes = JSONValue(told)?["data"]?["changes"]
    guard case .array(let records)? = changes else {
      Issue.record("\(told)")
      return
    }
    #expect(records.count == 1)
    #expect(
      try stage.must("cst undo").contains(": 1 transaction is as before."))
    try stage.must("cst goal delete laptop --yes")
    try stage.must("cst goal add Boat --target 5EUR --deadline +1y")
    #expect(
      try stage.must("cst undo 2").contains(
        ": 1 goal and 1 allocation are back, 1 goal is gone."))
  }

  @Test func theLatestIsTheOneWithoutANumber() throws {
    let stage = try Stage.demo()
    try stage.must("cst goal edit new-car --note Blue")
    let latest = try stage.must("cst log --changes")
    #expect(latest.contains("goal edit new-car --note Blue\n"))
    #expect(latest.contains("Changed goal New car:\n  note: none -> Blue\n"))
    #expect(!latest.contains("deadline"))
    #expect(stage.run("cst log --changes 99").status == .notFound)
  }
}
