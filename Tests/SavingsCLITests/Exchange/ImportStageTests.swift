import SavingsCLI
import Support
import Testing

/// What comes in comes in whole, once, and can be taken back.
@Suite struct ImportStageTests {
  private func stage() throws -> Stage {
    let stage = try Stage(today: "2026-03-10")
    try stage.must(
      "cst asset add Bank --currency EUR --balance 5 --date 2026-01-01")
    return stage
  }

  private func write(_ text: String, on stage: Stage) throws -> String {
    let path = "\(stage.home.path)/file.csv"
    try writeFile(Array(text.utf8), path)
    return path
  }

  @Test func badRowsLeaveTheStoreAlone() throws {
    let stage = try stage()
    let before = stage.stored
    let rows = (1...51).map { "2026-03-01,x,\($0 == 7 ? "0x" : "1.50")\n" }
    let path = try write("Date,Payee,Amount\n" + rows.joined(), on: stage)
    let outcome = stage.run(["import", path, "--asset", "bank"])
    #expect(outcome.status == .usage)
    #expect(outcome.err.contains("1 of 51 rows"))
    #expect(stage.stored == before)
  }

  @Test func theSameFileMakesNoRevision() throws {
    let stage = try stage()
    let path = try write(
      "Date,Payee,Amount\n2026-03-02,x,1.50\n2026-03-02,x,1.50\n", on: stage)
    let first = stage.run(["import", path, "--asset", "bank"])
    #expect(first.out.hasPrefix("Imported 2 transactions into \"Bank\""))
    let after = stage.stored
    let second = stage.run(["import", path, "--asset", "bank"])
    #expect(second.status == .success)
    #expect(second.out.hasPrefix("Nothing is new: all 2 transactions"))
    #expect(stage.stored == after)
    try stage.must("cst undo")
    #expect(try stage.must("cst tx list --asset bank").contains("5.00"))
  }

  @Test func strictRefusesWhatDiffers() throws {
    let stage = try stage()
    let before = stage.stored
    let path = try write("Date,Amount\n2026-03-02,1.50\n", on: stage)
    let outcome = stage.run(
      ["import", path, "--asset", "bank", "--balance", "9", "--strict"])
    #expect(outcome.status == .warned)
    #expect(outcome.err.contains("holds 6.50 EUR"))
    #expect(stage.stored == before)
  }

  @Test func aStatementThatIsMissingBetweenTwoIsTold() throws {
    let stage = try stage()
    let path = try write(
      "Date,Amount,Balance\n2026-03-02,1.50,6.50\n", on: stage)
    _ = stage.run(["import", path, "--asset", "bank"])
    _ = try write("Date,Amount,Balance\n2026-03-09,2.00,28.50\n", on: stage)
    let later = stage.run(["import", path, "--asset", "bank"])
    #expect(
      later.err.contains(
        "holds 8.50 EUR, where 20.00 EUR was missing before its first row"))
    #expect(later.err.contains("bring in the statement before this one"))
  }

  @Test func anExportComesBackAsACopy() throws {
    let stage = try Stage.demo()
    let path = try write(stage.run("cst export").out, on: stage)
    let copy = "\(stage.home.path)/copy.json"
    let first = stage.run(["import", path, "--file", copy])
    #expect(first.status == .success, "\(first.err)")
    let second = stage.run(["import", path, "--file", copy])
    #expect(second.out.hasPrefix("Nothing is new"))
    let here = stage.run(["plan", "--json"]).out
    #expect(stage.run(["plan", "--json", "--file", copy]).out == here)
  }

  @Test func noStoreIsBegunByAStatement() throws {
    let stage = try Stage(today: "2026-03-10")
    let path = try write("Date,Amount\n2026-03-02,1.50\n", on: stage)
    let outcome = stage.run(["import", path])
    #expect(outcome.status == .data)
    #expect(outcome.err.contains("cst asset add"))
    #expect(stage.stored == nil)
  }
}
