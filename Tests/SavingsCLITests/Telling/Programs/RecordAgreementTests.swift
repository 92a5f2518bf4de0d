import SavingsCLI
import Support
import Testing

/// TSV and CSV tell programs what JSON tells them.
struct RecordAgreementTests {
  /// A stage on which there is one of everything.
  private func stage() throws -> Stage {
    let stage = try Stage.demo()
    for line in [
      "goal finish wedding-gift --yes", "plan set new-car 900EUR",
      "goal edit laptop --emoji 💻 --note Thin", "plan skip emergency-fund",
      "tx deposit 5EUR --asset savings --date +3d", "undo", "redo",
      "goal add Boat --target 5BTC --deadline +2y --start +1y",
      "goal add Ring --target 900USD --deadline +2y",
      "rate set EUR/USD 1.05 --date 2026-03-09",
      "rate set BTC/EUR 80000 --date 2025-01-01",
      "alloc set 300EUR --asset savings --goal new-car",
      "asset add Chest --currency XAU --balance 1",
    ] { #expect(stage.run("cst \(line)").isSaved, "\(line)") }
    return stage
  }

  private func data(_ line: String, on stage: Stage) throws -> JSONValue {
    try #require(
      JSONValue(stage.run("cst \(line) --json").out)?["data"], "\(line)")
  }

  private func rows(_ line: String, on stage: Stage) -> [[String]] {
    stage.run("cst \(line) --format tsv").out
      .split(separator: "\n").map { row in
        row.split(separator: "\t", omittingEmptySubsequences: false)
          .map(String.init)
      }
  }

  /// What a field says where JSON has this value.
  private func field(_ value: JSONValue) -> String {
    switch value {
    case .null: ""
    case .bool(let answer): "\(answer)"
    case .number(let text), .string(let text): text
    case .array(let values): values.map(field).joined(separator: " ")
    case .object: value["amount"].map(field) ?? ""
    }
  }

  private static let shown = [
    "goal show wedding-gift", "goal show new-car", "goal show laptop",
    "goal show emergency-fund", "goal show boat", "goal show ring",
    "asset show savings", "asset show chest", "asset show btc-wallet",
    "tx show 5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c0b",
  ]

  @Test(arguments: shown)
  func oneRecordIsItsFigures(_ line: String) throws {
    let stage = try stage()
    let data = try data(line, on: stage)
    let rows = rows(line, on: stage)
    #expect(rows.first == ["key", "value"])
    #expect(rows.allSatisfy { $0.count == 2 })
    #expect(Set(rows.map { $0[0] }).count == rows.count)
    var compared = 0
    for row in rows.dropFirst() {
      // Two names are for people here and slugs there.
      guard let value = data[row[0]],
        !["asset", "goal", "pace"].contains(row[0])
      else { continue }
      compared += 1
      #expect(row[1] == field(value), "\(line): \(row)")
    }
    #expect(compared > 5)
    let known = data.keys + data.keys.map { "\($0)Currency" }
    let strangers = Set(rows.dropFirst().map { $0[0] }).subtracting(known)
    #expect(strangers.isSubset(of: ["paceBy", "paceByCurrency"]))
  }

  /// A script finds the same keys whatever the record has.
  @Test func theKeysAreAlwaysThere() throws {
    let stage = try stage()
    for noun in ["goal", "asset"] {
      let keys = Self.shown.filter { $0.hasPrefix(noun) }.map { line in
        rows(line, on: stage).map { $0[0] }
      }
      #expect(Set(keys).count == 1, "\(keys)")
      #expect(keys.count > 2)
    }
  }

  @Test(
    arguments: [
      ("rate list", "rates"), ("log", "changes"), ("goal list --all", "goals"),
      ("tx list", "transactions"), ("alloc list", "allocations"),
      ("plan", "goals"), ("settings list", "settings"),
      ("settings list --palette mono", "settings"),
    ])
  func aListIsItsFigures(_ line: String, _ key: String) throws {
    let stage = try stage()
    let records = try data(line, on: stage)[key]?.values ?? []
    let rows = rows(line, on: stage)
    let header = try #require(rows.first)
    #expect(rows.count == records.count + 1)
    var compared: Set<String> = []
    for (row, record) in zip(rows.dropFirst(), records) {
      for (name, text) in zip(header, row) {
        let other = ["asset", "goal", "pair", "id"].contains(name)
        guard !other, let value = record[name] else { continue }
        compared.insert(name)
        #expect(text == field(value), "\(line): \(name) of \(row)")
      }
      #expect(!row.contains { $0.hasSuffix(" EUR") }, "\(row)")
    }
    #expect(compared.count > 2, "\(compared)")
  }
}
