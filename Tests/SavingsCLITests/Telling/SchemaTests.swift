import CommandGrammar
import Foundation
import SavingsCLI
import Support
import Testing

/// Every document is what `docs/schema` says of its kind.
struct SchemaTests {
  /// Questions that any household can be asked.
  static let questions = [
    "", "plan", "plan --brief", "plan --currency USD", "flex --adjust 0.5",
    "flex --to 1500EUR --strategy risk", "flex --adjust 1.5 --compare",
    "budget", "budget 1500EUR --schedule", "budget 1EUR --check",
    "goal list --all", "asset list", "tx list", "alloc list", "rate list",
    "month list", "month show 2026-02",
    "settings list", "log", "check", "try 'settings set payday 1'",
    "forecast", "report", "calendar", "remind", "remind --days 27",
    "chart goals", "chart saved", "chart shares", "chart days",
    "chart saved --currency USD", "chart days --year 2026",
    "try 'asset add Box --currency EUR' --ask 'asset list'", "completion fish",
    "rate fetch --requests", "asset sync",
    "version", "help",
    "help json", "help goal", "goal add --help", "help --man",
  ]

  /// Questions and changes for the demo household, one after the other.
  static let story = [
    "report --goal new-car", "plan --goal new-car", "goal show laptop",
    "forecast new-car",
    "forecast new-car --monthly 5EUR", "explain new-car",
    "chart saved new-car", "chart shares new-car", "chart days --goal laptop",
    "asset show savings", "tx show 5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c0b",
    "plan set new-car 900EUR", "plan protect wedding-gift",
    "plan skip emergency-fund", "plan flexible wedding-gift", "plan",
    "explain new-car", "explain emergency-fund",
    "flex --adjust 0.5 --apply", "plan reset",
    "flex --adjust 0.5 --apply --dry-run", "budget 1600EUR --apply",
    "save 25EUR --goal new-car --asset savings",
    "goal add Boat --target 0.5BTC --deadline +2y --emoji ⛵ --note Wood",
    "goal edit boat --target 0.25BTC", "goal show boat",
    "asset add Chest --currency XAU --balance 1", "asset list",
    "asset edit chest --note Deep", "asset reconcile chest --balance 2",
    "tx deposit 1 --asset chest --date +3d", "tx interest 1EUR --asset savings",
    "tx withdraw 99999EUR --asset savings", "plan",
    "tx transfer 5EUR --from savings --to chest --receives 0.001",
    "tx edit 5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c0b --note Bonus",
    "tx delete 5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c0b",
    "alloc set 10% --asset chest --goal boat",
    "alloc clear --asset chest --goal boat", "alloc list",
    "rate set BTC/EUR 80000 --date 2025-01-01", "rate list",
    "rate delete BTC/EUR --date 2026-03-09", "plan", "explain new-car",
    "rate set BTC/EUR 80000 --date 2025-12-31",
    "rate set JPY/EUR 0.0061 --date 2025-12-31",
    "rate set USD/EUR 0.93 --date 2025-12-31", "month close 2026-02",
    "month show 2026-02", "month list", "plan", "month reopen 2026-02",
    "settings set payday 1", "settings set digits.XAU 6",
    "settings unset payday", "settings list", "goal finish laptop --yes",
    "goal cancel boat --yes", "goal list --all", "goal show boat",
    "goal reopen boat", "goal delete boat --yes", "asset delete chest --yes",
    "undo 2", "redo", "log", "log --limit 1", "log --changes 8",
    "log --changes", "check --accept", "check",
    "import fixtures/statements/konto.csv --asset savings",
    "import fixtures/statements/statement.camt.xml --asset savings",
    "rate import fixtures/rates/pricehist.csv", "export ledger",
    "merge ~/.local/share/cst/savings.json",
  ]

  /// Lines that come to no answer.
  static let errors = [
    "nope", "goal", "goal show nobody", "goal add", "plan --nope",
    "plan --today never", "tx list --asset sav --since 1/2/2026",
    "goal delete new-car", "budget --check", "save 5 --goal new-car",
    "goal edit new-car --slug laptop", "--file /nowhere plan",
    "rate delete EUR/USD", "--json=2 plan",
    "plan --strict --today 2027-01-01",
    "flex --adjust 0.5 --strict --today 2027-01-01",
    "budget --strict --today 2027-01-01", "log --changes 99",
  ]

  /// The answer to a line as JSON, checked for all it must be.
  private func document(_ line: String, on stage: Stage) throws -> JSONValue {
    let outcome = stage.run("cst --json \(line)")
    #expect(outcome.err == "", "\(line)")
    let document = try #require(
      JSONValue(outcome.out), "\(line): \(outcome.out)")
    try check(document, saidBy: line)
    return document
  }

  private func check(_ document: JSONValue, saidBy line: String) throws {
    let kind = try #require(document["kind"]?.text, "\(line)")
    for fault in try Schema(of: kind).faults(in: document) {
      Issue.record("cst \(line): \(fault)")
    }
  }

  @Test(arguments: SchemaTests.questions)
  func answers(_ line: String) throws {
    _ = try document(line, on: .demo())
  }

  @Test(arguments: SchemaTests.questions)
  func answersWithoutAnyData(_ line: String) throws {
    let document = try document(line, on: Stage())
    for warning in document["warnings"]?.values ?? [] {
      Issue.record("\(line) warns of nothing: \(warning)")
    }
  }

  @Test(arguments: SchemaTests.questions)
  func answersWithoutARate(_ line: String) throws {
    let stage = try Stage.demo()
    stage.run("cst rate delete JPY/EUR")
    _ = try document(line, on: stage)
  }

  @Test func withoutARateTheTotalsAreNull() throws {
    let stage = try Stage.demo()
    stage.run("cst rate delete JPY/EUR")
    let plan = try document("plan", on: stage)
    #expect(plan["data"]?["totals"]?["required"] == .null)
    #expect(plan["warnings"]?[0]?["code"] == .string("missing_rate"))
  }

  @Test func changesAnswerToo() throws {
    let stage = try Stage.demo()
    for line in SchemaTests.story { _ = try document(line, on: stage) }
  }

  @Test func aTrialSaysWhatTheChangeSays() throws {
    for line in SchemaTests.story {
      let stage = try Stage.demo()
      let trial = stage.run("cst --json \(line) --dry-run")
      guard let trial = JSONValue(trial.out), trial["kind"] == .string("change")
      else { continue }
      let change = try document(line, on: stage)
      // What is new has another id every time.
      if !["add", "tx", "save"].contains(where: line.contains) {
        #expect(trial["data"]?["changes"] == change["data"]?["changes"])
      }
      #expect(trial["data"]?["revision"] == .null)
      #expect(trial["data"]?["plan"] == change["data"]?["plan"])
    }
  }

  @Test(arguments: SchemaTests.errors)
  func refusalsAnswerToo(_ line: String) throws {
    let outcome = try Stage.demo().run("cst --json \(line)")
    #expect(outcome.status != .success)
    if line.contains("--strict") { return }
    #expect(outcome.out == "", "\(line)")
    #expect(outcome.err.split(separator: "\n").count == 1)
    let document = try #require(JSONValue(outcome.err))
    try check(document, saidBy: line)
    #expect(
      document["error"]?["exitCode"] == .number("\(outcome.status.rawValue)"))
  }

  @Test func everyCommandIsAsked() {
    let lines = SchemaTests.questions + SchemaTests.story
    for command in grammar.commands {
      #expect(lines.contains { $0.hasPrefix(command.name) }, "\(command.name)")
    }
  }

  @Test func everySchemaDescribesSomething() throws {
    let stage = try Stage.demo()
    var kinds: Set = ["common", "error"]
    for line in SchemaTests.questions + SchemaTests.story {
      let document = try document(line, on: stage)
      kinds.insert(try #require(document["kind"]?.text))
    }
    #expect(Set(Schema.files.keys) == Set(kinds.map { "\($0)-1.schema.json" }))
  }

  @Test(
    arguments: [
      ("{\"a\":1}", "schemaVersion is missing"),
      ("{\"schemaVersion\":2}", "against const"),
      ("{\"schemaVersion\":1,\"more\":1}", "more is unknown"),
      ("{\"kind\":\"rates\",\"schemaVersion\":1}", "the order is"),
      ("{\"today\":\"soon\"}", "against pattern"),
      ("{\"data\":{\"rates\":{}}}", "against type"),
      ("{\"data\":{\"rates\":[{\"rate\":1}]}}", "rates[0].base is missing"),
    ])
  func aSchemaFindsFaults(_ text: String, _ fault: String) throws {
    let document = try #require(JSONValue(text))
    let faults = try Schema(of: "rates").faults(in: document)
    #expect(faults.contains { $0.contains(fault) }, "\(faults)")
  }
}
