import CommandGrammar
import Testing

/// What `help` is about, and the promises every page keeps.
@Suite struct HelpTests {
  @Test(
    arguments: [
      ("help", .everything), ("--help", .everything), ("-h", .everything),
      ("help goal add", .command(["goal", "add"])),
      ("goal add -h", .command(["goal", "add"])),
      ("goal add --target --help", .command(["goal", "add"])),
      ("goal add --nope=1 x y z -h", .command(["goal", "add"])),
      ("help goal add --help", .command(["goal", "add"])),
      ("help goal", .noun("goal")), ("goal --help", .noun("goal")),
      ("goal remove --help", .noun("goal")),
      ("help transaction", .noun("tx")),
      ("help transaction ls", .command(["tx", "list"])),
      ("help plan", .command(["plan"])),
      ("help plan set", .command(["plan", "set"])),
      ("help help", .command(["help"])), ("help -h", .command(["help"])),
      ("help amounts", .topic("amounts")), ("amounts -h", .topic("amounts")),
      ("help undo", .command(["undo"])),
      ("gaol --help", .everything),
    ] as [(String, Subject)])
  func understands(_ line: String, asHelpOn subject: Subject) throws {
    guard case .help(let found) = try sample.parse(shellWords(line)) else {
      Issue.record("\(line) asks for no help")
      return
    }
    #expect(found == subject)
  }

  @Test func helpAfterTheDashesIsAnOperand() throws {
    #expect(try answer("goal show -- --help") == "goal show: --help")
    #expect(
      try answer("goal add x --target 1 --note=--help").contains("--help"))
  }

  /// No line is wider than asked, and no text column under twenty.
  @Test(arguments: [30, 40, 48, 60, 80, 120])
  func fits(_ width: Int) throws {
    let subjects =
      sample.commands.map { Subject.command($0.words) }
      + [.everything, .noun("goal"), .noun("tx"), .topic("amounts")]
    for subject in subjects {
      let text = sample.help(of: subject, width: width)
      for line in text.split(separator: "\n") {
        try #require(line.count <= width, "\(line)")
        let column = line.prefix { $0 == " " }.count
        try #require(width - column >= 20, "\(line)")
      }
      try #require(!text.contains("\u{1B}"))
    }
  }

  /// The three ways to ask give the same text.
  @Test func allWaysToAskAreOne() throws {
    for command in sample.commands where command.name != "help" {
      let asked = try [
        command.words + ["-h"], command.words + ["--help"],
        ["help"] + command.words,
      ].map { words -> String in
        guard case .help(let subject) = try sample.parse(words) else {
          return "no help"
        }
        return sample.help(of: subject, width: 80)
      }
      #expect(Set(asked).count == 1)
      #expect(asked[0].hasPrefix(command.summary))
    }
  }

  @Test func everyOptionIsExplained() {
    for command in sample.commands {
      let text = sample.help(of: .command(command.words), width: 80)
      let shared = sample.help(of: .topic("options"), width: 80)
      let everywhere = sample.everywhere.map(\.name)
      for shape in sample.options(of: command) {
        let isShared = everywhere.contains(shape.name)
        #expect(
          (isShared ? shared : text).contains(shape.synopsis),
          "\(command.name)")
        #expect(!isShared || shared.contains(shape.explanation))
      }
      let parts = [
        "Usage:", "Examples:", "Options of every command: cst help options",
      ]
      let order = parts.compactMap { text.firstRange(of: $0)?.lowerBound }
      #expect(order.count == parts.count && order == order.sorted())
    }
  }

  /// Without columns no two spaces stand between words.
  @Test func aScreenReaderHearsSentences() throws {
    let text = sample.help(
      of: .command(["goal", "add"]), width: 80, hasColumns: false)
    #expect(text.contains("\n  --target AMOUNT: How much it takes\n"))
    #expect(text.contains("\n  -n, --dry-run: Show what would change\n"))
    for subject in [.everything, .noun("goal"), .topic("amounts")] as [Subject]
    {
      let text = sample.help(of: subject, width: 80, hasColumns: false)
      for line in text.split(separator: "\n") {
        try #require(!line.drop { $0 == " " }.contains("  "), "\(line)")
      }
    }
  }

  @Test func aVeryNarrowPageStillHasAllWords() {
    let text = sample.help(of: .command(["goal", "list"]), width: 3)
    let words = text.split { " \n".contains($0) }
    #expect(words.contains("requires") == false)
    #expect(words.contains("progress,"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 26 })
  }

  @Test func longChoicesAreBrokenBetweenThem() {
    let wide = Command<Int, String>(
      "go", "Go somewhere",
      option("where-to-go-today", .far, "Which way").or(.northwest, "northwest")
    ) { _, way in way.rawValue }
    let grammar = Grammar("walk", "Walk", commands: [wide])
    #expect(
      grammar.help(of: .command(["go"]), width: 26).contains(
        """
              [--where-to-go-today
              northwest|southeast|
              elsewhere]
        """))
  }
}

private enum Way: String, CaseIterable, Sendable {
  case northwest, southeast, elsewhere
}

extension Notation {
  fileprivate static var far: Notation<Way> {
    Notation<Way>(oneOf: Way.self, "way")
  }
}
