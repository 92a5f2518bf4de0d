import SavingsCLI
import Support
import Testing

/// What somebody meets who edited the file, and takes it as it is.
@Suite struct HandEditTests {
  let stage: Stage

  init() throws {
    stage = try Stage.withAGoal()
    try stage.must("cst save 25EUR --goal boat --asset jar")
  }

  @Test func anEditIsToldOnceAndNotAsAnotherStore() throws {
    try stage.edit(#""target":"5000""#, #""target":"6000""#)
    let out = stage.run("cst check").out
    #expect(out.contains("It differs from what cst wrote: 1 goal"))
    #expect(!out.contains("history"))
  }

  /// The steps before it are reached again by one undo each.
  @Test func anotherSpellingIsAStepLikeAnyOther() throws {
    try stage.edit("\"revision\": ", "\"revision\":  ")
    let accepted = try stage.must("cst check --accept")
    #expect(accepted.contains("the same as what cst wrote"))
    #expect(try stage.must("cst undo").contains("check --accept"))
    #expect(try stage.must("cst undo").contains("save 25EUR"))
    #expect(try stage.must("cst undo").contains("goal add Boat"))
    #expect(try stage.must("cst redo 3").contains("3 changes"))
  }

  @Test func whatIsWrongAsWellIsNotForgotten() throws {
    try stage.edit(#""amount":"900""#, #""amount":"-900""#)
    let refused = stage.run("cst check --accept")
    #expect(refused.status == .success, "\(refused.err)")
    #expect(refused.out.contains("1 thing is to be looked at: cst check"))
  }

  @Test func sumsThatCannotBeCountedAreTakenAndNamed() throws {
    let most = "170141183460469231731"
    try stage.edit(#""amount":"900""#, #""amount":"\#(most)""#)
    let looked = stage.run("cst check")
    #expect(looked.status == .no && looked.out.contains("edited by hand"))
    let accepted = stage.run("cst check --accept")
    #expect(accepted.status == .success, "\(accepted.err)")
    #expect(accepted.out.contains("to be looked at"))
    // A step back or forth is one, also where nobody can count behind it.
    try stage.must("cst undo")
    try stage.must("cst redo")
  }

  /// Each can be counted alone, and on their day both together cannot.
  @Test func whatCannotBeCountedCanBeCorrected() throws {
    var stage = stage
    try stage.must("cst asset add Box --currency EUR")
    for asset in ["jar", "box"] {
      try stage.must("cst alloc set 100% --asset \(asset) --goal boat")
      try stage.must(
        "cst tx deposit 100000000000000000000EUR --asset \(asset) "
          + "--date 2026-04-01 --note \(asset)")
    }
    stage.today = try day("2026-04-01")
    #expect(stage.run("cst plan").status == .refused)
    let json = try #require(JSONValue(try stage.must("cst tx list --json")))
    let rows = try #require(json["data"]?["transactions"]?.values)
    let id = try #require(rows.first { $0["note"]?.text == "box" }?["id"]?.text)
    let edited = stage.run("cst tx edit \(id) --amount 5EUR")
    #expect(edited.status == .success, "\(edited.err)")
    try stage.must("cst undo")
    let deleted = stage.run("cst tx delete \(id)")
    #expect(deleted.status == .success, "\(deleted.err)")
    try stage.must("cst plan")
  }

  @Test func whereNobodyKnowsWhatWasBeforeNothingIsClaimed() throws {
    try stage.edit(#""target":"5000""#, #""target":"6000""#)
    try stage.forget()
    #expect(stage.run("cst check").out.contains("is for good"))
    let tried = try stage.must("cst check --accept --dry-run")
    #expect(!tried.contains("stays as it is"))
    let json = try stage.must("cst check --accept --dry-run --json")
    #expect(json.contains("\"before\": null"))
  }

  @Test func aChecksumThatIsGoneIsWrittenByHand() throws {
    let line = try #require(
      try stage.text().split(separator: "\n").first {
        $0.contains("\"checksum\"")
      })
    let zeros = "  \"checksum\": \"0000000000000000\""
    try stage.edit(",\n\(line)", "")
    let refused = stage.run("cst plan")
    #expect(refused.err.contains("write \"checksum\": \"0000000000000000\""))
    try stage.write("\(try stage.text().dropLast(3)),\n\(zeros)\n}\n")
    try stage.must("cst check --accept")
  }
}
