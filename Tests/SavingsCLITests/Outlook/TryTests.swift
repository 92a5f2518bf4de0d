import CommandGrammar
import Foundation
import SavingsCLI
import Support
import Testing

/// Changes that are carried out on a copy.
@Suite struct TryTests {
  private static let steps = [
    "save 100EUR --goal wedding-gift --asset savings",
    "save --left --asset savings --goal emergency-fund",
    "goal add Boat --target 900EUR --deadline +1y",
    "goal edit new-car --deadline +3y", "goal cancel laptop",
    "goal delete wedding-gift", "rate set BTC/EUR 57400",
    "asset add Box --currency EUR --balance 50",
    "alloc set 10% --asset savings --goal new-car",
    "tx withdraw 300EUR --asset savings --date -1d",
    "tx transfer 20EUR --from savings --to dollar-account --receives 22",
    "settings set payday 15", "plan skip emergency-fund",
    "flex --adjust 0.5 --apply", "budget 1600EUR --apply",
    "asset delete yen-cash", "rate delete JPY/EUR",
    "save 30EUR --goal new-car --asset savings --today 2026-04-02",
  ]

  private static let questions = [
    "plan", "budget", "goal list --all", "tx list", "alloc list",
    "flex --to 900EUR", "explain new-car", "plan --today 2026-05-01",
    "goal show wedding-gift", "budget 1500EUR --check",
  ]

  /// The data of an answer, a line each, with the ids of new records told
  /// alike.
  private func data(of out: String) -> [String] {
    let lines = out.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let after = lines.lastIndex { $0.hasPrefix("\"after\": ") } ?? 0
    let data = lines[after...].drop { !$0.hasPrefix("\"data\"") }
      .prefix { !$0.hasPrefix("\"warnings\"") }
    return data.map { line in
      line.replacing(
        /\b(?!5b0c6c1e)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, with: "NEW"
      ).replacing(/[0-9a-f]{8}(?=\b)/, with: "ID")
    }
  }

  @Test func isTheSameStepsOnACopiedFileAndThenTheQuestion() throws {
    var dice = SplitMix64(seed: 0x7e1)
    var compared = 0
    for _ in 0..<60 {
      let steps = (0..<Int.random(in: 1...3, using: &dice)).compactMap { _ in
        Self.steps.randomElement(using: &dice)
      }
      let question = Self.questions.randomElement(using: &dice) ?? "plan"
      let tried = try Stage.demo()
      let stored = tried.stored
      let arguments = ["try"] + steps + ["--ask", question, "--json"]
      let answer = tried.run(arguments)
      #expect(tried.stored == stored)
      #expect(answer == tried.run(arguments), "\(arguments)")

      let real = try Stage.demo()
      let done = steps.map { real.run("cst \($0) --yes") }
      if let failed = done.first(where: { $0.status != .success }) {
        try #require(answer.status == failed.status, "\(arguments)")
        continue
      }
      let asked = real.run("cst \(question) --json")
      try #require(answer.status == asked.status, "\(arguments)")
      guard !asked.out.isEmpty else { continue }
      let told = data(of: answer.out)
      try #require(!told.isEmpty)
      try #require(told == data(of: asked.out), "\(arguments)")
      compared += 1
    }
    #expect(compared > 25)
  }

  /// Who tries something is led to nothing that changes something.
  @Test(
    arguments: [
      ("'save 5'", "cst try 'save 5 --goal GOAL'"),
      ("'rate set BTC 5'", "\"cst try 'rate set BTC/EUR 5'\"?"),
      ("'goal delte laptop'", "\"cst try 'goal delete laptop'\"?"),
      ("'import p.csv'", "cst import p.csv --dry-run\n"),
      ("'rate fetch'", "cst rate fetch --dry-run\n"),
      ("'undo 2'", "cst undo 2 --dry-run\n"),
      ("'goal cancel laptop' --ask 'plan skip'", "cst try 'plan skip "),
    ])
  func whatIsOfferedIsTried(_ steps: String, _ tip: String) throws {
    let outcome = try Stage.demo().run("cst try \(steps)")
    #expect(outcome.status == .usage)
    #expect(outcome.err.contains(tip), "\(outcome.err)")
  }

  /// One day is told: that of what is answered.
  @Test func theDayOfTheQuestionIsTold() throws {
    var stage = try Stage.demo()
    stage.environment["CST_TODAY"] = "2026-03-10"
    for (options, day) in [
      ("--ask 'plan --today +1m'", "2026-04-10 by --today"),
      ("--ask plan", "2026-03-10 by CST_TODAY"),
      ("--today 2026-03-12", "2026-03-12 by --today"),
    ] {
      let out = try stage.must("cst try 'plan skip laptop' \(options)")
      #expect(out.hasSuffix("\n\nToday is set to \(day).\n"), "\(out)")
      #expect(out.split(separator: "Today is set to").count == 2, "\(out)")
    }
  }

  @Test func newRecordsAreNumbered() throws {
    let out = try Stage.demo().must(
      """
      cst try 'goal add Boat --target 9EUR --deadline +1y' \
      'asset add Box --currency EUR --balance 50' --json
      """)
    for number in 1...3 {
      #expect(out.contains("00000000-0000-4000-8000-00000000000\(number)"))
    }
    #expect(!out.contains("00000000-0000-4000-8000-000000000004"))
  }

  @Test func readsStepsFromStandardInput() throws {
    var stage = try Stage.demo()
    stage.input = """
      # a comment

        save 5EUR --goal new-car --asset savings\r
      settings set payday 1
      """
    let piped = stage.run("cst try - 'goal cancel laptop' --json")
    let typed = try Stage.demo().run(
      """
      cst try 'save 5EUR --goal new-car --asset savings' \
      'settings set payday 1' 'goal cancel laptop' --json
      """)
    #expect(piped.status == .success, "\(piped.err)")
    #expect(piped == typed)
    stage.input = "# nothing\n"
    #expect(stage.run("cst try -").err.contains("STEP"))
  }

  @Test func beginsWhereNothingIsKept() throws {
    let stage = try Stage()
    let outcome = stage.run(
      "cst try 'goal add Boat --target 9EUR --deadline +1y' --json")
    #expect(outcome.status == .success, "\(outcome.err)")
    #expect(stage.stored == nil)
    #expect(
      stage.run("cst try 'rate set BTC/EUR 9' --file /nowhere/a.json").status
        == .data)
  }

  @Test(arguments: [
    ("", 2, "STEP"), ("''", 2, "no command"),
    ("\"goal add 'Boat\"", 2, "quote"), ("'goal add \\'", 2, "backslash"),
    ("plan", 2, "--ask plan"), ("budget", 2, "--apply"),
    ("undo", 2, "cannot be tried"), ("redo", 2, "cannot be tried"),
    ("'check --accept'", 2, "cannot be tried"), ("help", 2, "page"),
    ("'rate fetch EUR'", 2, "asks the network"),
    ("'asset sync --requests'", 2, "asks the network"),
    ("'rate import r.csv'", 2, "reads a file"),
    ("'merge other.json'", 2, "reads a file"),
    ("'save 5EUR --goal new-car --asset savings --json'", 2, "--json"),
    ("'settings set payday 1 -n'", 2, "--dry-run"),
    ("'settings set payday 1' --ask 'plan --format csv'", 2, "--format"),
    ("'settings set payday 1' --ask 'goal delete laptop'", 2, "make it a step"),
    ("'settings set payday 1' --ask log", 2, "cannot be tried"),
    ("'settings set payday 1' 'goal edit nobody --note x'", 3, "step 2: "),
    ("'settings set payday 1' 'goal add Laptop'", 2, "step 2: "),
    ("'settings set payday 1' 'goal reopen laptop'", 4, "step 2: "),
    ("'settings set payday 1' --dry-run", 2, "--dry-run"),
  ])
  func refuses(_ line: String, _ status: Int32, naming words: String) throws {
    let stage = try Stage.demo()
    let stored = stage.stored
    let outcome = stage.run("cst try \(line)")
    #expect(outcome.status.rawValue == status, "\(outcome.err)")
    #expect(outcome.err.contains(words), "\(outcome.err)")
    #expect(outcome.out == "")
    #expect(stage.stored == stored)
  }

  @Test func aStepTakesWordsAsTheyAre() throws {
    let options = "--target 9EUR --deadline +1y --yes"
    let step = #"cst goal add 'A \$ *' --note "say \"hi\"" "# + options
    let out = try Stage.demo().run(["try", step, "--json"]).out
    let document = try #require(JSONValue(out))
    let change = document["data"]?["steps"]?[0]?["changes"]?[0]?["after"]
    #expect(change?["name"]?.text == #"A \$ *"#)
    #expect(change?["note"]?.text == #"say "hi""#)
  }

  @Test func warningsAreToldOnceAndStrictEndsWithThem() throws {
    let stage = try Stage.demo()
    let line =
      "cst try 'rate delete JPY/EUR' 'goal edit laptop --note x' --ask plan"
    let outcome = stage.run(line)
    #expect(outcome.status == .success)
    let count = outcome.err.split(separator: "\n").count {
      $0.contains("no rate for JPY/EUR")
    }
    #expect(count == 1, "\(outcome.err)")
    #expect(stage.run(line + " --strict").status == .warned)
  }
}
