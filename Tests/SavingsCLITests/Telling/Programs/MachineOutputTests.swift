import Foundation
import SavingsCLI
import Support
import Testing

/// What programs read.
@Suite struct MachineOutputTests {
  /// Every example of the help on the demo household, read as JSON.
  private func answers() throws -> [(line: [String], outcome: Outcome)] {
    try Samples.examples.map { line in
      let stage = try Stage.demo()
      return (line, stage.run(line + ["--json"]))
    }
  }

  @Test func jsonIsOneDocumentOrNothing() throws {
    var successes = 0
    for (line, outcome) in try answers() {
      let isAnswer = outcome.status == .success || outcome.status == .no
      let text = isAnswer ? outcome.out : outcome.err
      try #require((isAnswer ? outcome.err : outcome.out) == "", "\(line)")
      try #require(text.hasSuffix("\n"))
      try #require(JSONValue(text) != nil, "\(line): \(text)")
      let keys = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      try #require(keys["schemaVersion"] as? Int == 1, "\(line)")
      if isAnswer {
        successes += 1
        try #require(
          Set(keys.keys) == [
            "schemaVersion", "kind", "today", "data", "warnings",
          ], "\(line)")
      } else {
        let error = try #require(keys["error"] as? [String: Any])
        try #require(
          Set(error.keys) == [
            "code", "exitCode", "message", "subject", "candidates", "tip",
            "tipArguments", "places", "conflicts",
          ])
        try #require(error["exitCode"] as? Int == Int(outcome.status.rawValue))
        try #require(text.split(separator: "\n").count == 1)
      }
    }
    #expect(successes > 30)
  }

  @Test func moneyIsTextWithItsCurrency() throws {
    for (line, outcome) in try answers() where outcome.err == "" {
      let answer = try JSONSerialization.jsonObject(
        with: Data(outcome.out.utf8))
      try check(answer, in: line)
    }
  }

  private func check(_ value: Any, in line: [String]) throws {
    if let object = value as? [String: Any] {
      if let currency = object["currency"] as? String,
        let amount = object["amount"] as? String, object.count == 2
      {
        let parts = amount.split(separator: ".")
        try #require(amount.wholeMatch(of: /-?\d+(\.\d+)?/) != nil, "\(line)")
        let decimals = ["EUR": 2, "USD": 2, "JPY": 0, "BTC": 8][currency]
        try #require(
          (parts.count > 1 ? parts[1].count : 0) == decimals,
          "\(line): \(amount) \(currency)")
      }
      for part in object.values { try check(part, in: line) }
    } else if let list = value as? [Any] {
      for part in list { try check(part, in: line) }
    } else if let number = value as? NSNumber {
      try #require(number.doubleValue == Double(number.intValue), "\(line)")
    }
  }

  @Test func everyKeyIsThereOnAnEmptyStore() throws {
    let empty = try Stage(today: "2026-03-10")
    let full = try Stage.demo()
    for line in [
      "cst plan", "cst goal list", "cst asset list", "cst tx list",
      "cst alloc list", "cst rate list", "cst settings list",
    ] {
      let none = try keys(empty.run(line + " --json").out)
      let all = try keys(full.run(line + " --json").out)
      #expect(none == all, "\(line)")
      #expect(!none.isEmpty)
    }
  }

  private func keys(_ text: String) throws -> Set<String> {
    let answer = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let data = (answer as? [String: Any])?["data"] as? [String: Any] ?? [:]
    let totals = data["totals"] as? [String: Any] ?? [:]
    return Set(data.keys).union(totals.keys)
  }

  @Test func aSatoshiIsKept() throws {
    let stage = try Stage.demo()
    stage.run("cst tx deposit 0.00000001 --asset btc-wallet")
    let out = stage.run("cst tx list --asset btc-wallet --json").out
    #expect(out.contains(#"{"amount": "0.00000001", "currency": "BTC"}"#))
    #expect(stage.run("cst asset show btc-wallet").out.contains("0.02000001"))
  }

  @Test func anotherVersionIsRefused() throws {
    let stage = try Stage.demo()
    #expect(stage.run("cst plan --json=1") == stage.run("cst plan --json"))
    for version in ["0", "2", "", "one"] {
      let outcome = stage.run("cst plan --json=\(version)")
      #expect(outcome.status == .usage)
      #expect(outcome.out == "")
      #expect(outcome.err.hasPrefix("{"))
    }
  }

  @Test func theSameQuestionHasTheSameAnswer() throws {
    for line in Samples.examples {
      let other = try Stage.demo()
      let again = try Stage.demo()
      let line = line + ["--json"]
      try #require(
        again.run(line).told(on: again) == other.run(line).told(on: other))
    }
  }

  /// Every list in a form for programs.
  private let lists = [
    "cst plan", "cst goal list", "cst goal list --all", "cst asset list",
    "cst tx list", "cst alloc list", "cst rate list", "cst settings list",
  ]

  @Test func anEmptyListHasItsHeader() throws {
    let full = try Stage.demo()
    let empty = try Stage()
    full.run("cst tx deposit 5 --asset savings")
    for line in lists + ["cst log"] where line != "cst plan" {
      let first = full.run("\(line) --format csv").out.prefix { !$0.isNewline }
      let out = empty.run("\(line) --format csv").out
      #expect(out.hasPrefix(first), "\(line): \(out)")
    }
  }

  @Test func aFormOfListsIsRefusedWhereThereIsNone() throws {
    let stage = try Stage.demo()
    let before = stage.stored
    for line in [
      "cst explain new-car", "cst save 5 --goal wedding-gift", "cst undo",
      "cst goal finish laptop --yes", "cst plan --brief", "cst check",
      "cst completion bash",
    ] {
      for form in ["csv", "tsv", "table", "list"] {
        let outcome = stage.run("\(line) --format \(form)")
        #expect(outcome.status == .usage, "\(line)")
        #expect(outcome.out == "")
      }
    }
    #expect(stage.stored == before)
  }

  @Test(arguments: ["tsv", "csv"])
  func aListHasAHeaderAndRecords(_ form: String) throws {
    let stage = try Stage.demo()
    stage.run("cst goal finish laptop --yes")
    for line in lists {
      let out = stage.run("\(line) --format \(form) --color always").out
      let rows = out.split(whereSeparator: \.isNewline)
      let mark: Character = form == "tsv" ? "\t" : ","
      let counts = Set(
        rows.map { row in
          row.replacing(/"[^"]*"/, with: "").count { $0 == mark }
        })
      #expect(rows.count > 1, "\(line)")
      #expect(counts.count == 1, "\(line): \(out)")
      #expect(!out.contains("\u{1B}"))
      #expect(!out.contains("▸"))
      #expect(!out.contains(#/\d,\d{3} /#), "\(out)")
    }
  }

  @Test func nothingToListIsAHeader() throws {
    let stage = try Stage()
    for line in [
      "plan", "goal list", "log", "flex --adjust 0.5", "budget",
      "flex --adjust 0.5 --compare", "budget 5EUR",
    ] {
      let outcome = stage.run("cst \(line) --format tsv")
      #expect(outcome.status == .success, "\(line)")
      let lines = outcome.out.split(separator: "\n")
      #expect(lines.count == 1 && lines[0].contains("\t"), "\(outcome.out)")
    }
  }

  /// What would be prose in the place of a table is refused, and not saved.
  @Test func noProseStandsInThePlaceOfATable() throws {
    let stage = try Stage.demo()
    let before = stage.stored
    for line in ["budget 1500EUR", "budget 1500EUR --apply"] {
      let outcome = stage.run("cst \(line) --format csv")
      #expect(outcome.status == .usage, "\(outcome.out)")
      #expect(outcome.out == "")
    }
    #expect(stage.stored == before)
    #expect(stage.run("cst budget 1500EUR --format list").status == .success)
    #expect(
      stage.run("cst goal edit laptop --note x -n --format tsv").out
        .hasPrefix("goal\t"))
  }

  @Test func colourStaysOutOfDocuments() throws {
    let stage = try Stage.demo()
    #expect(stage.run("cst plan --color always").out.contains("\u{1B}[1m"))
    for line in lists {
      let out = stage.run("\(line) --json --color always").out
      #expect(!out.contains("\u{1B}"))
    }
  }

  @Test func aSpreadsheetCalculatesNoName() throws {
    let stage = try Stage.demo()
    for name in ["=1+1", "+1", "@x"] {
      stage.run(["goal", "add", name, "--target=5EUR", "--deadline=+1y"])
    }
    let csv = stage.run("cst goal list --format csv").out
    for name in ["'=1+1,", "'+1,", "'@x,"] {
      #expect(csv.contains("\r\n\(name)"), "\(csv)")
    }
    let tsv = stage.run("cst goal list --format tsv").out
    #expect(tsv.contains("\n=1+1\t"))
  }
}
