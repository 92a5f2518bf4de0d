import SavingsCLI
import Support
import Testing

/// What a screen reader gets, whatever is asked or changed.
struct ReadAloudTests {
  /// Refusals, which speak as answers do.
  private static let refusals = [
    "tx deposit -5000.5 --asset savings", "tx deposit 0 --asset savings",
    "goal add X --target=-5000EUR --deadline +1y",
    "goal add X --target 5000EUR --deadline 2026-01-01",
    "alloc set 99% --asset savings --goal wedding-gift",
    "alloc set -5EUR --asset savings --goal laptop", "flex --to 500000EUR",
    "budget -1500.5EUR", "plan set new-car -1000EUR",
    "settings set critical -12000",
    "alloc set --asset savings --goal laptop -- -5000EUR",
    "save -5000 --goal laptop", "goal delete new-car",
    "alloc set 9000EUR --asset savings --goal new-car",
    "save 5EUR --goal new-car --asset savings --date 2025-09-05",
    "asset delete savings",
    "tx deposit 99999999999999999999999 --asset savings",
    "rate set BTC/EUR 0", "budget --check", "nope", "goal", "goal lst",
    "goal show nobody", "plan --today never",
  ]

  /// Changes that tell what was and what is.
  private static let changes = [
    "goal edit new-car --target 30000EUR --deadline +2y --start 2025-12-01",
    "goal edit new-car --deadline +3y -n", "settings set payday 1 -n",
    "goal edit laptop --currency EUR", "goal edit laptop --currency USD -n",
    "asset reconcile savings --balance 12000", "undo", "redo", "undo 2",
    "save 2500EUR --goal new-car --asset savings",
    "tx withdraw 99999EUR --asset savings",
    "tx deposit 2000EUR --asset savings --date +3d", "check", "log",
    "alloc set 9000EUR --asset savings --goal new-car --yes",
    "alloc set 1EUR --asset savings --goal new-car",
    "save 1250.50EUR --goal new-car --asset savings",
    "alloc set 5EUR --asset savings --goal new-car",
    "tx edit 5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c0b --amount 1500 --date +1d",
    "rate set BTC/EUR 80000.5", "rate set EUR/BTC 0.0000125 --date +1d",
    "explain new-car", "plan set new-car 1900EUR", "plan", "explain new-car",
    "settings set critical 12345.6", "settings set currency USD",
    "asset delete savings -n",
    "tx deposit 170141183460469231731 --asset savings", "plan", "explain 日本旅行",
    "rate delete JPY/EUR", "plan", "flex --to 5USD --apply", "budget 1USD",
    "tx deposit 170141183460469231731 --asset savings", "log", "check",
  ]

  /// What is typed, or was, and so is no prose.
  private var asTyped: [Regex<Substring>] {
    [
      /(?:cst|chmod|cp) [^,:]*/, /"[^"]*"/, /[A-Z]{3}\/[A-Z]{3}/,
      /\((?:goal|tx|asset|alloc|plan|rate|save|settings|undo|redo|flex) .*\)/,
      /\ {2}(?:Command|Key|Pair|Value|Slug): .*$/, /\ --[a-z][^,:]*/,
      /(?:write|set at least|set at most) .*$/, /1 [A-Z]{3} for/,
    ]
  }

  private func said(_ line: Substring) -> String {
    asTyped.reduce(String(line)) { $0.replacing($1, with: "it") }
  }

  private func check(_ outcome: Outcome, saidBy line: String) throws {
    // A journal is for another program, and an address for a server.
    if line.hasPrefix("export") || line.hasSuffix("--requests") { return }
    for row in (outcome.out + outcome.err).split(separator: "\n") {
      let words = said(row)
      for sign in ["->", " = ", " x ", " / ", " ... ", "%"] {
        try #require(!words.contains(sign), "cst \(line): \(row)")
      }
      try #require(
        words.firstMatch(of: /[0-9],[0-9]/) == nil, "cst \(line): \(row)")
      try #require(
        words.firstMatch(of: /[0-9]{4}-[0-9]{2}/) == nil, "cst \(line): \(row)")
      try #require(words.firstMatch(of: /[█░▁-▇✓✗▸]/) == nil)
      try #require(words.firstMatch(of: /[^ ] {2,}[^ ]/) == nil, "\(row)")
    }
  }

  /// A refusal that is there for its amount speaks of the amount.
  @Test func noNegativeAmountIsLostOnTheWay() throws {
    let stage = try stage()
    let negative = Self.refusals.filter { $0.contains(/[ =]-[0-9]/) }
    for line in negative {
      let amount = try #require(line.firstMatch(of: /-[0-9.]+/)?.0)
      let said = stage.run("cst \(line)").err
      #expect(said.contains("\(amount)"), "cst \(line): \(said)")
    }
    #expect(negative.count == 8)
  }

  private func stage() throws -> Stage {
    var stage = try Stage.demo()
    stage.environment["CST_ACCESSIBLE"] = "1"
    return stage
  }

  @Test(arguments: [
    SchemaTests.questions, SchemaTests.story, changes, refusals,
  ])
  func everythingIsSaidInWords(_ lines: [String]) throws {
    let stage = try stage()
    // A manual page is for a program that lays it out.
    let others = lines.filter {
      !["help", "--help", "completion", "version"].contains(where: $0.contains)
    }
    for line in others { try check(stage.run("cst \(line)"), saidBy: line) }
    #expect(others.count > 15)
  }

  @Test func everySumIsSpokenWhereThatIsWanted() throws {
    let stage = try stage()
    for line in SchemaTests.questions + Self.changes + Self.refusals
    where !line.contains("help") {
      let outcome = stage.run("cst \(line) --spoken")
      for row in (outcome.out + outcome.err).split(separator: "\n") {
        let sums = said(row).matches(of: /[0-9] (EUR|USD|JPY|BTC)\b( \()?/)
        for sum in sums { try #require(sum.2 != nil, "cst \(line): \(row)") }
      }
    }
  }

  /// A question has numbered answers, and says which is the default.
  @Test(
    arguments: [
      ("1", ExitCode.success), ("2", .refused), ("", .refused),
      ("y", .success), ("yes", .success), ("n", .refused), ("11", .refused),
    ])
  func aQuestionHasNumberedAnswers(
    _ answer: String, _ status: ExitCode
  ) throws {
    var stage = try stage()
    stage.answers = [answer]
    let (outcome, asked) = stage.play("cst goal delete new-car")
    #expect(outcome.status == status)
    #expect(
      asked.split(separator: "\n").last
        == """
        Delete it? Type 1 for yes or 2 for no, and then Enter. Enter alone is \
        no: \(answer)
        """)
    stage.environment["CST_ACCESSIBLE"] = nil
    stage.answers = ["1"]
    #expect(stage.run("cst goal delete laptop").status == .refused)
  }
}
