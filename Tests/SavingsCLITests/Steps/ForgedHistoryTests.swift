import SavingsCLI
import Support
import Testing

/// What somebody wrote into the history, behind right checksums.
@Suite struct ForgedHistoryTests {
  let stage: Stage

  init() throws {
    stage = try Stage.withAGoal()
    try stage.must("cst alloc set 60% --asset jar --goal boat")
  }

  private var path: String { stage.path + ".history" }

  private func lines() throws -> [String] {
    String(decoding: try fileBytes(path), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// Puts another line in the place of the last one.
  private func forge(_ line: String) throws {
    let lines = try lines().dropLast() + [sealedLine(line)]
    try writeFile(Array(lines.map { $0 + "\n" }.joined().utf8), path)
  }

  /// The step before last is the one that brought the goal.
  @Test func anUndoThatTakesTheOnlyGoalIsRefused() throws {
    let lines = try lines()
    func changes(_ line: String) throws -> Range<String.Index> {
      let start = try #require(line.firstRange(of: "\"changes\":"))
      let end = try #require(line.firstRange(of: ",\"store\":"))
      return start.lowerBound..<end.lowerBound
    }
    let adding = lines[lines.count - 2]
    var last = lines[lines.count - 1]
    last.replaceSubrange(try changes(last), with: adding[try changes(adding)])
    try forge(last)
    let before = stage.stored
    for line in ["cst undo", "cst undo 2"] {
      let outcome = stage.run(line)
      #expect(outcome.status == .refused, "\(outcome)")
      #expect(stage.stored == before)
    }
    #expect(stage.run("cst log").status == .success)
  }

  /// What an undo brings back is there already.
  @Test func anUndoThatContradictsItselfIsRefused() throws {
    let adding = try lines()[1]
    try forge(
      try #require(try lines().last).replacing(
        /"changes":.*,"store"/,
        with: try #require(adding.firstMatch(of: /"changes":.*,"store"/)).output
          .replacing("removed", with: "x").replacing(
            "inserted", with: "removed"
          )
          .replacing("x", with: "inserted")))
    let before = stage.stored
    let outcome = stage.run("cst undo")
    #expect(outcome.status == .refused, "\(outcome)")
    #expect(!outcome.err.contains("mistake in cst"))
    #expect(stage.stored == before)
  }

  @Test(
    arguments: [
      #"\u001b]52;c;eA==\u0007"#, #"2026-03-10T12:00:0\u202e"#, "",
      "2026-03-10", "2026-03-10T12:00:00", "2026-02-30T12:00:00Z",
      "2026-03-10T24:00:00Z", "2026-03-10 12:00:00Z", "2026-03-10T12-00-00Z",
    ])
  func whatIsNoTimeIsDamage(_ time: String) throws {
    let last = try #require(try lines().last)
    let old = "\"time\":\"2026-03-10T12:00:00Z\""
    try #require(last.contains(old))
    try forge(last.replacing(old, with: "\"time\":\"\(time)\""))
    for line in ["cst log", "cst log --accessible", "cst log --format tsv"] {
      let out = stage.run(line).out
      #expect(!out.contains("\u{1B}") && !out.contains("\u{202E}"), "\(out)")
      #expect(!out.contains("alloc set"), "\(out)")
    }
    #expect(stage.run("cst undo").status == .refused)
  }
}
