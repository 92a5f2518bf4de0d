import SavingsCLI
import SavingsCore
import Support
import Testing

/// What git merges is called by its name, not by that of a file that git has
/// only for now.
@Suite struct DrivenMergeTests {
  private let stage: Stage
  private let line: String

  /// The base, here and there are alike.
  init() throws {
    stage = try Stage.demo()
    try stage.must("cst settings set stale-days 9")
    for name in ["base", "here", "there"] {
      try writeFile(fileBytes(stage.path), "\(stage.home.path)/\(name).json")
    }
    line =
      "cst merge ~/there.json --base ~/base.json --file ~/here.json "
      + "--driver 'our savings.json'"
  }

  /// Passes the words that tell what to do, if none names a file of now.
  private func words(_ outcome: Outcome) -> String {
    #expect(!outcome.err.contains("/here.json"), "\(outcome.err)")
    #expect(!outcome.err.contains("/there.json"), "\(outcome.err)")
    #expect(!outcome.err.contains("/base.json"), "\(outcome.err)")
    return outcome.err
  }

  @Test func isCalledSo() throws {
    try stage.must("cst --file ~/there.json save 5EUR --goal emergency-fund")
    let merged = try stage.must(line)
    #expect(merged.contains("Merged \"our savings.json\""), "\(merged)")
  }

  @Test func aWarningNamesIt() throws {
    for file in ["here", "there"] {
      try stage.must(
        "cst --file ~/\(file).json tx deposit 77 --asset savings "
          + "--date 2026-03-05")
    }
    #expect(
      words(stage.run(line)).contains(
        "try: if so: cst --file 'our savings.json' tx delete "))
  }

  /// Each: what is no store, and the line that shows it.
  @Test(
    arguments: [
      (
        "there",
        "git show :3:'our savings.json' >there.json; cst check --file "
          + "there.json"
      ),
      (
        "base",
        "git show :1:'our savings.json' >base.json; cst check --file "
          + "base.json"
      ),
      ("here", "put a copy back"),
    ])
  func aDamagedSideIsShownByGit(_ file: String, _ tip: String) throws {
    try writeFile(Array("{}".utf8), "\(stage.home.path)/\(file).json")
    let said = words(stage.run(line))
    #expect(said.hasPrefix("error: our savings.json: line 1"), "\(said)")
    #expect(said.contains(tip), "\(said)")
  }

  /// A store that no change can be added to is left alone, and told so.
  @Test func changesCanBeUsedUp() throws {
    try stage.must("cst --file ~/there.json save 5EUR --goal emergency-fund")
    for name in ["here", "there"] {
      let path = "\(stage.home.path)/\(name).json"
      let book = try StoreReader.read(fileBytes(path)).book
      let last = Snapshot(revision: 999_999_999_999_999, book)
      try writeFile(StoreWriter.bytes(of: last), path)
    }
    let here = try fileBytes("\(stage.home.path)/here.json")
    let outcome = stage.run(line)
    #expect(outcome.status == .failed, "\(outcome.err)")
    #expect(words(outcome).contains("our savings.json"), "\(outcome.err)")
    #expect(try fileBytes("\(stage.home.path)/here.json") == here)
  }

  @Test func anEditedSideIsLookedAtByItsName() throws {
    let path = "\(stage.home.path)/here.json"
    let text = String(decoding: try fileBytes(path), as: UTF8.self)
    try writeFile(Array(text.replacing("Laptop", with: "Desktop").utf8), path)
    #expect(
      words(stage.run(line)).contains(
        "cst --file 'our savings.json' check --accept"))
  }

  @Test func aStrangerIsShownByGit() throws {
    let path = "\(stage.home.path)/there.json"
    try writeFile([], "\(stage.home.path)/base.json")
    try stage.must(
      "cst --file ~/new.json goal add Boat --target 5EUR --deadline +1y")
    try writeFile(fileBytes("\(stage.home.path)/new.json"), path)
    #expect(
      words(stage.run(line)).hasSuffix(
        "to add its records: git show :3:'our savings.json' >there.json; "
          + "cst import --file 'our savings.json' there.json\n"))
  }

  @Test func fileIsWanted() {
    let outcome = stage.run("cst merge ~/there.json --driver s.json")
    #expect(outcome.status == .usage)
    #expect(outcome.err.hasSuffix("tip: git names it: --file %A\n"))
  }
}
