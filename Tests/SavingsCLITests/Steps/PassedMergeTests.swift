import Foundation
import SavingsCLI
import Support
import Testing

/// Where all of another store seems to be in, the transactions of both pass by
/// unread; nobody may see a difference.
@Suite struct PassedMergeTests {
  private let stage: Stage

  /// Both know the state after one change.
  init() throws {
    stage = try Stage.demo()
    try stage.must("cst settings set stale-days 9")
    try keep("ben.json")
  }

  private func path(_ name: String) -> String { "\(stage.home.path)/\(name)" }

  /// Keeps a copy of what is here, with its history.
  private func keep(_ name: String) throws {
    for suffix in ["", ".history"] {
      try writeFile(fileBytes(stage.path + suffix), path(name + suffix))
    }
  }

  /// What a line comes to where the history has another name: then it is read
  /// all the same, and nobody takes it for a reason to pass anything.
  private func read(_ line: String) throws -> Outcome {
    let files = FileManager.default
    let (own, other) = (stage.path + ".history", stage.path + ".old-history")
    try files.moveItem(atPath: own, toPath: other)
    defer { try? files.moveItem(atPath: other, toPath: own) }
    return stage.run(line)
  }

  /// Merges another store both ways, and expects one answer; whether nothing
  /// was new.
  @discardableResult
  private func isIn(_ name: String, _ options: String = "") throws -> Bool {
    let line = "cst merge ~/\(name) --dry-run \(options)"
    let (passed, read) = (stage.run(line), try read(line))
    try #require(passed.out == read.out, "\(line)")
    try #require(passed.err == read.err, "\(line)")
    try #require(passed.status == read.status, "\(line)")
    return passed.out.contains("Nothing is new")
  }

  /// One step of two people, of whom one merges now and then, undoes it, or
  /// brings an old copy.
  private func step(_ dice: inout SplitMix64, _ number: Int) throws {
    let side = dice.once(in: 2) ? "" : " --file ~/ben.json"
    switch dice.number(0...8) {
    case 0...2:
      stage.run("cst save \(number + 1)EUR --goal emergency-fund\(side)")
    case 3: stage.run("cst goal edit laptop --note \(number)\(side)")
    case 4: stage.run("cst undo\(side)")
    case 5: stage.run("cst redo\(side)")
    case 6: try keep("old.json")
    default:
      stage.run("cst merge ~/ben.json --\(side.isEmpty ? "here" : "there") all")
    }
  }

  @Test(arguments: 0..<8)
  func whoPassesSaysWhatWhoReadsSays(_ seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    try keep("old.json")
    var found = [false, false]
    for number in 0..<12 {
      try step(&dice, number)
      for name in ["ben.json", "old.json"] {
        for options in ["", "--there all", "--here tx/1", "--strict --quiet"] {
          found[try isIn(name, options) ? 1 : 0] = true
        }
      }
    }
    #expect(found == [true, true])
  }

  /// A merge that was undone never was, though the history tells of it.
  @Test func whatWasUndoneIsReadAfterAll() throws {
    try stage.must("cst save 9EUR --goal emergency-fund")
    try stage.must("cst save 5EUR --goal emergency-fund --file ~/ben.json")
    try stage.must("cst merge ~/ben.json")
    #expect(try isIn("ben.json"))
    try stage.must("cst undo")
    #expect(try !isIn("ben.json"))
    let again = try stage.must("cst merge ~/ben.json")
    #expect(again.contains("added here"), "\(again)")
    #expect(try isIn("ben.json"))
  }

  /// What is in is proved all the same.
  @Test func whatIsDamagedIsRefused() throws {
    try stage.must("cst save 9EUR --goal emergency-fund")
    let whole = try String(decoding: fileBytes(path("ben.json")), as: UTF8.self)
    for spoilt in [
      whole.replacing("2026-03-", with: "2026-02-"),
      whole.replacing("deposit", with: "depo\\u0073it"),
      whole.replacing("deposit", with: "opening"), String(whole.dropLast(4)),
      whole.replacing("\"amount\":\"", with: "\"amount\":\"0"),
    ] {
      try #require(spoilt != whole)
      try writeFile(Array(spoilt.utf8), path("ben.json"))
      try isIn("ben.json")
      #expect(stage.run("cst merge ~/ben.json").status == .data)
    }
  }

  /// Without a change nothing is written, neither here nor there.
  @Test func nothingIsWritten() throws {
    try stage.must("cst save 9EUR --goal emergency-fund")
    let before = try stage.home.contents()
    try stage.must("cst merge ~/ben.json")
    #expect(try stage.home.contents() == before)
  }
}
