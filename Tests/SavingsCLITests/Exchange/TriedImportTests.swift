import SavingsCLI
import Support
import Testing

/// Who only tries is led to commands that only try.
@Suite struct TriedImportTests {
  /// The commands that an answer offers.
  private func offered(_ outcome: Outcome) -> [Substring] {
    outcome.err.split(separator: "\n").filter { $0.contains("cst ") }
  }

  private func stage(_ files: [String: String]) throws -> Stage {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add Bank --currency EUR")
    for (name, text) in files {
      try writeFile(Array(text.utf8), "\(stage.home.path)/\(name)")
    }
    return stage
  }

  @Test(arguments: [
    ("Date,Amount\n02/03/2026,-5.00\n", 2, "--dates dmy"),
    ("2026-03-02,Shop,-5.00\n", 1, "--columns date,payee,amount"),
  ])
  func whatIsAskedIsAskedOfATrial(
    _ text: String, _ count: Int, _ option: String
  ) throws {
    let stage = try stage(["t.csv": text])
    for flag in ["--dry-run", "-n"] {
      let tried = stage.run("cst import ~/t.csv --asset bank \(flag)")
      let lines = offered(tried)
      #expect(lines.count >= count, "\(tried.err)")
      #expect(lines.allSatisfy { $0.contains("--dry-run") }, "\(tried.err)")
      #expect(lines.contains { $0.hasSuffix("\(option)") }, "\(tried.err)")
    }
    let meant = stage.run("cst import ~/t.csv --asset bank")
    #expect(!meant.err.contains("--dry-run"))
  }

  @Test func ratesAreTriedAgain() throws {
    let stage = try stage([
      "r.csv": "date,base,quote,rate\n02/03/2026,EUR,USD,1.25\n"
    ])
    let lines = offered(stage.run("cst rate import ~/r.csv --dry-run"))
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("--dry-run") }, "\(lines)")
  }

  @Test func aMergeIsTriedAgain() throws {
    let stage = try stage(["none.json": ""])
    let store = try stage.must("cst export")
    try writeFile(Array(store.utf8), "\(stage.home.path)/other.json")
    try stage.must("cst asset edit bank --note here")
    try stage.must("cst --file ~/other.json asset edit bank --note there")
    let lines = offered(stage.run("cst merge ~/other.json --dry-run"))
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.contains("--dry-run") }, "\(lines)")
  }
}
