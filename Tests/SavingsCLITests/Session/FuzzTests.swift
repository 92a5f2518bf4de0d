import CommandGrammar
import SavingsCLI
import Support
import Testing

/// Whatever is typed, the program keeps its promises.
@Suite struct FuzzTests {
  private let statuses: Set<Int32> = [0, 1, 2, 3, 4, 5, 6, 7, 10]

  /// A thousand lines of ten seeds each.
  @Test(arguments: 0..<10)
  func thousandsOfCommandLines(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let words = Vocabulary()
    var stage = try Stage.demo()
    var counts: [ExitCode: Int] = [:]
    for round in 0..<1_000 {
      if round % 200 == 0 { stage = try Stage.demo() }
      let line = words.line(&dice)
      let before = stage.stored
      let outcome = stage.run(line)
      counts[outcome.status, default: 0] += 1
      try #require(statuses.contains(outcome.status.rawValue), "\(line)")
      // Nobody answers here.
      let isDeaf = outcome.err.contains("curl")
      try #require(
        outcome.status != .failed || isDeaf, "\(line): \(outcome.err)")
      try #require(!outcome.err.contains("\u{1B}"), "\(line)")
      if !line.contains("always") {
        try #require(!outcome.out.contains("\u{1B}"), "\(line)")
      }
      let lines = outcome.err.split(separator: "\n")
      try #require(lines.count <= 6, "\(line): \(outcome.err)")
      guard outcome.status != .success, outcome.status != .unsure else {
        continue
      }
      try #require(stage.stored == before, "\(line)")
    }
    #expect(counts[.success, default: 0] > 50, "\(counts)")
    #expect(counts[.usage, default: 0] > 250)
    #expect(counts[.notFound, default: 0] > 10)
  }
}

/// What somebody might type, right and wrong.
private struct Vocabulary {
  private let commands = grammar.commands
  private let junk = [
    "", "-", "--", "---", "-x", "--nope", "=", "--=", "--file", "\u{1B}[31m",
    "日本旅行", "new-car", "savings", "5EUR", "-5", "1,234", "100%", "+6m",
    "2026-02-30", "BTC/EUR", "5b0c", "--json", "--json=2", "always", "\n",
    "--accessible", "--spoken", "--help", "-V", "payday", "31", "😀", "a b",
    "--strict", "-q", "-n", "-y", "--width=3", "--format=csv", "--color",
    "x" + String(repeating: "y", count: 300), "\u{202E}abc", "e\u{301}",
  ]

  func line(_ dice: inout SplitMix64) -> [String] {
    let command = commands.randomElement(using: &dice) ?? commands[0]
    var line = Samples.line(for: command)
    for option in grammar.options(of: command)
    where Int.random(in: 0..<8, using: &dice) == 0 {
      // The store has to stay the one that is compared.
      guard !["file", "output", "help", "version"].contains(option.name)
      else { continue }
      line.append("--\(option.name)")
      if option.kind == .option { line.append(option.example) }
    }
    for _ in 0..<Int.random(in: 0...3, using: &dice) {
      switch Int.random(in: 0..<4, using: &dice) {
      case 0:
        line.insert(pick(&dice), at: .random(in: 0...line.count, using: &dice))
      case 1 where line.count > 1:
        line.remove(at: .random(in: 0..<line.count, using: &dice))
      case 2: line[.random(in: 0..<line.count, using: &dice)] = pick(&dice)
      default:
        line.swapAt(
          .random(in: 0..<line.count, using: &dice),
          .random(in: 0..<line.count, using: &dice))
      }
      if line.isEmpty { break }
    }
    return line.filter { !$0.hasPrefix("--file") }
  }

  private func pick(_ dice: inout SplitMix64) -> String {
    junk.randomElement(using: &dice) ?? ""
  }
}
