import SavingsCLI
import Testing

/// What somebody meets who edited the file, and takes it as it is.
@Suite struct HandEditTests {
  let desk: Desk

  init() throws {
    desk = try Desk.furnished()
    try desk.must("save 25EUR --goal boat --asset jar")
  }

  @Test func anEditIsToldOnceAndNotAsAnotherStore() throws {
    try desk.edit(#""target":"5000""#, #""target":"6000""#)
    let out = desk.run("check").out
    #expect(out.contains("It differs from what cst wrote: 1 goal"))
    #expect(!out.contains("history"))
  }

  /// The steps before it are reached again by one undo each.
  @Test func anotherSpellingIsAStepLikeAnyOther() throws {
    try desk.edit("\"revision\": ", "\"revision\":  ")
    let accepted = try desk.must("check --accept")
    #expect(accepted.contains("the same as what cst wrote"))
    #expect(try desk.must("undo").contains("check --accept"))
    #expect(try desk.must("undo").contains("save 25EUR"))
    #expect(try desk.must("undo").contains("goal add Boat"))
    #expect(try desk.must("redo 3").contains("3 changes"))
  }

  @Test func whatIsWrongAsWellIsNotForgotten() throws {
    try desk.edit(#""amount":"900""#, #""amount":"-900""#)
    let refused = desk.run("check --accept")
    #expect(refused.status == .success, "\(refused.err)")
    #expect(refused.out.contains("1 thing is to be looked at: cst check"))
  }

  @Test func sumsThatCannotBeCountedAreTakenAndNamed() throws {
    let most = "170141183460469231731"
    try desk.edit(#""amount":"900""#, #""amount":"\#(most)""#)
    let looked = desk.run("check")
    #expect(looked.status == .no && looked.out.contains("edited by hand"))
    let accepted = desk.run("check --accept")
    #expect(accepted.status == .success, "\(accepted.err)")
    #expect(accepted.out.contains("to be looked at"))
  }

  @Test func whereNobodyKnowsWhatWasBeforeNothingIsClaimed() throws {
    try desk.edit(#""target":"5000""#, #""target":"6000""#)
    try desk.forget()
    #expect(desk.run("check").out.contains("is for good"))
    let tried = try desk.must("check --accept --dry-run")
    #expect(!tried.contains("stays as it is"))
    let json = try desk.must("check --accept --dry-run --json")
    #expect(json.contains("\"before\": null"))
  }

  @Test func aChecksumThatIsGoneIsWrittenByHand() throws {
    let line = try #require(
      try desk.text().split(separator: "\n").first {
        $0.contains("\"checksum\"")
      })
    let zeros = "  \"checksum\": \"0000000000000000\""
    try desk.edit(",\n\(line)", "")
    let refused = desk.run("plan")
    #expect(refused.err.contains("write \"checksum\": \"0000000000000000\""))
    try desk.write("\(try desk.text().dropLast(3)),\n\(zeros)\n}\n")
    try desk.must("check --accept")
  }
}
