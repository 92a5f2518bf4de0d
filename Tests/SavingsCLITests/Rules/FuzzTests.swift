import CommandGrammar
import Foundation
import SavingsCLI
import Testing

/// Whatever is typed, the program keeps its promises.
@Suite struct FuzzTests {
  /// Ten thousand lines where there is time for them.
  private static let rounds =
    ProcessInfo.processInfo.environment["CST_SLOW"] == "1" ? 10_000 : 2_000

  private let statuses: Set<Int32> = [0, 1, 2, 3, 4, 5, 6, 7, 10]

  @Test func thousandsOfCommandLines() throws {
    var dice = Dice(2_000)
    let words = Vocabulary()
    var stage = try Stage.demo()
    var counts: [ExitCode: Int] = [:]
    for round in 0..<FuzzTests.rounds {
      if round % 200 == 0 { stage = try Stage.demo() }
      let line = words.line(&dice)
      let before = stage.stored
      let outcome = stage.run(line)
      counts[outcome.status, default: 0] += 1
      try #require(statuses.contains(outcome.status.rawValue), "\(line)")
      try #require(outcome.status != .failed, "\(line): \(outcome.err)")
      try #require(!outcome.err.contains("\u{1B}"), "\(line)")
      if !line.contains("always") {
        try #require(!outcome.out.contains("\u{1B}"), "\(line)")
      }
      guard outcome.status != .success else { continue }
      if !outcome.err.hasPrefix("warning: ") {
        let lines = outcome.err.split(separator: "\n")
        try #require(lines.count <= 6, "\(line): \(outcome.err)")
      }
      try #require(stage.stored == before, "\(line)")
    }
    #expect(counts[.success, default: 0] > 100, "\(counts)")
    #expect(counts[.usage, default: 0] > 500)
    #expect(counts[.notFound, default: 0] > 20)
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

  func line(_ dice: inout Dice) -> [String] {
    let command = commands.randomElement(using: &dice) ?? commands[0]
    var line = Samples.line(for: command)
    for option in grammar.options(of: command)
    where Int.random(in: 0..<8, using: &dice) == 0 {
      // The store has to stay the one that is compared.
      guard !["file", "help", "version"].contains(option.name) else { continue }
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

  private func pick(_ dice: inout Dice) -> String {
    junk.randomElement(using: &dice) ?? ""
  }
}
