import Foundation
import SavingsCLI
import Support
import Testing

/// What commands do about a store that is of no use.
@Suite struct StoreStateTests {
  /// How a good store is spoilt, and what is said about it.
  private static let damages:
    [(name: String, spoil: @Sendable (String) -> String, said: String)] = [
      ("empty", { _ in "" }, "no bytes"),
      ("cut", { String($0.prefix($0.count / 2)) }, "line"),
      (
        "newer",
        { $0.replacing("\"schemaVersion\": 3", with: "\"schemaVersion\": 99") },
        "99"
      ),
      ("edited", { $0.replacing("\"10000\"", with: "\"90000\"") }, "edited"),
      (
        "conflicted",
        { $0.replacing("  \"plans\"", with: "<<<<<<< ours\n  \"plans\"") },
        "merge"
      ),
      (
        "unknown", { $0.replacing("\"revision\"", with: "\"revison\"") },
        "revison"
      ),
      ("no text", { _ in "\u{0}\u{0}\u{0}" }, "line 1"),
      ("a page", { _ in "<html></html>" }, "line 1"),
      (
        "a date", { $0.replacing("2026-12-31", with: "2026-02-30") },
        "2026-02-30"
      ),
    ]

  @Test(arguments: damages.map(\.name))
  func damageIsToldAndLeftAlone(_ name: String) throws {
    let damage = try #require(Self.damages.first { $0.name == name })
    let stage = try Stage(today: "2026-03-10")
    let demo = try Repository.text(of: "fixtures/stores/demo.json")
    let spoilt = damage.spoil(demo)
    #expect(spoilt != demo)
    try stage.install(Array(spoilt.utf8))
    let before = try stage.home.contents()
    for line in Samples.examples where !line.contains("--accept") {
      let outcome = stage.run(line)
      try #require(
        outcome.status == .data || needsNoStore(line), "\(line): \(outcome)")
      // The file to import or to merge is looked for first.
      let readsAnother = ["import", "merge"].contains { line.contains($0) }
      if outcome.status == .data, !readsAnother {
        try #require(outcome.out == "")
        try #require(outcome.err.contains("savings.json"), "\(outcome.err)")
        try #require(outcome.err.contains(damage.said), "\(outcome.err)")
        try #require(outcome.err.split(separator: "\n").count <= 6)
      }
    }
    try #require(
      try without(lock: stage.home.contents()) == without(lock: before))
  }

  @Test func aFolderIsNoStore() throws {
    let stage = try Stage()
    try FileManager.default.createDirectory(
      atPath: stage.path, withIntermediateDirectories: true)
    for line in ["cst plan", "cst settings set payday 1"] {
      let outcome = stage.run(line)
      #expect(outcome.status == .data)
      #expect(outcome.err.contains("is a folder and not a file"))
    }
  }

  @Test func aLostStoreIsNoNewUser() throws {
    let stage = try Stage.demo()
    stage.run("cst settings set payday 1")
    try FileManager.default.removeItem(atPath: stage.path)
    for line in ["cst plan", "cst goal add Boat --target 5EUR --deadline +1y"] {
      let outcome = stage.run(line)
      #expect(outcome.status == .data, "\(outcome)")
      #expect(outcome.err.contains("cp -p "))
    }
    #expect(stage.stored == nil)
  }

  private func needsNoStore(_ line: [String]) -> Bool {
    ["help", "version", "completion", "check", "undo", "redo", "log"]
      .contains(line.first)
  }

  private func without(lock contents: [String: Data]) -> [String: Data] {
    contents.filter { !$0.key.hasSuffix(".lock") }
  }
}
