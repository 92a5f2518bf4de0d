import CommandGrammar
import Support
import Testing

/// The facts and promises of a command line that is not understood.
@Suite struct UsageProblemTests {
  @Test(
    arguments: [
      ("gaol", "gaol", ["goal"]), ("goal", "cst goal", nil),
      ("plan --js", "--js", ["--json"]),
      ("goal list --brief", "--brief", ["cst plan"]),
      ("goal list --sort nmae", "nmae", ["name"]),
      ("goal list --sort x", "x", nil), ("plan -n", "-n", nil),
      ("plan set", "cst plan set", ["GOAL", "AMOUNT"]),
      ("goal list a", "a", []), ("-- a", "a", []),
      ("undo -nn", "--dry-run", []),
      ("help gaol", "gaol", ["goal"]), ("goal list --all=1", "--all", []),
      ("plan --goal", "--goal", []),
      ("flex --to 1 --adjust 1", "cst flex", nil),
    ] as [(String, String, [String]?)])
  func tellsMachines(
    of line: String, _ subject: String, _ candidates: [String]?
  ) throws {
    let found = try #require(problem(line)).facts
    #expect(found.subject == subject)
    if let candidates {
      #expect(found.candidates == candidates)
    } else {
      #expect(found.candidates.count > 1)
    }
  }

  @Test func problemsCarryFacts() {
    #expect(
      problem("goal add x --target 1 --note --yes")
        == .noValue(
          "--note", followedBy: "--yes", example: "--note \"a few words\""))
    #expect(
      problem("goal")
        == .noVerb(of: "cst goal", verbs: ["add", "list", "show", "delete"]))
    #expect(
      problem("goal add x --target y")
        == .unreadable(
          "y", Misreading("\"y\" is not a clear amount"),
          example: "--target 12000EUR"))
  }

  @Test(
    arguments: [
      ("gaol", "unknown_command"), ("-- x", "unknown_command"),
      ("goal", "incomplete_command"), ("plan --js", "unknown_option"),
      ("plan --goal", "missing_value"), ("undo -n=1", "needless_value"),
      ("undo -nn", "repeated_option"), ("goal show", "missing_argument"),
      ("flex --to 1 --adjust 1", "exclusive_options"),
      ("undo 1 2", "unexpected_argument"), ("undo x", "unreadable_value"),
      ("help gaol", "unknown_subject"),
    ])
  func names(_ line: String, forMachines code: String) throws {
    #expect(try #require(problem(line)).facts.code == code)
  }

  /// No command and no option can be shortened.
  @Test func nothingIsAbbreviated() throws {
    for command in sample.commands {
      let example = try #require(command.examples.first)
      let words = Array(shellWords(example).dropFirst())
      for index in command.words.indices {
        var shorter = words
        shorter[index].removeLast()
        #expect(throws: UsageProblem.self) { try sample.parse(shorter) }
      }
      for shape in sample.options(of: command) where shape.name.count > 2 {
        let shorter = words + [String(shape.title.dropLast())]
        #expect(throws: UsageProblem.self) { try sample.parse(shorter) }
      }
    }
  }

  /// Whatever is typed, an answer comes back, and a problem has a tip.
  @Test func everyProblemIsOneLineWithATip() throws {
    var dice = SplitMix64(seed: 7)
    let typed =
      sample.commands.flatMap(\.words)
      + sample.commands.flatMap(sample.options(of:)).map(\.title)
      + ["-n", "-ny", "-x", "--", "-", "-1", "", "Boat", "--target=5", "a b"]
    for _ in 0..<2_000 {
      let words = (0..<dice.number(0...6)).map { _ in dice.one(of: typed) }
      do throws(UsageProblem) { _ = try sample.parse(words) } catch {
        try #require(
          !error.message.isEmpty && !error.tip.text.isEmpty, "\(words)")
        try #require(
          !(error.message + error.tip.text).contains("\n"), "\(words)")
        try #require(error.message.last != ".", "\(words)")
      }
    }
  }
}
